// The steps of setting a mission up, one by one: what stands where, who flies what, and what the rank makes of it
// (fga-4.1 steps 4 and 6, fga-4.2, fga-4.6.1).
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "data/readers.hpp"
#include "geom/contact.hpp"
#include "mission/squads.hpp"
#include "mission/zones.hpp"
#include "rules/play/round.hpp"
#include "rules/second/rulebook.hpp"
#include "support/catalog.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_setup_steps {
namespace {

constexpr const char* kXwing = "t65xwing";
constexpr const char* kZ95 = "z95af4headhunter";

state::Side side_of(const state::Table& table, const std::string& id) { return table.find(id)->side; }

// One ship of each kind that table 4.3 tells apart.
const char* mixed_squads() {
  return R"({"squads": [
    {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"],
     "ships": [{"ship": "z95af4headhunter"}, {"ship": "t65xwing"}]},
    {"name": "Grey", "faction": "galacticempire", "arrival": "setup", "vectors": ["1"],
     "ships": [{"ship": "tielnfighter"}]},
    {"name": "Gold", "faction": "rebelalliance", "arrival": "setup", "vectors": ["4"],
     "ships": [{"ship": "btla4ywing", "elite": true}]},
    {"name": "Friends", "faction": "galacticempire", "arrival": "setup", "vectors": ["6"], "side": "ally",
     "ships": [{"ship": "tieininterceptor"}]}]})";
}

}  // namespace

TEST_CASE("Step 4: ships and terrain stand where the diagram has them, and the threat follows from the rank",
          "[fga-4.1-7]") {
  const data::Catalog made = test::catalog_with_mission(R"({
    "terrain": [
      {"id": "Rock", "obstacle": "coreasteroid0", "x_mm": 300, "y_mm": 400, "heading_deg": 20},
      {"id": "Turned", "obstacle": "coreasteroid1", "x_mm": 600, "y_mm": 300, "heading_deg": 0, "mirror": true},
      {"id": "Tower", "component": "turbolaser-tower", "side": "enemy", "x_mm": 450, "y_mm": 600, "heading_deg": 90},
      {"id": "Beacon", "component": "sensor-beacon", "side": "player", "x_mm": 700, "y_mm": 500, "heading_deg": 0}],
    "squads": [
      {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"],
       "ships": [{"ship": "t65xwing"}, {"ship": "t65xwing", "at": {"x_mm": 150, "y_mm": 650, "heading_deg": 45}}]},
      {"name": "Later", "faction": "rebelalliance", "arrival": 2, "vectors": ["4"], "ships": [{"ship": "t65xwing"}]},
      {"name": "Friends", "faction": "galacticempire", "arrival": "setup", "vectors": ["6"], "side": "ally",
       "ships": [{"ship": "tielnfighter"}]}]})");
  const state::Table table = test::opened(made, 3, 7);
  for (const auto& [id, pose] : std::map<std::string, geom::Pose>{{"Rock", test::pose(300, 400, 20)},
                                                                  {"Turned", test::pose(600, 300)},
                                                                  {"Tower", test::pose(450, 600, 90)},
                                                                  {"Beacon", test::pose(700, 500)},
                                                                  {"Red 1", test::pose(560, 914.4 - 20, 180)},
                                                                  {"Red 2", test::pose(150, 650, 45)},
                                                                  {"Friends 3", test::pose(20, 350, 90)}}) {
    INFO(id);
    REQUIRE(table.find(id) != nullptr);
    CHECK(table.find(id)->pose == pose);
  }
  CHECK(table.pieces.size() == 7 + 3);  // and the pilots; "Later" is not there yet
  CHECK(table.find("Turned")->mirror);
  CHECK(table.find("Tower")->ref == "turbolaser-tower");
  CHECK(side_of(table, "Tower") == state::Side::enemy);
  CHECK(side_of(table, "Beacon") == state::Side::player);
  CHECK(side_of(table, "Red 1") == state::Side::enemy);
  CHECK(side_of(table, "Friends 3") == state::Side::player);
  for (const char* id : {"P1", "P2", "P3"}) {
    const geom::PlacedBase base = geom::placed_base(made.figures, geom::BaseKind::small, false, table.find(id)->pose);
    CHECK(mission::lies_in(*made.mission("9:9")->zone("south"), base, 0.01));
  }
  // Rank 7 gives plain ships of Group 2 the level above the lowest (fga-4.8.3t-9); friends have none.
  const auto threat = [&](int rank) { return test::opened(made, 3, rank).find("Red 1")->ship.threat; };
  CHECK(table.find("Red 1")->ship.threat == threat(1) + 1);
  CHECK(threat(6) == threat(1));
  CHECK(table.find("Friends 3")->ship.threat == 0);
}

TEST_CASE("Step 4: every enemy draws a pilot card but Z-95s and TIE/ln, as far as table 4.3 says",
          "[fga-4.1-9][fga-4.1p-8][fga-3.2.1-2]") {
  const data::Catalog made = test::catalog_with_mission(mixed_squads());
  for (int rank = 1; rank <= mission::kHighestRank; ++rank) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      INFO("rank " << rank);
      const state::Table table = test::opened(made, 3, rank, seed);
      for (const state::Piece& ship : table.pieces) {
        if (ship.squad.empty()) continue;
        INFO(ship.id);
        const bool first_group = ship.ref == kZ95 || ship.ref == "tielnfighter";
        const bool draws = ship.squad != "Friends" && (first_group ? rank >= 7 : rank >= 2 || ship.squad == "Gold");
        CHECK(ship.ship.pilot_card.empty() != draws);
        if (!draws) {
          CHECK(ship.ship.cards.empty());
          continue;
        }
        // The card says what it carries: no more, and no less.
        const data::PilotCard& card = *made.pilot_card(ship.ship.pilot_card);
        CHECK(card.ship == ship.ref);
        const data::PilotKit kit = data::kit_at(card, ship.ship.threat);
        std::multiset<std::string> expected(kit.upgrades.begin(), kit.upgrades.end()), carried;
        for (const std::string& ability : kit.abilities) expected.insert("pilot:" + ability);
        for (const state::Card& one : ship.ship.cards) carried.insert(one.id);
        CHECK(carried == expected);
        CHECK(ship.initiative == kit.initiative);
      }
    }
  }
}

TEST_CASE("Each AI ship has the base of its type, a card that flies it, and no dial", "[fga-3.2.1-1]") {
  const data::Catalog made = test::catalog_with_mission(mixed_squads());
  test::Played table(made);
  table.start();
  REQUIRE(table.table.play.phase == state::Phase::planning);
  int ships = 0;
  for (const state::Piece& ship : table.table.pieces) {
    if (ship.squad.empty()) continue;
    INFO(ship.id);
    ++ships;
    CHECK(ship.ai);
    CHECK(ship.base == made.ship(ship.ref)->base);
    CHECK(made.card_for(ship.ref, ship.faction) != nullptr);
    CHECK_FALSE(rules::takes_dial(rules::second_edition(), ship));
  }
  CHECK(ships == 5);
  // Who has no card cannot be flown by one: such a mission is refused.
  const auto faults = [&](const data::Catalog& catalog) {
    base::Errors errors;
    data::Draft draft;
    draft.catalog.missions["9-9-made-up"] = *made.mission("9:9");
    draft.origins["mission 9-9-made-up"] = "made-up.json";
    data::check_missions(draft, catalog, errors);
    return base::text(errors);
  };
  data::Catalog without = made;
  for (auto it = without.cards.begin(); it != without.cards.end();) {
    it = it->second.ship == kXwing ? without.cards.erase(it) : std::next(it);
  }
  CHECK(faults(made).find("has no AI card") == std::string::npos);
  CHECK(faults(without).find("\"t65xwing\", which has no AI card") != std::string::npos);
}

TEST_CASE("Step 4: every pilot gets the ship that the mission assigns, with its type's plainest card", "[fga-4.1-10]") {
  for (const auto& [id, mission] : test::catalog().missions) {
    if (mission.number == "9:9") continue;
    for (const std::string& wanted : mission.seats.ships) {
      INFO(id << " " << wanted);
      mission::Setup setup;
      setup.mission = id;
      setup.pilots = 6;
      setup.rank = 1;
      setup.ship = wanted;
      const auto table = mission::opening(test::catalog(), setup);
      REQUIRE(table);
      const data::Ship& type = *test::catalog().ship(wanted);
      for (int pilot = 1; pilot <= 6; ++pilot) {
        const state::Piece* ship = table->find("P" + std::to_string(pilot));
        REQUIRE(ship != nullptr);
        CHECK(ship->ref == wanted);
        CHECK(ship->base == type.base);
        CHECK(ship->faction == mission.seats.faction);
        // Nobody's in particular: no named pilot, none of the enemy's cards, no ability that is not the type's.
        CHECK(ship->ship.pilot.empty());
        CHECK(ship->ship.pilot_card.empty());
        CHECK(std::none_of(ship->ship.cards.begin(), ship->ship.cards.end(),
                           [](const state::Card& card) { return card.id.starts_with("pilot:"); }));
        CHECK(ship->initiative == mission.seats.initiative);
      }
    }
  }
  mission::Setup other;
  other.mission = "0:1";
  other.ship = kXwing;  // not of those that it assigns
  CHECK_FALSE(mission::opening(test::catalog(), other));
}

TEST_CASE("An approach vector says where a squad comes in, and which way it looks", "[fga-4.2-4]") {
  // At the middle of each edge and askew, one ship and four.
  const data::Catalog made = test::catalog_with_mission(R"({
    "vectors": [
      {"name": "south", "x_mm": 400, "y_mm": 0, "heading_deg": 0},
      {"name": "west", "x_mm": 0, "y_mm": 500, "heading_deg": 90},
      {"name": "north", "x_mm": 300, "y_mm": 914.4, "heading_deg": 180},
      {"name": "east", "x_mm": 914.4, "y_mm": 250, "heading_deg": 270},
      {"name": "bay", "x_mm": 450, "y_mm": 450, "heading_deg": 30}],
    "zones": [{"name": "south", "x_mm": 500, "y_mm": 0, "width_mm": 414.4, "height_mm": 200, "heading_deg": 0}],
    "squads": [
      {"name": "One", "faction": "rebelalliance", "arrival": "special", "vectors": ["south"],
       "ships": [{"ship": "t65xwing"}]},
      {"name": "Four", "faction": "rebelalliance", "arrival": "special", "vectors": ["south"],
       "ships": [{"ship": "t65xwing"}, {"ship": "t65xwing"}, {"ship": "t65xwing"}, {"ship": "t65xwing"}]}]})");
  const data::Mission& mission = *made.mission("9:9");
  for (const data::ApproachVector& vector : mission.vectors) {
    for (const char* squad : {"One", "Four"}) {
      INFO(squad << " at " << vector.name);
      state::Table table = test::opened(made);
      table.progress.coming.push_back({squad, 2, vector.name});
      base::Rng rng(1);
      const mission::Arriving arriving = mission::arrivals(made, table, 2, rng);
      REQUIRE(arriving.pieces.size() == (squad == std::string("One") ? 1u : 4u));
      // Seen from the arrow: x to the right of it, y ahead.
      const geom::Frame arrow = geom::frame_of(vector.pose);
      double left = 1e9, right = -1e9, rear = 1e9;
      for (const state::Piece& ship : arriving.pieces) {
        CHECK(ship.pose.heading == vector.pose.heading);
        const geom::PlacedBase base = geom::placed_base(made.figures, ship.base, false, ship.pose);
        for (int corner = 0; corner < 4; ++corner) {
          const geom::Vec2 point = arrow.to_local(base.corner(corner));
          left = std::min(left, point.x);
          right = std::max(right, point.x);
          rear = std::min(rear, point.y);
        }
      }
      CHECK(rear == Approx(0).margin(0.01));          // on the edge, not across it
      CHECK(left + right == Approx(0).margin(0.01));  // the arrow points between them
      CHECK(right == Approx(squad == std::string("One") ? 20 : 50).margin(0.01));
    }
  }
}

TEST_CASE("Obstacles of a field lie at random in it, clear of each other; the diagram's places are an example",
          "[fga-4.2-5]") {
  const data::Catalog made = test::catalog_with_mission(R"({
    "zones": [
      {"name": "south", "x_mm": 0, "y_mm": 0, "width_mm": 914.4, "height_mm": 100, "heading_deg": 0},
      {"name": "belt", "x_mm": 150, "y_mm": 250, "width_mm": 600, "height_mm": 400}],
    "terrain": [
      {"id": "A", "obstacle": "coreasteroid0", "x_mm": 200, "y_mm": 300, "heading_deg": 0, "field": "belt"},
      {"id": "B", "obstacle": "coreasteroid1", "x_mm": 400, "y_mm": 300, "heading_deg": 0, "field": "belt"},
      {"id": "C", "obstacle": "vt49decimatordebris0", "x_mm": 600, "y_mm": 300, "heading_deg": 0, "field": "belt"},
      {"id": "Fixed", "obstacle": "coreasteroid2", "x_mm": 450, "y_mm": 450, "heading_deg": 0}]})");
  const data::Zone& belt = *made.mission("9:9")->zone("belt");
  std::set<std::pair<std::int32_t, std::int32_t>> places;
  std::set<std::int32_t> headings;
  bool west = false, east = false, low = false, high = false;
  constexpr std::uint64_t kSeeds = 60;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    INFO("seed " << seed);
    const state::Table table = test::opened(made, 3, 1, seed);
    CHECK(test::opened(made, 3, 1, seed).pieces == table.pieces);  // by the seed alone
    CHECK(table.find("Fixed")->pose == test::pose(450, 450));
    std::vector<geom::PlacedShape> shapes;
    for (const char* id : {"A", "B", "C", "Fixed"}) {
      const state::Piece& piece = *table.find(id);
      shapes.push_back(mission::terrain_shape(made, piece).value());
      for (std::size_t i = 0; i + 1 < shapes.size(); ++i) CHECK(geom::gap_mm(shapes[i], shapes.back()) > 0);
      if (id == std::string("Fixed")) continue;
      for (const geom::Vec2& point : shapes.back().points) {
        CHECK(point.x >= belt.x.mm());
        CHECK(point.x <= (belt.x + belt.width).mm());
        CHECK(point.y >= belt.y.mm());
        CHECK(point.y <= (belt.y + belt.height).mm());
      }
      places.insert({piece.pose.x.value, piece.pose.y.value});
      headings.insert(piece.pose.heading.value);
      west = west || piece.pose.x.mm() < 300;
      east = east || piece.pose.x.mm() > 600;
      low = low || piece.pose.y.mm() < 350;
      high = high || piece.pose.y.mm() > 550;
      const auto& draws = table.progress.draws;  // written down, as every chance
      CHECK(std::count(draws.begin(), draws.end(), std::string(id) + " is placed at random in belt.") == 1);
    }
  }
  CHECK(places.size() == kSeeds * 3);
  CHECK(headings.size() > 50);
  CHECK((west && east && low && high));  // all over the field
}

TEST_CASE("A squad composition table: name, arrival, vector, order, and a column for each number of pilots",
          "[fga-4.6.1-2]") {
  // As table 4.1 has it, with ships of ours: its icons are lost. "4+" is a ship from rank 4 on.
  const data::Catalog made = test::catalog_with_mission(R"({"squads": [
    {"name": "Blue", "faction": "rebelalliance", "arrival": "setup", "vectors": ["2"], "ships": [
      {"ship": "t65xwing"}, {"ship": "t65xwing", "pilots_at_least": 4, "rank_at_least": 4},
      {"ship": "t65xwing", "pilots_at_least": 5}]},
    {"name": "Gold", "faction": "rebelalliance", "arrival": "setup", "vectors": ["5"], "order": "strike:P1", "ships": [
      {"ship": "btla4ywing"}, {"ship": "btla4ywing", "pilots_at_least": 4},
      {"ship": "btla4ywing", "pilots_at_least": 6}]},
    {"name": "Red", "faction": "rebelalliance", "arrival": 5, "vectors": ["1d6"], "ships": [
      {"ship": "z95af4headhunter"}, {"ship": "z95af4headhunter", "pilots_at_least": 4},
      {"ship": "z95af4headhunter", "pilots_at_least": 6}]}]})");
  const auto come = [&](int pilots, int rank) {
    state::Table table = test::opened(made, pilots, rank);
    std::map<std::string, std::size_t> ships;
    for (const char* squad : {"Blue", "Gold", "Red"}) ships[squad] = test::squad_on(table, squad).size();
    CHECK(ships["Red"] == 0);  // not yet
    for (int round = 2; round <= 6; ++round) {
      base::Rng rng(3);
      const mission::Arriving arriving = mission::arrivals(made, table, round, rng);
      CHECK(arriving.pieces.empty() == (round != 5));
      ships["Red"] += arriving.pieces.size();
    }
    return std::vector<std::size_t>{ships["Blue"], ships["Gold"], ships["Red"]};
  };
  using Row = std::vector<std::size_t>;
  CHECK(come(3, 1) == Row{1, 1, 1});
  CHECK(come(3, 8) == Row{1, 1, 1});
  CHECK(come(4, 3) == Row{1, 2, 2});
  CHECK(come(4, 4) == Row{2, 2, 2});
  CHECK(come(5, 3) == Row{2, 2, 2});
  CHECK(come(5, 4) == Row{3, 2, 2});
  CHECK(come(6, 1) == Row{2, 3, 3});
  const state::Table table = test::opened(made);
  CHECK(table.find("Blue 1")->order == "attack");  // of a squad that names none
  CHECK(table.find("Gold 2")->order == "strike:P1");
  CHECK(table.find("Blue 1")->pose.heading == made.mission("9:9")->vector("2")->pose.heading);
  CHECK(table.find("Gold 2")->pose.heading == made.mission("9:9")->vector("5")->pose.heading);
}

}  // namespace plotboard::mission_setup_steps
