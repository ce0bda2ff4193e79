// Squads of the 2nd edition with their pilots and cards: linked without the campaign's wing and the campaign's cards.
#include <catch2/catch.hpp>

#include "rules/cards/second/cards.hpp"
#include "rules/machine/door.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/rulebook.hpp"
#include "wings/wings.hpp"

namespace plotboard::rules {

const Door& door() {
  static const Door squads{[](geom::Edition) -> const Edition& { return second_edition(); }, traits_of,
                           effects::add_second_cards};
  return squads;
}

}  // namespace plotboard::rules

namespace plotboard::second_edition {

namespace {

// The first two ships of the squad: with more dials to set, random commands seldom leave the Planning Phase.
void deploy(state::Table& table, const data::ReadySquad& squad, state::Side side) {
  constexpr int kShips = 2, kApart = 200'000, kEdge = 100'000;
  const bool enemy = side == state::Side::enemy;
  for (int index = 0; index < kShips; ++index) {
    const data::ReadyShip& ship = squad.ships.at(static_cast<std::size_t>(index));
    const data::Ship& type = *wings::catalog().ship(ship.ship);
    const data::GenericPilot& pilot = *data::pilot_of(type, ship.pilot);
    state::Piece piece;
    piece.id = (enemy ? "E" : "P") + std::to_string(index + 1);
    piece.ref = type.id;
    piece.base = type.base;
    piece.side = side;
    piece.number = index + 1;
    piece.faction = pilot.faction;
    piece.initiative = pilot.initiative;
    piece.ship.pilot = pilot.id;
    for (const Id card : ship.upgrades) piece.ship.cards.push_back({card, 0, false});
    piece.pose = {base::Um{3 * kEdge + index * kApart}, base::Um{enemy ? 8 * kEdge : kEdge},
                  base::Mdeg{enemy ? 180'000 : 0}};
    table.pieces.push_back(piece);
  }
}

std::uint64_t times_cards_worked() {
  std::uint64_t count = 0;
  for (const rules::Effect& effect : rules::all_effects()) count += rules::times_used(effect);
  return count;
}

}  // namespace

TEST_CASE("squads fight to the end with their cards and without the campaign", "[wings][2e-round-1][2e-squad-1]") {
  const auto& squads = wings::catalog().ready_squads;
  REQUIRE(squads.size() > 1);
  int ended = 0;
  for (std::size_t i = 0; i + 1 < squads.size(); i += 2) {
    INFO(squads[i].name << " against " << squads[i + 1].name);
    state::Table table;
    table.ruleset = "2e";
    deploy(table, squads[i], state::Side::player);
    deploy(table, squads[i + 1], state::Side::enemy);
    constexpr int kEnough = 6000;
    if (wings::play(table, i, kEnough)) ++ended;
    CHECK(table.round > 1);
    CHECK(table.progress == state::Progress{});
  }
  CHECK(ended > 0);
  CHECK(times_cards_worked() > squads.size());
  CHECK(rules::effects_of("fuel-tank").empty());  // a card of the campaign's
}

}  // namespace plotboard::second_edition
