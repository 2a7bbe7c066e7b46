#include "engine/deal.h"

#include <algorithm>
#include <random>
#include <utility>

namespace longwood {
namespace {

// A whole number from 0 to bound - 1, every one equally likely: numbers past the last
// whole multiple of bound are thrown away. Written out because the standard fixes the
// output of engines, not of distributions [C9].
std::uint64_t below(std::mt19937_64 &random, std::uint64_t bound) {
    const std::uint64_t past = std::mt19937_64::max() - std::mt19937_64::max() % bound;
    std::uint64_t number = random();
    while (number >= past)
        number = random();
    return number % bound;
}

// Takes cards off the front of the shuffled deck, in the order of the deal.
class Deck {
  public:
    explicit Deck(std::vector<Card> cards) : cards_(std::move(cards)) {}

    void lay_out_base_cards(const Rules &rules, Position &position) {
        const Rank base = rules.foundations.base == Base::King ? Rank::King : Rank::Ace;
        int number = 1;
        std::vector<Card> rest;
        for (const Card card : cards_) {
            if (card.rank() == base)
                position.put(PileId::foundation(number++), card);
            else
                rest.push_back(card);
        }
        cards_ = std::move(rest);
    }
    Card take() { return cards_[next_++]; }
    bool empty() const { return next_ == cards_.size(); }
    // The rest of the deck face down, its next card on top.
    void become_stock(Position &position) {
        for (std::size_t i = cards_.size(); i > next_; --i)
            position.put(PileId::stock(), cards_[i - 1].turned_down());
        next_ = cards_.size();
    }

  private:
    std::vector<Card> cards_;
    std::size_t next_ = 0;
};

// Row by row from left to right.
void deal_tableau(const TableauRules &tableau, Deck &deck, Position &position) {
    for (int row = 1; row <= tableau.dealt.most(); ++row) {
        for (int number = 1; number <= tableau.dealt.piles(); ++number) {
            const int cards = tableau.dealt.cards_on(number);
            if (row > cards) continue;
            const bool face_up = tableau.faces == Faces::AllUp || row == cards;
            const Card card = deck.take();
            position.put(PileId::tableau(number), face_up ? card : card.turned_down());
        }
    }
}

} // namespace

std::vector<Card> shuffled(int decks, DealNumber number) {
    std::vector<Card> cards;
    cards.reserve(std::size_t(decks * cards_in_deck));
    for (int deck = 0; deck < decks; ++deck)
        for (int suit = 0; suit < suits_in_deck; ++suit)
            for (int rank = 1; rank <= ranks_in_suit; ++rank)
                cards.emplace_back(Rank(rank), Suit(suit));
    std::mt19937_64 random{number};
    for (std::size_t last = cards.size() - 1; last > 0; --last)
        std::swap(cards[last], cards[std::size_t(below(random, last + 1))]);
    return cards;
}

Position deal(const Rules &rules, DealNumber number) {
    Position position;
    Deck deck{shuffled(rules.decks, number)};
    switch (rules.foundations.dealt) {
    case FoundationDeal::EveryBaseCard: deck.lay_out_base_cards(rules, position); break;
    case FoundationDeal::OneCard: {
        const Card card = deck.take();
        position.put(PileId::foundation(1), card);
        position.set_base(card.rank());
        break;
    }
    case FoundationDeal::Nothing: break;
    }
    for (int i = 0; i < rules.reserve.cards; ++i)
        position.put(PileId::reserve(), deck.take());
    deal_tableau(rules.tableau, deck, position);
    deck.become_stock(position);
    return position;
}

DealNumber random_deal_number() {
    std::random_device source;
    std::mt19937_64 random{DealNumber{source()} << 32 | source()};
    return first_deal_number + below(random, largest_random_deal_number);
}

} // namespace longwood
