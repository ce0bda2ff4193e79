// Every card: each sector, ring, side and die gives the maneuver printed there. The cards are read here straight from
// their files and mirrored here, not by the loader.
#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <sstream>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "support/ai_table.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"
#include "support/pieces.hpp"

namespace plotboard::ai_tables {

using namespace plotboard::test;

namespace {

constexpr const char* kSectorNames[] = {"bullseye",        "front-right",     "side-front-right",
                                        "side-rear-right", "rear-right",      "rear-left",
                                        "side-rear-left",  "side-front-left", "front-left"};
constexpr const char* kRingNames[] = {"inner", "middle", "outer", "stressed"};

// The file's name of a sector: without its side.
std::string plain(const std::string& sector) { return sector.substr(0, sector.find_last_of('-')); }
bool on_left(const std::string& sector) { return sector.size() > 5 && sector.substr(sector.size() - 5) == "-left"; }

std::string mirror_image(std::string code) {
  const std::string from = "BNTYLPERAD";
  const std::string to = "NBYTPLREDA";
  const auto at = from.find(code.back());
  if (at != std::string::npos) code.back() = to[at];
  return code;
}

std::vector<std::string> split(const std::string& row) {
  std::vector<std::string> codes;
  std::istringstream in(row);
  for (std::string code; in >> code;) codes.push_back(code);
  return codes;
}

// What the card's file says for a sector of either side.
std::vector<std::string> printed_row(const nlohmann::json& card, const std::string& sector, const std::string& ring) {
  const auto& tables = card.at("tables");
  if (sector == "bullseye") return split(tables.at(sector).at(ring));
  if (on_left(sector) && tables.contains(sector)) return split(tables.at(sector).at(ring));
  std::vector<std::string> row = split(tables.at(plain(sector)).at(ring));
  if (on_left(sector)) {
    for (std::string& code : row) code = mirror_image(code);
  }
  return row;
}

// Where a small target faces so that its base keeps inside one sector at any of the distances used.
double mid_bearing(int sector) { return sector == 0 ? 0 : 22.5 + 45 * (sector - 1); }

// A target `gap` mm from base edge to base edge, in the middle of the sector, its heading that of the AI ship.
void put_target(AiTable& table, int sector, double gap) {
  const geom::SinCos turn = geom::sin_cos_degrees(mid_bearing(sector));
  state::Piece& target = table.piece("P1");
  const state::Piece& own = table.piece("A1");
  const auto base = geom::placed_base(figures(), own.base, false, own.pose);
  double low = 0;
  double high = 2000;
  for (int i = 0; i < 60; ++i) {
    const double r = (low + high) / 2;
    target.pose = pose(1500 + r * turn.sin, 1500 + r * turn.cos, 0);
    (geom::gap_mm(base, geom::placed_base(figures(), target.base, false, target.pose)) < gap ? low : high) = r;
  }
}

nlohmann::json file_of(const std::string& card) {
  std::ifstream in(test::root() + "/assets/ai-cards/" + card + ".json");
  REQUIRE(in.good());
  return nlohmann::json::parse(in);
}

}  // namespace

TEST_CASE("Every card gives its printed maneuver in every sector, ring and die, on both sides",
          "[fga-3.3.2b-1][fga-3.3.2b-2][fga-3.3.2b-5][fga-3.3.2b-7][fga-3.3.2b-8][fga-3.3.2.2b-2][fga-3.3.2.2b-3][fga-"
          "3.3.2.2b-4][fga-3.3.3-1]") {
  CHECK(catalog().cards.size() == 76);
  std::size_t checked = 0;
  for (const auto& [id, card] : catalog().cards) {
    const nlohmann::json printed = file_of(id);
    AiTable table;
    table.ship("A1", card.ship, 1500, 1500, 0).faction = card.faction;
    table.ship("P1", "tielnfighter", 1500, 2000, 0);
    for (int sector = 0; sector < data::kSectors; ++sector) {
      for (int ring = 0; ring < data::kRings; ++ring) {
        constexpr double kGap[] = {95, 250, 350, 150};
        put_target(table, sector, kGap[ring]);
        table.piece("A1").tokens.stress = ring == 3 ? 1 : 0;
        const auto row = printed_row(printed, kSectorNames[sector], kRingNames[ring]);
        REQUIRE(row.size() == 6);
        for (int die = 1; die <= 6; ++die) {
          const ai::Decision decision = table.decide("A1", die);
          const auto expected = row[static_cast<std::size_t>(die - 1)];
          INFO(id << " " << kSectorNames[sector] << " " << kRingNames[ring] << " die " << die);
          if (data::name_of(*decision.sector) != std::string(kSectorNames[sector]) ||
              data::name_of(*decision.ring) != std::string(kRingNames[ring]) ||
              geom::code_of(decision.maneuver) != expected || decision.die != die) {
            CHECK(data::name_of(*decision.sector) == std::string(kSectorNames[sector]));
            CHECK(data::name_of(*decision.ring) == std::string(kRingNames[ring]));
            CHECK(geom::code_of(decision.maneuver) == expected);
            FAIL("wrong");
          }
          ++checked;
        }
      }
    }
  }
  CHECK(checked == 76u * 9 * 4 * 6);
}

TEST_CASE("A JumpMaster's left side is its own, not a mirror image", "[fga-3.3.2b-7]") {
  const nlohmann::json printed = file_of("jumpmaster5000");
  REQUIRE(printed.at("tables").contains("side-front-left"));
  bool differs = false;
  for (const char* ring : kRingNames) {
    std::vector<std::string> mirrored = printed_row(printed, "side-front-right", ring);
    for (std::string& code : mirrored) code = mirror_image(code);
    differs = differs || mirrored != printed_row(printed, "side-front-left", ring);
  }
  CHECK(differs);
}

TEST_CASE("The T-65's targets are those of its printed card", "[fga-3.1.2-3]") {
  const data::AiCard& card = catalog().cards.at("t65xwing");
  REQUIRE(card.targets.size() == 4);
  CHECK(card.targets[0].rule == data::TargetRule::locked_in_range);
  CHECK(card.targets[1].rule == data::TargetRule::closest_in_arc_lower_initiative);
  CHECK(card.targets[2].rule == data::TargetRule::closest_in_arc);
  CHECK(card.targets[3].rule == data::TargetRule::closest);
  CHECK(card.targets[1].arc == geom::ArcKind::front);
}

TEST_CASE("A red maneuver of a stress table becomes a white 2 straight", "[2e-activation-10]") {
  // The Kimogila's stress table shows a 1 turn, which is red on its dial.
  AiTable table;
  table.ship("A1", "m12lkimogilafighter", 1500, 1500, 0).tokens.stress = 1;
  table.ship("P1", "tielnfighter", 1500, 2000, 0);
  put_target(table, 2, 150);
  const auto row = printed_row(file_of("m12lkimogilafighter"), "side-front-right", "stressed");
  const auto found = std::find(row.begin(), row.end(), "1Y");
  REQUIRE(found != row.end());
  const ai::Decision decision = table.decide("A1", static_cast<int>(found - row.begin()) + 1);
  CHECK(geom::code_of(decision.maneuver) == "1Y");
  CHECK(geom::code_of(decision.flown) == "2F");
  CHECK(has_step(decision, "2e-activation-10"));
  CHECK_FALSE(rules::check(catalog(), table.table, decision.command()).has_value());
}

TEST_CASE("The die is drawn where none is typed, and all six come up", "[fga-3.3.2b-5]") {
  AiTable table;
  table.ship("A1", "t65xwing", 1500, 1500, 0);
  table.ship("P1", "tielnfighter", 1500, 1900, 0);
  std::array<int, 7> seen{};
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    const ai::Decision decision = table.decide({"A1", {}, {}, {}}, seed);
    REQUIRE(decision.die >= 1);
    REQUIRE(decision.die <= 6);
    CHECK_FALSE(decision.die_typed);
    ++seen[static_cast<std::size_t>(decision.die)];
  }
  for (int die = 1; die <= 6; ++die) CHECK(seen[static_cast<std::size_t>(die)] > 60);
  CHECK(table.decide("A1", 4).die_typed);
  CHECK(table.decide("A1", 4).command().die == 4);
}

}  // namespace plotboard::ai_tables
