#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

bool far_from_friends(const Game& game, const Occasion& occasion) {
  return occasion.subject == occasion.owner && charges_of_card(game, occasion) > 0 &&
         friends_near(game, occasion.owner, occasion.owner, 0, 2).empty();
}

}  // namespace

void lone_wolf(Effects& all) {
  add_reroll_of_one(all, "lone-wolf", Window::modify_attack, far_from_friends);
  add_reroll_of_one(all, "lone-wolf", Window::modify_defense, far_from_friends);
}

}  // namespace plotboard::rules::effects
