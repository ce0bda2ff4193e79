#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

// An enemy that the owner has locked, in an attack between the two.
bool holds_dice_of(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  const bool between = (attack.attacker == occasion.owner && attack.defender == occasion.subject) ||
                       (attack.defender == occasion.owner && attack.attacker == occasion.subject);
  return between && owner_of(game, occasion).lock == occasion.subject;
}

void forbid(Game&, Occasion& occasion) {
  occasion.value = 0;
  occasion.rule = "1e-pilot-omegaleader";
}

void forbid_all(Game&, Occasion& occasion) {
  for (state::Option& each : *occasion.options) {
    each = forbidden(each.key, each.text, "1e-pilot-omegaleader", say("modify.card-forbids"));
  }
}

}  // namespace

// The locked enemy changes no dice, neither its own nor these: not even none of them (1e-attack-27). What third ships
// do of their own accord does not go through these windows.
void pilot_omega_leader(Effects& all) {
  for (const Window window : {Window::may_modify, Window::may_modify_defense}) {
    must(all, "1e-pilot-omegaleader", window, holds_dice_of, forbid).anyone = true;
  }
  for (const Window window : {Window::modify_attack_against, Window::modify_defense_against}) {
    must(all, "1e-pilot-omegaleader", window, holds_dice_of, forbid_all).anyone = true;
  }
}

}  // namespace plotboard::rules::effects::first
