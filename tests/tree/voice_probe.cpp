// The own voice without a window: lines on stdin are what the window does, lines on stdout its
// answers and the states of the voice.
//
//     on | off | language CODE | once TEXT | focus NAME | say TEXT | answer NAME TEXT | listening
#include <iostream>
#include <mutex>
#include <string>

#include "accessibility/bridges/self_voice.h"

namespace {

using namespace longwood;
using namespace longwood::accessibility;

std::mutex output;

void print(const std::string &line) {
    const std::lock_guard lock(output);
    std::cout << line << std::endl;
}

const char *name_of(VoiceState state) {
    switch (state) {
    case VoiceState::Off: return "off";
    case VoiceState::Connecting: return "connecting";
    case VoiceState::Ready: return "ready";
    case VoiceState::NoLibrary: return "no library";
    case VoiceState::NoDispatcher: break;
    }
    return "no dispatcher";
}

void focus(SelfVoice &voice, const std::string &name) {
    static Tree tree;
    tree.piles = {{.slots = {{.name = name}}}};
    voice.update(tree, {{TreeChange::Kind::FocusMoved, {0, 0}}}, false);
}

void carry_out(SelfVoice &voice, const std::string &word, const std::string &rest) {
    if (word == "on") voice.switch_on();
    if (word == "off") voice.switch_off();
    if (word == "language") voice.set_language(rest);
    if (word == "once") voice.say_once(rest);
    if (word == "focus") focus(voice, rest);
    if (word == "say") voice.announce({.text = rest});
    if (word == "answer") { // the place, then the sentence of the same action
        focus(voice, rest.substr(0, rest.find(' ')));
        voice.announce({.text = rest.substr(rest.find(' ') + 1)});
    }
    if (word == "listening") print(voice.listening() ? "yes" : "no");
}

} // namespace

int main() {
    SelfVoice voice([](VoiceState state) { print(std::string("state: ") + name_of(state)); });
    std::string line;
    while (std::getline(std::cin, line)) {
        const auto space = line.find(' ');
        carry_out(voice, line.substr(0, space), space == std::string::npos ? "" : line.substr(space + 1));
        print("done");
    }
    return 0;
}
