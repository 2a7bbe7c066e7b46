// Makes the sounds of the game: make_sounds FOLDER. Short, soft, and told apart by pitch and timbre:
// wood for the edge, a hollow reed for a refusal, bells for foundations, paper for cards.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <numbers>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/path_text.h"

namespace {

constexpr int rate = 22'050; // samples a second
constexpr double full_scale = 32'767;

using Samples = std::vector<double>;

/// A part of a tone: its pitch against the lowest part, how loud, and in what time it fades to a third.
struct Partial {
    double ratio;
    double level;
    double fade;
};

constexpr Partial wood[]{{1, 1, 0.022}, {2.76, 0.4, 0.010}, {5.4, 0.15, 0.005}};
constexpr Partial drop[]{{1, 1, 0.045}, {2, 0.15, 0.03}};
constexpr Partial reed[]{{1, 1, 0.10}, {3, 0.35, 0.08}, {5, 0.15, 0.06}, {7, 0.06, 0.04}};
constexpr Partial bell[]{{1, 1, 0.14}, {2.01, 0.35, 0.09}, {3.02, 0.18, 0.05}, {5.4, 0.06, 0.025}};
constexpr Partial large_bell[]{{1, 1, 0.40}, {2.01, 0.4, 0.25}, {3.02, 0.2, 0.12}, {5.4, 0.06, 0.04}};

class Sketch {
  public:
    explicit Sketch(double seconds) : samples_(std::size_t(seconds * rate)) {}

    /// A struck tone; `bend` is the pitch at its end against that at its beginning.
    Sketch &tone(double at, double pitch, std::span<const Partial> timbre, double level = 1, double bend = 1) {
        const auto first = std::size_t(at * rate);
        const double length = double(samples_.size() - first) / rate;
        for (const Partial &part : timbre) {
            double phase = 0;
            for (std::size_t i = first; i < samples_.size(); ++i) {
                const double time = double(i - first) / rate;
                samples_[i] += level * part.level * attack(time) * std::exp(-time / part.fade) * std::sin(phase);
                phase += 2 * std::numbers::pi * pitch * part.ratio * std::pow(bend, time / length) / rate;
            }
        }
        return *this;
    }

    /// The flick of a card: a breath of noise around a pitch.
    Sketch &flick(double at, double pitch, double fade, double level = 1) {
        std::minstd_rand random{unsigned(pitch)}; // the same bytes in every build
        const auto first = std::size_t(at * rate);
        const double feedback = 2 * 0.93 * std::cos(2 * std::numbers::pi * pitch / rate);
        double last = 0;
        double before = 0;
        for (std::size_t i = first; i < samples_.size(); ++i) {
            const double time = double(i - first) / rate;
            const double noise = double(random()) / double(std::minstd_rand::max()) - 0.5;
            const double now = noise + feedback * last - 0.93 * 0.93 * before;
            before = std::exchange(last, now);
            samples_[i] += level * attack(time) * std::exp(-time / fade) * now;
        }
        return *this;
    }

    /// With the given peak, and without a click at the end.
    Samples finished(double peak) const {
        Samples result = samples_;
        double most = 0;
        for (const double sample : result)
            most = std::max(most, std::abs(sample));
        const double release = 0.02 * rate;
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] *= peak / most * std::min(1.0, double(result.size() - 1 - i) / release);
        return result;
    }

  private:
    // Nothing begins with a click.
    static double attack(double time) { return std::min(1.0, time / 0.003); }

    Samples samples_;
};

struct Effect {
    std::string name;
    Samples samples;
};

std::vector<Effect> all_effects() {
    Sketch deal(0.38);
    for (int card = 0; card < 6; ++card)
        deal.flick(0.055 * card, 1'500 + 130 * card, 0.014);
    Sketch win(1.4);
    const double melody[]{523.25, 659.26, 783.99, 1046.5};
    for (int note = 0; note < 4; ++note)
        win.tone(0.13 * note, melody[note], note == 3 ? std::span(large_bell) : std::span(bell));
    win.tone(0.39, 523.25, large_bell, 0.5).tone(0.39, 659.26, large_bell, 0.5);
    return {
        {"edge", Sketch(0.09).tone(0, 210, wood).finished(0.30)},
        {"pick-up", Sketch(0.14).tone(0, 520, drop, 1, 1.5).finished(0.20)},
        {"move", Sketch(0.13).flick(0, 2'400, 0.02).tone(0.03, 300, wood, 1.2).finished(0.25)},
        {"refusal", Sketch(0.30).tone(0, 185, reed).tone(0.12, 147, reed).finished(0.25)},
        {"foundation", Sketch(0.36).tone(0, 783.99, bell).finished(0.22)},
        {"complete",
         Sketch(0.39).tone(0, 523.25, bell).tone(0.09, 659.26, bell).tone(0.18, 1046.5, bell).finished(0.25)},
        {"deal", deal.finished(0.20)},
        {"win", win.finished(0.30)},
    };
}

// RIFF WAVE, one channel, 16 bits, little-endian whatever the machine is.
void put(std::string &bytes, std::uint32_t value, int count) {
    for (int i = 0; i < count; ++i)
        bytes += char(std::uint8_t(value >> (8 * i)));
}

std::string wave_file(const Samples &samples) {
    const auto size = std::uint32_t(samples.size() * 2);
    std::string bytes = "RIFF";
    put(bytes, 36 + size, 4);
    bytes += "WAVEfmt ";
    put(bytes, 16, 4); // length of this part
    put(bytes, 1, 2);  // plain samples
    put(bytes, 1, 2);  // channels
    put(bytes, rate, 4);
    put(bytes, rate * 2, 4); // bytes a second
    put(bytes, 2, 2);        // bytes a sample
    put(bytes, 16, 2);       // bits a sample
    bytes += "data";
    put(bytes, size, 4);
    for (const double sample : samples)
        put(bytes, std::uint32_t(std::int32_t(std::lround(sample * full_scale))), 2);
    return bytes;
}

} // namespace

int main(int count, char **arguments) {
    if (count != 2) {
        std::fputs("Say where the sounds go: make_sounds FOLDER\n", stderr);
        return 2;
    }
    const std::filesystem::path folder = arguments[1];
    for (const Effect &effect : all_effects()) {
        const auto path = folder / (effect.name + ".wav");
        std::ofstream file(path, std::ios::binary);
        file << wave_file(effect.samples);
        if (!file.flush()) {
            std::fprintf(stderr, "%s cannot be written.\n", longwood::text_of_path(path).c_str());
            return 1;
        }
    }
    return 0;
}
