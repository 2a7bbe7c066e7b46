// The one table of what the window can be told: command, menu, words and keys. Menus,
// accelerators, the list of keys and the keyboard all read it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>

#include "app/session/command.h"
#include "app/wx/key.h"
#include "locale/translator.h"

namespace longwood::wx {

/// What the window can be told, beside the choice of a variant.
enum class CommandId : std::uint8_t {
    NewDeal,
    DealNumber,
    SameDeal,
    ChooseVariant,
    Open,
    SaveAs,
    RecentGames,
    Statistics,
    Undo,
    Redo,
    UndoAll,
    RedoAll,
    Quit,

    PickUpOrPutDown,
    CancelCarry,
    CarryMore,
    CarryFewer,
    ToFoundation,
    AllToFoundations,
    UseStock,
    ListMoves,
    ListMovesOfCard,

    PreviousPile,
    NextPile,
    FirstPile,
    LastPile,
    PreviousCard,
    NextCard,
    FirstCard,
    LastCard,
    PreviousGroup,
    NextGroup,
    GoToTableau1, // twelve of them, one after the other
    GoToTableau12 = GoToTableau1 + most_tableau_piles - 1,

    ReadWaste,
    ReadStock,
    ReadFoundations,
    ReadReserve,
    ReadAllTops,
    ReadPile,
    ReadBaseRank,
    ReadSummary,
    ReadAdvice,
    Hint,
    RepeatLast,

    Language,
    SpeakBriefly,
    SpeakNormally,
    SpeakInFull,
    OwnVoice,
    Sounds,

    LargerCards,
    SmallerCards,
    FittingCards,
    Magnifier,

    Rules,
    Keys,
    About
};

/// Those of the bar, and submenus: Variant of Game, GoToTableau of Go.
enum class Menu : std::uint8_t { Game, Variant, Cards, Go, GoToTableau, Read, View, Settings, Help };

struct KeyBinding {
    CommandId command;
    Menu menu;
    const char *label; // msgid with the context "menu"; '&' marks the access key
    std::array<Chord, 3> chords = {};
    /// What the session is asked, where the command is nothing else.
    std::optional<session::Action> action = {};
    bool separator_before = false;
    /// Something that is on or off; the menu shows a tick.
    bool is_switch = false;
    /// One of several of which one holds; the menu marks it.
    bool is_choice = false;
};

/// All commands in the order of the menus.
std::span<const KeyBinding> key_map();

const KeyBinding &binding_of(CommandId command);

/// The command of a chord, if it has one.
std::optional<CommandId> command_for(Chord chord);

/// What the session is asked so that Left and Right lead to where the pile lies: in a mirrored
/// table the next pile lies at the left.
session::Action as_seen(session::Action action, bool mirrored);

/// The number of the tableau pile that a GoToTableau command goes to; 0 for all others.
int tableau_number(CommandId command);

/// The label in the player's language, with '&'.
std::string menu_label(const locale::Translator &words, const KeyBinding &binding);
/// The title of a menu, with '&'.
std::string menu_title(const locale::Translator &words, Menu menu);
/// The label without its '&' and dots, as the list of keys has it.
std::string plain_label(const locale::Translator &words, const KeyBinding &binding);

/// "Ctrl+N", "Umschalt+F1", in the player's language.
std::string chord_name(const locale::Translator &words, Chord chord);

/// The keys of everything, one line a command, as Shift+F1 shows it.
std::string key_list(const locale::Translator &words);

} // namespace longwood::wx
