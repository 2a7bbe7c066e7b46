#include "app/wx/sound_player.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "app/wx/sound_output.h"

namespace longwood::wx {
namespace {

// A key that is held down repeats about this fast; more would be a rattle.
constexpr std::chrono::milliseconds between_sounds(60);
// So long nothing is tried after a failure: audio may come back, and asking costs.
constexpr std::chrono::seconds after_failure(2);

} // namespace

/// Between the window, which never waits, and the player's own thread.
struct SoundPlayer::Mailbox {
    std::mutex mutex = {};
    std::condition_variable news = {};
    std::optional<Sound> next = {};
    bool ended = false;

    /// Waits for the next sound; nothing at the end.
    std::optional<Sound> take() {
        std::unique_lock lock(mutex);
        news.wait(lock, [this] { return next || ended; });
        return ended ? std::nullopt : std::exchange(next, {});
    }
    /// What comes meanwhile waits, or is forgotten.
    void rest(std::chrono::milliseconds time, bool forget) {
        std::unique_lock lock(mutex);
        news.wait_for(lock, time, [this] { return ended; });
        if (forget) next.reset();
    }
};

SoundPlayer::SoundPlayer() : mailbox_(std::make_shared<Mailbox>()) {}

SoundPlayer::~SoundPlayer() {
    const std::lock_guard lock(mailbox_->mutex);
    mailbox_->ended = true;
    mailbox_->news.notify_one();
}

void SoundPlayer::play(Sound sound) {
    if (!is_on_) return;
    if (!std::exchange(has_thread_, true)) std::thread(work, mailbox_).detach();
    const std::lock_guard lock(mailbox_->mutex);
    mailbox_->next = sound;
    mailbox_->news.notify_one();
}

void SoundPlayer::work(const std::shared_ptr<Mailbox> &mailbox) {
    const auto folder = sounds_folder();
    SoundOutput output;
    if (!output.is_there()) return;
    while (const auto sound = mailbox->take()) {
        const bool played = output.play(folder / file_name(*sound));
        if (played)
            mailbox->rest(between_sounds, false);
        else
            mailbox->rest(after_failure, true);
    }
}

} // namespace longwood::wx
