#include "locale/names.h"

#include <array>

namespace longwood::locale {
namespace {

/// From the ace up.
constexpr std::array<const char *, ranks_in_suit> ranks = {
    // TRANSLATORS: A rank by itself, as the base rank of a game: "Base rank: {rank}".
    NC_("rank", "ace"),  NC_("rank", "two"),   NC_("rank", "three"), NC_("rank", "four"), NC_("rank", "five"),
    NC_("rank", "six"),  NC_("rank", "seven"), NC_("rank", "eight"), NC_("rank", "nine"), NC_("rank", "ten"),
    NC_("rank", "jack"), NC_("rank", "queen"), NC_("rank", "king"),
};

/// The name of a pile by itself and as the goal of a move. Those of which a game has
/// several hold the place {n}.
struct PileNames {
    const char *name, *onto;
};

PileNames names_of(PileKind kind) {
    switch (kind) {
    case PileKind::Stock:
        // TRANSLATORS: The name of a pile, and the same as the goal of a move: "seven of hearts {onto}".
        return {NC_("pile", "stock"), NC_("onto", "on the stock")};
    case PileKind::Waste: return {NC_("pile", "waste"), NC_("onto", "on the waste")};
    case PileKind::Reserve: return {NC_("pile", "reserve"), NC_("onto", "on the reserve")};
    case PileKind::Foundation:
        // TRANSLATORS: {n} is the number of the pile, from 1 on the left.
        return {NC_("pile", "foundation {n}"), NC_("onto", "on foundation {n}")};
    case PileKind::Sequence:
        // TRANSLATORS: A foundation that takes only whole sequences, from king to ace.
        return {NC_("pile", "sequence {n}"), NC_("onto", "on sequence {n}")};
    case PileKind::Tableau: break;
    }
    // TRANSLATORS: A pile of the tableau, the playing area; players hear it most of all, so keep it short.
    return {NC_("pile", "pile {n}"), NC_("onto", "on pile {n}")};
}

std::string with_number(const Translator &words, const std::string &pattern, PileId pile) {
    return fill(pattern, {{"n", words.number(pile.number())}});
}

} // namespace

std::string rank_name(const Translator &words, Rank rank) {
    return rank == Rank::None ? std::string{} : words.text_in("rank", ranks[std::size_t(rank) - 1]);
}

std::string rank_letter(const Translator &words, Rank rank) {
    switch (rank) {
    // TRANSLATORS: The letter on an ace, on the cards and in the text game: "A♥". Keep it as it is on cards in your
    // country.
    case Rank::Ace: return words.text_in("card letter", "A");
    // TRANSLATORS: The letter on a jack.
    case Rank::Jack: return words.text_in("card letter", "J");
    // TRANSLATORS: The letter on a queen.
    case Rank::Queen: return words.text_in("card letter", "Q");
    // TRANSLATORS: The letter on a king.
    case Rank::King: return words.text_in("card letter", "K");
    case Rank::None: return {};
    default: return std::to_string(int(rank));
    }
}

std::string suit_name(const Translator &words, Suit suit) {
    switch (suit) {
    // TRANSLATORS: A suit by its name.
    case Suit::Clubs: return words.text_in("suit", "clubs");
    case Suit::Diamonds: return words.text_in("suit", "diamonds");
    case Suit::Hearts: return words.text_in("suit", "hearts");
    case Suit::Spades: break;
    }
    return words.text_in("suit", "spades");
}

std::string color_name(const Translator &words, Color color) {
    // TRANSLATORS: The colour of cards: red are hearts and diamonds, black spades and clubs.
    return color == Color::Red ? words.text_in("colour", "red") : words.text_in("colour", "black");
}

std::string pile_name(const Translator &words, PileId pile) {
    return with_number(words, words.text_in("pile", names_of(pile.kind()).name), pile);
}

std::string onto_pile(const Translator &words, PileId pile) {
    return with_number(words, words.text_in("onto", names_of(pile.kind()).onto), pile);
}

std::string variant_name(const Translator &words, const Rules &rules) {
    return words.text_in("variant", std::string(rules.name).c_str());
}

std::string list_of(const Translator &words, const std::vector<std::string> &items) {
    std::string list;
    for (const std::string &item : items) {
        if (list.empty())
            list = item;
        else
            // TRANSLATORS: A list that goes on: {list} is "king of hearts, two of spades", {item} is "ace of clubs".
            // Change it only if your language puts another sign between the parts of a list.
            list = fill(words.text_in("list", "{list}, {item}"), {{"list", list}, {"item", item}});
    }
    return list;
}

} // namespace longwood::locale
