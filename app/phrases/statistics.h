// The figures in words.
#pragma once

#include <cstdint>
#include <string>

#include "app/session/history.h"
#include "app/session/statistics.h"
#include "engine/rules.h"
#include "locale/help/help.h"
#include "locale/translator.h"

namespace longwood::phrases {

/// All figures as a page: a section a variant of which a deal was started, `first` before the
/// others, then the order of the variants; one sentence if there is none.
locale::HelpPage statistics_page(const locale::Translator &words, const session::History::Content &content,
                                 const longwood::Rules *first = nullptr);

/// The page as text, after a sentence for what was wrong with the file, if anything was.
std::string statistics_text(const locale::Translator &words, const session::History::Content &content,
                            const longwood::Rules *first = nullptr);

/// "Won 3 of 7 deals."; nothing before the first win.
std::string won_of(const locale::Translator &words, const session::Figures &figures);

/// "12 minutes 5 seconds", "2 hours 7 minutes".
std::string duration(const locale::Translator &words, std::int64_t seconds);

/// The day where the player is: "2026-11-30".
std::string day_of(session::Moment moment);

} // namespace longwood::phrases
