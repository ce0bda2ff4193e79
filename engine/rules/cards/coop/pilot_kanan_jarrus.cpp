#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool covers(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  return attack.defender != occasion.owner && game.friendly(attack.defender, occasion.owner) &&
         !attack.attack_dice.empty() && game.piece(occasion.owner).ship.force > 0 &&
         is_in_arc(game, attack.defender, geom::ArcKind::front, occasion.owner);
}

}  // namespace

void pilot_kanan_jarrus(Effects& all) {
  Effect fewer = pilot_effect("pilot:kanan-jarrus", Window::attack_rolled, "2e-mod-13", covers);
  fewer.anyone = true;
  fewer.run = [](Game& game, Occasion& occasion) {
    game.emit(state::ForceChanged{occasion.owner, -1});
    // One die fewer: that the first one lies there says nothing of what it shows.
    change_attack(game, [](state::Attack& attack) { attack.attack_dice.erase(attack.attack_dice.begin()); });
  };
  all.push_back(fewer);
}

}  // namespace plotboard::rules::effects
