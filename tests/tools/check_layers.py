"""tools/check-layers finds wrong includes: each is planted in a copy of the project's sources."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The file in which it is planted, what it includes there, and the room that this must not bring into it.
DIRECT = [
    ("engine/geom/shape.cpp", '"state/table.hpp"', "engine/state"),
    ("engine/state/table.cpp", '"rules/rules.hpp"', "engine/rules"),
    ("engine/rules/machine/game.cpp", '"rules/board/field.hpp"', "engine/rules/board"),
    ("engine/rules/board/measure.cpp", '"rules/play/tokens.hpp"', "engine/rules/play"),
    ("engine/rules/play/round.cpp", '"rules/second/parts.hpp"', "engine/rules/second"),
    ("engine/rules/play/actions/boost.cpp", '"rules/rules.hpp"', "engine/rules"),
    ("engine/rules/second/phases.cpp", '"rules/coop/flee.hpp"', "engine/rules/coop"),
    ("engine/rules/coop/flee.cpp", '"rules/cards/parts.hpp"', "engine/rules/cards"),
    ("engine/rules/cards/parts.hpp", '"rules/cards/coop/parts_campaign.hpp"', "engine/rules/cards/coop"),
    ("engine/rules/cards/second/ion_bombs.cpp", '"rules/coop/components.hpp"', "engine/rules/coop"),
    ("engine/rules/cards/coop/mine_c.cpp", '"rules/cards/second/parts_squads.hpp"', "engine/rules/cards/second"),
    ("engine/rules/cards/first/parts.hpp", '"rules/cards/second/parts_crew.hpp"', "engine/rules/cards/second"),
    ("engine/ai/swerve.cpp", '"rules/cards/parts.hpp"', "engine/rules/cards"),
    ("engine/battle/session.cpp", '"campaign/common/kind.hpp"', "engine/campaign/common"),
    ("engine/campaign/common/session.hpp", '"campaign/alpha/state.hpp"', "engine/campaign/alpha"),
    ("client/scene/markers.cpp", '"draw/painter.hpp"', "client/draw"),
    ("client/desk/core/names.cpp", '"desk/desk.hpp"', "client/desk"),
    ("client/desk/table/pointer.cpp", '"desk/battle/battle.hpp"', "client/desk/battle"),
    ("client/panels/kit/parts.cpp", '"panels/table/dial.hpp"', "client/panels/table"),
    ("client/panels/missions/briefing.cpp", '"panels/windows.hpp"', "client/panels"),
    ("tools/cli/main.cpp", '"platform/window.hpp"', "client/platform"),
]
# In a header that may know it: those who include that header must not.
THROUGH = [
    ("engine/rules/rules.hpp", '"rules/cards/second/cards.hpp"',
     "engine/battle must not know engine/rules/cards/second: it includes "
     "engine/rules/rules.hpp -> engine/rules/cards/second/cards.hpp"),
    ("client/draw/painter.hpp", '"platform/window.hpp"',
     "tools/cli must not know client/platform: it includes client/draw/painter.hpp -> client/platform/window.hpp"),
]
OUTSIDE = [
    ("engine/ai/swerve.cpp", "<chrono>", "chrono is only for"),
    ("tools/cli/main.cpp", "<SDL2/SDL.h>", "SDL2/SDL.h is only for"),
]


class CheckLayers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.project = pathlib.Path(folder.name)
        for floor in ("engine", "client", "tools"):
            shutil.copytree(ROOT / floor, cls.project / floor)

    def found(self):
        """What the check says of the copy; nothing where it is content."""
        ran = subprocess.run([sys.executable, ROOT / "tools/check-layers", self.project], capture_output=True, text=True)
        self.assertEqual(ran.stderr, "")
        return ran.stdout if ran.returncode else ""

    def planted(self, file, include):
        """What it says with that include at the end of the file, which is then as before; and the place."""
        path = self.project / file
        text = path.read_text()
        path.write_text(f"{text}#include {include}\n")
        try:
            return self.found(), f"{file}:{len(text.splitlines()) + 1}: "
        finally:
            path.write_text(text)

    def test_sources_as_they_are(self):
        self.assertEqual(self.found(), "")

    def test_each_wrong_include_is_found(self):
        for file, include, room in DIRECT:
            with self.subTest(file=file, include=include):
                said, place = self.planted(file, include)
                known = [line for line in said.splitlines() if line.startswith(place)]
                self.assertTrue(any(f" must not know {room}: " in line for line in known), said)

    def test_so_is_one_through_other_headers(self):
        for file, include, words in THROUGH:
            with self.subTest(file=file, include=include):
                said, place = self.planted(file, include)
                self.assertIn(words, said)
                self.assertNotIn(place, said)

    def test_other_peoples_headers(self):
        for file, include, words in OUTSIDE:
            with self.subTest(file=file, include=include):
                said, place = self.planted(file, include)
                self.assertIn(place + words, said)

    def test_a_folder_without_a_line_and_a_header_that_is_not_there(self):
        new = self.project / "engine/rules/third/phases.cpp"
        new.parent.mkdir()
        new.write_text('#include "rules/third/gone.hpp"\n')
        self.addCleanup(shutil.rmtree, new.parent)
        said = self.found()
        self.assertIn("engine/rules/third is no room", said)
        self.assertIn("rules/third/gone.hpp is no file", said)


if __name__ == "__main__":
    unittest.main()
