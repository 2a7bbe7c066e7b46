// What the player has chosen for good, in one JSON file that people can read and edit:
//
//     {
//         "language": "de",
//         "verbosity": "full"
//     }
//
// The keys are the constants below; a key that is not there means its default. Keys that
// this version does not know are kept.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/session/problem.h"

namespace longwood::session {

/// A choice among words; `words` empty: any text. The first word is the default.
struct WordSetting {
    std::string_view key;
    std::span<const std::string_view> words = {};
};
struct NumberSetting {
    std::string_view key;
    std::int64_t standard;
    std::int64_t least;
    std::int64_t most;
};
struct SwitchSetting {
    std::string_view key;
    bool standard;
};

namespace settings {
inline constexpr std::string_view verbosity_words[]{"normal", "brief", "full"};
inline constexpr std::string_view own_voice_words[]{"auto", "on", "off"};
inline constexpr std::string_view screen_reader_words[]{"auto", "on", "off"};
inline constexpr std::string_view mouse_words[]{"both", "drag", "click"};
inline constexpr std::string_view theme_words[]{"system", "green", "light", "dark", "high-contrast"};
inline constexpr std::string_view cards_words[]{"classic", "large-print"};
inline constexpr std::string_view suit_colors_words[]{"two", "four"};
inline constexpr std::string_view drawing_words[]{"auto", "fine", "low-memory"};

/// A language code such as "de" or "pt_BR"; empty: that of the system.
inline constexpr WordSetting language{"language"};
/// How much is said.
inline constexpr WordSetting verbosity{"verbosity", verbosity_words};
/// Whether the program speaks itself; auto: where no screen reader runs and the player agreed.
inline constexpr WordSetting own_voice{"own-voice", own_voice_words};
/// Whether the table is described to screen readers; auto: where one listens.
inline constexpr WordSetting screen_reader{"screen-reader", screen_reader_words};
/// How the mouse moves cards.
inline constexpr WordSetting mouse{"mouse", mouse_words};
/// The colours of the table; system: green, unless the system is dark or in high contrast.
inline constexpr WordSetting theme{"theme", theme_words};
/// The faces of the cards.
inline constexpr WordSetting cards{"cards", cards_words};
/// Red and black, or a colour for every suit.
inline constexpr WordSetting suit_colors{"suit-colors", suit_colors_words};
/// Whether pictures of the cards are kept; auto: where the computer has the memory.
inline constexpr WordSetting drawing{"drawing", drawing_words};
/// Size of the cards in percent of what fits the window.
inline constexpr NumberSetting card_size{"card-size", 100, 50, 200};
/// Stock and waste at the right.
inline constexpr SwitchSetting left_handed{"left-handed", false};
/// Size of the index letters on cards, in percent of what the card size gives.
inline constexpr NumberSetting index_size{"index-size", 100, 50, 300};
/// Window size and place, as wx tells them; -1: not known.
inline constexpr NumberSetting window_x{"window-x", -1, -100'000, 100'000};
inline constexpr NumberSetting window_y{"window-y", -1, -100'000, 100'000};
inline constexpr NumberSetting window_width{"window-width", -1, -1, 100'000};
inline constexpr NumberSetting window_height{"window-height", -1, -1, 100'000};
inline constexpr SwitchSetting window_maximized{"window-maximized", false};
/// Cards glide to their places, unless the system wants no movement.
inline constexpr SwitchSetting animation{"animation", true};
/// Short sounds beside the words. Off until the player wants them: they would sound into speech.
inline constexpr SwitchSetting sounds{"sounds", false};
} // namespace settings

class Settings {
  public:
    /// Usually config_folder() / "settings.json". Reads it; trouble is in problems().
    explicit Settings(std::filesystem::path path);

    std::string get(const WordSetting &setting) const;
    std::int64_t get(const NumberSetting &setting) const;
    bool get(const SwitchSetting &setting) const;

    /// Changes a setting and writes the file. Another program's changes of other settings
    /// in the meantime stay. A value that the setting does not allow is a mistake of the
    /// caller (asserted). What could not be written is told and holds until the program ends.
    std::optional<Problem> set(const WordSetting &setting, std::string_view value);
    std::optional<Problem> set(const NumberSetting &setting, std::int64_t value);
    std::optional<Problem> set(const SwitchSetting &setting, bool value);

    /// What was wrong with the file when it was read: it was set aside whole, or copied where
    /// single values are bad, which then have their defaults.
    const std::vector<Problem> &problems() const { return problems_; }

  private:
    using Value = std::variant<bool, std::int64_t, std::string>;
    template<class T>
    const T *find(std::string_view key) const;
    std::optional<Problem> change(std::string_view key, Value value);

    std::filesystem::path path_;
    std::map<std::string, Value, std::less<>> values_;
    std::vector<Problem> problems_;
};

/// Only the language of a settings file, and nothing done to the file: for programs that are
/// not the one which keeps it. Empty where there is none or the file cannot be read.
std::string language_in(const std::filesystem::path &path);

} // namespace longwood::session
