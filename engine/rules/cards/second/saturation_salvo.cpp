#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

// With a torpedo or missile that has a charge left.
bool can_fire_more(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  const data::WeaponType type = type_of_weapon(game, attack.weapon);
  const bool ordnance = type == data::WeaponType::torpedo || type == data::WeaponType::missile;
  const state::Card* card = game.piece(occasion.owner).ship.card(attack.weapon);
  return owner_attacks(game, occasion) && ordnance && card != nullptr && card->charges > 0;
}

}  // namespace

void saturation_salvo(Effects& all) {
  Effect salvo = talent("saturation-salvo", Window::modify_defense_against, can_fire_more);
  salvo.may = true;
  salvo.run = [](Game& game, Occasion& occasion) {
    if (anything_rerollable(game, false)) {
      occasion.options->push_back(option(occasion.card, say("saturation-salvo.fire")));
    }
  };
  salvo.worth = [](Game& game, const Occasion&) {
    return count_faces(game.attack()->defense_dice, state::Face::evade) > 0;
  };
  salvo.use = [](Game& game, Occasion& occasion) {
    game.emit(state::ChargesChanged{occasion.owner, game.attack()->weapon, -1});
    const auto which = ask_reroll(game, occasion.owner, false, 2, 2, kTalents);
    reroll(game, false, which, say("talent.rerolled", words::Card{occasion.card}));
  };
  all.push_back(salvo);
}

}  // namespace plotboard::rules::effects
