#include "support/first.hpp"

#include <catch2/catch.hpp>

#include "support/catalog.hpp"

namespace plotboard::test {

state::Piece piloted(const std::string& id, const std::string& pilot, state::Side side, double x, double y,
                     double heading, const std::vector<std::string>& cards) {
  const data::FirstShip* type = catalog().first_ship_of_pilot(pilot);
  INFO(pilot);
  REQUIRE(type != nullptr);
  const std::string ref = type->hull_of.empty() ? type->id.text() : "1e-" + type->hull_of;
  state::Piece piece = fighter(id, ref, side, x, y, heading, cards);
  piece.ship.pilot = pilot;
  piece.initiative = catalog().first_pilot(pilot)->skill.value_or(1);
  for (state::Card& card : piece.ship.cards) {
    const data::Upgrade* upgrade = catalog().upgrade(card.id);
    if (upgrade != nullptr) piece.initiative += upgrade->skill;
  }
  return piece;
}

int damage_to(const Arena& arena, const std::string& id) {
  return arena[id].ship.shield_limit - arena[id].ship.shields + static_cast<int>(arena[id].ship.damage.size());
}

}  // namespace plotboard::test
