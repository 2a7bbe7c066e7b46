// How a help page is written: one file a variant, one msgid a heading, paragraph or item.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "locale/translator.h" // NC_

namespace longwood::locale::help {

/// The facts that a line tells, as numbered in tests/rules/.
class FactIds {
  public:
    constexpr FactIds() = default;
    constexpr FactIds(std::initializer_list<std::string_view> ids) {
        for (const std::string_view id : ids)
            ids_[size_++] = id;
    }
    constexpr const std::string_view *begin() const { return ids_.data(); }
    constexpr const std::string_view *end() const { return ids_.data() + size_; }

  private:
    std::array<std::string_view, 6> ids_{};
    std::size_t size_ = 0;
};

enum class Shape : std::uint8_t { Paragraph, Item };

/// One paragraph or item. The text may hold {names} of the numbers in numbers.h.
struct Line {
    FactIds facts = {};
    const char *text = nullptr;
    Shape shape = Shape::Paragraph;
    /// The context in the catalog; nullptr is that of the page.
    const char *context = nullptr;
};

/// The line of another page or of common.h, telling the facts of this page.
constexpr Line telling(FactIds facts, Line line) {
    line.facts = facts;
    return line;
}

/// The help of one variant.
struct Source {
    std::string_view variant = {};
    const char *context = nullptr;
    /// The sections in the order of the rule texts; a game without a reserve has no lines for it.
    std::span<const Line> introduction = {};
    std::span<const Line> layout = {};
    std::span<const Line> foundations = {};
    std::span<const Line> reserve = {};
    std::span<const Line> tableau = {};
    std::span<const Line> stock = {};
    std::span<const Line> advice = {};
    std::span<const Line> keys = {};
    /// Ids of the variants that the introduction names, for links and for {relatives}. Those
    /// that do not exist are neither.
    std::span<const std::string_view> relatives = {};
    /// The chance of winning that the rule text estimates; 0 if it gives no figure.
    double chance = 0;
};

extern const Source rouge_et_noir;
extern const Source double_signora;
extern const Source malmaison;
extern const Source waterloo;
extern const Source rouge_forty;
extern const Source signora;
extern const Source empress_of_italy;
extern const Source sixty_thieves;
extern const Source rueil;
extern const Source forty_thieves;
extern const Source spider;
extern const Source klondike;
extern const Source klondike_one;

} // namespace longwood::locale::help
