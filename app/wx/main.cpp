// The window's main(): reads the command line before any display is touched.
#include <memory>
#include <utility>

#include <wx/app.h>

#include "app/session/arguments.h"
#include "app/session/crash_report.h"
#include "app/session/recent.h"
#include "app/wx/desk.h"
#include "app/wx/frame.h"
#include "app/wx/language.h"
#include "app/wx/toolkit.h"
#include "locale/catalog_path.h"
#include "locale/languages.h"

namespace {

using namespace longwood;

class App : public wxApp {
  public:
    explicit App(std::unique_ptr<wx::Desk> desk) : desk_(std::move(desk)) {}

    bool OnInit() override {
        SetAppName("longwood");
        SetAppDisplayName("Longwood");
        wx::set_toolkit_language(desk_->words.language(), locale::right_to_left(desk_->words));
        auto *frame = new wx::Frame(*desk_);
        frame->greet();
        return true;
    }

    // Of windows without a parent; the others take that of their parent.
    wxLayoutDirection GetLayoutDirection() const override {
        return locale::right_to_left(desk_->words) ? wxLayout_RightToLeft : wxLayout_LeftToRight;
    }

  private:
    std::unique_ptr<wx::Desk> desk_;
};

} // namespace

int main(int argc, char **argv) {
    session::Arguments arguments(argc, argv);
    const auto catalogs = locale::catalog_folder();
    locale::Translator words(catalogs);
    session::Settings settings(session::config_folder() / "settings.json");
    const std::string system = locale::best_language(catalogs, locale::preferred_languages());
    const auto refused = locale::begin_in_language(words, settings.get(session::settings::language), system, catalogs);
    const auto read = wx::read_command_line(arguments.count(), arguments.values(), words, catalogs);
    if (const auto *answer = std::get_if<wx::Answer>(&read)) {
        wx::answer_before_window(answer->text, answer->status != 0);
        return answer->status;
    }
    const auto &line = std::get<wx::CommandLine>(read);
    std::optional<Game> opened;
    if (line.file) {
        auto game = wx::open_game(words, *line.file);
        if (const auto *trouble = std::get_if<std::string>(&game)) {
            wx::answer_before_window(*trouble + "\n", true);
            return 2;
        }
        opened = std::move(std::get<Game>(game));
    }
    session::report_crashes_to(session::data_folder(), "Longwood " LONGWOOD_VERSION);
    auto desk = std::make_unique<wx::Desk>(std::move(words), std::move(settings), line, std::move(opened));
    wx::prepare_toolkit(desk->words.language(), desk->drawing);
    desk->system_language = system;
    if (line.file) session::remember_recent(desk->recent_list, *line.file);
    if (refused && line.language.empty()) desk->troubles.push_back(*refused);
    wxApp::SetInstance(new App(std::move(desk)));
    int only_the_program = 1;
    return wx::run_toolkit(only_the_program, arguments.values());
}
