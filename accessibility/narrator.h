// From events, refusals and positions to sentences. The only place where play
// becomes words; window, text game and speech all take their sentences from here.
#pragma once

#include <string>

#include "accessibility/utterance.h"
#include "engine/event.h"
#include "engine/game.h"
#include "engine/game_text.h"
#include "engine/player/hint.h"
#include "engine/referee.h"
#include "engine/refusal.h"
#include "engine/spot.h"
#include "locale/translator.h"

namespace longwood::accessibility {

class Narrator {
  public:
    /// `words` must outlive the narrator; a change of its language takes effect at once.
    explicit Narrator(const locale::Translator &words, Verbosity verbosity = Verbosity::Normal)
        : words_(words), verbosity_(verbosity) {}
    void set_verbosity(Verbosity verbosity) { verbosity_ = verbosity; }
    Verbosity verbosity() const { return verbosity_; }

    // ---- what happened -------------------------------------------------------------
    /// "Herz-8 auf Pik-9, Stapel 3. Aufgedeckt: Karo-König." One sentence group for a whole
    /// move, its consequences included. `after` is the table after it.
    std::string happened(const Rules &rules, const Events &events, const Position &after) const;
    /// "Geht nicht: Stapel 3 braucht eine rote 7." `position` is the table as it is.
    std::string refused(const Rules &rules, const Position &position, const Refusal &refusal) const;
    /// "Zurück: Herz-8 wieder auf Stapel 7." `before` is the table before the undo, `after`
    /// the one after it.
    std::string undone(const Rules &rules, const Move &move, const Position &before, const Position &after) const;
    /// A game at its deal: variant, deal number, what lies where in a sentence or two.
    std::string dealt(const Game &game) const;
    /// "Won.", "No move left.", ...; empty for Open.
    std::string standing(Standing standing) const;
    /// Why a saved game cannot be read: line and reason.
    std::string unreadable(const GameTextError &error) const;

    // ---- what is there -------------------------------------------------------------
    /// The name of a place: "Herz-8, Stapel 7, 3 von 9, 5 verdeckt"; "Stapel 10, leer, nur König".
    std::string place(const Rules &rules, const Position &position, Spot spot) const;
    /// The same for a card that is picked up: "..., in der Hand".
    std::string carried_place(const std::string &place) const;
    /// The whole pile, top first (keys V, W, T, E); never what lies face down.
    std::string pile(const Rules &rules, const Position &position, PileId pile) const;
    std::string foundations(const Rules &rules, const Position &position) const; // key G
    std::string all_tops(const Rules &rules, const Position &position) const;    // key A
    std::string base_rank(const Rules &rules, const Position &position) const;   // key B
    std::string summary(const Game &game) const;                                 // key Q
    /// Key H: a good move and why, or that there is none. Known problem 14: it says so when only
    /// the stock helps.
    std::string hint(const Rules &rules, const Position &position) const;
    /// A move as something to choose from a list: "Herz-8 auf Pik-9, Stapel 3".
    std::string offer(const Rules &rules, const Position &position, const Move &move) const;

    /// "What may I do here?": what the pile takes and gives, from the rules and as it lies.
    std::string advice(const Rules &rules, const Position &position, PileId pile) const;
    /// The name of a game: "Rouge et Noir, Spiel 1234".
    std::string title(const Game &game) const;

    const locale::Translator &words() const { return words_; }

  private:
    const locale::Translator &words_;
    Verbosity verbosity_;
};

} // namespace longwood::accessibility
