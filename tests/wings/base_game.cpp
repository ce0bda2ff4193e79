// The base game by itself: linked without the campaign's wing.
#include <catch2/catch.hpp>

#include "rules/machine/door.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/rulebook.hpp"
#include "wings/wings.hpp"

namespace plotboard::rules {

const Door& door() {
  static const Door base{[](geom::Edition) -> const Edition& { return second_edition(); }, traits_of, [](Effects&) {}};
  return base;
}

}  // namespace plotboard::rules

namespace plotboard::base_game {

namespace {

state::Piece ship(const std::string& id, const std::string& ref, state::Side side, int x, int y) {
  state::Piece piece;
  piece.id = id;
  piece.ref = ref;
  piece.base = wings::catalog().ship(ref)->base;
  piece.side = side;
  piece.initiative = x / 200;
  piece.pose = {base::Um{x * 1000}, base::Um{y * 1000}, base::Mdeg{side == state::Side::enemy ? 180'000 : 0}};
  return piece;
}

state::Table skirmish() {
  state::Table table;
  table.ruleset = "2e";
  table.pieces = {
      ship("A", "t65xwing", state::Side::player, 300, 100), ship("B", "btla4ywing", state::Side::player, 600, 100),
      ship("C", "tielnfighter", state::Side::enemy, 250, 800), ship("D", "tieadvancedx1", state::Side::enemy, 450, 800),
      ship("E", "lambdaclasst4ashuttle", state::Side::enemy, 700, 800)};
  return table;
}

}  // namespace

TEST_CASE("a battle of the base game is fought to its end without the campaign", "[wings][2e-round-1]") {
  int ended = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
    state::Table table = skirmish();
    constexpr int kEnough = 6000;
    if (wings::play(table, seed, kEnough)) ++ended;
    CHECK(table.round > 1);
    CHECK(table.progress == state::Progress{});
  }
  CHECK(ended > 0);
}

}  // namespace plotboard::base_game
