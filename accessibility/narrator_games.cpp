// A game as a whole: its deal, how far it is, how it stands.
#include "accessibility/narrator.h"
#include "accessibility/wording.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::fill;
using locale::Translator;

std::string game_name(const Translator &words, const Game &game) {
    const std::string variant = variant_name(words, game.rules());
    if (game.was_laid_out())
        // TRANSLATORS: The name of a game whose cards were laid out by hand; {variant} is "Rouge et Noir".
        return fill(words.text("{variant}, laid out by hand"), {{"variant", variant}});
    // TRANSLATORS: The name of a game: "Rouge et Noir, deal 1234".
    return fill(words.text("{variant}, deal {number}"),
                {{"variant", variant}, {"number", std::to_string(game.number())}});
}

std::string tableau_dealt(const Translator &words, const Rules &rules, const Position &position) {
    const int piles = rules.tableau.dealt.piles();
    const int cards = cards_on(rules, position, PileKind::Tableau);
    int down = 0;
    for (const PileId pile : Piles{rules})
        if (pile.kind() == PileKind::Tableau) down += face_down_cards(position, pile);
    if (down == 0)
        // TRANSLATORS: What lies on the table after the deal: "60 cards, all face up, on 12 piles."
        return fill(words.plural("{count} card, face up, on {piles} piles.",
                                 "{count} cards, all face up, on {piles} piles.", cards),
                    {{"count", words.number(cards)}, {"piles", words.number(piles)}});
    // TRANSLATORS: What lies on the table after the deal: "37 cards on 10 piles, 28 face down."
    return fill(words.plural("{count} card on {piles} piles, {down} face down.",
                             "{count} cards on {piles} piles, {down} face down.", cards),
                {{"count", words.number(cards)}, {"piles", words.number(piles)}, {"down", words.number(down)}});
}

std::string foundations_dealt(const Translator &words, const Rules &rules, const Position &position) {
    const int cards = cards_on(rules, position, PileKind::Foundation);
    if (cards == 0) return {};
    // TRANSLATORS: What lies on the foundations after the deal: "8 cards on the foundations."
    return fill(words.plural("{count} card on the foundations.", "{count} cards on the foundations.", cards),
                {{"count", words.number(cards)}});
}

std::string other_piles(const Translator &words, const Position &position) {
    Sentences sentences{words};
    const int reserve = position.size(PileId::reserve());
    if (reserve > 0)
        sentences.add(fill(
            // TRANSLATORS: What lies on the reserve: "Reserve: 21 cards, on top five of diamonds."
            words.plural("Reserve: {count} card, on top {card}.", "Reserve: {count} cards, on top {card}.", reserve),
            {{"count", words.number(reserve)}, {"card", card_name(words, position.top(PileId::reserve()))}}));
    const int stock = position.size(PileId::stock());
    if (stock == 0) {
        sentences.add_phrase(words.text("stock, empty"));
        return sentences.text();
    }
    sentences.add(
        // TRANSLATORS: How many cards the stock has: "Stock: 67 cards."
        fill(words.plural("Stock: {count} card.", "Stock: {count} cards.", stock), {{"count", words.number(stock)}}));
    return sentences.text();
}

std::string progress(const Translator &words, const Game &game) {
    const Position &position = game.position();
    const int home =
        cards_on(game.rules(), position, PileKind::Foundation) + cards_on(game.rules(), position, PileKind::Sequence);
    const long moves = long(game.moves().size());
    Sentences sentences{words};
    // TRANSLATORS: How many moves the player has made.
    sentences.add(fill(words.plural("{count} move.", "{count} moves.", moves), {{"count", words.number(moves)}}));
    // TRANSLATORS: How far the game is: "20 of 104 cards on the foundations."
    sentences.add(fill(words.plural("{count} of {total} cards on the foundations.",
                                    "{count} of {total} cards on the foundations.", home),
                       {{"count", words.number(home)}, {"total", words.number(cards_in_game(game.rules()))}}));
    return sentences.text();
}

std::string redeals(const Translator &words, const Rules &rules, const Position &position) {
    if (rules.stock.redeals <= 0) return {};
    const int left = rules.stock.redeals - position.redeals_used();
    // TRANSLATORS: The waste was turned over as often as the game allows.
    if (left <= 0) return words.text("The waste cannot be turned over again.");
    // TRANSLATORS: How often the waste may still become the stock again.
    return fill(words.plural("The waste can be turned over {count} more time.",
                             "The waste can be turned over {count} more times.", left),
                {{"count", words.number(left)}});
}

} // namespace

std::string Narrator::title(const Game &game) const { return game_name(words_, game); }

std::string Narrator::dealt(const Game &game) const {
    Sentences sentences{words_};
    sentences.add_phrase(game_name(words_, game));
    if (verbosity_ == Verbosity::Brief) return sentences.text();
    const Position &position = game.position();
    sentences.add(tableau_dealt(words_, game.rules(), position));
    sentences.add(foundations_dealt(words_, game.rules(), position));
    sentences.add(other_piles(words_, position));
    if (verbosity_ == Verbosity::Full) sentences.add(all_tops(game.rules(), position));
    return sentences.text();
}

std::string Narrator::summary(const Game &game) const {
    const Rules &rules = game.rules();
    const Position &position = game.position();
    Sentences sentences{words_};
    sentences.add_phrase(game_name(words_, game));
    sentences.add(progress(words_, game));
    sentences.add(other_piles(words_, position));
    sentences.add(redeals(words_, rules, position));
    if (has_base_rank(rules)) sentences.add(base_rank(rules, position));
    sentences.add(standing(longwood::standing(rules, position)));
    return sentences.text();
}

std::string Narrator::base_rank(const Rules &rules, const Position &position) const {
    if (has_base_rank(rules)) {
        if (position.base() == Rank::None)
            // TRANSLATORS: Key B, before the first card is on a foundation.
            return words_.text("The base rank is still open: the first card on a foundation sets it.");
        return fill(words_.text("Base rank: {rank}."), {{"rank", rank_name(words_, position.base())}});
    }
    if (rules.foundations.count == 0)
        // TRANSLATORS: Key B in games without foundations for single cards: runs of 13 cards are the aim.
        return words_.text("No base rank here: whole runs from king to ace are laid away.");
    // TRANSLATORS: Key B in games whose foundations always start at the same rank: "Foundations start with: ace."
    return fill(words_.text("Foundations start with: {rank}."),
                {{"rank", rank_name(words_, rules.foundations.base == Base::King ? Rank::King : Rank::Ace)}});
}

std::string Narrator::standing(Standing standing) const {
    const bool brief = verbosity_ == Verbosity::Brief;
    switch (standing) {
    case Standing::Open: break;
    case Standing::NoMoveLeft:
        // TRANSLATORS: How the game stands: no move is legal.
        return brief ? words_.text("No move left.")
                     // TRANSLATORS: How the game stands: no move is legal.
                     : words_.text("No move left. Moves can still be undone.");
    case Standing::OnlyIdleMovesLeft:
        // TRANSLATORS: How the game stands: moves are legal, but lead nowhere.
        return words_.text("Only moves that change nothing are left.");
    case Standing::ProvedDead:
        // TRANSLATORS: How the game stands: proved, not guessed.
        return brief ? words_.text("This game can no longer be won.")
                     // TRANSLATORS: How the game stands, in Rouge et Noir: a win always needs two sequences of each
                     // colour of king.
                     : words_.text("This game can no longer be won: three sequences start with kings of one colour, "
                                   "and a win needs two red and two black ones.");
    case Standing::Won: return words_.text("Won!");
    }
    return {};
}

} // namespace longwood::accessibility
