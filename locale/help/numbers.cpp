#include "locale/help/numbers.h"

namespace longwood::locale::help {
namespace {

// How many piles, from the left, are dealt as many cards as the longest.
int long_piles(const CardsPerPile &dealt) {
    int piles = 0;
    while (piles < dealt.piles() && dealt.cards_on(piles + 1) == dealt.most())
        ++piles;
    return piles;
}

} // namespace

std::vector<Number> numbers(const Translator &words, const Rules &rules, double chance) {
    std::vector<Number> all;
    const auto add = [&](std::string name, int value) { all.push_back({std::move(name), words.number(value)}); };
    const int piles = rules.tableau.dealt.piles();
    add("decks", rules.decks);
    add("cards", cards_in_game(rules));
    // Where all foundations take sequences, as in Spider, they are just "the foundations".
    add("foundations", rules.foundations.count > 0 ? rules.foundations.count : rules.sequences.count);
    add("sequences", rules.sequences.count);
    add("all_foundations", rules.foundations.count + rules.sequences.count);
    add("full", ranks_in_suit);
    add("foundation_cards", rules.foundations.count * ranks_in_suit);
    add("sequence_cards", rules.sequences.count * ranks_in_suit);
    add("piles", piles);
    for (int number = 1; number <= piles; ++number)
        add("pile_" + std::to_string(number), rules.tableau.dealt.cards_on(number));
    add("on_each", rules.tableau.dealt.most());
    add("long_piles", long_piles(rules.tableau.dealt));
    add("reserve", rules.reserve.cards);
    add("stock", cards_in_stock(rules));
    add("turned", rules.stock.turns);
    if (rules.stock.redeals != unlimited_redeals) add("passes", rules.stock.redeals + 1);
    if (rules.stock.deals == StockDeals::OneToEachTableauPile) {
        add("whole_deals", cards_in_stock(rules) / piles);
        add("last_deal", cards_in_stock(rules) % piles);
    }
    if (chance > 0) all.push_back({"chance", words.percent(chance)});
    return all;
}

std::string fill_numbers(std::string_view text, const std::vector<Number> &numbers) {
    std::string filled{text};
    for (const Number &number : numbers)
        filled = fill(filled, {{number.name, number.value}});
    return filled;
}

} // namespace longwood::locale::help
