// Places on piles whose cards are all seen: tableau and reserve.
#include "accessibility/places.h"
#include "engine/referee.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::fill;
using locale::pile_name;

// Which of the face-up cards it is, counted from the lowest, and how many lie face down below them.
struct Among {
    int number;
    int face_up;
    int face_down;
};

std::string with_count(const Table &table, const std::string &card, const std::string &pile, Among among) {
    const auto &words = table.words;
    const std::string number = words.number(among.number);
    const std::string count = words.number(among.face_up);
    const std::string down = words.number(among.face_down);
    if (among.face_up == 1 && among.face_down == 0)
        // TRANSLATORS: A card that is alone on its pile: "eight of hearts, pile 7, only card".
        return fill(words.text("{card}, {pile}, only card"), {{"card", card}, {"pile", pile}});
    if (among.face_up == 1)
        return fill(
            // TRANSLATORS: The one face-up card of its pile: "eight of hearts, pile 7, 5 face down".
            words.plural("{card}, {pile}, {down} face down", "{card}, {pile}, {down} face down", among.face_down),
            {{"card", card}, {"pile", pile}, {"down", down}});
    if (among.face_down == 0)
        // TRANSLATORS: A card of a pile, the third of nine: "eight of hearts, pile 7, 3 of 9".
        return fill(words.text("{card}, {pile}, {number} of {count}"),
                    {{"card", card}, {"pile", pile}, {"number", number}, {"count", count}});
    // TRANSLATORS: A card of a pile, the third of nine face-up cards, which lie on five
    // face-down ones: "eight of hearts, pile 7, 3 of 9, 5 face down".
    return fill(words.plural("{card}, {pile}, {number} of {count}, {down} face down",
                             "{card}, {pile}, {number} of {count}, {down} face down", among.face_down),
                {{"card", card}, {"pile", pile}, {"number", number}, {"count", count}, {"down", down}});
}

std::string card_place(const Table &table, Spot spot) {
    const int down = face_down_cards(table.position, spot.pile);
    const int size = table.position.size(spot.pile);
    const std::string card = card_name(table.words, table.position.cards(spot.pile)[std::size_t(spot.index)]);
    const std::string pile = pile_name(table.words, spot.pile);
    if (table.brief())
        // TRANSLATORS: A card and where it lies: "eight of hearts, pile 7".
        return fill(table.words.text("{card}, {pile}"), {{"card", card}, {"pile", pile}});
    return with_count(table, card, pile, {spot.index - down + 1, size - down, down});
}

// In Full: whether a card under others moves.
std::string with_mobility(const Table &table, const std::string &place, Spot spot) {
    const int count = table.position.size(spot.pile) - spot.index;
    if (count <= movable_cards(table.rules, table.position, spot.pile))
        // TRANSLATORS: {place} is "eight of hearts, pile 7, 3 of 9"; the card can be moved together with those on it.
        return fill(table.words.text("{place}, moves as a run"), {{"place", place}});
    // TRANSLATORS: {place} is "eight of hearts, pile 7, 3 of 9"; other cards lie on this one, so that it cannot be
    // moved.
    return fill(table.words.text("{place}, covered"), {{"place", place}});
}

std::string face_down_place(const Table &table, PileId pile) {
    const int down = face_down_cards(table.position, pile);
    // TRANSLATORS: The face-down cards of a pile, one place: "3 face-down cards, pile 2".
    return fill(table.words.plural("{count} face-down card, {pile}", "{count} face-down cards, {pile}", down),
                {{"count", table.words.number(down)}, {"pile", pile_name(table.words, pile)}});
}

} // namespace

std::string space(const Table &table, PileId pile) {
    const auto &words = table.words;
    const std::string name = pile_name(words, pile);
    const auto with_pile = [&](const std::string &pattern) { return fill(pattern, {{"pile", name}}); };
    if (table.rules.tableau.spaces != SpaceFilling::ByHand) {
        const bool cards_left = !table.position.empty(PileId::waste()) || !table.position.empty(PileId::stock());
        // TRANSLATORS: An empty pile that the rules of the game fill: "pile 4, empty, fills itself".
        if (cards_left) return with_pile(words.text("{pile}, empty, fills itself"));
        // TRANSLATORS: An empty pile and what it takes: "pile 4, empty, any card of the tableau".
        return with_pile(words.text("{pile}, empty, any card of the tableau"));
    }
    switch (table.rules.tableau.empty_takes) {
    // TRANSLATORS: An empty pile and what it takes: "pile 10, empty, king only".
    case Base::King: return with_pile(words.text("{pile}, empty, king only"));
    // TRANSLATORS: An empty pile and what it takes: "pile 10, empty, ace only".
    case Base::Ace: return with_pile(words.text("{pile}, empty, ace only"));
    default: break;
    }
    // TRANSLATORS: An empty pile and what it takes: "pile 10, empty, any card".
    return with_pile(words.text("{pile}, empty, any card"));
}

std::string tableau_place(const Table &table, Spot spot) {
    if (table.position.empty(spot.pile)) return space(table, spot.pile);
    if (spot.index < face_down_cards(table.position, spot.pile)) return face_down_place(table, spot.pile);
    const std::string place = card_place(table, spot);
    if (!table.full()) return place;
    if (spot.index != last_index(table.position, spot.pile)) return with_mobility(table, place, spot);
    const CardSet takes = accepted(table.rules, table.position, spot.pile);
    // TRANSLATORS: {place} is "ace of hearts, pile 7, 3 of 9"; nothing can be put on that card.
    if (takes.empty()) return fill(table.words.text("{place}, takes nothing"), {{"place", place}});
    // TRANSLATORS: {place} is "eight of hearts, pile 7, 9 of 9", {cards} in its object form "a black seven".
    return fill(table.words.text("{place}, takes {cards}"),
                {{"place", place}, {"cards", needed_cards(table.words, takes)}});
}

std::string reserve_place(const Table &table, Spot spot) {
    // TRANSLATORS: The reserve, all of its cards played.
    if (table.position.empty(spot.pile)) return table.words.text("reserve, empty");
    const std::string place = card_place(table, spot);
    const bool covered = spot.index != last_index(table.position, spot.pile);
    return table.full() && covered ? with_mobility(table, place, spot) : place;
}

} // namespace longwood::accessibility
