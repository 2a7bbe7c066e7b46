// Every reason of a refusal has a sentence of its own, in both languages.
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <sstream>

#include "engine/variants.h"
#include "tests/accessibility/narrators.h"
#include "tests/support/names.h"

using namespace longwood;
using namespace longwood::accessibility;
using namespace longwood::tests;

namespace {

// Declarations as of variants to come, for the reasons that no variant has yet.
constexpr Rules two_passes = checked({
    .id = "two-passes",
    .name = "Two Passes",
    .decks = 1,
    .foundations = {.count = 4, .gives_back = GivesBack::Nothing},
    .tableau = {.dealt = {5, 5, 5, 5}},
    .stock = {.redeals = 1},
});
constexpr Rules deals_in_rows = checked({
    .id = "deals-in-rows",
    .name = "Deals in Rows",
    .decks = 1,
    .foundations = {.count = 0},
    .sequences = {.count = 4,
                  .base = Base::King,
                  .build = {Building::BySuit, Direction::Down},
                  .takes = Unit::CompleteRun,
                  .gives_back = GivesBack::Nothing},
    .tableau = {.dealt = {3, 3, 3, 3}, .moves = Unit::Run, .run = {Building::BySuit, Direction::Down}},
    .stock = {.deals = StockDeals::OneToEachTableauPile, .needs_no_space = true},
});

struct Case {
    Reason reason;
    const Rules *rules;
    std::string table;
    std::string move;
    std::string english;
    std::string german;
};

Position lay_out(const std::string &text) {
    Position position;
    std::istringstream words{text};
    std::optional<PileId> pile;
    for (std::string word; words >> word;) {
        if (word.ends_with(':'))
            pile = pile_from_text(word.substr(0, word.size() - 1));
        else if (word == "redealt")
            position.count_redeal();
        else
            position.put(pile.value(), card_from_text(word).value());
    }
    return position;
}

const Rules *rouge() { return find_variant("rouge-et-noir"); }
const Rules *signora() { return find_variant("double-signora"); }
const Rules *waterloo() { return find_variant("waterloo"); }

std::vector<Case> cases() {
    const std::string whole = "sequence-1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS ";
    const std::string full = "foundation-1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC ";
    return {
        {Reason::NoSuchPile, rouge(), "", "tableau-1 tableau-12 1", "Not possible: this game does not have pile 12.",
         "Geht nicht: Stapel 12 gibt es in diesem Spiel nicht."},
        {Reason::NoSuchPile, rouge(), "", "waste tableau-1 1", "Not possible: this game has no waste.",
         "Geht nicht: Einen Ablagestapel gibt es in diesem Spiel nicht."},
        {Reason::NoSuchPile, rouge(), "", "reserve tableau-1 1", "Not possible: this game has no reserve.",
         "Geht nicht: Eine Reserve gibt es in diesem Spiel nicht."},
        {Reason::SamePile, rouge(), "tableau-1: 8H", "tableau-1 tableau-1 1",
         "Not possible: that is where the cards already are.", "Geht nicht: Dort liegen die Karten schon."},
        {Reason::CountNotPositive, rouge(), "tableau-1: 8H", "tableau-1 tableau-2 0",
         "Not possible: a move takes at least one card.", "Geht nicht: Zu einem Zug gehört mindestens eine Karte."},
        {Reason::NothingThere, rouge(), "", "tableau-1 tableau-2 1", "Not possible: pile 1 is empty.",
         "Geht nicht: Stapel 1 ist leer."},
        {Reason::NothingThere, signora(), "", "waste tableau-2 1", "Not possible: the waste is empty.",
         "Geht nicht: Der Ablagestapel ist leer."},
        {Reason::NothingThere, signora(), "", "reserve foundation-2 1", "Not possible: the reserve is empty.",
         "Geht nicht: Die Reserve ist leer."},
        {Reason::FewerCardsThere, rouge(), "tableau-1: 8H", "tableau-1 tableau-2 3",
         "Not possible: pile 1 has only 1 card.", "Geht nicht: Stapel 1 hat nur 1 Karte."},
        {Reason::FewerCardsThere, signora(), "waste: 8H 7C", "waste tableau-2 3",
         "Not possible: the waste has only 2 cards.", "Geht nicht: Der Ablagestapel hat nur 2 Karten."},
        {Reason::FewerCardsThere, signora(), "reserve: 8H 7C", "reserve foundation-2 3",
         "Not possible: the reserve has only 2 cards.", "Geht nicht: Die Reserve hat nur 2 Karten."},
        {Reason::CardsFaceDown, rouge(), "tableau-1: #8C 7H 6S", "tableau-1 tableau-2 3",
         "Not possible: only 2 cards of pile 1 lie face up.", "Geht nicht: Auf Stapel 1 liegen nur 2 Karten offen."},
        {Reason::StockNotTakenByHand, rouge(), "stock: #8C", "stock tableau-2 1",
         "Not possible: cards of the stock are dealt, one on every pile. Use the stock for that.",
         "Geht nicht: Karten vom Talon werden ausgeteilt, auf jeden Stapel eine. Benutze dafür den Talon."},
        {Reason::StockNotTakenByHand, waterloo(), "stock: #8C", "stock tableau-2 1",
         "Not possible: cards of the stock go to the waste first. Use the stock to turn them.",
         "Geht nicht: Karten vom Talon kommen zuerst auf den Ablagestapel. Benutze dafür den Talon."},
        {Reason::NeverPlacedByHand, signora(), "tableau-1: 8H", "tableau-1 waste 1",
         "Not possible: no card is ever put on the waste by hand.",
         "Geht nicht: Auf den Ablagestapel legt man nichts von Hand."},
        {Reason::NeverPlacedByHand, signora(), "tableau-1: 8H", "tableau-1 reserve 1",
         "Not possible: no card is ever put on the reserve.", "Geht nicht: Auf die Reserve wird nichts gelegt."},
        {Reason::NeverPlacedByHand, signora(), "tableau-1: 8H", "tableau-1 stock 1",
         "Not possible: no card is ever put on the stock.", "Geht nicht: Auf den Talon wird nichts gelegt."},
        {Reason::OnlyTopCardMoves, signora(), "waste: 8H 7C", "waste tableau-1 2",
         "Not possible: of the waste only the top card moves.",
         "Geht nicht: Vom Ablagestapel geht nur die oberste Karte."},
        {Reason::OnlyTopCardMoves, signora(), "reserve: 8H 7C", "reserve foundation-1 2",
         "Not possible: of the reserve only the top card moves.",
         "Geht nicht: Von der Reserve geht nur die oberste Karte."},
        {Reason::OnlyTopCardMoves, waterloo(), "foundation-1: AH 2H", "foundation-1 tableau-1 2",
         "Not possible: of a foundation only the top card moves.",
         "Geht nicht: Von einem Grundstapel geht nur die oberste Karte."},
        {Reason::OnlySingleCardsMove, signora(), "tableau-1: 8H 7C tableau-2: 9C", "tableau-1 tableau-2 2",
         "Not possible: in this game only single cards move.",
         "Geht nicht: In diesem Spiel gehen nur einzelne Karten."},
        {Reason::NotARun, rouge(), "tableau-1: 8H 7D tableau-2: 9C", "tableau-1 tableau-2 2",
         "Not possible: these cards are no run. A run goes down one by one, red and black in turn.",
         "Geht nicht: Diese Karten sind keine Folge. Eine Folge geht Karte für Karte abwärts, abwechselnd Rot und "
         "Schwarz."},
        {Reason::NotARun, waterloo(), "tableau-1: 8H 7D tableau-2: 9C", "tableau-1 tableau-2 2",
         "Not possible: these cards are no run. A run goes down one by one in one suit.",
         "Geht nicht: Diese Karten sind keine Folge. Eine Folge geht Karte für Karte abwärts, in derselben Farbe, etwa "
         "nur Herz."},
        {Reason::ReserveToFoundationsOnly, signora(), "reserve: 7C tableau-1: 8H stock: #2C", "reserve tableau-1 1",
         "Not possible: cards of the reserve go to the foundations only.",
         "Geht nicht: Karten der Reserve gehen nur auf die Grundstapel."},
        {Reason::FoundationKeepsCards, rouge(), whole, "sequence-1 tableau-1 1",
         "Not possible: a complete sequence never comes back.",
         "Geht nicht: Eine vollständige Sequenz kommt nie zurück."},
        {Reason::FoundationToTableauOnly, rouge(), "foundation-1: AH", "foundation-1 foundation-3 1",
         "Not possible: from a foundation cards go back to the tableau only.",
         "Geht nicht: Von einem Grundstapel geht es nur zurück aufs Tableau."},
        {Reason::FoundationTakesSingleCards, rouge(), "tableau-1: 2S AH", "tableau-1 foundation-1 2",
         "Not possible: a foundation takes one card at a time.",
         "Geht nicht: Ein Grundstapel nimmt immer nur eine Karte auf einmal."},
        {Reason::SequenceNeedsWholeRun, rouge(), "tableau-1: KS QH", "tableau-1 sequence-2 2",
         "Not possible: sequence 2 takes only a whole run from king to ace, 13 cards, red and black in turn.",
         "Geht nicht: Sequenz 2 nimmt nur eine ganze Folge vom König bis zum Ass, 13 Karten, abwechselnd Rot und "
         "Schwarz."},
        {Reason::SequenceNeedsWholeRun, &deals_in_rows, "tableau-1: KS QS", "tableau-1 sequence-2 2",
         "Not possible: sequence 2 takes only a whole run from king to ace, 13 cards, in one suit.",
         "Geht nicht: Sequenz 2 nimmt nur eine ganze Folge vom König bis zum Ass, 13 Karten, in derselben Farbe, etwa "
         "nur Herz."},
        {Reason::FoundationFull, waterloo(), full + "tableau-1: KC", "tableau-1 foundation-1 1",
         "Not possible: foundation 1 is complete, all 13 cards lie there.",
         "Geht nicht: Grundstapel 1 ist vollständig, alle 13 Karten liegen dort."},
        {Reason::PairNeedsOtherColor, rouge(), "foundation-1: AH tableau-1: AD", "tableau-1 foundation-2 1",
         "Not possible: foundation 2 needs a black ace, because foundation 1 is red.",
         "Geht nicht: Grundstapel 2 braucht ein schwarzes Ass, denn Grundstapel 1 ist rot."},
        {Reason::PairNeedsOtherColor, rouge(), "foundation-4: AC tableau-1: AS", "tableau-1 foundation-3 1",
         "Not possible: foundation 3 needs a red ace, because foundation 4 is black.",
         "Geht nicht: Grundstapel 3 braucht ein rotes Ass, denn Grundstapel 4 ist schwarz."},
        {Reason::WrongCard, rouge(), "tableau-1: 5H tableau-3: 8S", "tableau-1 tableau-3 1",
         "Not possible: pile 3 needs a red seven.", "Geht nicht: Stapel 3 braucht eine rote 7."},
        {Reason::WrongCard, rouge(), "tableau-1: 5H", "tableau-1 tableau-10 1",
         "Not possible: pile 10 is empty and takes only a king.",
         "Geht nicht: Stapel 10 ist leer und nimmt nur einen König."},
        {Reason::TakesNothing, rouge(), "tableau-1: 5H tableau-3: AS", "tableau-1 tableau-3 1",
         "Not possible: nothing goes on ace of spades, pile 3.",
         "Geht nicht: Auf Pik-Ass, Stapel 3, kommt keine Karte."},
        {Reason::SpaceFillsItself, signora(), "tableau-1: 5H stock: #2C", "tableau-1 tableau-2 1",
         "Not possible: pile 2 is empty and fills itself while stock or waste have cards.",
         "Geht nicht: Stapel 2 ist leer und füllt sich von selbst, solange Talon oder Ablagestapel Karten haben."},
        {Reason::SpaceFromTableauOnly, signora(), "foundation-1: 5H", "foundation-1 tableau-2 1",
         "Not possible: pile 2 is empty and takes only cards of the tableau.",
         "Geht nicht: Stapel 2 ist leer und nimmt nur Karten vom Tableau."},
        {Reason::StockEmpty, rouge(), "tableau-1: 5H", "draw", "Not possible: the stock is empty, everything is dealt.",
         "Geht nicht: Der Talon ist leer, alles ist ausgeteilt."},
        {Reason::StockEmpty, waterloo(), "waste: 5H", "draw",
         "Not possible: the stock is empty, and it is gone through only once.",
         "Geht nicht: Der Talon ist leer, und es gibt nur einen Durchgang."},
        {Reason::NoRedealLeft, &two_passes, "waste: 5H redealt", "draw",
         "Not possible: the stock is empty, and the waste is turned over only 1 time.",
         "Geht nicht: Der Talon ist leer, und der Ablagestapel wird nur 1-mal umgedreht."},
        {Reason::StockAndWasteEmpty, &two_passes, "", "draw", "Not possible: stock and waste are both empty.",
         "Geht nicht: Talon und Ablagestapel sind beide leer."},
        {Reason::DealNeedsNoSpace, &deals_in_rows, "stock: #5H tableau-1: 2C 3C tableau-2: 4H tableau-4: 9H", "draw",
         "Not possible: there is no deal while a pile is empty. Fill first: pile 3.",
         "Geht nicht: Ausgeteilt wird erst, wenn kein Stapel leer ist. Fülle zuerst: Stapel 3."},
    };
}

// Text for the moves; "tableau-1 tableau-2 0" is one that move_from_text does not read.
Move move_of(const std::string &text) {
    if (text == "draw") return Move::use_stock();
    std::istringstream words{text};
    std::string from, to;
    int count = 0;
    words >> from >> to >> count;
    return {pile_from_text(from).value(), pile_from_text(to).value(), count};
}

Refusal refused_in(const Case &example) {
    return refusal(*example.rules, lay_out(example.table), move_of(example.move)).value_or(Refusal{});
}

// The reasons that no declaration reaches at the moment, told all the same.
constexpr Reason last_reason = Reason::DealNeedsNoSpace;

} // namespace

TEST_CASE("Every refusal is one sentence that says what is wrong, word for word in English and German") {
    const auto english = translator("en");
    const auto german = translator("de");
    for (const Case &example : cases()) {
        CAPTURE(example.table, example.move);
        const Refusal refused = refused_in(example);
        CHECK(name_of(refused.reason) == name_of(example.reason));
        const Position position = lay_out(example.table);
        CHECK(Narrator{english}.refused(*example.rules, position, refused) == example.english);
        CHECK(Narrator{german}.refused(*example.rules, position, refused) == example.german);
    }
}

TEST_CASE("Each reason there is has a sentence that no other reason has") {
    for (const std::string &language : languages) {
        const auto words = translator(language);
        std::map<std::string, std::set<Reason>> said;
        std::set<Reason> reasons;
        for (Case example : cases()) {
            Refusal refused = refused_in(example);
            said[Narrator{words}.refused(*example.rules, lay_out(example.table), refused)].insert(example.reason);
            reasons.insert(example.reason);
        }
        // Only asked for through a session, where a foundation that keeps its cards is picked from;
        // and from the waste to a sequence, which no variant has together.
        for (const Reason reason : {Reason::FoundationKeepsCards, Reason::SequenceFromTableauOnly}) {
            const Refusal refused{.reason = reason,
                                  .move = {PileId::foundation(1), PileId::sequence(1), 1},
                                  .card = Card{Rank::Ace, Suit::Hearts}};
            said[Narrator{words}.refused(*rouge(), lay_out("foundation-1: AH"), refused)].insert(reason);
            reasons.insert(reason);
        }
        CHECK(int(reasons.size()) == int(last_reason)); // all but None
        for (const auto &[sentence, by] : said) {
            CAPTURE(sentence);
            CHECK(by.size() == 1);
            CHECK(sentence.starts_with(language == "de" ? "Geht nicht: " : "Not possible: "));
            CHECK(sentence.ends_with('.'));
            CHECK(sentence.find('{') == std::string::npos);
        }
    }
}

TEST_CASE("In full, a refused run tells how many cards would go") {
    const auto words = translator("de");
    const Position position = lay_out("tableau-1: #2C 9D 8H 7S 6D tableau-2: TC");
    const auto refused = refusal(*rouge(), position, {PileId::tableau(1), PileId::tableau(2), 4});
    REQUIRE(refused);
    const std::string text = Narrator{words, Verbosity::Full}.refused(*rouge(), position, *refused);
    CHECK(text.ends_with("Von Stapel 1 gehen die obersten 3 Karten zusammen."));
}

TEST_CASE("What is legal has no sentence") {
    const auto words = translator("en");
    CHECK(Narrator{words}.refused(*rouge(), Position{}, Refusal{}).empty());
}
