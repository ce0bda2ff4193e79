// The check of the layers checks: each planted include that the architecture forbids is found.
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "support/folder.hpp"
#include "support/paths.hpp"

namespace plotboard::cli_layers {

namespace {

struct Planted {
  const char* file;     // of the engine or the client
  const char* include;  // what it must not include
};
constexpr std::array<Planted, 10> kWrong{{
    {"engine/geom/shape.cpp", "state/table.hpp"},
    {"engine/state/table.cpp", "rules/rules.hpp"},
    {"engine/rules/machine/game.cpp", "rules/board/field.hpp"},
    {"engine/rules/board/measure.cpp", "rules/play/tokens.hpp"},
    {"engine/rules/play/damage.cpp", "rules/coop/experience.hpp"},
    {"engine/rules/play/round.cpp", "rules/second/parts.hpp"},
    {"engine/rules/second/phases.cpp", "rules/coop/flee.hpp"},
    {"engine/rules/coop/flee.cpp", "rules/cards/parts.hpp"},
    {"engine/rules/cards/second/ion_bombs.cpp", "rules/coop/components.hpp"},
    {"client/desk/desk.cpp", "panels/panels.hpp"},
}};

// A project of that one file.
int check(const Planted& planted) {
  const test::Folder project;
  const std::filesystem::path file = std::filesystem::path(project.path()) / planted.file;
  std::filesystem::create_directories(file.parent_path());
  project.write(planted.file, std::string("#include \"") + planted.include + "\"\n");
  const std::string command = test::root() + "/tools/check-layers " + project.path() + " >/dev/null";
  return std::system(command.c_str());
}

}  // namespace

TEST_CASE("each of ten planted includes is found", "[layers]") {
  for (const Planted& planted : kWrong) {
    INFO(planted.file << " includes " << planted.include);
    CHECK(check(planted) != 0);
  }
}

TEST_CASE("includes that point downwards are no fault", "[layers]") {
  CHECK(check({"engine/rules/play/damage.cpp", "rules/machine/game.hpp"}) == 0);
  CHECK(check({"engine/rules/coop/flee.cpp", "rules/play/tokens.hpp"}) == 0);
  CHECK(check({"engine/rules/cards/coop/mine_c.cpp", "rules/coop/component_attacks.hpp"}) == 0);
}

}  // namespace plotboard::cli_layers
