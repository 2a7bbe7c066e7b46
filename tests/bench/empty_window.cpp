// The least that a window of wx costs: what tests/bench/measure compares with.
#include <wx/app.h>
#include <wx/frame.h>

class App : public wxApp {
  public:
    bool OnInit() override {
        auto *frame = new wxFrame(nullptr, wxID_ANY, "Empty", wxDefaultPosition, wxSize(1000, 740));
        return frame->Show();
    }
};

wxIMPLEMENT_APP(App);
