"""Every check beside this file finds what it is there to find."""

import unittest

import includes
import paths
import sources
import tree
import variants


class Includes(unittest.TestCase):
    def refused(self, name, line):
        self.assertEqual(len(includes.problems_in(name, "#pragma once\n" + line + "\n")), 1, f"{name}: {line}")

    def accepted(self, name, line):
        self.assertEqual(includes.problems_in(name, line + "\n"), [], f"{name}: {line}")

    def test_the_engine_has_the_standard_library_only(self):
        self.accepted("engine/deal.cpp", "#include <random>")
        self.accepted("engine/deal.cpp", '#include "engine/card.h"')
        for line in ("#include <boost/locale.hpp>", "#include <unistd.h>", '#include "locale/names.h"',
                     "#include <nlohmann/json.hpp>", "#  include <wx/wx.h>", "#include <stringy>"):
            self.refused("engine/deal.cpp", line)

    def test_only_the_registry_includes_variants(self):
        self.accepted("engine/variants.cpp", '#include "engine/variants/waterloo.h"')
        self.accepted("engine/variants/waterloo.h", '#include "engine/variants/declarations.h"')
        self.refused("engine/referee.cpp", '#include "engine/variants/waterloo.h"')

    def test_the_accessibility_core_knows_neither_bridges_nor_the_session(self):
        self.accepted("accessibility/narrator.cpp", '#include "accessibility/utterance.h"')
        self.refused("accessibility/narrator.cpp", '#include "accessibility/bridges/atk/bridge.h"')
        self.refused("accessibility/narrator.cpp", '#include "app/session/session.h"')
        self.refused("accessibility/narrator.cpp", "#include <gtk/gtk.h>")

    def test_a_bridge_has_one_platform(self):
        self.accepted("accessibility/bridges/atk/node.cpp", "#include <atk/atk.h>")
        self.accepted("accessibility/bridges/atk/node.cpp", '#include "accessibility/bridges/atk/node.h"')
        self.accepted("accessibility/bridges/log.cpp", '#include "accessibility/bridges/log.h"')
        self.refused("accessibility/bridges/atk/node.cpp", "#include <libspeechd.h>")
        self.refused("accessibility/bridges/atk/node.cpp", "#include <wx/wx.h>")
        self.refused("accessibility/bridges/atk/node.cpp", '#include "accessibility/bridges/log.h"')
        self.refused("accessibility/bridges/log.cpp", "#include <gtk/gtk.h>")

    def test_the_session_has_no_words_and_no_pixels(self):
        self.accepted("app/session/session.cpp", "#include <nlohmann/json.hpp>")
        self.refused("app/session/session.cpp", '#include "locale/translator.h"')
        self.refused("app/session/session.cpp", "#include <wx/wx.h>")

    def test_the_text_game_knows_no_window(self):
        self.accepted("app/console/main.cpp", '#include "app/session/session.h"')
        self.refused("app/console/main.cpp", "#include <wx/string.h>")
        self.refused("app/console/main.cpp", '#include "app/wx/frame.h"')
        self.refused("app/session/session.cpp", '#include "app/console/prompt.h"')

    def test_a_file_outside_every_layer_is_told(self):
        self.refused("app/odd.cpp", "")

    def test_paths_are_written_from_the_top(self):
        self.refused("engine/deal.cpp", '#include "card.h"')

    def test_comments_are_no_includes(self):
        self.accepted("engine/deal.cpp", "// #include <wx/wx.h>")
        self.accepted("engine/deal.cpp", "/*\n#include <wx/wx.h>\n*/")


class Variants(unittest.TestCase):
    def test_the_engine_names_none(self):
        for line in ('if (rules.id == "waterloo")', "rouge_et_noir", '"Double Signora"'):
            self.assertEqual(len(variants.problems_in("engine/play.cpp", line)), 1, line)

    def test_comments_and_declarations_may(self):
        self.assertEqual(variants.problems_in("engine/play.cpp", "int a; // as in Waterloo"), [])
        self.assertEqual(variants.problems_in("engine/variants/waterloo.h", "waterloo"), [])
        self.assertEqual(variants.problems_in("engine/variants.cpp", "waterloo"), [])


class Paths(unittest.TestCase):
    def test_names_of_files_become_text_in_one_place(self):
        for line in ("path.string()", "entry->path().filename().string();", "kept->string()", "a.generic_string()",
                     "path.u8string()", "fs::u8path(text)", 'std::getenv("HOME")'):
            self.assertEqual(len(paths.problems_in("app/wx/frame.cpp", line)), 1, line)
        self.assertEqual(paths.problems_in("engine/path_text.h", "path.u8string()"), [])

    def test_other_texts_and_other_systems_files_may(self):
        for line in ("std::string(text)", "// path.string()", 'path_in_variable("HOME")', "::_wgetenv(variable)"):
            self.assertEqual(paths.problems_in("app/wx/frame.cpp", line), [], line)
        self.assertEqual(paths.problems_in("app/session/disk_posix.cpp", 'std::getenv("HOME")'), [])


class Tree(unittest.TestCase):
    def test_strangers_at_the_top(self):
        self.assertEqual(len(tree.misplaced(["README.md", "engine", ".gitignore", "notes.txt", "src"])), 2)

    def test_paths_of_one_machine(self):
        for path in ("/hom" + "e/anna/longwood", "/roo" + "t/x", "/wor" + "k/main/x"):
            self.assertEqual(len(tree.machine_paths("a.sh", "cp " + path + " b\n")), 1, path)
        self.assertEqual(tree.machine_paths("a.sh", "cp /usr/share/longwood \"$HOME\"\n"), [])

    def test_long_files_are_told(self):
        self.assertIsNone(tree.length("a.cpp", "\n" * 300))
        self.assertIn("look twice", tree.length("a.cpp", "\n" * 301))
        self.assertIn("split", tree.length("a.cpp", "\n" * 451))


class Sources(unittest.TestCase):
    def test_the_checks_see_the_sources(self):
        names = [name for name, _ in sources.files()]
        self.assertIn("engine/card.h", names)
        self.assertIn(".clang-format", names)
        self.assertFalse([name for name in names if name.startswith("build/")])

    def test_strings_are_no_comments(self):
        self.assertEqual(sources.code('a "//" b // c\n/* d\n*/e'), 'a "//" b \n\ne')


if __name__ == "__main__":
    unittest.main()
