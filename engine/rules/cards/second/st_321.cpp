#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kShuttlesReach = 3;

Ids lockable_near(const Game& game, Id ship) {
  Ids enemies;
  for (const Id id : ships_near(game, coordinated_by(game, ship)->ship, 0, kShuttlesReach)) {
    if (are_enemies(game, ship, id) && !game.piece(ship).has_locked(id)) enemies.push_back(id);
  }
  return enemies;
}

}  // namespace

void st_321(Effects& all) {
  gear(
      all, "st-321", Window::after_action, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return just_coordinated(game, occasion) && !lockable_near(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id own = occasion.owner;
        const Id target = ask_ship(game, own, lockable_near(game, own), kCrew, say("st-321.which", own), true);
        if (!target.empty()) set_lock(game, own, target, kCrew);
      });
}

}  // namespace plotboard::rules::effects
