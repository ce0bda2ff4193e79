#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "geom/contact.hpp"
#include "mission/mission.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_tables {

using test::catalog;

namespace {

constexpr const char* kDecimator = "0:1";

base::Result<state::Table> open(const std::string& name, int pilots) {
  mission::Setup setup;
  setup.mission = name;
  setup.pilots = pilots;
  return mission::opening(catalog(), setup);
}
state::Table opened(int pilots) {
  auto table = open(kDecimator, pilots);
  if (!table) FAIL(base::text(table.errors()));
  return std::move(*table);
}
mission::Arriving arriving(const state::Table& table, int round, std::uint64_t seed) {
  base::Rng rng(seed);
  return mission::arrivals(catalog(), table, round, rng);
}
geom::PlacedBase base_of(const state::Piece& piece, bool guides) {
  return geom::placed_base(catalog().figures, piece.base, guides, piece.pose);
}
int overlaps_in(const state::Table& table) {
  int overlaps = 0;
  const double tolerance = catalog().figures.contact_tolerance.mm();
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    for (std::size_t j = i + 1; j < table.pieces.size(); ++j) {
      const state::Piece& a = table.pieces[i];
      const state::Piece& b = table.pieces[j];
      if (a.type != state::PieceType::ship || b.type != state::PieceType::ship) continue;
      const auto verdict = geom::contact(base_of(a, true), base_of(b, true), tolerance);
      overlaps += verdict == geom::Contact::overlapping ? 1 : 0;
    }
  }
  return overlaps;
}

}  // namespace

TEST_CASE("The introductory mission opens whole for every number of pilots", "[fga-3.2.2-1]") {
  for (int pilots = 3; pilots <= 6; ++pilots) {
    const state::Table table = opened(pilots);
    CHECK(state::broken_invariants(table).empty());
    CHECK(table.mission == "0-1-escorting-the-decimator");
    CHECK(table.pilots == pilots);
    CHECK(overlaps_in(table) == 0);
    int players = 0;
    for (const state::Piece& piece : table.pieces) {
      if (piece.type != state::PieceType::ship) continue;
      CHECK(geom::overhang_mm(base_of(piece, false), table.area.width.mm(), table.area.height.mm()) < 0);
      if (piece.side == state::Side::player) players += piece.id == "Decimator" ? 0 : 1;
    }
    CHECK(players == pilots);
  }
}

TEST_CASE("Unknown missions and odd numbers of pilots are refused", "[plotboard]") {
  const auto unknown = open("0-1-escorting-the-decimatr", 4);
  REQUIRE_FALSE(unknown);
  CHECK(unknown.errors()[0].expected.find("0-1-escorting-the-decimator") != std::string::npos);
  CHECK_FALSE(open("", 4));
  CHECK_FALSE(open("9:9", 4));
  CHECK_FALSE(open(kDecimator, 2));
  CHECK_FALSE(open(kDecimator, 7));
}

TEST_CASE("Squads arrive in their round, in formation, numbered on",
          "[fga-3.2.1.1-1][fga-3.2.1.1-2][fga-3.2.2-2][fga-3.2.2-7]") {
  for (int pilots = 3; pilots <= 6; ++pilots) {
    state::Table table = opened(pilots);
    CHECK(arriving(table, 2, 1).pieces.empty());
    std::set<int> numbers;
    int highest = 0;
    for (const state::Piece& piece : table.pieces) highest = std::max(highest, piece.number);
    // Green: two ships, a third with 4 pilots, a fourth with 6. Grey: two, a third with 5 (mission book, 0:1).
    const std::vector<std::pair<int, int>> squads{{4, 2 + (pilots >= 4 ? 1 : 0) + (pilots >= 6 ? 1 : 0)},
                                                  {7, 2 + (pilots >= 5 ? 1 : 0)}};
    for (const auto& [round, size] : squads) {
      const auto squad = arriving(table, round, 7);
      REQUIRE(static_cast<int>(squad.pieces.size()) == size);
      REQUIRE_FALSE(squad.dice.empty());  // the vector's; an X-wing draws a pilot card besides
      CHECK(std::count_if(squad.dice.begin(), squad.dice.end(),
                          [](const state::DieRolled& die) { return die.what.english() == "approach vector"; }) == 1);
      CHECK(squad.dice.back().value >= 1);
      CHECK(squad.dice.back().value <= 6);
      for (const state::Piece& ship : squad.pieces) {
        CHECK(ship.number == ++highest);
        CHECK(ship.ai);
        CHECK(ship.order == "strike:Decimator");
        CHECK(ship.faction == "rebelalliance");
        table.pieces.push_back(ship);
      }
      CHECK(overlaps_in(table) == 0);
      CHECK(state::broken_invariants(table).empty());
    }
  }
}

TEST_CASE("Numbers of ships that are gone are not used again", "[fga-3.2.1.1-2]") {
  state::Table table = opened(3);
  int highest = 0;
  for (const state::Piece& piece : table.pieces) highest = std::max(highest, piece.number);
  table.pieces.erase(std::remove_if(table.pieces.begin(), table.pieces.end(),
                                    [](const state::Piece& piece) { return piece.number > 0; }),
                     table.pieces.end());
  CHECK(arriving(table, 4, 1).pieces.front().number == highest + 1);
  CHECK(arriving(table, 7, 1).pieces.front().number == highest + 3);  // two Greens were planned, if never seen
}

TEST_CASE("The die chooses the arrow and the seed the die", "[fga-3.2.2-1]") {
  const state::Table table = opened(4);
  const data::Mission& mission = catalog().missions.at(table.mission);
  std::set<int> seen;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto squad = arriving(table, 4, seed);
    const auto again = arriving(table, 4, seed);
    CHECK(squad.pieces == again.pieces);
    const int die = squad.dice.at(0).value;
    seen.insert(die);
    const auto& vector = *std::find_if(mission.vectors.begin(), mission.vectors.end(),
                                       [die](const auto& v) { return v.name == std::to_string(die); });
    CHECK(squad.pieces.front().pose.heading == vector.pose.heading);
  }
  CHECK(seen.size() == 6);
}

TEST_CASE("A squad whose place is taken slides along the edge", "[fga-3.2.2-2]") {
  state::Table table = opened(4);
  const auto free = arriving(table, 4, 3);
  state::Piece blocker = test::ship("blocker", geom::BaseKind::large, 0, 0);
  blocker.pose = free.pieces.front().pose;
  table.pieces.push_back(blocker);
  const auto slid = arriving(table, 4, 3);
  REQUIRE(slid.pieces.size() == free.pieces.size());
  CHECK_FALSE(slid.pieces == free.pieces);
  // Along the edge means across the way that they look: nobody is farther in or out than before.
  const geom::Frame frame = geom::frame_of(free.pieces.front().pose);
  for (std::size_t i = 0; i < slid.pieces.size(); ++i) {
    const double before = frame.to_local(geom::frame_of(free.pieces[i].pose).origin).y;
    const double after = frame.to_local(geom::frame_of(slid.pieces[i].pose).origin).y;
    CHECK(after == Approx(before).margin(0.002));
    table.pieces.push_back(slid.pieces[i]);
  }
  CHECK(overlaps_in(table) == 0);
}

TEST_CASE("A table of no mission expects nobody", "[plotboard]") {
  CHECK(arriving(test::table({}), 4, 1).pieces.empty());
}

}  // namespace plotboard::mission_tables
