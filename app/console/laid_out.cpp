#include "app/console/laid_out.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/console/typed_text.h"
#include "app/session/json_depth.h"
#include "engine/game_text.h"
#include "locale/names.h"

namespace longwood::console {
namespace {

using Json = nlohmann::ordered_json;
using locale::fill;
using locale::Translator;

// Lays cards on piles until something is wrong; then `error` is the sentence.
class Layout {
  public:
    Layout(const Translator &words, const Rules &rules) : words_(words), rules_(rules) {}

    void read_base(const Json &table) {
        const auto found = table.find("base");
        if (found == table.end() || found->is_null()) return;
        const std::string letter = found->is_string() ? found->get<std::string>() : std::string{};
        const auto rank = letter.size() == 1 ? rank_from_letter(letter[0]) : std::nullopt;
        if (!has_base_rank(rules_))
            // TRANSLATORS: Text game, command for tests. "base" is a word in the typed text.
            fail(words_.text("This game has no base rank: leave base out or say null."));
        else if (!rank)
            // TRANSLATORS: Text game, command for tests. "base" is a word in the typed text, the letters are ranks.
            fail(words_.text("base must be null or one of the letters A23456789TJQK."));
        else
            position_.set_base(*rank);
    }

    void read_piles(const Json &piles) {
        for (const auto &[name, cards] : piles.items()) {
            const auto pile = pile_from_text(name);
            if (!pile || !has_pile(rules_, *pile))
                // TRANSLATORS: Text game, command for tests; {text} was typed.
                return fail(fill(words_.text("This game has no pile \"{text}\"."), {{"text", legible(name)}}));
            if (!cards.is_array())
                // TRANSLATORS: Text game, command for tests; {text} is the name of a pile. ["7H", "KS"] is typed so.
                return fail(fill(words_.text("The cards of {text} must be a list such as [\"7H\", \"KS\"]."),
                                 {{"text", name}}));
            for (const Json &card : cards)
                if (!read_card(*pile, card)) return;
            finish(*pile);
        }
    }

    const std::optional<std::string> &error() const { return error_; }
    const Position &position() const { return position_; }

    void check_cards() {
        if (error_ || has_exactly_the_cards(rules_, position_)) return;
        std::array<int, 64> seen{};
        for (const PileId pile : Piles{rules_})
            for (const Card card : position_.cards(pile))
                ++seen[std::size_t(card.kind())];
        for (int suit = 0; suit < suits_in_deck; ++suit) {
            for (int rank = 1; rank <= ranks_in_suit; ++rank) {
                const Card card{Rank(rank), Suit(suit)};
                const int count = seen[std::size_t(card.kind())];
                if (count != rules_.decks) return fail(wrong_count(card, count));
            }
        }
        // TRANSLATORS: Text game, command for tests: a rule about foundations.
        fail(words_.text("A foundation holds at most 13 cards."));
    }

  private:
    void fail(const std::string &sentence) {
        if (!error_) error_ = sentence;
    }

    std::string wrong_count(Card card, int count) const {
        const std::string name = locale::card_name(words_, card);
        // TRANSLATORS: Text game, command for tests: too many or too few of a card; {card} is e.g. "king of spades",
        // {count} and {decks} are numbers from 0.
        return fill(words_.text("Wrong number of cards. {card}: {count} there, {decks} needed."),
                    {{"card", name}, {"count", words_.number(count)}, {"decks", words_.number(rules_.decks)}});
    }

    bool read_card(PileId pile, const Json &text) {
        const auto card = text.is_string() ? card_from_text(text.get_ref<const std::string &>()) : std::nullopt;
        if (!card) {
            const std::string shown =
                text.is_string() ? text.get<std::string>() : text.dump(-1, ' ', false, Json::error_handler_t::replace);
            // TRANSLATORS: Text game, command for tests. "7H" and "#7H" are typed so.
            fail(fill(words_.text("\"{text}\" is no card. Cards are written 7H, face down #7H; ranks A23456789TJQK, "
                                  "suits CDHS."),
                      {{"text", legible(shown)}}));
            return false;
        }
        if (++cards_ > cards_in_game(rules_)) {
            // TRANSLATORS: Text game, command for tests; {count} is e.g. 104.
            fail(fill(words_.text("These are more cards than the {count} of this game."),
                      {{"count", words_.number(cards_in_game(rules_))}}));
            return false;
        }
        const bool tableau = pile.kind() == PileKind::Tableau;
        if (tableau && card->face_down() && position_.top(pile).rank() != Rank::None && position_.top(pile).face_up()) {
            // TRANSLATORS: Text game, command for tests.
            fail(words_.text("A face-down card cannot lie on a face-up one."));
            return false;
        }
        const bool down = tableau ? card->face_down() : pile == PileId::stock();
        position_.put(pile, down ? card->turned_down() : card->turned_up());
        return true;
    }

    void finish(PileId pile) {
        if (pile.kind() == PileKind::Tableau && !position_.empty(pile)) position_.turn_top_up(pile);
    }

    const Translator &words_;
    const Rules &rules_;
    Position position_;
    int cards_ = 0;
    std::optional<std::string> error_;
};

} // namespace

std::variant<Position, TypingError> read_table(const Translator &words, const Rules &rules, std::string_view json) {
    const Json table = session::nests_too_deep(json) ? Json{} : Json::parse(json, nullptr, false);
    if (!table.is_object() || !table.contains("piles") || !table["piles"].is_object())
        // TRANSLATORS: Text game, command for tests. What stands in braces is typed so: leave it as it is.
        return TypingError{words.text("The table must be JSON such as {\"base\": null, \"piles\": {\"waste\": "
                                      "[\"7H\"]}}.")};
    Layout layout{words, rules};
    layout.read_base(table);
    layout.read_piles(table["piles"]);
    layout.check_cards();
    if (layout.error()) return TypingError{*layout.error()};
    return layout.position();
}

} // namespace longwood::console
