// The text form of a game, which people can read, mail and diff:
//
//     Longwood game 1
//     variant: rouge-et-noir
//     deal: 1234
//     moves: 2
//     draw
//     move tableau-1 foundation-2 1
//     undone: 1
//     draw
//
// A table laid out by hand has, after the deal, "base: 7" (where there is one) and a line
// "table tableau-1: #7H KS" for each pile that has cards. "undone" lists what could be redone,
// next first. Lines that begin with '#' and empty lines are comments.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/game.h"

namespace longwood {

inline constexpr int game_text_version = 1;

/// What is wrong with a text, and where. Words are the narrator's.
struct GameTextError {
    enum class Kind : std::uint8_t {
        NotAGame,       // the first line is not that of a saved game
        NewerVersion,   // `detail` is its version
        UnknownVariant, // `detail` is its id
        UnknownKey,     // `detail` is the line
        BadDealNumber,  // `detail` is the text in place of a number from 1 to 2^63 - 1
        Missing,        // `detail` is the key that is not there
        NotAMove,       // `detail` is the line
        IllegalMove,    // `detail` is the move; `refusal` says why
        Count,          // more or fewer moves than announced; `detail` is the announced number
        Table,          // the cards laid out are not the variant's decks, or not cards
        TableLiesWrong, // they are, but lie as the rules never let them lie
        TooLong         // no real game is that long
    };
    Kind kind = Kind::NotAGame;
    int line = 0;
    std::string detail = {};
    Refusal refusal = {};
};

/// Texts longer than this are refused unread.
inline constexpr std::size_t longest_game_text = 4 << 20;

std::string to_text(const Game &game);

/// Reads what to_text writes, with any line ends. Every move is checked by the rules;
/// nothing is returned but a whole sound game or the first error.
std::variant<Game, GameTextError> game_from_text(std::string_view text);

/// Whether a position holds exactly the cards of the variant's decks, on piles that it has.
bool has_exactly_the_cards(const Rules &rules, const Position &position);

} // namespace longwood
