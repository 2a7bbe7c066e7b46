#include "app/wx/key_table.h"

namespace longwood::wx {
namespace {

using session::Action;

constexpr Chord plain(Key key) { return {.key = key}; }
constexpr Chord ctrl(Key key) { return {.key = key, .ctrl = true}; }
constexpr Chord shift(Key key) { return {.key = key, .shift = true}; }
constexpr Chord ctrl_shift(Key key) { return {.key = key, .ctrl = true, .shift = true}; }
constexpr CommandId tableau(int number) { return CommandId(int(CommandId::GoToTableau1) + number - 1); }

// Access keys (after '&') differ within a menu, in every language; a test checks it.
constexpr KeyBinding rows[] = {
    // TRANSLATORS: menu Game
    {.command = CommandId::NewDeal,
     .menu = Menu::Game,
     .label = NC_("menu", "&New deal"),
     .chords = {ctrl(key_of('N'))}},
    // TRANSLATORS: menu Game
    {.command = CommandId::DealNumber,
     .menu = Menu::Game,
     .label = NC_("menu", "New deal &by number…"),
     .chords = {ctrl_shift(key_of('N'))}},
    // TRANSLATORS: menu Game: starts the same deal from its beginning
    {.command = CommandId::SameDeal,
     .menu = Menu::Game,
     .label = NC_("menu", "Same deal &again"),
     .chords = {ctrl(key_of('G'))},
     .action = Action::SameDeal},
    // TRANSLATORS: menu Game: opens a list of the variants
    {.command = CommandId::ChooseVariant,
     .menu = Menu::Game,
     .label = NC_("menu", "&Choose a game…"),
     .chords = {ctrl(key_of('L'))},
     .separator_before = true},
    // TRANSLATORS: menu Game: opens a saved game
    {.command = CommandId::Open,
     .menu = Menu::Game,
     .label = NC_("menu", "&Open…"),
     .chords = {ctrl(key_of('O'))},
     .separator_before = true},
    // TRANSLATORS: menu Game: saves the game to a file
    {.command = CommandId::SaveAs,
     .menu = Menu::Game,
     .label = NC_("menu", "&Save as…"),
     .chords = {ctrl(key_of('S'))}},
    // TRANSLATORS: menu Game: opens a list of saved and unfinished games
    {.command = CommandId::RecentGames,
     .menu = Menu::Game,
     .label = NC_("menu", "R&ecent games…"),
     .chords = {ctrl_shift(key_of('O'))}},
    // TRANSLATORS: menu Game: how many deals were won, and in what time
    {.command = CommandId::Statistics,
     .menu = Menu::Game,
     .label = NC_("menu", "S&tatistics…"),
     .chords = {ctrl(key_of('T'))}},
    // TRANSLATORS: menu Game
    {.command = CommandId::Undo,
     .menu = Menu::Game,
     .label = NC_("menu", "&Undo"),
     .chords = {plain(key_of('Z')), ctrl(key_of('Z'))},
     .action = Action::Undo,
     .separator_before = true},
    // TRANSLATORS: menu Game
    {.command = CommandId::Redo,
     .menu = Menu::Game,
     .label = NC_("menu", "&Redo"),
     .chords = {plain(key_of('R')), ctrl(key_of('Y'))},
     .action = Action::Redo},
    // TRANSLATORS: menu Game: back to the deal
    {.command = CommandId::UndoAll,
     .menu = Menu::Game,
     .label = NC_("menu", "Undo all &moves"),
     .chords = {ctrl_shift(key_of('Z'))},
     .action = Action::UndoAll},
    // TRANSLATORS: menu Game
    {.command = CommandId::RedoAll,
     .menu = Menu::Game,
     .label = NC_("menu", "Redo all mo&ves"),
     .chords = {ctrl_shift(key_of('Y'))},
     .action = Action::RedoAll},
    // TRANSLATORS: menu Game
    {.command = CommandId::Quit,
     .menu = Menu::Game,
     .label = NC_("menu", "&Quit"),
     .chords = {ctrl(key_of('Q'))},
     .separator_before = true},
    // TRANSLATORS: menu Cards
    {.command = CommandId::PickUpOrPutDown,
     .menu = Menu::Cards,
     .label = NC_("menu", "&Pick up or put down"),
     .chords = {plain(Key::Space), plain(Key::Enter)},
     .action = Action::PickUpOrPutDown},
    // TRANSLATORS: menu Cards: the cards that are carried go back to their pile
    {.command = CommandId::CancelCarry,
     .menu = Menu::Cards,
     .label = NC_("menu", "Put &back"),
     .chords = {plain(Key::Escape)},
     .action = Action::CancelCarry},
    // TRANSLATORS: menu Cards: one more card of the pile
    {.command = CommandId::CarryMore,
     .menu = Menu::Cards,
     .label = NC_("menu", "Carry one &more"),
     .chords = {plain(Key::Plus), shift(Key::Up)},
     .action = Action::CarryMore},
    // TRANSLATORS: menu Cards: one card fewer of the pile
    {.command = CommandId::CarryFewer,
     .menu = Menu::Cards,
     .label = NC_("menu", "Carry one &fewer"),
     .chords = {plain(Key::Minus), shift(Key::Down)},
     .action = Action::CarryFewer},
    // TRANSLATORS: menu Cards: plays the card to the best foundation
    {.command = CommandId::ToFoundation,
     .menu = Menu::Cards,
     .label = NC_("menu", "&To a foundation"),
     .chords = {shift(Key::Enter)},
     .action = Action::ToFoundation,
     .separator_before = true},
    // TRANSLATORS: menu Cards: plays every card that goes, one after the other
    {.command = CommandId::AllToFoundations,
     .menu = Menu::Cards,
     .label = NC_("menu", "&All to the foundations"),
     .chords = {ctrl_shift(Key::Enter)},
     .action = Action::AllToFoundations},
    // TRANSLATORS: menu Cards: turns or deals from the stock
    {.command = CommandId::UseStock,
     .menu = Menu::Cards,
     .label = NC_("menu", "&Use the stock"),
     .chords = {plain(key_of('D'))},
     .action = Action::UseStock,
     .separator_before = true},
    // TRANSLATORS: menu Cards: a list to choose a move from
    {.command = CommandId::ListMoves,
     .menu = Menu::Cards,
     .label = NC_("menu", "&List of all moves…"),
     .chords = {plain(key_of('M'))},
     .separator_before = true},
    // TRANSLATORS: menu Cards: a list of the moves of the card at the cursor
    {.command = CommandId::ListMovesOfCard,
     .menu = Menu::Cards,
     .label = NC_("menu", "Moves of this &card…"),
     .chords = {shift(key_of('M'))}},
    // TRANSLATORS: menu Go
    {.command = CommandId::PreviousPile,
     .menu = Menu::Go,
     .label = NC_("menu", "Pile to the l&eft"),
     .chords = {plain(Key::Left)},
     .action = Action::PreviousPile},
    // TRANSLATORS: menu Go
    {.command = CommandId::NextPile,
     .menu = Menu::Go,
     .label = NC_("menu", "Pile to the &right"),
     .chords = {plain(Key::Right)},
     .action = Action::NextPile},
    // TRANSLATORS: menu Go: of the group of piles
    {.command = CommandId::FirstPile,
     .menu = Menu::Go,
     .label = NC_("menu", "&First pile"),
     .chords = {plain(Key::Home)},
     .action = Action::FirstPile},
    // TRANSLATORS: menu Go: of the group of piles
    {.command = CommandId::LastPile,
     .menu = Menu::Go,
     .label = NC_("menu", "&Last pile"),
     .chords = {plain(Key::End)},
     .action = Action::LastPile},
    // TRANSLATORS: menu Go: one card up on the screen, towards the bottom of the pile
    {.command = CommandId::PreviousCard,
     .menu = Menu::Go,
     .label = NC_("menu", "Card &above"),
     .chords = {plain(Key::Up)},
     .action = Action::PreviousCard,
     .separator_before = true},
    // TRANSLATORS: menu Go: one card down on the screen, towards the top of the pile
    {.command = CommandId::NextCard,
     .menu = Menu::Go,
     .label = NC_("menu", "Card &below"),
     .chords = {plain(Key::Down)},
     .action = Action::NextCard},
    // TRANSLATORS: menu Go: of the pile
    {.command = CommandId::FirstCard,
     .menu = Menu::Go,
     .label = NC_("menu", "First &card"),
     .chords = {plain(Key::PageUp)},
     .action = Action::FirstCard},
    // TRANSLATORS: menu Go: of the pile, the one that is free
    {.command = CommandId::LastCard,
     .menu = Menu::Go,
     .label = NC_("menu", "Last car&d"),
     .chords = {plain(Key::PageDown)},
     .action = Action::LastCard},
    // TRANSLATORS: menu Go: groups: stock and waste, foundations, tableau, reserve
    {.command = CommandId::NextGroup,
     .menu = Menu::Go,
     .label = NC_("menu", "&Next group of piles"),
     .chords = {plain(Key::Tab), plain(Key::F6)},
     .action = Action::NextGroup,
     .separator_before = true},
    // TRANSLATORS: menu Go
    {.command = CommandId::PreviousGroup,
     .menu = Menu::Go,
     .label = NC_("menu", "&Previous group of piles"),
     .chords = {shift(Key::Tab), shift(Key::F6)},
     .action = Action::PreviousGroup},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = CommandId::GoToTableau1,
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('1'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(2),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('2'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(3),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('3'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(4),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('4'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(5),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('5'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(6),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('6'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(7),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('7'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(8),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('8'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(9),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('9'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(10),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {plain(key_of('0'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(11),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {shift(key_of('1'))}},
    // TRANSLATORS: submenu of the tableau piles; {number} is the number of the pile
    {.command = tableau(12),
     .menu = Menu::GoToTableau,
     .label = NC_("menu", "Pile {number}"),
     .chords = {shift(key_of('2'))}},
    // TRANSLATORS: menu Read: reads the waste
    {.command = CommandId::ReadWaste,
     .menu = Menu::Read,
     .label = NC_("menu", "&Waste"),
     .chords = {plain(key_of('W'))}},
    // TRANSLATORS: menu Read: reads the stock
    {.command = CommandId::ReadStock,
     .menu = Menu::Read,
     .label = NC_("menu", "S&tock"),
     .chords = {plain(key_of('T'))}},
    // TRANSLATORS: menu Read: reads the foundations
    {.command = CommandId::ReadFoundations,
     .menu = Menu::Read,
     .label = NC_("menu", "&Foundations"),
     .chords = {plain(key_of('G'))}},
    // TRANSLATORS: menu Read: reads the reserve
    {.command = CommandId::ReadReserve,
     .menu = Menu::Read,
     .label = NC_("menu", "R&eserve"),
     .chords = {plain(key_of('E'))}},
    // TRANSLATORS: menu Read: reads the top cards of all tableau piles
    {.command = CommandId::ReadAllTops,
     .menu = Menu::Read,
     .label = NC_("menu", "&All top cards"),
     .chords = {plain(key_of('A'))}},
    // TRANSLATORS: menu Read: reads the pile at the cursor
    {.command = CommandId::ReadPile,
     .menu = Menu::Read,
     .label = NC_("menu", "T&his pile"),
     .chords = {plain(key_of('V'))}},
    // TRANSLATORS: menu Read: reads the rank that starts every foundation
    {.command = CommandId::ReadBaseRank,
     .menu = Menu::Read,
     .label = NC_("menu", "&Base rank"),
     .chords = {plain(key_of('B'))}},
    // TRANSLATORS: menu Read: reads variant, deal and how far the game is
    {.command = CommandId::ReadSummary,
     .menu = Menu::Read,
     .label = NC_("menu", "Summar&y"),
     .chords = {plain(key_of('Q'))}},
    // TRANSLATORS: menu Read: what the pile at the cursor takes and gives, from the rules
    {.command = CommandId::ReadAdvice,
     .menu = Menu::Read,
     .label = NC_("menu", "What g&oes here"),
     .chords = {plain(key_of('I'))}},
    // TRANSLATORS: menu Read: says a good move and why; it is not played
    {.command = CommandId::Hint, .menu = Menu::Read, .label = NC_("menu", "H&int"), .chords = {plain(key_of('H'))}},
    // TRANSLATORS: menu Read: says the last announcement again
    {.command = CommandId::RepeatLast,
     .menu = Menu::Read,
     .label = NC_("menu", "&Repeat"),
     .chords = {ctrl(key_of('R'))},
     .separator_before = true},
    // TRANSLATORS: menu Settings: opens a list of languages. Leave the English word in it, "Sprache (Language)…":
    // players
    // find it too who do not read your language.
    {.command = CommandId::Language,
     .menu = Menu::Settings,
     .label = NC_("menu", "&Language…"),
     .chords = {ctrl_shift(key_of('L'))}},
    // TRANSLATORS: menu Settings: how much is said of what happens: brief, normal or full; one of the three is marked
    {.command = CommandId::SpeakBriefly,
     .menu = Menu::Settings,
     .label = NC_("menu", "Speak &briefly"),
     .separator_before = true,
     .is_choice = true},
    // TRANSLATORS: menu Settings: as much is said as usual
    {.command = CommandId::SpeakNormally,
     .menu = Menu::Settings,
     .label = NC_("menu", "Speak &normally"),
     .is_choice = true},
    // TRANSLATORS: menu Settings: everything is said in whole
    {.command = CommandId::SpeakInFull,
     .menu = Menu::Settings,
     .label = NC_("menu", "Speak in &full"),
     .is_choice = true},
    // TRANSLATORS: menu Settings: the program speaks by itself, for players without a screen reader; ticked while
    // it does
    {.command = CommandId::OwnVoice,
     .menu = Menu::Settings,
     .label = NC_("menu", "Own &voice"),
     .chords = {plain(key_of('S'))},
     .separator_before = true,
     .is_switch = true},
    // TRANSLATORS: menu Settings: short sounds that go with what happens; ticked while they are on
    {.command = CommandId::Sounds,
     .menu = Menu::Settings,
     .label = NC_("menu", "&Sounds"),
     .chords = {shift(key_of('S'))},
     .is_switch = true},
    // TRANSLATORS: menu View
    {.command = CommandId::LargerCards,
     .menu = Menu::View,
     .label = NC_("menu", "&Larger cards"),
     .chords = {ctrl(Key::Plus)}},
    // TRANSLATORS: menu View
    {.command = CommandId::SmallerCards,
     .menu = Menu::View,
     .label = NC_("menu", "&Smaller cards"),
     .chords = {ctrl(Key::Minus)}},
    // TRANSLATORS: menu View: the cards are as large as the window allows
    {.command = CommandId::FittingCards,
     .menu = Menu::View,
     .label = NC_("menu", "Cards that fit the &window"),
     .chords = {ctrl(key_of('0'))}},
    // TRANSLATORS: menu View: shows the pile at the cursor very large; ticked while it is on
    {.command = CommandId::Magnifier,
     .menu = Menu::View,
     .label = NC_("menu", "&Magnifier"),
     .chords = {plain(Key::F8)},
     .separator_before = true,
     .is_switch = true},
    // TRANSLATORS: menu Help
    {.command = CommandId::Rules,
     .menu = Menu::Help,
     .label = NC_("menu", "&Rules of this game"),
     .chords = {plain(Key::F1)}},
    // TRANSLATORS: menu Help: the list of all keys
    {.command = CommandId::Keys, .menu = Menu::Help, .label = NC_("menu", "&Keys"), .chords = {shift(Key::F1)}},
    // TRANSLATORS: menu Help
    {.command = CommandId::About,
     .menu = Menu::Help,
     .label = NC_("menu", "&About Longwood"),
     .separator_before = true},
};

} // namespace

std::span<const KeyBinding> key_table() { return rows; }

} // namespace longwood::wx
