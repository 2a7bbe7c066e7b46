#include "app/wx/table_view.h"

#include <algorithm>
#include <memory>

#include <wx/dcclient.h>

#include "app/wx/key_codes.h"
#include "app/wx/text.h"
#include "engine/referee.h"
#include "locale/languages.h"

namespace longwood::wx {
namespace {

constexpr int drag_threshold = 5;
constexpr int frame_time = 24; // ms; twice as many pictures would cost twice as much
constexpr std::chrono::duration<double> glide_time{0.16};
constexpr std::chrono::duration<double> celebration_time{1.6}; // after the last card has arrived

bool same_cards(const Position &a, const Position &b, PileId pile) {
    return std::ranges::equal(a.cards(pile), b.cards(pile));
}

bool lies_the_same(const Layout &a, const Layout &b, PileId pile) {
    return pile_rect(a, pile) == pile_rect(b, pile) && a.of(pile).face_down == b.of(pile).face_down;
}

// A stock with some cards less looks the same.
bool is_only_another_number(const Scene &before, const Scene &now, PileId pile) {
    return pile == PileId::stock() && before.position.size(pile) > 0 && now.position.size(pile) > 0 &&
           pile_rect(before.layout, pile) == pile_rect(now.layout, pile);
}

} // namespace

TableView::TableView(wxWindow *parent, const session::Session &session, Requests requests, const Look &look)
    : session_(session), requests_(std::move(requests)), look_(look), painter_(look) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS);
    // The table is the same in languages that are written from the right: keys, speech
    // and sight must agree on what is left.
    SetLayoutDirection(wxLayout_LeftToRight);
    scene_.rules = &session_.rules();
    // Else every drawing context looks all three up in the style sheets of GTK anew.
    SetOwnFont(GetFont());
    SetOwnForegroundColour(GetForegroundColour());
    SetOwnBackgroundColour(GetBackgroundColour());
    Bind(wxEVT_PAINT, [this](wxPaintEvent &) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent &) { resize(); });
    Bind(wxEVT_CHAR_HOOK, &TableView::key, this);
    // Nothing happens when a key comes up: here it ends, before GTK asks everybody about it.
    Bind(wxEVT_KEY_UP, [](wxKeyEvent &) {});
    Bind(wxEVT_LEFT_DOWN, &TableView::mouse_down, this);
    Bind(wxEVT_LEFT_UP, &TableView::mouse_up, this);
    Bind(wxEVT_LEFT_DCLICK, &TableView::double_click, this);
    Bind(wxEVT_MOTION, &TableView::mouse_moved, this);
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent &) {
        if (session_.carried()) requests_.perform({.action = session::Action::CancelCarry});
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent &) { end_drag(); });
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent &) { move_on(); });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent &) { focus_changed(true); });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent &) { focus_changed(false); });
}

void TableView::repaint(const Rect &rect) {
    if (rect.width > 0) RefreshRect({rect.x, rect.y, rect.width, rect.height}, false);
}

void TableView::repaint_focus(const Scene &scene) {
    for (const Rect &rect : focus_rects(scene))
        repaint(rect);
}

void TableView::show_words(const locale::Translator &words) {
    painter_.set_letters(card_letters(words));
    // TRANSLATORS: large on the table when the game is won, and said
    won_words_ = to_wx(words.text("Won!"));
    scene_.mirrored = locale::right_to_left(words);
    show_changes();
    Refresh(false);
}

void TableView::mark_hint(const std::optional<longwood::Move> &move) {
    if (move == scene_.hint) return;
    const auto repaint_marks = [this] {
        for (const Rect &rect : hint_rects(scene_))
            repaint(rect);
    };
    repaint_marks();
    scene_.hint = move;
    repaint_marks();
}

void TableView::show_changes() {
    end_movement();
    const wxSize size = GetClientSize();
    Scene next = scene_;
    next.rules = &session_.rules();
    next.position = session_.position();
    next.cursor = session_.cursor();
    next.carried = session_.carried();
    next.targets = session_.targets();
    if (!next.carried) next.dragged.reset();
    next.won = is_won(*next.rules, next.position) ? won_words_ : wxString{};
    Arrangement arrangement = look_.arrangement;
    arrangement.mirrored = next.mirrored;
    next.layout = lay_out(*next.rules, next.position, {size.x, size.y}, arrangement);
    if (next.rules != scene_.rules || next.layout.window != scene_.layout.window) {
        scene_ = next;
        Refresh(false);
        return;
    }
    const Scene before = std::exchange(scene_, next);
    const bool carry_changed = before.carried != scene_.carried || before.dragged != scene_.dragged;
    for (const PileId pile : Piles(*scene_.rules)) {
        const bool carried_from =
            (before.carried && before.carried->from == pile) || (scene_.carried && scene_.carried->from == pile);
        if (same_cards(before.position, scene_.position, pile) && lies_the_same(before.layout, scene_.layout, pile) &&
            before.position.base() == scene_.position.base() && !(carry_changed && carried_from))
            continue;
        if (is_only_another_number(before, scene_, pile)) {
            repaint(CardArt::count_rect(card_rect(scene_.layout, {pile, 0})));
            continue;
        }
        repaint(painted_rect(before, pile));
        repaint(painted_rect(scene_, pile));
    }
    if (before.targets != scene_.targets) {
        for (const PileId pile : before.targets)
            repaint(target_rect(before, pile));
        for (const PileId pile : scene_.targets)
            repaint(target_rect(scene_, pile));
    }
    repaint(dragged_rect(before));
    repaint(dragged_rect(scene_));
    repaint_magnifier(before);
    start_glides(before);
    if (before.won != scene_.won) {
        repaint(won_rect(before));
        repaint(won_rect(scene_));
        celebrate();
    }
    if (before.cursor != scene_.cursor || carry_changed) {
        repaint_focus(before);
        repaint_focus(scene_);
    }
}

// What it shows is read from the table anew whenever the pile at the cursor is another one.
void TableView::repaint_magnifier(const Scene &before) {
    const PileId pile = scene_.cursor.pile;
    if (!scene_.magnifies || (before.cursor == scene_.cursor && same_cards(before.position, scene_.position, pile)))
        return;
    repaint(magnifier_rect(before));
    repaint(magnifier_rect(scene_));
}

void TableView::start_glides(const Scene &before) {
    if (!look_.moves || before.position == scene_.position) return;
    // Dropped cards come from under the mouse.
    const wxPoint by = dropped_ ? *dropped_ : before.carried ? lift(before) : wxPoint{};
    scene_.glides =
        glides_between(*scene_.rules, {before.position, before.layout}, {scene_.position, scene_.layout}, by.x, by.y);
    if (scene_.glides.empty()) return;
    scene_.way_left = 1;
    movement_began_ = std::chrono::steady_clock::now();
    repaint_glides();
    timer_.Start(frame_time);
}

// After the last card has glided to its place. The next key or click ends it, and acts.
void TableView::celebrate() {
    if (!look_.moves || scene_.won.empty()) return;
    scene_.celebrated = 0;
    movement_began_ = std::chrono::steady_clock::now();
    timer_.Start(frame_time);
}

void TableView::move_on() {
    const std::chrono::duration<double> since = std::chrono::steady_clock::now() - movement_began_;
    if (!scene_.glides.empty()) glide_on(since);
    if (!scene_.celebrated) {
        if (scene_.glides.empty()) timer_.Stop();
        return;
    }
    if (since > glide_time + celebration_time) return end_movement();
    repaint_bows();
    scene_.celebrated = std::max(0.0, (since - glide_time) / celebration_time);
    repaint_bows();
}

void TableView::glide_on(std::chrono::duration<double> since) {
    const double left = 1 - since / glide_time;
    if (left <= 0) return end_glides();
    repaint_glides();
    scene_.way_left = left * left; // fast at first, slow at the end
    repaint_glides();
}

void TableView::end_glides() {
    if (scene_.glides.empty()) return;
    repaint_glides();
    scene_.way_left = 0;
    // The card below is a covered one again: in a tight pile its rank and suit become smaller.
    for (const Glide &glide : scene_.glides)
        repaint(painted_rect(scene_, glide.to));
    scene_.glides.clear();
}

void TableView::end_movement() {
    timer_.Stop();
    end_glides();
    repaint_bows();
    scene_.celebrated.reset();
}

// Those that are just bowing.
void TableView::repaint_bows() {
    if (!scene_.celebrated) return;
    for (const PileId pile : Piles(*scene_.rules))
        if (bow(scene_, pile) > 0) repaint(bow_rect(scene_, pile));
}

void TableView::repaint_glides() {
    for (const Glide &glide : scene_.glides)
        repaint(glide_rect(scene_, glide));
}

void TableView::set_look(const Look &look) {
    look_ = look;
    painter_.set_look(look);
    SendSizeEvent(); // assistive technology follows cards that lie elsewhere now
}

void TableView::magnify(bool on) {
    repaint(magnifier_rect(scene_));
    scene_.magnifies = on;
    repaint(magnifier_rect(scene_));
}

void TableView::paint() {
#ifdef __WXGTK__
    // As GTK hands it over (wx takes a reference of its own): a drawing context of wx around it
    // costs as much as a card.
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromNative(GTKPaintContext()));
#else
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
#endif
    if (gc) painter_.paint(*gc, scene_, GetUpdateRegion(), GetContentScaleFactor());
}

void TableView::resize() {
    show_changes();
    Refresh(false);
}

void TableView::focus_changed(bool has_focus) {
    scene_.has_focus = has_focus;
    repaint_focus(scene_);
}

void TableView::key(wxKeyEvent &event) {
    if (scene_.celebrated) end_movement();
    const auto command = command_for(chord_of(event));
    if (!command) return event.Skip();
    requests_.run(*command);
}

void TableView::mouse_down(wxMouseEvent &event) {
    if (!HasFocus()) SetFocus();
    const auto spot = hit(scene_.layout, *scene_.rules, event.GetX(), event.GetY());
    if (!spot) return;
    const bool was_carrying = session_.carried().has_value();
    if (!was_carrying && spot->pile == PileId::stock()) return requests_.perform({.action = session::Action::UseStock});
    requests_.perform({.action = session::Action::GoTo, .spot = *spot});
    requests_.perform({.action = session::Action::PickUpOrPutDown});
    if (was_carrying || !session_.carried()) return;
    press_ = Press{.at = event.GetPosition()};
    CaptureMouse();
}

void TableView::mouse_moved(wxMouseEvent &event) {
    if (!press_ || !session_.carried()) return;
    const wxPoint by = event.GetPosition() - press_->at;
    if (!press_->dragging && std::max(std::abs(by.x), std::abs(by.y)) < drag_threshold) return;
    press_->dragging = true;
    repaint(scene_.dragged ? dragged_rect(scene_) : painted_rect(scene_, session_.carried()->from));
    repaint_focus(scene_);
    scene_.dragged = by;
    repaint(dragged_rect(scene_));
    repaint_focus(scene_);
}

void TableView::mouse_up(wxMouseEvent &event) {
    if (!press_) return;
    mouse_moved(event); // the last step may have come with the button
    const bool dragging = press_->dragging;
    last_press_dragged_ = dragging;
    const auto target = dragging ? pile_under_drag() : std::nullopt;
    const auto carried = session_.carried();
    dropped_ = scene_.dragged;
    end_drag();
    event.Skip();
    if (!dragging || !carried) return dropped_.reset(); // a click: the cards stay in hand
    const longwood::Move move{carried->from, target.value_or(carried->from), carried->count};
    const bool legal = is_legal(*scene_.rules, session_.position(), move);
    // The reason is said last, after the cards have returned.
    if (!legal) requests_.perform({.action = session::Action::CancelCarry});
    if (legal || move.from != move.to) requests_.perform({.action = session::Action::Play, .move = move});
    dropped_.reset();
}

// The pile that most of the dragged card lies over; one that takes it before all others.
std::optional<PileId> TableView::pile_under_drag() const {
    const auto &carried = session_.carried();
    if (!carried || !scene_.dragged) return std::nullopt;
    Rect card = card_rect(scene_.layout, {carried->from, session_.position().size(carried->from) - carried->count});
    card.x += scene_.dragged->x;
    card.y += scene_.dragged->y;
    const auto targets = session_.targets();
    std::optional<PileId> best;
    int most = 0;
    for (const bool only_targets : {true, false}) {
        for (const PileId pile : Piles(*scene_.rules)) {
            if (only_targets && std::ranges::find(targets, pile) == targets.end()) continue;
            const int shared = shared_area(card, drop_rect(scene_.layout, pile));
            if (shared <= most) continue;
            most = shared;
            best = pile;
        }
        if (most * 4 > card.width * card.height) break;
    }
    return best;
}

void TableView::end_drag() {
    if (HasCapture()) ReleaseMouse();
    press_.reset();
    if (!scene_.dragged) return;
    repaint(dragged_rect(scene_));
    scene_.dragged.reset();
    if (scene_.carried) repaint(painted_rect(scene_, scene_.carried->from));
    repaint_focus(scene_);
}

void TableView::double_click(wxMouseEvent &event) {
    const auto spot = hit(scene_.layout, *scene_.rules, event.GetX(), event.GetY());
    if (!spot) return;
    // To GTK two quick drags from the same point are a double click too.
    if (spot->pile == PileId::stock() || last_press_dragged_) return mouse_down(event);
    // The first click picked the card up or put one down there.
    if (session_.carried()) requests_.perform({.action = session::Action::CancelCarry});
    requests_.perform({.action = session::Action::GoTo, .spot = *spot});
    requests_.perform({.action = session::Action::ToFoundation});
}

} // namespace longwood::wx
