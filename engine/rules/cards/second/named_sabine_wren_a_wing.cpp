#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool seen_close(const Game& game, const Occasion& occasion) {
  return attack_in(game, occasion).range <= 1 && is_ship_in_play(game, opponent_in(game, occasion)) &&
         is_in_arc(game, occasion.owner, geom::ArcKind::front, opponent_in(game, occasion));
}

}  // namespace

void named_sabine_wren_a_wing(Effects& all) {
  add_change_of_poor<state::Face::hit>(all, "pilot:sabinewren-rz1awing", Window::modify_attack, seen_close);
  all.back().rule = kCardRule;
  add_change_of_poor<state::Face::evade>(all, "pilot:sabinewren-rz1awing", Window::modify_defense, seen_close);
  all.back().rule = kCardRule;
}

}  // namespace plotboard::rules::effects
