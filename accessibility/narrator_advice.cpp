// "What may I do here?" for a pile: what it takes and what it gives.
#include <algorithm>

#include "accessibility/narrator.h"
#include "accessibility/wording.h"
#include "engine/referee.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::fill;
using locale::needed_cards;
using locale::Translator;

struct Asked {
    const Translator &words;
    const Rules &rules;
    const Position &position;
    PileId pile;
    bool empty() const { return position.empty(pile); }
};

std::string stock_use(const Asked &asked) {
    const Translator &words = asked.words;
    if (const auto refused = refusal(asked.rules, asked.position, Move::use_stock()))
        return Narrator{words}.refused(asked.rules, asked.position, *refused);
    if (asked.empty())
        // TRANSLATORS: What the player may do with the stock now.
        return words.text("Using the stock turns the waste over.");
    if (has_waste(asked.rules)) {
        const int turns = std::min(asked.rules.stock.turns, asked.position.size(PileId::stock()));
        // TRANSLATORS: What the player may do with the stock now.
        return fill(words.plural("Using the stock turns one card onto the waste.",
                                 "Using the stock turns {count} cards onto the waste, one after the other.", turns),
                    {{"count", words.number(turns)}});
    }
    // TRANSLATORS: What the player may do with the stock now.
    return words.text("Using the stock deals one card on every pile, as far as it reaches.");
}

std::string build_rule(const Translator &words, const BuildRule &rule) {
    const bool up = rule.direction == Direction::Up;
    switch (rule.by) {
    case Building::ByRank:
        // TRANSLATORS: How cards lie on each other in a pile.
        return up ? words.text("Built up one by one, whatever the suit.")
                  // TRANSLATORS: How cards lie on each other in a pile.
                  : words.text("Built down one by one, whatever the suit.");
    case Building::BySuit:
        // TRANSLATORS: How cards lie on each other in a pile. "Suit" is hearts, spades, diamonds or clubs.
        return up ? words.text("Built up one by one in one suit.")
                  // TRANSLATORS: How cards lie on each other in a pile. "Suit" is hearts, spades, diamonds or clubs.
                  : words.text("Built down one by one in one suit.");
    case Building::ByColor:
        // TRANSLATORS: How cards lie on each other in a pile. Colours are red and black here.
        return up ? words.text("Built up one by one, all red or all black.")
                  // TRANSLATORS: How cards lie on each other in a pile. Colours are red and black here.
                  : words.text("Built down one by one, all red or all black.");
    case Building::ByAlternateColor: break;
    }
    // TRANSLATORS: How cards lie on each other in a pile. Colours are red and black here.
    return up ? words.text("Built up one by one, red and black in turn.")
              // TRANSLATORS: How cards lie on each other in a pile. Colours are red and black here.
              : words.text("Built down one by one, red and black in turn.");
}

std::string takes_now(const Asked &asked) {
    const CardSet takes = accepted(asked.rules, asked.position, asked.pile);
    // TRANSLATORS: About the pile asked for: no card can be put there as it is.
    if (takes.empty()) return asked.words.text("Takes no card now.");
    // TRANSLATORS: About the pile asked for: "Takes now a red seven." {cards} is in its object form.
    return fill(asked.words.text("Takes now {cards}."), {{"cards", needed_cards(asked.words, takes)}});
}

std::string foundation_gives(const Asked &asked) {
    switch (asked.rules.foundations.gives_back) {
    // TRANSLATORS: About a foundation.
    case GivesBack::Nothing: return asked.words.text("Its cards never come back.");
    // TRANSLATORS: About a foundation.
    case GivesBack::ToTableau: return asked.words.text("Its top card may go back to the tableau.");
    case GivesBack::ToAnyPile: break;
    }
    // TRANSLATORS: About a foundation.
    return asked.words.text("Its top card may go to any pile that takes it.");
}

void about_foundation(const Asked &asked, Sentences &sentences) {
    sentences.add(takes_now(asked));
    sentences.add(build_rule(asked.words, asked.rules.foundations.build));
    sentences.add(foundation_gives(asked));
}

std::string tableau_gives(const Asked &asked) {
    const Translator &words = asked.words;
    const int movable = movable_cards(asked.rules, asked.position, asked.pile);
    if (movable == 0) return {};
    return fill(
        // TRANSLATORS: About a pile of the tableau: what can be moved from it.
        words.plural("Its top card may move.", "Its top {count} cards may move, together or fewer of them.", movable),
        {{"count", words.number(movable)}});
}

void about_tableau(const Asked &asked, Sentences &sentences) {
    if (asked.empty()) {
        sentences.add_phrase(Narrator{asked.words}.place(asked.rules, asked.position, {asked.pile, 0}));
        return;
    }
    sentences.add(takes_now(asked));
    sentences.add(build_rule(asked.words, asked.rules.tableau.build));
    sentences.add(tableau_gives(asked));
}

} // namespace

std::string Narrator::advice(const Rules &rules, const Position &position, PileId pile) const {
    const Asked asked{words_, rules, position, pile};
    Sentences sentences{words_};
    switch (pile.kind()) {
    case PileKind::Stock: return stock_use(asked);
    // TRANSLATORS: About the waste: what may be done there.
    case PileKind::Waste: return words_.text("Its top card may go to the foundations and to the tableau.");
    // TRANSLATORS: About the reserve: what may be done there.
    case PileKind::Reserve: return words_.text("Its top card may go to the foundations only.");
    case PileKind::Foundation: about_foundation(asked, sentences); break;
    case PileKind::Sequence:
        sentences.add(build_rule(words_, rules.sequences.build));
        sentences.add(words_.text(
            // TRANSLATORS: About a place for a sequence.
            "Takes a whole run from king to ace, 13 cards, from one pile of the tableau; it never comes back."));
        break;
    case PileKind::Tableau: about_tableau(asked, sentences); break;
    }
    return sentences.text();
}

} // namespace longwood::accessibility
