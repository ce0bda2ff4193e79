#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

// Two locks, each on another object: what it has locked it does not lock again.
void r3_astromech(Effects& all) {
  constexpr const char* kDroid = "r3-astromech";
  squad_must(all, kDroid, Window::lock_limit, nullptr, [](Game&, Occasion& occasion) { occasion.value = 2; });
  squad_must(
      all, kDroid, Window::lock_barred,
      [](const Game& game, const Occasion& occasion) { return bearer(game, occasion).has_locked(occasion.other); },
      [](Game&, Occasion& occasion) { occasion.value = 1; });
  Effect& acquires = squad_may(
      all, kDroid, Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "lock" && finds_to_lock(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) { acquire_lock(game, occasion.owner, false); });
  acquires.prompt = say("squad-cards.acquire-lock");
  acquires.worth = [](Game& game, const Occasion& occasion) { return bearer(game, occasion).locks().size() < 2; };
}

}  // namespace plotboard::rules::effects
