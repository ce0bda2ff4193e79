#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids dutchs_friends(const Game& game, const Occasion& occasion) {
  const Id locked = bearer(game, occasion).lock;
  Ids ids = friends_at(game, occasion, 1, 3);
  std::erase_if(ids, [&](Id id) { return id == locked || game.piece(id).has_locked(locked); });
  return ids;
}

}  // namespace

void named_dutch_vander(Effects& all) {
  squad_must(
      all, "pilot:dutchvander", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "lock" && !bearer(game, occasion).lock.empty() &&
               !dutchs_friends(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id chosen = pick_ship(game, occasion, dutchs_friends(game, occasion), true);
        if (!chosen.empty()) set_lock(game, chosen, bearer(game, occasion).lock, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
