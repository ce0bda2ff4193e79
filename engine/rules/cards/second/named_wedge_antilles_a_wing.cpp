#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_wedge_antilles_a_wing(Effects& all) {
  squad_adds<-1>(all, "pilot:wedgeantilles-rz1awing", Window::defense_dice_against,
                 [](const Game& game, const Occasion& occasion) {
                   return makes_primary_attack(game, occasion) &&
                          is_in_arc(game, attack_in(game, occasion).defender, geom::ArcKind::front, occasion.owner);
                 });
}

}  // namespace plotboard::rules::effects
