// What happened on the table, sentence by sentence; narrator_happened.cpp makes a whole of it.
#pragma once

#include <string>

#include "accessibility/utterance.h"
#include "engine/event.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::accessibility {

/// Everything that the sentences about an event may need. `after` is the table after the
/// whole action.
struct Scene {
    const locale::Translator &words;
    Verbosity verbosity;
    const Rules &rules;
    const Position &after;

    bool brief() const { return verbosity == Verbosity::Brief; }
    bool full() const { return verbosity == Verbosity::Full; }
};

/// The one move of an action: "Herz-8 auf Pik-9, Stapel 3."
std::string moved_sentence(const Scene &scene, const Event &moved);
/// Several moves at once, as of "all to the foundations": "3 Karten auf die Grundstapel: ..."
std::string all_moved_sentence(const Scene &scene, const Events &events);
/// What now lies open where the cards were taken; empty where that is told otherwise.
std::string left_behind(const Scene &scene, const Events &events, const Event &moved);

/// Cards turned from the stock onto the waste, one or several.
std::string drawn_sentence(const Scene &scene, const Events &events);
/// Cards dealt on the tableau: "10 Karten ausgeteilt."
std::string dealt_sentence(const Scene &scene, const Events &events);
/// "Ablagestapel umgedreht: 20 Karten im Talon."
std::string redealt_sentence(const Scene &scene, const Event &redealt);
/// What is left in the stock, where that is worth saying after it was used.
std::string stock_left(const Scene &scene);

/// "Stapel 4 gefüllt mit Karo-5 vom Ablagestapel."
std::string filled_sentence(const Scene &scene, const Event &filled);
/// "Grundstapel 3 vollständig. 2 von 8 Grundstapeln fertig."
std::string completed_sentence(const Scene &scene, const Event &completed);
std::string base_set_sentence(const Scene &scene, const Event &set);
std::string won_sentence(const Scene &scene);

} // namespace longwood::accessibility
