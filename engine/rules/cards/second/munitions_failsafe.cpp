#include <algorithm>

#include "data/weapon.hpp"
#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void munitions_failsafe(Effects& all) {
  Effect recall;
  recall.card = "munitions-failsafe";
  recall.window = Window::attack_rolled;
  recall.rule = "fga-table-2.11";
  recall.may = true;
  recall.worth = [](Game& game, const Occasion& occasion) {
    const auto& dice = game.attack()->attack_dice;
    return game.piece(occasion.subject).lock.empty() &&
           std::all_of(dice.begin(), dice.end(), [](const state::Die& die) { return die.face == state::Face::blank; });
  };
  recall.prompt = say("munitions-failsafe.cancel");
  recall.when = [](const Game& game, const Occasion&) {
    const data::WeaponType type = type_of_weapon(game, game.attack()->weapon);
    return type == data::WeaponType::missile || type == data::WeaponType::torpedo;
  };
  recall.run = [](Game& game, Occasion& occasion) {
    change_attack(game, [](state::Attack& attack) { attack.attack_dice.clear(); });
    game.emit(state::ChargesChanged{occasion.subject, game.attack()->weapon, 1});
  };
  all.push_back(recall);
}

}  // namespace plotboard::rules::effects
