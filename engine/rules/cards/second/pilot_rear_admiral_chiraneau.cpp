#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool toward_reinforced(const Game& game, const Occasion& occasion) {
  const state::Tokens& tokens = game.piece(occasion.owner).tokens;
  const Id defender = attack_in(game, occasion).defender;
  return (tokens.reinforce_fore > 0 && is_in_arc(game, defender, geom::ArcKind::full_front, occasion.owner)) ||
         (tokens.reinforce_aft > 0 && is_in_arc(game, defender, geom::ArcKind::full_rear, occasion.owner));
}

}  // namespace

void pilot_rear_admiral_chiraneau(Effects& all) {
  Effect crit = pilot_effect("pilot:rear-admiral-chiraneau", Window::modify_attack, "2e-mod-1", toward_reinforced);
  crit.may = true;
  crit.run = [](Game& game, Occasion& occasion) {
    offer_change(game, occasion, state::Face::focus, state::Face::crit);
  };
  crit.use = [](Game& game, Occasion& occasion) {
    change_faces(game, occasion, state::Face::focus, state::Face::crit, 1);
  };
  all.push_back(crit);
}

}  // namespace plotboard::rules::effects
