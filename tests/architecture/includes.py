"""Who may include whom. The table below is the architecture; README, "Layout", tells it in words."""

import re
import sys

import sources

STANDARD = set("""
    algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono cinttypes
    climits clocale cmath compare complex concepts condition_variable coroutine csetjmp csignal cstdarg cstddef
    cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception execution filesystem format
    forward_list fstream functional future initializer_list iomanip ios iosfwd iostream istream iterator latch
    limits list locale map memory memory_resource mutex new numbers numeric optional ostream queue random ranges
    ratio regex scoped_allocator semaphore set shared_mutex source_location span sstream stack stdexcept
    stop_token streambuf string string_view strstream syncstream system_error thread tuple type_traits typeindex
    typeinfo unordered_map unordered_set utility valarray variant vector version""".split())

# What the operating system offers to write a file safely, to find oneself and to ask the terminal.
SYSTEM = ("fcntl.h", "malloc.h", "unistd.h", "sys/", "termios.h", "signal.h", "poll.h", "langinfo.h", "pwd.h",
          "windows.h", "io.h", "shellapi.h", "shlobj.h", "mach-o/")

CORE = ("accessibility/", "!accessibility/bridges/")

OWN_VOICE = ("accessibility/bridges/self_voice", "accessibility/bridges/system_", "engine/", "locale/",
             "libspeechd.h", "speech-dispatcher/", "windows.h", "initguid.h", "sapi.h")

# Longest prefix first: a file belongs to the first layer whose prefix it has.
# An entry beginning with "!" takes away again. A layer may always include itself.
LAYERS = [
    ("engine/variants.cpp", ("engine/",)),
    ("engine/variants/", ("engine/",)),
    ("engine/", ("engine/", "!engine/variants/")),
    ("locale/", ("locale/", "engine/", "boost/locale", "unicode/") + SYSTEM),
    # atk_*, and at_* for the registry of those who listen.
    ("accessibility/bridges/at", CORE + ("accessibility/bridges/at", "engine/", "locale/",
                                         "atk/", "gtk/", "gdk/", "gio/", "glib.h", "glib-object.h")),
    ("accessibility/bridges/self_voice", CORE + OWN_VOICE),
    ("accessibility/bridges/system_library", ("dlfcn.h",)),
    ("accessibility/bridges/system_voice", CORE + OWN_VOICE),
    ("accessibility/bridges/msaa", CORE + ("accessibility/bridges/msaa", "engine/", "locale/", "wx/", "windows.h",
                                           "ole", "initguid.h", "uiautomation", "UIAutomation")),
    ("accessibility/bridges/log", CORE + ("accessibility/bridges/log", "engine/", "locale/")),
    ("accessibility/", CORE + ("engine/", "locale/")),
    ("app/session/", ("app/session/", "engine/", "nlohmann/") + SYSTEM),
    ("app/phrases/", CORE + ("app/phrases/", "app/session/", "engine/", "locale/")),
    ("app/console/", CORE + ("app/console/", "app/phrases/", "app/session/", "engine/", "locale/", "nlohmann/",
                             "CLI/", "readline/") + SYSTEM),
    ("app/wx/sound_output", ("app/wx/sound_output", "accessibility/bridges/system_library", "windows.h", "mmsystem.h")),
    ("app/wx/", ("app/wx/", "app/phrases/", "app/session/", "accessibility/", "engine/", "locale/", "CLI/", "wx/",
                 "gtk/", "gdk/", "glib.h", "cairo.h", "libintl.h") + SYSTEM),
]

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def allowed_for(name):
    """What a file of that name may include beside the standard library; None: no layer has it."""
    for prefix, allowed in LAYERS:
        if name.startswith(prefix):
            return allowed
    return None


def may(allowed, target):
    if target in STANDARD:
        return True
    if any(target.startswith(entry[1:]) for entry in allowed if entry.startswith("!")):
        # Taken away, unless an entry that says more gives it back (a bridge to itself).
        return any(target.startswith(entry) for entry in allowed if entry.startswith("accessibility/bridges/"))
    return any(target.startswith(entry) for entry in allowed if not entry.startswith("!"))


def problems_in(name, text):
    """Every include of the C++ file `name` that its layer forbids, as sentences."""
    allowed = allowed_for(name)
    if allowed is None:
        return [f"{name}: belongs to no layer. Put it into a layer's folder, or name its layer in "
                "tests/architecture/includes.py."]
    found = []
    for number, line in enumerate(sources.code(text).splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        quote, target = match.groups()
        if quote == '"' and "/" not in target:
            found.append(f'{name}:{number}: write the path of "{target}" from the top folder.')
        elif not may(allowed, target):
            found.append(f"{name}:{number}: this layer may not include {target}.")
    return found


def main():
    problems = []
    for name, path in sources.files():
        if sources.is_cpp(name) and not name.startswith("tests/"):
            problems += problems_in(name, path.read_text(encoding="utf-8"))
    return sources.report("Who includes whom", problems)


if __name__ == "__main__":
    sys.exit(main())
