#!/usr/bin/env python3
"""The steps of tools/test find what they are for: each fault below is planted in a copy of the project, and the step that
has to find it must fail with the words that tell of it. (Wrong includes: check_layers.py. Slow frames: tools/soak --check.)

Usage: planted_faults.py                    all; builds what it needs, so it takes an hour on 2 cores
       planted_faults.py --quick            those that need no build, but --cli for the assets
       planted_faults.py NAME ...           these: warning, leak, uninitialised, format, spelling, golden, rule, asset
       --cli PROGRAM                        a plotboard-cli that is built already

The copy is a worktree of the last commit: what is not committed is not looked at.
"""
import argparse
import dataclasses
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RELEASE = "cmake --preset release -DPLOTBOARD_TESTS=ON && cmake --build --preset release --target {}"
CLANG = "cmake --preset clang -DPLOTBOARD_TESTS=ON && cmake --build --preset clang --target {}"


@dataclasses.dataclass
class Fault:
    file: str
    old: str  # stands in the file; "": the fault comes to its end
    new: str
    step: str  # of tools/test, as a shell's command in the copy
    words: list[str]  # all of them stand in what the step says
    builds: bool = True


CASE = """
#include <memory>

namespace plotboard::planted {{
TEST_CASE("Planted fault") {{
  {}
}}
}}  // namespace plotboard::planted
"""
FAULTS = {
    "warning": Fault("engine/base/base.cpp", "", "\nnamespace plotboard::base {\nint planted() {\n  int spare = 1;\n  return 2;\n}\n}\n",
                     RELEASE.format("plotboard_base"), ["error", "spare"]),
    "leak": Fault("tests/unit/base_ids.cpp", "", CASE.format("const int* lost = new int(7);\n  CHECK(*lost == 7);\n  lost = nullptr;"),
                  CLANG.format("tests_unit") + ' && build/clang/bin/tests_unit "Planted fault"',
                  ["LeakSanitizer", "detected memory leaks"]),
    "uninitialised": Fault("tests/unit/base_ids.cpp", "",
                           CASE.format("const std::unique_ptr<bool[]> never(new bool[64]);\n  CHECK(never[9] == never[10]);"),
                           CLANG.format("tests_unit") + ' && build/clang/bin/tests_unit "Planted fault"',
                           ["runtime error", "not a valid value for type 'bool'"]),
    "format": Fault("engine/base/base.cpp", "", "\nint  planted( ) ;\n", "tools/check-format",
                    ["base.cpp", "clang-format-violations"], builds=False),
    "spelling": Fault("engine/words/english.cpp", "it flies a 1 straight.", "it flyes a 1 straight.", "tools/check-spelling",
                      ["engine/words/english.cpp", "flyes"], builds=False),
    "golden": Fault("tests/golden/perft.txt", "planning 33 1089", "planning 33 1088",
                    RELEASE.format("tests_golden") + ' && build/bin/tests_golden "As many sequences of commands as there were"',
                    ["perft.txt", "1088"]),
    "rule": Fault("tests/golden/ai_cards.cpp", "[fga-3.1.2-1]", "[plotboard]", "python3 tests/tools/check_rule_names.py",
                  ["no test names fga-3.1.2-1"], builds=False),
    "asset": Fault("assets/devices.json", '{"id": "bomb",', '{"id": "bomb", "colour": "red",',
                   RELEASE.format("plotboard-cli") + " && {cli} validate", ["assets/devices.json", "colour"], builds=False),
}


def plant(project, fault):
    path = project / fault.file
    text = path.read_text()
    if fault.old and text.count(fault.old) != 1:
        sys.exit(f"planted_faults: {fault.file} has not one \"{fault.old}\"")
    path.write_text(text.replace(fault.old, fault.new) if fault.old else text + fault.new)


def missed(project, name, cli):
    """What the step should have said and did not; nothing where it has found the fault."""
    fault = FAULTS[name]
    plant(project, fault)
    step = fault.step
    if "{cli}" in step:
        step = f"{cli} validate" if cli else step.format(cli="build/bin/plotboard-cli")
    ran = subprocess.run(["bash", "-o", "pipefail", "-c", step], cwd=project, text=True, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, env={**os.environ, "PLOTBOARD_DATA": str(project)})
    subprocess.run(["git", "checkout", "-q", "--", fault.file], cwd=project, check=True)
    if ran.returncode == 0:
        return "the step was content"
    lacking = [word for word in fault.words if word not in ran.stdout]
    return f"it failed without \"{lacking[0]}\":\n{ran.stdout[-2000:]}" if lacking else ""


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("names", nargs="*", metavar="NAME")
    arguments.add_argument("--quick", action="store_true")
    arguments.add_argument("--cli", type=lambda path: pathlib.Path(path).resolve())
    asked = arguments.parse_args()
    names = asked.names or [name for name, fault in FAULTS.items() if not (asked.quick and fault.builds)]
    if asked.quick and not asked.cli:
        names = [name for name in names if "{cli}" not in FAULTS[name].step]
    for name in names:
        if name not in FAULTS:
            arguments.error(f"{name}: none of {', '.join(FAULTS)}")
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        project = pathlib.Path(folder) / "project"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", project, "HEAD"], cwd=ROOT, check=True)
        try:
            for name in names:
                fault = missed(project, name, asked.cli)
                print(f"{name}: {'not found: ' + fault if fault else 'found'}", flush=True)
                failed += bool(fault)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", project], cwd=ROOT, check=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
