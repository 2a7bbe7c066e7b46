#include "accessibility/bridges/self_voice.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "accessibility/bridges/system_voice.h"

namespace longwood::accessibility {

namespace {

// An announcement so soon after the table changed belongs to the same action.
constexpr std::chrono::milliseconds same_action(100);

/// What the window wants; waits in the mailbox until the voice has time.
struct Task {
    bool on = false;
    bool cancel = false; // what was said before, be it said or waiting
    std::string language = "en";
    std::vector<std::string> texts = {};
};

VoiceState state_after(SystemVoice::Failure failure) {
    switch (failure) {
    case SystemVoice::Failure::None: return VoiceState::Ready;
    case SystemVoice::Failure::NoLibrary: return VoiceState::NoLibrary;
    case SystemVoice::Failure::NoConnection: break;
    }
    return VoiceState::NoDispatcher;
}

} // namespace

/// Between the window, which never waits, and the voice's own thread.
struct SelfVoice::Mailbox {
    std::mutex mutex = {};
    std::condition_variable news = {};
    Task task = {};
    bool has_news = false;
    bool ended = false;
    VoiceState state = VoiceState::Off;
    std::function<void(VoiceState)> changed = {};

    template<class Change>
    void post(Change change) {
        const std::lock_guard lock(mutex);
        change();
        has_news = true;
        news.notify_one();
    }
    /// Waits for the next task; nothing at the end.
    std::optional<Task> take() {
        std::unique_lock lock(mutex);
        news.wait(lock, [this] { return has_news || ended; });
        if (ended) return std::nullopt;
        has_news = false;
        Task taken = task;
        task.texts.clear();
        task.cancel = false;
        return taken;
    }
    /// Under the lock, so that nobody is told after the end.
    void set_state(VoiceState now) {
        const std::lock_guard lock(mutex);
        if (ended || std::exchange(state, now) == now) return;
        if (changed) changed(now);
    }
};

namespace {

/// The thread's own side: the connection, and the language it was told.
struct Voice {
    std::unique_ptr<SystemVoice> dispatcher = {};
    std::string language = {};

    bool carry_out(const Task &task) {
        if (task.cancel && !dispatcher->silence()) return false;
        if (task.language != language && dispatcher->set_language(task.language)) language = task.language;
        const auto say = [this](const std::string &text) { return dispatcher->say(text); };
        return std::all_of(task.texts.begin(), task.texts.end(), say);
    }
    template<class SetState>
    bool connected(SetState set_state) {
        if (dispatcher) return true;
        set_state(VoiceState::Connecting);
        auto failure = SystemVoice::Failure::None;
        dispatcher = SystemVoice::connect(failure);
        language.clear();
        set_state(state_after(failure));
        return dispatcher != nullptr;
    }
    void fall_silent() {
        if (dispatcher) dispatcher->silence();
        dispatcher.reset();
    }
};

} // namespace

void SelfVoice::speak(const std::shared_ptr<Mailbox> &mailbox) {
    Voice voice;
    const auto set_state = [&](VoiceState state) { mailbox->set_state(state); };
    while (const std::optional<Task> task = mailbox->take()) {
        if (!task->on && task->texts.empty()) {
            voice.fall_silent();
            set_state(VoiceState::Off);
            continue;
        }
        // A lost connection is made anew once, at once: the speech-dispatcher may have been restarted.
        if (voice.connected(set_state) && !voice.carry_out(*task)) {
            voice.dispatcher.reset();
            if (voice.connected(set_state)) voice.carry_out(*task);
        }
        if (task->on) continue;
        voice.dispatcher.reset(); // speech-dispatcher still finishes what it was told
        set_state(VoiceState::Off);
    }
    voice.fall_silent();
}

SelfVoice::SelfVoice(std::function<void(VoiceState)> changed) : mailbox_(std::make_shared<Mailbox>()) {
    mailbox_->changed = std::move(changed);
}

SelfVoice::~SelfVoice() {
    mailbox_->post([this] {
        mailbox_->ended = true;
        mailbox_->changed = {};
    });
}

void SelfVoice::need_thread() {
    if (!std::exchange(has_thread_, true)) std::thread(speak, mailbox_).detach();
}

void SelfVoice::say_once(const std::string &text) {
    need_thread();
    mailbox_->post([&] { mailbox_->task.texts.push_back(text); });
}

void SelfVoice::switch_on() {
    need_thread();
    mailbox_->post([this] { mailbox_->task.on = true; });
}

void SelfVoice::switch_off() {
    if (!has_thread_) return;
    mailbox_->post([this] { mailbox_->task = {.language = mailbox_->task.language}; });
}

VoiceState SelfVoice::state() const {
    const std::lock_guard lock(mailbox_->mutex);
    return mailbox_->state;
}

bool SelfVoice::listening() const {
    const std::lock_guard lock(mailbox_->mutex);
    return mailbox_->task.on;
}

void SelfVoice::set_language(const std::string &language) {
    std::string code = language;
    std::replace(code.begin(), code.end(), '_', '-');
    const std::lock_guard lock(mailbox_->mutex);
    mailbox_->task.language = std::move(code); // told with the next text
}

void SelfVoice::say(const std::string &text, bool interrupt) {
    if (text.empty() || !listening()) return;
    mailbox_->post([&] {
        Task &task = mailbox_->task;
        if (interrupt) {
            task.texts.clear();
            task.cancel = true;
        }
        task.texts.push_back(text);
    });
}

void SelfVoice::update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) {
    if (now.piles.empty()) return;
    const bool in_hand = now.at(now.focus).carried;
    const bool hand_changed = std::exchange(focus_in_hand_, in_hand) != in_hand;
    const bool place_is_new = std::any_of(changes.begin(), changes.end(), [&](const TreeChange &change) {
        // Picked up or put back: the sentence about it follows.
        const bool renamed = change.kind == TreeChange::Kind::SlotRenamed && change.slot == now.focus;
        return change.kind == TreeChange::Kind::FocusMoved || (renamed && !hand_changed);
    });
    if (!place_is_new && !bulk) return;
    last_update_ = std::chrono::steady_clock::now();
    say(now.at(now.focus).name, true);
}

void SelfVoice::announce(const Utterance &utterance) {
    // A sentence that names the place takes the place of its name.
    const bool follows_update = !utterance.names_focus && std::chrono::steady_clock::now() - last_update_ < same_action;
    last_update_ = {};
    say(utterance.text, !follows_update && utterance.urgency == Urgency::Interrupts);
}

} // namespace longwood::accessibility
