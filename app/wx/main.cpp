// The window's main(): reads the command line before any display is touched.
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>

#include <wx/app.h>
#include <wx/init.h>

#include "app/wx/desk.h"
#include "app/wx/frame.h"
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
        auto *frame = new wx::Frame(*desk_);
        frame->greet();
        return true;
    }

  private:
    std::unique_ptr<wx::Desk> desk_;
};

// A minimal system may have no other locale than C; text needs UTF-8, and GTK reads its own
// translations only if the locale is not plain C.
void use_utf8(int category) {
    const char *name = std::setlocale(category, "");
    if (!name || std::string_view(name) == "C" || std::string_view(name) == "POSIX")
        std::setlocale(category, "C.UTF-8");
}

void prepare_environment(const std::string &language) {
#ifdef __WXGTK__
    use_utf8(LC_CTYPE);
    use_utf8(LC_MESSAGES);
    // GTK's own buttons speak the language of the game.
    setenv("LANGUAGE", language.c_str(), 1);
    // Measured: drawing goes several times faster than through the X server.
    setenv("GDK_RENDERING", "image", 0);
#else
    static_cast<void>(language);
    use_utf8(LC_CTYPE);
#endif
}

} // namespace

int main(int count, char **arguments) {
    const auto catalogs = locale::catalog_folder();
    locale::Translator words(catalogs);
    locale::choose_preferred(words, catalogs);
    const auto read = wx::read_command_line(count, arguments, words, catalogs);
    if (const auto *answer = std::get_if<wx::Answer>(&read)) {
        std::fputs(answer->text.c_str(), answer->status == 0 ? stdout : stderr);
        return answer->status;
    }
    const auto &line = std::get<wx::CommandLine>(read);
    std::optional<Game> opened;
    if (line.file) {
        auto game = wx::open_game(words, *line.file);
        if (const auto *trouble = std::get_if<std::string>(&game)) {
            std::fprintf(stderr, "%s\n", trouble->c_str());
            return 2;
        }
        opened = std::move(std::get<Game>(game));
    }
    prepare_environment(words.language());
    wxApp::SetInstance(new App(std::make_unique<wx::Desk>(std::move(words), line, std::move(opened))));
    int only_the_program = 1;
    return wxEntry(only_the_program, arguments);
}
