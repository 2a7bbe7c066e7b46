#include "app/wx/sounds.h"

#include <algorithm>

#include "locale/catalog_path.h"
#include "locale/program_path.h"

namespace longwood::wx {
namespace {

using session::Change;
using session::Nothing;
using session::Outcome;

bool tells_of(const Outcome &outcome, EventKind kind) {
    return std::ranges::any_of(outcome.events, [kind](const Event &event) { return event.kind == kind; });
}

bool to_foundation(const Event &event) {
    const PileKind to = event.to.kind();
    return event.kind == EventKind::Moved && (to == PileKind::Foundation || to == PileKind::Sequence);
}

// Of a move played or made again.
Sound sound_of_move(const Outcome &outcome) {
    if (tells_of(outcome, EventKind::Won)) return Sound::Win;
    if (tells_of(outcome, EventKind::Completed)) return Sound::Complete;
    if (std::ranges::any_of(outcome.events, to_foundation)) return Sound::Foundation;
    return tells_of(outcome, EventKind::Dealt) ? Sound::Deal : Sound::Move;
}

} // namespace

std::optional<Sound> sound_for(const Outcome &outcome) {
    switch (outcome.change) {
    case Change::None: break;
    case Change::Played:
    case Change::Redone: return sound_of_move(outcome);
    case Change::Undone: return Sound::Move;
    case Change::UndoneAll:
    case Change::RedoneAll:
    case Change::Dealt: return Sound::Deal;
    }
    if (outcome.nothing == Nothing::EdgeOfTable || outcome.nothing == Nothing::EdgeOfPile) return Sound::Edge;
    if (outcome.refusal || outcome.nothing != Nothing::None) return Sound::Refusal;
    if (outcome.picked_up || outcome.carry_changed) return Sound::PickUp;
    if (outcome.put_back) return Sound::Move;
    return std::nullopt;
}

std::string_view file_name(Sound sound) {
    switch (sound) {
    case Sound::Edge: return "edge.wav";
    case Sound::PickUp: return "pick-up.wav";
    case Sound::Move: return "move.wav";
    case Sound::Refusal: return "refusal.wav";
    case Sound::Foundation: return "foundation.wav";
    case Sound::Complete: return "complete.wav";
    case Sound::Deal: return "deal.wav";
    case Sound::Win: return "win.wav";
    }
    return {};
}

std::filesystem::path sounds_folder() {
    // Not catalog_folder(): whoever has other catalogs has no other sounds.
    return locale::catalog_folder_of(locale::program_path()).parent_path() / "longwood" / "sounds";
}

} // namespace longwood::wx
