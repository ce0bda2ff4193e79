#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Himself first; each of the others by its name.
Ids crew_with_jerjerrod(const Game& game, Id ship) {
  Ids crew = faceup_upgrades(game, ship);
  std::erase_if(crew, [&](Id card) {
    const auto& slots = game.catalog().upgrade(card)->slots;
    return slots.empty() || slots.front() != "crew" || card == "1e-upgrade-moffjerjerrod";
  });
  crew.insert(crew.begin(), "1e-upgrade-moffjerjerrod");
  return crew;
}

}  // namespace

// It may be read first (1e-dmg-8), and counts as dealt all the same (1e-dmg-9).
void moff_jerjerrod(Effects& all) {
  may(
      all, "1e-upgrade-moffjerjerrod", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).ship.damage.at(static_cast<std::size_t>(occasion.value)).faceup;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id card = pick_card(game, ship, ship, crew_with_jerjerrod(game, ship), "1e-upgrade-moffjerjerrod");
        discard_card(game, ship, card, "1e-upgrade-moffjerjerrod");
        game.emit(state::DamageTurned{ship, static_cast<std::size_t>(occasion.value), false});
        occasion.stopped = true;
      });
}

}  // namespace plotboard::rules::effects::first
