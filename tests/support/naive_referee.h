// A second referee, as dumb as possible, written from tests/rules/*.md alone: it shares no
// code with the engine and asks every pile, pile and count. Tests play the two against
// each other; where they differ, one of them misreads a fact.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace longwood::tests {

struct NaiveCard {
    int rank = 0; // ace 1 to king 13
    char suit = 'C';
    bool up = true;
};

enum class NaiveKind { Stock, Waste, Reserve, Foundation, Sequence, Tableau };

struct NaivePile {
    NaiveKind kind;
    std::string name;
    std::vector<NaiveCard> cards; // bottom first
};

class NaiveTable {
  public:
    /// One of the variants, with empty piles.
    explicit NaiveTable(std::string_view variant);

    /// The deal of a shuffled deck, given as "7H" and so on, by C9.
    void deal(const std::vector<std::string> &shuffled);
    /// Lays out lines such as "base: 7" and "tableau-1: #7H KS". The text does not say how often the waste was
    /// turned over.
    void lay_out(std::string_view text, int turned_over = 0);

    /// "draw" and "move tableau-1 foundation-2 1", as many as are legal: the stock first, then
    /// by source, target and count.
    std::vector<std::string> legal_moves() const;
    /// Plays one of them.
    void play(const std::string &move);
    bool won() const;

    /// The piles that have cards, a line each, as lay_out reads them.
    std::string text() const;

  private:
    bool may(const NaivePile &from, const NaivePile &to, int count) const;
    bool may_leave(const NaivePile &from, const NaivePile &to, int count) const;
    bool foundation_takes(const NaivePile &foundation, const NaiveCard &card) const;
    bool space_takes(const NaivePile &from, const NaiveCard &card) const;
    bool tableau_takes(const NaiveCard &below, const NaiveCard &card) const;
    bool run_goes_on(const NaiveCard &below, const NaiveCard &above) const;
    bool may_use_stock() const;
    void use_stock();
    std::vector<int> heights() const;
    bool is(std::initializer_list<std::string_view> variants) const;
    // The families, within which one variant is "as" another.
    bool is_rouge() const { return is({"rouge-et-noir", "rouge-forty"}); }                    // RF-1
    bool is_signora() const { return is({"double-signora", "signora", "empress-of-italy"}); } // SG-1, EI-1
    bool is_malmaison() const { return is({"malmaison", "sixty-thieves", "rueil"}); }         // ST-1, RU-1
    bool is_klondike() const { return is({"klondike", "klondike-one"}); }                     // KO-1
    bool has_waste() const { return !is_rouge() && !is({"spider"}); }                         // RN-L5, SP-4
    void fill_spaces();
    const NaivePile &pile(std::string_view name) const;
    NaivePile &pile(std::string_view name);

    std::string variant_;
    std::vector<NaivePile> piles_; // in table order
    int tableau_piles_ = 0;
    int base_ = 0;        // 0 while it is open
    int turned_over_ = 0; // how often the waste was
};

} // namespace longwood::tests
