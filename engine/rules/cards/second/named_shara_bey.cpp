#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool shara_locks_opponent(const Game& game, const Occasion& occasion) {
  const bool attacks = owner_attacks(game, occasion);
  return bearer(game, occasion).has_locked(opponent_in(game, occasion)) &&
         (!attacks || is_primary(attack_in(game, occasion)));
}
void spend_lock_for_focus(Game& game, Occasion& occasion) {
  const bool attack_die = of_attack_dice(occasion);
  spend_lock(game, occasion.owner, kCardRule, opponent_in(game, occasion));
  add_die(game, attack_die, state::Face::focus);
}

}  // namespace

void named_shara_bey(Effects& all) {
  for (const char* card : {"pilot:sharabey", "pilot:sharabey-rz1awing"}) {
    for (const Window window : {Window::modify_attack, Window::modify_defense}) {
      squad_offer(all, card, window, shara_locks_opponent, spend_lock_for_focus).worth =
          [](Game& game, const Occasion& occasion) { return bearer(game, occasion).tokens.focus > 0; };
    }
  }
}

}  // namespace plotboard::rules::effects
