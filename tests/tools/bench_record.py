"""tools/bench-record keeps the median of three runs and finds what is a quarter slower in every try, and only that."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEAD = "| day | commit | battle | decision | mission | catalog | contact, ns | catalog, ms |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n"
MARK = "<!-- bench-record: new lines above -->\n"
OTHER = "| 2026-01-01 | abcdef0 | 1.0 | 2 | 3.0 |\n<!-- build-cost: new lines above -->\n"
# Answers a run with the next slowness of its list and writes what is left of it.
PROGRAM = """#!{python}
import json, pathlib
left = pathlib.Path({left!r})
slow, *rest = json.loads(left.read_text())
left.write_text(json.dumps(rest))
machine = slow.get("machine", 1)
contact = 100 * machine
print(json.dumps({{
    "ai": {{"decision_median_us": 20 * machine * slow.get("decision", 1), "contact_ns": contact}},
    "battles": {{"median_ms": 5 * machine * slow.get("battle", 1), "contact_ns": contact}},
    "missions": {{"of_12_full_rounds_per_second": 100 / machine / slow.get("mission", 1), "contact_ns": contact}},
    "catalog": {{"median_ms": 60 * machine * slow.get("catalog", 1), "contact_ns": contact}}}}))
"""


class BenchRecord(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.page = self.folder / "speed.md"
        self.page.write_text(OTHER + HEAD + MARK)

    def run_tool(self, runs, *options):
        """The tool beside a program that is `runs` slow, one entry a run; then how many runs it has left."""
        left, program = self.folder / "left.json", self.folder / "plotboard-cli"
        left.write_text(json.dumps(runs))
        program.write_text(PROGRAM.format(python=sys.executable, left=str(left)))
        program.chmod(0o755)
        done = subprocess.run([sys.executable, str(ROOT / "tools/bench-record"), "--cli", str(program), "--page", str(self.page),
                               *options], capture_output=True, text=True)
        return done, len(json.loads(left.read_text()))

    def record(self):
        done, _ = self.run_tool([{}] * 3)
        self.assertEqual(done.returncode, 0, done.stderr)

    def check(self, runs):
        return self.run_tool(runs, "--check")

    def test_a_line_has_the_medians_and_stands_at_the_end_of_its_table(self):
        done, left = self.run_tool([{"battle": 1.1}, {"battle": 9}, {}])
        self.assertEqual((done.returncode, left), (0, 0), done.stderr)
        line, _, after = self.page.read_text().partition(HEAD)[2].partition("\n")
        self.assertEqual([cell.strip() for cell in line.strip("|").split("|")][2:],
                         ["55,000", "200", "100,000", "600,000", "100.0", "60"])
        self.assertRegex(line, r"^\| 20\d\d-\d\d-\d\d \| `[0-9a-f]+` \|")
        self.assertEqual(after, MARK)

    def test_without_a_record_there_is_nothing_to_check(self):
        done, left = self.check([{}])
        self.assertEqual((done.returncode, left), (0, 1), done.stderr)
        self.assertIn("no record", done.stdout)

    def test_a_slow_machine_is_no_slow_program(self):
        self.record()
        done, left = self.check([{"machine": 3}] * 3)
        self.assertEqual((done.returncode, left), (0, 0), done.stderr)

    def test_less_than_a_quarter_and_one_bad_run_pass(self):
        self.record()
        self.assertEqual(self.check([{"catalog": 1.2}, {"catalog": 9}, {"catalog": 1.2}])[0].returncode, 0)

    def test_a_good_third_try_ends_it(self):
        self.record()
        done, left = self.check([{"catalog": 2}] * 6 + [{}] * 3)
        self.assertEqual((done.returncode, left), (0, 0), done.stderr)

    def test_another_ratio_each_time_is_noise(self):
        self.record()
        done, left = self.check([{"catalog": 2}] * 3 + [{"battle": 2}] * 3)
        self.assertEqual((done.returncode, left), (0, 0), done.stderr)

    def test_a_quarter_worse_three_times_fails_and_is_named(self):
        self.record()
        names = ("battle", "decision", "mission")
        done, left = self.check([{name: 1.3 for name in names}] * 9)
        self.assertEqual((done.returncode, left), (1, 0), done.stdout)
        for name in names:
            self.assertIn(f"{name}:", done.stderr)
        self.assertNotIn("catalog", done.stderr)


unittest.main()
