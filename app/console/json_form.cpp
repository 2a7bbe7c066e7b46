#include "app/console/json_form.h"

#include <nlohmann/json.hpp>

#include "engine/referee.h"
#include "engine/variants.h"
#include "locale/names.h"

namespace longwood::console {
namespace {

using Json = nlohmann::ordered_json;

std::string in_one_line(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json event_as_json(const Event &event) {
    switch (event.kind) {
    case EventKind::Moved:
        return {{"event", "moved"},
                {"card", to_text(event.card)},
                {"from", to_text(event.from)},
                {"to", to_text(event.to)},
                {"count", event.count}};
    case EventKind::Drawn:
        return {{"event", "drawn"},
                {"card", to_text(event.card)},
                {"from", to_text(event.from)},
                {"to", to_text(event.to)}};
    case EventKind::Dealt:
        return {{"event", "dealt"},
                {"card", to_text(event.card)},
                {"from", to_text(event.from)},
                {"to", to_text(event.to)}};
    case EventKind::Filled:
        return {{"event", "filled"},
                {"card", to_text(event.card)},
                {"from", to_text(event.from)},
                {"to", to_text(event.to)}};
    case EventKind::Redealt:
        return {{"event", "redealt"}, {"from", to_text(event.from)}, {"to", to_text(event.to)}, {"count", event.count}};
    case EventKind::TurnedUp:
        return {{"event", "turned_up"}, {"card", to_text(event.card)}, {"pile", to_text(event.to)}};
    case EventKind::BaseSet:
        return {
            {"event", "base_set"}, {"rank", std::string(1, letter_of(event.card.rank()))}, {"pile", to_text(event.to)}};
    case EventKind::Completed: return {{"event", "completed"}, {"pile", to_text(event.to)}};
    case EventKind::Won: break;
    }
    return {{"event", "won"}};
}

Json cards_as_json(const Position &position, PileId pile, bool reveal) {
    Json cards = Json::array();
    for (const Card card : position.cards(pile))
        cards.push_back(card.face_down() && !reveal ? "##" : to_text(card));
    return cards;
}

Json redeals_left(const Rules &rules, const Position &position) {
    if (rules.stock.redeals == unlimited_redeals) return nullptr;
    return rules.stock.redeals - position.redeals_used();
}

Json state_as_json(const Game &game, bool reveal, const Events &events) {
    const Rules &rules = game.rules();
    const Position &position = game.position();
    Json state{{"variant", rules.id},
               {"deal", game.number()},
               {"won", is_won(rules, position)},
               {"moves", game.moves().size()}};
    if (has_base_rank(rules)) {
        const bool open = position.base() == Rank::None;
        state["base"] = open ? Json{} : Json(std::string(1, letter_of(position.base())));
    }
    state["redeals_left"] = redeals_left(rules, position);
    state["piles"] = Json::array();
    for (const PileId pile : Piles{rules})
        state["piles"].push_back({{"id", to_text(pile)}, {"cards", cards_as_json(position, pile, reveal)}});
    state["legal"] = Json::array();
    for (const Move &move : legal_moves(rules, position))
        state["legal"].push_back(to_text(move));
    state["events"] = Json::array();
    for (const Event &event : events)
        state["events"].push_back(event_as_json(event));
    return state;
}

} // namespace

std::string answer(const Player &player, const Reply &reply) {
    Json line{{"ok", reply.ok}};
    if (!reply.ok) line["error"] = reply.text;
    line["state"] = state_as_json(player.session().game(), player.reveals(), reply.events);
    return in_one_line(line);
}

std::string list_of_variants(const locale::Translator &words) {
    Json list = Json::array();
    for (const Rules *rules : variants())
        list.push_back({{"id", rules->id}, {"name", locale::variant_name(words, *rules)}});
    return in_one_line(list);
}

} // namespace longwood::console
