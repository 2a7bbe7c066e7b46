// The table as a window: draws it, and turns keys and mouse into commands.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include <wx/timer.h>
#include <wx/window.h>

#include "app/session/session.h"
#include "app/wx/key_map.h"
#include "app/wx/painter.h"

namespace longwood::wx {

class TableView : public wxWindow {
  public:
    struct Requests {
        std::function<void(const session::Command &)> perform;
        std::function<void(CommandId)> run;
    };

    TableView(wxWindow *parent, const session::Session &session, Requests requests, const Look &look);

    /// The session has changed: repaints the piles that look different now.
    void show_changes();

    /// Draws everything anew in another look.
    void set_look(const Look &look);

    /// Shows the pile at the cursor very large, or no longer.
    void magnify(bool on);
    bool magnifies() const { return scene_.magnifies; }

    /// Marks the cards of a good move and where they go, until the next call.
    void mark_hint(const std::optional<longwood::Move> &move);

    /// The words have changed: letters on cards, and from which side piles are counted.
    void show_words(const locale::Translator &words);
    /// Whether pile 1 lies at the right.
    bool is_mirrored() const { return scene_.mirrored; }

    const wx::Layout &layout() const { return scene_.layout; }

  private:
    void paint();
    void resize();
    void key(wxKeyEvent &event);
    void mouse_down(wxMouseEvent &event);
    void mouse_moved(wxMouseEvent &event);
    void mouse_up(wxMouseEvent &event);
    void double_click(wxMouseEvent &event);
    void end_drag();
    std::optional<PileId> pile_under_drag() const;
    void focus_changed(bool has_focus);
    void repaint(const Rect &rect);
    void repaint_focus(const Scene &scene);
    void start_glides(const Scene &before);
    void celebrate();
    void move_on();
    void glide_on(std::chrono::duration<double> since);
    void end_glides();
    void end_movement();
    void repaint_glides();
    void repaint_bows();
    void repaint_magnifier(const Scene &before);

    // Between the button going down on cards, which picks them up, and its coming up.
    // Without a drag they stay in hand.
    struct Press {
        wxPoint at = {};
        bool dragging = false;
    };

    const session::Session &session_;
    Requests requests_;
    Look look_;
    Scene scene_;
    Painter painter_;
    wxTimer timer_; // runs only while cards move
    std::chrono::steady_clock::time_point movement_began_ = {};
    wxString won_words_ = {};
    std::optional<Press> press_;
    bool last_press_dragged_ = false;
    std::optional<wxPoint> dropped_ = {}; // how far the cards were dragged, until they are played
};

} // namespace longwood::wx
