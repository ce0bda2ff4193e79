// Fields in which obstacles lie at random (fga-4.2-5): the drawing of one.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "geom/contact.hpp"
#include "mission/mission.hpp"
#include "mission/zones.hpp"
#include "rules/play/commands.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_fields {
namespace {

constexpr double kApart = 50;  // mm

// A mission with six rocks strewn over a field of so many millimetres, one that has its place in the middle of it, and
// a container strewn too.
data::Catalog strewn(double width, double height) {
  data::Catalog catalog = test::catalog();
  data::Mission& mission = catalog.missions.begin()->second;
  data::Zone field;
  field.name = "belt";
  field.x = base::um_from_mm(250);
  field.y = base::um_from_mm(300);
  field.width = base::um_from_mm(width);
  field.height = base::um_from_mm(height);
  mission.zones.push_back(field);
  mission.terrain.clear();
  for (int i = 0; i < 6; ++i) {
    data::Terrain rock;
    rock.id = "R" + std::to_string(i);
    rock.obstacle = i % 2 == 0 ? "coreasteroid0" : "pomdebris1";
    rock.pose = test::pose(270 + 5 * i, 320);
    rock.field = "belt";
    mission.terrain.push_back(rock);
  }
  data::Terrain crate;
  crate.id = "Crate";
  crate.component = "class-b-container";
  crate.side = "neutral";
  crate.pose = test::pose(300, 350);
  crate.field = "belt";
  mission.terrain.push_back(crate);
  data::Terrain fixed;
  fixed.id = "Fixed";
  fixed.obstacle = "coreasteroid2";
  fixed.pose = test::pose(250 + width / 2, 300 + height / 2, 30);
  mission.terrain.push_back(fixed);
  return catalog;
}
state::Table opened(const data::Catalog& catalog, std::uint64_t seed) {
  mission::Setup setup;
  setup.mission = catalog.missions.begin()->first;
  setup.pilots = 3;
  setup.seed = seed;
  auto table = mission::opening(catalog, setup);
  if (!table) FAIL(base::text(table.errors()));
  return std::move(*table);
}
bool is_strewn(const state::Piece& piece) { return piece.id.starts_with("R") || piece.id == "Crate"; }
std::vector<geom::Pose> places(const state::Table& table) {
  std::vector<geom::Pose> poses;
  for (const state::Piece& piece : table.pieces) {
    if (piece.type != state::PieceType::ship && is_strewn(piece)) poses.push_back(piece.pose);
  }
  return poses;
}

}  // namespace

TEST_CASE("A field: everything lies inside, whole, and apart from all else", "[fga-4.2-5]") {
  const data::Catalog catalog = strewn(520, 420);
  const data::Zone& belt = *catalog.missions.begin()->second.zone("belt");
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const state::Table table = opened(catalog, seed);
    std::vector<std::pair<std::string, geom::PlacedShape>> lying;
    for (const state::Piece& piece : table.pieces) {
      if (auto shape = mission::terrain_shape(catalog, piece)) lying.emplace_back(piece.id, std::move(*shape));
    }
    REQUIRE(lying.size() == 8);
    for (const auto& [id, shape] : lying) {
      INFO(id + " of seed " + std::to_string(seed));
      if (id != "Fixed") {
        CHECK(shape.box.low.x >= belt.x.mm());
        CHECK(shape.box.low.y >= belt.y.mm());
        CHECK(shape.box.high.x <= (belt.x + belt.width).mm());
        CHECK(shape.box.high.y <= (belt.y + belt.height).mm());
      }
      for (const auto& [other, there] : lying) {
        if (other != id) CHECK(geom::gap_mm(shape, there) >= kApart);
      }
    }
  }
}

TEST_CASE("A field: the same seed draws the same, others draw others; what has its place keeps it", "[fga-4.2-5]") {
  const data::Catalog catalog = strewn(520, 420);
  std::set<std::pair<std::int32_t, std::int32_t>> first_rock;
  std::set<std::int32_t> headings;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const state::Table table = opened(catalog, seed);
    CHECK(places(table) == places(opened(catalog, seed)));
    CHECK(table.find("Fixed")->pose == catalog.missions.begin()->second.terrain.back().pose);
    const geom::Pose& rock = table.find("R0")->pose;
    first_rock.insert({rock.x.value, rock.y.value});
    headings.insert(rock.heading.value);
    CHECK(rock.heading.value % 1000 == 0);
  }
  CHECK(first_rock.size() == 20);
  CHECK(headings.size() > 10);
}

TEST_CASE("A field: every draw is told when the mission begins", "[fga-4.2-5][fga-4.1-7]") {
  const data::Catalog catalog = strewn(520, 420);
  state::Table table = opened(catalog, 5);
  const auto told_of = [&](const std::string& id, const std::vector<std::string>& lines) {
    return std::count_if(lines.begin(), lines.end(),
                         [&](const std::string& line) { return line.rfind(id + " ", 0) == 0; });
  };
  for (const char* id : {"R0", "R1", "R2", "R3", "R4", "R5", "Crate"}) CHECK(told_of(id, table.progress.draws) == 1);
  CHECK(told_of("Fixed", table.progress.draws) == 0);
  const rules::StartBattle start{5, false, state::Side::player, false};
  REQUIRE(!rules::check(catalog, table, start));
  std::vector<std::string> told;
  for (const state::Event& event : rules::resolve(catalog, table, start)) {
    const auto* line = get_if<state::Told>(&event);
    if (line != nullptr && line->rule == "fga-4.1-7") told.push_back(line->text.english());
  }
  for (const char* id : {"R0", "R1", "R2", "R3", "R4", "R5", "Crate"}) CHECK(told_of(id, told) == 1);
}

TEST_CASE("A field without room: what finds none lies where the diagram has it", "[fga-4.2-5]") {
  const data::Catalog catalog = strewn(40, 40);  // smaller than any rock
  const state::Table table = opened(catalog, 1);
  for (const data::Terrain& piece : catalog.missions.begin()->second.terrain) {
    INFO(piece.id);
    CHECK(table.find(piece.id)->pose == piece.pose);
  }
}

}  // namespace plotboard::mission_fields
