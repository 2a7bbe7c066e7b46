// Why a saved game cannot be read.
#include "accessibility/narrator.h"
#include "engine/game_text.h"

namespace longwood::accessibility {

std::string Narrator::unreadable(const GameTextError &error) const {
    const std::string line = words_.number(error.line);
    const auto with = [&](const std::string &pattern) {
        return locale::fill(pattern,
                            {{"line", line}, {"detail", error.detail}, {"version", words_.number(game_text_version)}});
    };
    switch (error.kind) {
    case GameTextError::Kind::NotAGame:
        // TRANSLATORS: A file was to be opened. Keep the words "Longwood game" as they are.
        return words_.text("This is no saved game: the first line must be \"Longwood game\" with a number.");
    case GameTextError::Kind::NewerVersion:
        // TRANSLATORS: A saved game of a later program: {detail} is its version, {version} ours.
        return with(words_.text("The game was saved by a newer Longwood: its format is version {detail}, this program "
                                "reads version {version} and older."));
    case GameTextError::Kind::UnknownVariant:
        // TRANSLATORS: {detail} is what stands in the file where the name of a variant should be.
        return with(words_.text("Line {line}: there is no variant \"{detail}\"."));
    case GameTextError::Kind::UnknownKey:
        // TRANSLATORS: {detail} is a line of the file that means nothing.
        return with(words_.text("Line {line}: \"{detail}\" does not belong into a saved game here."));
    case GameTextError::Kind::BadDealNumber:
        return with(
            // TRANSLATORS: {detail} is what stands in the file where the number of the deal should be.
            words_.text("Line {line}: \"{detail}\" is no deal number. It must be from 1 to 9223372036854775807."));
    case GameTextError::Kind::Missing:
        // TRANSLATORS: {detail} is what must stand in this line, e.g. "deal:".
        return with(words_.text("Line {line}: \"{detail}\" is missing here."));
    case GameTextError::Kind::NotAMove:
        // TRANSLATORS: {detail} is a line of the file where a move should be.
        return with(words_.text("Line {line}: \"{detail}\" is no move."));
    case GameTextError::Kind::IllegalMove:
        // TRANSLATORS: {detail} is a move of the file, e.g. "move tableau-1 tableau-2 1".
        return with(words_.text("Line {line}: the move \"{detail}\" is against the rules of this game."));
    case GameTextError::Kind::Count:
        // TRANSLATORS: {detail} is how many moves the file announces; there are more or fewer.
        return with(words_.text("Line {line}: {detail} moves are announced, but the file has another number of them."));
    case GameTextError::Kind::Table:
        // TRANSLATORS: The cards laid out in a file are too many, too few, or no cards.
        return with(words_.text("Line {line}: the cards laid out are not exactly the cards of this game."));
    case GameTextError::Kind::TableLiesWrong:
        // TRANSLATORS: The cards laid out in a file are the right ones, but lie wrong.
        return with(words_.text("Line {line}: the cards can never lie like this in this game. On top of a pile, for "
                                "example, no card lies face down."));
    case GameTextError::Kind::TooLong: break;
    }
    // TRANSLATORS: A file was to be opened.
    return words_.text("This file is too long to be a saved game.");
}

} // namespace longwood::accessibility
