// Draws tables without a window and compares them with pictures that are kept: every theme,
// deck and face at three sizes. "table_pictures keep FOLDER" renews them, "table_pictures
// compare FOLDER" tells which look different; both need a display for the fonts.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#include <wx/app.h>
#include <wx/image.h>

#include "app/wx/painter.h"
#include "app/wx/text.h"
#include "engine/game_text.h"
#include "engine/player/hint.h"
#include "engine/referee.h"

namespace {

using namespace longwood;
using namespace longwood::wx;

constexpr int kept_width = 200;

// What one kept picture shows.
struct Subject {
    const char *game;
    wx::Size window;
    int moves_left; // of the recorded game; 0: it is won
};
// With a hint; with cards in hand and their targets; won.
constexpr Subject subjects[] = {
    {"malmaison", {640, 480}, 90}, {"rouge-et-noir", {1000, 700}, 45}, {"waterloo", {1920, 1080}, 0}};

Game read_game(const std::string &folder, const Subject &subject) {
    std::ostringstream text;
    text << std::ifstream(folder + "/" + subject.game + ".longwood").rdbuf();
    Game game = std::get<Game>(game_from_text(text.str()));
    for (int count = 0; count < subject.moves_left; ++count)
        game.undo();
    return game;
}

CardLetters english_letters() {
    CardLetters letters;
    for (int rank = 2; rank <= 10; ++rank)
        letters[std::size_t(rank)] = std::to_string(rank);
    letters[std::size_t(Rank::Ace)] = "A";
    letters[std::size_t(Rank::Jack)] = "J";
    letters[std::size_t(Rank::Queen)] = "Q";
    letters[std::size_t(Rank::King)] = "K";
    return letters;
}

Scene scene_of(const Game &game, wx::Size window, const wx::Arrangement &arrangement) {
    Scene scene{.rules = &game.rules(), .position = game.position()};
    scene.layout = lay_out(game.rules(), game.position(), window, arrangement);
    scene.cursor = settled(game.position(), {PileId::tableau(2), 99});
    if (is_won(game.rules(), game.position())) {
        scene.won = "Won!";
        return scene;
    }
    if (window.width < 800) {
        scene.hint = hint(game.rules(), game.position())->move;
        return scene;
    }
    for (const longwood::Move &move : legal_moves(game.rules(), game.position())) {
        if (move.uses_stock() || move.from.kind() != PileKind::Tableau) continue;
        scene.carried = Carry{move.from, move.count};
        scene.cursor = {move.from, game.position().size(move.from) - move.count};
        scene.targets = {move.to};
    }
    return scene;
}

wxImage picture_of(const Scene &scene, const Look &look) {
    const wx::Size size = scene.layout.window;
    wxImage image(size.width, size.height);
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        Painter painter(look);
        painter.set_letters(english_letters());
        painter.paint(*gc, scene, wxRegion(0, 0, size.width, size.height), 1);
    } // the image has it now
    return image;
}

// Small, and with few shades, which need less room.
wxImage made_small(const wxImage &image) {
    wxImage small =
        image.Scale(kept_width, image.GetHeight() * kept_width / image.GetWidth(), wxIMAGE_QUALITY_BOX_AVERAGE);
    for (int at = 0; at < small.GetWidth() * small.GetHeight() * 3; ++at)
        small.GetData()[at] = std::uint8_t((small.GetData()[at] & 0xF0) | 0x08);
    return small;
}

struct Difference {
    double mean = 0; // of a colour channel
    double far = 0;  // percent of the pixels that nobody would take for the same
};

Difference between(const wxImage &a, const wxImage &b) {
    if (a.GetSize() != b.GetSize()) return {255, 100};
    const int pixels = a.GetWidth() * a.GetHeight();
    long sum = 0, far = 0;
    for (int pixel = 0; pixel < pixels; ++pixel) {
        int most = 0;
        for (int channel = 0; channel < 3; ++channel) {
            const int at = 3 * pixel + channel;
            const int by = std::abs(int(a.GetData()[at]) - int(b.GetData()[at]));
            sum += by;
            most = std::max(most, by);
        }
        if (most > 60) ++far;
    }
    return {double(sum) / (3.0 * pixels), 100.0 * double(far) / pixels};
}

bool is_same(const std::string &name, const char *what, const Difference &found, const Difference &allowed) {
    if (found.mean <= allowed.mean && found.far <= allowed.far) return true;
    std::printf("%s: %s, %.2f a channel, %.2f %% of the pixels far off\n", name.c_str(), what, found.mean, found.far);
    return false;
}

void keep(const wxImage &picture, const std::string &file) {
    wxImage small = made_small(picture);
    small.SetOption(wxIMAGE_OPTION_PNG_COMPRESSION_LEVEL, 9);
    small.SaveFile(to_wx(file), wxBITMAP_TYPE_PNG);
}

// Whether all is well with one look of one subject.
bool take(const Subject &subject, const Game &game, Look look, const std::string &name, const std::string &file,
          bool keeps) {
    const Scene scene = scene_of(game, subject.window, look.arrangement);
    const wxImage fine = picture_of(scene, look);
    look.drawing = Drawing::LowMemory;
    const wxImage low = picture_of(scene, look);
    const bool alike = is_same(name, "low memory looks different from fine", between(fine, low), {0.6, 0.6});
    if (keeps) {
        keep(fine, file);
        return alike;
    }
    wxImage kept;
    if (!kept.LoadFile(to_wx(file), wxBITMAP_TYPE_PNG)) return false;
    return is_same(name, "looks different from the kept picture", between(made_small(fine), kept), {1.5, 0.5}) && alike;
}

// From the stock a card at a time: the number painted alone looks as if the whole card had been painted.
bool number_alone(Game game, const Look &look, const std::string &name) {
    constexpr wx::Size window{1000, 700};
    const auto shown = [&] { return scene_of(game, window, look.arrangement); };
    const Rect card = card_rect(shown().layout, {PileId::stock(), 0});
    const wxRect stock(card.x, card.y, card.width, card.height);
    const Rect number = CardArt::count_rect(card);
    Painter painter(look);
    wxImage painted = picture_of(shown(), look);
    for (int count = 0; count < 12; ++count) {
        const auto moves = legal_moves(game.rules(), game.position());
        game.play(*std::ranges::find_if(moves, &longwood::Move::uses_stock));
        {
            const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(painted));
            painter.paint(*gc, shown(), wxRegion(number.x, number.y, number.width, number.height), 1);
        }
        const wxImage whole = picture_of(shown(), look);
        if (!is_same(name, "another number leaves something of the last one",
                     between(painted.GetSubImage(stock), whole.GetSubImage(stock)), {0, 0}))
            return false;
    }
    return true;
}

int take_all(const std::string &games, const std::string &folder, bool keeps) {
    constexpr const char *themes[] = {"green", "light", "dark", "high-contrast"};
    bool well = true;
    Game start = read_game(games, {"double-signora", {}, 0});
    while (start.undo()) {
    }
    for (const Theme theme : {Theme::Green, Theme::Dark, Theme::HighContrast})
        for (const Drawing drawing : {Drawing::Fine, Drawing::LowMemory})
            well = number_alone(start, {.theme = theme, .drawing = drawing}, themes[std::size_t(theme)]) && well;
    for (const Subject &subject : subjects) {
        const Game game = read_game(games, subject);
        for (const Theme theme : {Theme::Green, Theme::Light, Theme::Dark, Theme::HighContrast})
            for (const wx::Faces faces : {wx::Faces::Classic, wx::Faces::LargePrint})
                for (const bool four : {false, true}) {
                    const std::string name = std::string(subject.game) + "-" + themes[std::size_t(theme)] +
                                             (faces == wx::Faces::Classic ? "-classic" : "-large") +
                                             (four ? "-four" : "-two");
                    const Look look{.theme = theme,
                                    .faces = faces,
                                    .four_colors = four,
                                    .arrangement = {.wide_strips = faces == wx::Faces::LargePrint}};
                    well = take(subject, game, look, name, folder + "/" + name + ".png", keeps) && well;
                }
    }
    return well ? 0 : 1;
}

} // namespace

int main(int count, char **words) {
    if (count != 4) return 2;
    int only_the_program = 1;
    wxApp::SetInstance(new wxApp);
    if (!wxEntryStart(only_the_program, words)) return 2;
    wxImage::AddHandler(new wxPNGHandler);
    const int result = take_all(words[2], words[3], std::string(words[1]) == "keep");
    wxEntryCleanup();
    return result;
}
