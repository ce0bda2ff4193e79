#include <algorithm>

#include "data/catalog.hpp"
#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr const char* kInquisitor = "pilot:grand-inquisitor";
bool may_pay_for_bonus(const Game& game, const Occasion& occasion) {
  const data::Upgrade* weapon = game.catalog().upgrade(game.attack()->weapon);
  const bool ordnance = weapon != nullptr && weapon->weapon && weapon->weapon->ordnance;
  return !ordnance && game.piece(occasion.owner).ship.force > 0;  // ordnance has no range bonus
}

bool denies_bonus(const Game& game, const Occasion& occasion) {
  return owner_defends(game, occasion) && game.attack()->range <= 1 && may_pay_for_bonus(game, occasion);
}

bool gains_bonus(const Game& game, const Occasion& occasion) {
  const int range = game.attack()->range;
  return owner_attacks(game, occasion) && range >= 2 && range <= 3 && may_pay_for_bonus(game, occasion);
}

// Dice may be only thought of before an attack; what has been paid for stands in the attack itself.
std::string bonus_key(const Occasion& occasion) { return std::string(kInquisitor) + ":" + occasion.owner; }
void pay_for_bonus(Game& game, Occasion& occasion) {
  game.emit(state::ForceChanged{occasion.owner, -1});
  change_attack(game, [&](state::Attack& attack) { attack.used.push_back(bonus_key(occasion)); });
}

bool paid_for_bonus(const Game& game, const Occasion& occasion) {
  const auto& used = attack_in(game, occasion).used;
  return std::find(used.begin(), used.end(), bonus_key(occasion)) != used.end();
}

}  // namespace

void pilot_grand_inquisitor(Effects& all) {
  Effect deny = pilot_effect(kInquisitor, Window::defender_declared, "fga-cards-4", denies_bonus, pay_for_bonus);
  deny.may = true;
  deny.prompt = say("grand-inquisitor.deny");
  all.push_back(deny);

  Effect take = pilot_effect(kInquisitor, Window::defender_declared, "fga-cards-5", gains_bonus, pay_for_bonus);
  take.may = true;
  take.prompt = say("grand-inquisitor.take");
  all.push_back(take);
  add_dice<-1>(all, kInquisitor, Window::attack_dice_against, paid_for_bonus);
  add_dice<1>(all, kInquisitor, Window::attack_dice, paid_for_bonus);
}

}  // namespace plotboard::rules::effects
