// The language in which a variant is declared. A declaration states what makes a
// variant its own game; everything it does not state is the common default.
// The fact ids in brackets are those of tests/rules/.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/card.h"
#include "engine/pile.h"

namespace longwood {

/// Which cards may lie on which, apart from the rank.
enum class Building : std::uint8_t { ByRank, BySuit, ByColor, ByAlternateColor };
enum class Direction : std::uint8_t { Up, Down };
/// Whether the ranks go round between king and ace [DS-F2, DS-T1].
enum class Wrap : std::uint8_t { No, Yes };

/// "Down by one rank in alternating colours" and the like.
struct BuildRule {
    Building by = Building::ByRank;
    Direction direction = Direction::Down;
    Wrap wrap = Wrap::No;
    constexpr bool operator==(const BuildRule &) const = default;
};

/// What an empty pile takes. FirstCardPlayed: the first card on any foundation sets
/// the base rank of them all, for good [DS-F1].
enum class Base : std::uint8_t { Any, Ace, King, FirstCardPlayed };

/// How many cards move at once.
enum class Unit : std::uint8_t { SingleCard, Run, CompleteRun };

enum class Faces : std::uint8_t { AllUp, OnlyTopUp };

/// What fills a space, beside the hand of the player [DS-T3, EI-2].
enum class SpaceFilling : std::uint8_t { ByHand, FromWasteThenStock, FromStockThenWaste };

/// What is dealt onto the foundations before the tableau: every card of the base
/// rank [WL-L1], or any one card onto the first, which sets the base rank [EI-1].
enum class FoundationDeal : std::uint8_t { Nothing, EveryBaseCard, OneCard };

/// Foundations 1+2, 3+4 ...: one of each pair is red, the other black [RN-F2].
enum class Pairing : std::uint8_t { None, OneRedOneBlack };

/// Where the top card of a foundation may go.
enum class GivesBack : std::uint8_t { Nothing, ToTableau, ToAnyPile };

/// What using the stock does.
enum class StockDeals : std::uint8_t { ToWaste, OneToEachTableauPile };

/// How many cards each tableau pile gets, from the left.
class CardsPerPile {
  public:
    constexpr CardsPerPile() = default;
    constexpr CardsPerPile(std::initializer_list<int> counts) {
        for (const int count : counts)
            counts_[std::size_t(piles_++)] = std::uint8_t(count);
    }
    constexpr int piles() const { return piles_; }
    /// `number` from 1.
    constexpr int cards_on(int number) const { return counts_[std::size_t(number - 1)]; }
    constexpr int total() const {
        int sum = 0;
        for (int i = 0; i < piles_; ++i)
            sum += counts_[std::size_t(i)];
        return sum;
    }
    constexpr int most() const {
        int most = 0;
        for (int i = 0; i < piles_; ++i)
            most = counts_[std::size_t(i)] > most ? counts_[std::size_t(i)] : most;
        return most;
    }

  private:
    std::array<std::uint8_t, most_tableau_piles> counts_{};
    int piles_ = 0;
};

struct FoundationRules {
    int count = 0;
    Base base = Base::Ace;
    BuildRule build = {Building::BySuit, Direction::Up};
    Unit takes = Unit::SingleCard;
    Pairing pairs = Pairing::None;
    FoundationDeal dealt = FoundationDeal::Nothing;
    GivesBack gives_back = GivesBack::ToAnyPile;
};

struct TableauRules {
    CardsPerPile dealt = {};
    Faces faces = Faces::AllUp;
    BuildRule build = {};
    Unit moves = Unit::SingleCard;
    /// What counts as a run; only read where runs move.
    BuildRule run = {};
    Base empty_takes = Base::Any;
    SpaceFilling spaces = SpaceFilling::ByHand;
};

struct ReserveRules {
    /// Dealt face up; the top card goes to the foundations only [DS-R1].
    int cards = 0;
};

inline constexpr int unlimited_redeals = -1;

struct StockRules {
    StockDeals deals = StockDeals::ToWaste;
    /// Cards turned at once, one after the other; only with a waste [KL-3].
    int turns = 1;
    /// How often the waste may be turned over to become the stock again [RU-1].
    int redeals = 0;
    /// No dealing onto a tableau with a space, while it has a card for each pile [SP-4].
    bool needs_no_space = false;
};

/// One variant, declared. `id` is what players type and saved games hold; `name` is
/// the English name, looked up in the catalog with the context "variant".
struct Rules {
    std::string_view id = {};
    std::string_view name = {};
    int decks = 1;
    FoundationRules foundations = {};
    FoundationRules sequences = {.base = Base::King, .takes = Unit::CompleteRun, .gives_back = GivesBack::Nothing};
    ReserveRules reserve = {};
    TableauRules tableau = {};
    StockRules stock = {};
};

constexpr int cards_in_game(const Rules &rules) { return rules.decks * cards_in_deck; }

/// Cards dealt onto the foundations at the start.
constexpr int cards_on_foundations(const Rules &rules) {
    switch (rules.foundations.dealt) {
    case FoundationDeal::EveryBaseCard: return rules.decks * suits_in_deck;
    case FoundationDeal::OneCard: return 1;
    case FoundationDeal::Nothing: break;
    }
    return 0;
}

/// Cards left in the stock after the deal.
constexpr int cards_in_stock(const Rules &rules) {
    return cards_in_game(rules) - cards_on_foundations(rules) - rules.reserve.cards - rules.tableau.dealt.total();
}

constexpr bool has_waste(const Rules &rules) { return rules.stock.deals == StockDeals::ToWaste; }
constexpr bool has_base_rank(const Rules &rules) { return rules.foundations.base == Base::FirstCardPlayed; }

/// How many piles of a kind the variant has.
constexpr int count_of(const Rules &rules, PileKind kind) {
    switch (kind) {
    case PileKind::Stock: return 1;
    case PileKind::Waste: return has_waste(rules) ? 1 : 0;
    case PileKind::Reserve: return rules.reserve.cards > 0 ? 1 : 0;
    case PileKind::Foundation: return rules.foundations.count;
    case PileKind::Sequence: return rules.sequences.count;
    case PileKind::Tableau: return rules.tableau.dealt.piles();
    }
    return 0;
}

constexpr bool has_pile(const Rules &rules, PileId pile) { return pile.number() <= count_of(rules, pile.kind()); }

/// The piles of the variant in table order.
class Piles {
  public:
    constexpr explicit Piles(const Rules &rules) {
        for (int slot = 0; slot < most_piles; ++slot)
            if (has_pile(rules, PileId::at_slot(slot))) piles_[std::size_t(size_++)] = PileId::at_slot(slot);
    }
    constexpr const PileId *begin() const { return piles_.data(); }
    constexpr const PileId *end() const { return piles_.data() + size_; }
    constexpr int size() const { return size_; }

  private:
    std::array<PileId, most_piles> piles_{};
    int size_ = 0;
};

/// Passes a sound declaration through and stops the compiler at an unsound one:
/// what is thrown stands in the error message.
consteval Rules checked(Rules rules) {
    if (rules.id.empty() || rules.name.empty()) throw "a variant needs an id and a name";
    if (rules.decks < 1 || rules.decks > 4) throw "one to four decks";
    const int foundation_cards = (rules.foundations.count + rules.sequences.count) * ranks_in_suit;
    if (foundation_cards != cards_in_game(rules)) throw "the foundations must hold every card [C5]";
    if (rules.foundations.count > most_foundations || rules.sequences.count > most_sequences)
        throw "too many foundations";
    if (rules.tableau.dealt.piles() == 0) throw "a tableau needs piles";
    if (cards_in_stock(rules) < 0) throw "more cards dealt than there are";
    if (rules.foundations.takes != Unit::SingleCard) throw "foundations take single cards; whole runs go to sequences";
    if (rules.sequences.takes != Unit::CompleteRun) throw "sequences take whole runs";
    if (rules.sequences.count > 0 && rules.tableau.moves != Unit::Run) throw "sequences need a tableau that moves runs";
    if (rules.foundations.pairs != Pairing::None && rules.foundations.count % 2 != 0) throw "pairs need an even number";
    if (rules.stock.turns < 1 || (!has_waste(rules) && rules.stock.turns != 1))
        throw "the stock turns at least one card";
    if (!has_waste(rules) && rules.stock.redeals != 0) throw "a redeal needs a waste";
    if (!has_waste(rules) && rules.tableau.spaces != SpaceFilling::ByHand) throw "filling spaces needs a waste";
    if (rules.stock.needs_no_space && has_waste(rules)) throw "only a deal to the tableau can need full piles";
    if (rules.foundations.base == Base::Any) throw "foundations need a base";
    if (rules.foundations.dealt == FoundationDeal::OneCard && !has_base_rank(rules))
        throw "a dealt card sets a base rank";
    if (rules.tableau.empty_takes == Base::FirstCardPlayed) throw "spaces have no base rank";
    return rules;
}

} // namespace longwood
