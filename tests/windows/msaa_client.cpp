// What a screen reader on Windows does, one command a line, for tests/windows/window_test.py:
//
//     window         waits for Longwood's window and listens to its events from now on; its title
//     tree           every object of the table: depth, number, role, state, place, default action, name
//     focus          the name of what has the focus
//     at NAME        the name of what is found at the middle of the object of that name
//     act NAME       the default action of that object
//     go NAME        the focus for that object
//     events         what was told since the last time: event, child, name at that moment
//     refused        how many of some child numbers that mean nothing were answered
//
// Each answer ends with a line "."; "!" begins one that went wrong.
#include <algorithm>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <windows.h>

#include <initguid.h>

#include "tests/windows/msaa_object.h"

namespace {

using namespace longwood::tests;

Object object_of(HWND window) {
    IAccessible *found = nullptr;
    ::AccessibleObjectFromWindow(window, DWORD(OBJID_CLIENT), IID_IAccessible, reinterpret_cast<void **>(&found));
    return {found, CHILDID_SELF};
}

struct Told {
    DWORD event = 0;
    HWND window = nullptr;
    LONG object = 0;
    LONG child = 0;
};

HWND frame = nullptr;
HWND table = nullptr;
DWORD process = 0;
std::deque<Told> to_ask;         // asking sends messages, and more events come meanwhile
std::vector<std::string> events; // with the names

std::string title_of(HWND window) {
    std::array<wchar_t, 500> title{};
    const int length = ::GetWindowTextW(window, title.data(), int(title.size()));
    return utf8({title.data(), std::size_t(length)});
}

BOOL CALLBACK look_for_frame(HWND window, LPARAM) {
    if (!::IsWindowVisible(window) || !title_of(window).ends_with("- Longwood")) return TRUE;
    frame = window;
    return FALSE;
}

/// The table is the window whose object is a group of panes.
BOOL CALLBACK look_for_table(HWND window, LPARAM) {
    const Object object = object_of(window);
    LONG count = 0;
    if (!object || object.role() != ROLE_SYSTEM_GROUPING || object->get_accChildCount(&count) != S_OK || count < 5)
        return TRUE;
    table = window;
    return FALSE;
}

void CALLBACK told(HWINEVENTHOOK, DWORD event, HWND window, LONG object, LONG child, DWORD, DWORD) {
    if (object == OBJID_CLIENT || event == EVENT_SYSTEM_ALERT) to_ask.push_back({event, window, object, child});
}

void ask_for_names() {
    while (!to_ask.empty()) {
        const Told now = to_ask.front();
        to_ask.pop_front();
        IAccessible *found = nullptr;
        VARIANT child;
        ::VariantInit(&child);
        std::string name;
        if (::AccessibleObjectFromEvent(now.window, DWORD(now.object), DWORD(now.child), &found, &child) == S_OK)
            name = Object(found, child.vt == VT_I4 ? child.lVal : CHILDID_SELF).name();
        std::array<char, 40> numbers{};
        std::snprintf(numbers.data(), numbers.size(), "%04lx\t%ld\t", now.event, now.child);
        events.push_back(numbers.data() + name);
    }
}

std::optional<Object> find(Object from, const std::string &name) {
    if (from.name() == name) return from;
    for (Object &child : from.children())
        if (auto found = find(std::move(child), name)) return found;
    return std::nullopt;
}

void print_tree(const Object &object, int depth) {
    const auto [x, y, width, height] = object.place();
    std::printf("%d\t%ld\t%ld\t%lx\t%ld,%ld,%ld,%ld\t%s\t%s\n", depth, object.child(), object.role(),
                static_cast<unsigned long>(object.state()), x, y, width, height, object.action().c_str(),
                object.name().c_str());
    for (const Object &child : object.children())
        print_tree(child, depth + 1);
}

void wait_for_window() {
    frame = table = nullptr;
    ::EnumWindows(look_for_frame, 0);
    if (frame) ::EnumChildWindows(frame, look_for_table, 0);
    if (!table) return static_cast<void>(std::puts("!no window"));
    static HWINEVENTHOOK hook = nullptr;
    if (hook) ::UnhookWinEvent(hook);
    ::GetWindowThreadProcessId(frame, &process);
    hook = ::SetWinEventHook(EVENT_MIN, EVENT_MAX, nullptr, told, process, 0, WINEVENT_OUTOFCONTEXT);
    std::puts(title_of(frame).c_str());
}

void print_focus() {
    const Object object = object_of(table);
    VARIANT focus;
    ::VariantInit(&focus);
    if (object->get_accFocus(&focus) != S_OK) return static_cast<void>(std::puts("!no focus"));
    const Object found = object.meant(focus);
    std::puts(found ? found.name().c_str() : "!no object");
}

void print_at(const Object &object) {
    const auto [x, y, width, height] = object.place();
    Object found = object_of(table);
    VARIANT hit;
    for (::VariantInit(&hit); found->accHitTest(x + width / 2, y + height / 2, &hit) == S_OK; ::VariantInit(&hit)) {
        if (hit.vt == VT_I4) break; // itself
        found = found.meant(hit);
    }
    std::puts(found.name().c_str());
}

/// Numbers of children that there are none of: every question must refuse them.
void print_refused() {
    const Object object = object_of(table);
    int answered = 0;
    for (const LONG child : {-1L, -1000L, 99L, 999L, 1999L, 99'999L, 2'147'483'647L, -2'147'483'647L}) {
        BSTR text = nullptr;
        VARIANT variant;
        ::VariantInit(&variant);
        std::array<LONG, 4> xywh{};
        IDispatch *found = nullptr;
        answered += object->get_accName(number(child), &text) == S_OK;
        answered += object->get_accRole(number(child), &variant) == S_OK;
        answered += object->get_accState(number(child), &variant) == S_OK;
        answered += object->get_accDefaultAction(number(child), &text) == S_OK;
        answered += object->accDoDefaultAction(number(child)) == S_OK;
        answered += object->accSelect(SELFLAG_TAKEFOCUS, number(child)) == S_OK;
        answered += object->accLocation(&xywh[0], &xywh[1], &xywh[2], &xywh[3], number(child)) == S_OK;
        answered += object->get_accChild(number(child), &found) == S_OK;
        answered += object->accNavigate(NAVDIR_NEXT, number(child), &variant) == S_OK;
    }
    std::printf("%d\n", answered);
}

void with_object(const std::string &name, const std::function<void(const Object &)> &act) {
    const auto object = find(object_of(table), name);
    if (!object) return static_cast<void>(std::puts("!no such object"));
    act(*object);
}

void answer(const std::string &line) {
    const std::string word = line.substr(0, line.find(' '));
    const std::string name = line.substr(std::min(word.size() + 1, line.size()));
    const auto say_result = [](HRESULT result) { std::puts(result == S_OK ? "done" : "!refused"); };
    if (word == "window")
        wait_for_window();
    else if (!table)
        std::puts("!no window");
    else if (word == "tree")
        print_tree(object_of(table), 0);
    else if (word == "focus")
        print_focus();
    else if (word == "at")
        with_object(name, print_at);
    else if (word == "act")
        with_object(name, [&](const Object &object) { say_result(object->accDoDefaultAction(object.self())); });
    else if (word == "go")
        with_object(name,
                    [&](const Object &object) { say_result(object->accSelect(SELFLAG_TAKEFOCUS, object.self())); });
    else if (word == "events")
        for (const std::string &event : std::exchange(events, {}))
            std::puts(event.c_str());
    else if (word == "refused")
        print_refused();
    else
        std::puts("!no such command");
    std::puts(".");
    std::fflush(stdout);
}

} // namespace

int main() {
    ::CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED);
    const DWORD here = ::GetCurrentThreadId();
    MSG message{};
    ::PeekMessageW(&message, nullptr, WM_USER, WM_USER, PM_NOREMOVE); // the thread can have messages now
    std::thread reader([here] {
        for (std::string line; std::getline(std::cin, line);)
            ::PostThreadMessageW(here, WM_APP, 0, reinterpret_cast<LPARAM>(new std::string(line)));
        ::PostThreadMessageW(here, WM_QUIT, 0, 0);
    });
    while (::GetMessageW(&message, nullptr, 0, 0) > 0) {
        ask_for_names();
        if (message.message == WM_APP && !message.hwnd) {
            const std::unique_ptr<std::string> line(reinterpret_cast<std::string *>(message.lParam));
            answer(*line);
        }
        ::DispatchMessageW(&message);
    }
    reader.join();
}
