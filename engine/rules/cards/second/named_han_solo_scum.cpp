#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool past_an_obstacle(const Game& game, const Occasion& occasion) {
  const auto& between = attack_in(game, occasion).obstructed_by;
  return std::any_of(between.begin(), between.end(), [&](Id id) {
    const state::Piece* piece = game.find(id);
    return piece != nullptr && piece->type == state::PieceType::obstacle;
  });
}

}  // namespace

void named_han_solo_scum(Effects& all) {
  squad_adds<1>(all, "pilot:hansolo", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return makes_primary_attack(game, occasion) && past_an_obstacle(game, occasion);
  });
  squad_adds<1>(all, "pilot:hansolo", Window::defense_dice, past_an_obstacle);
}

}  // namespace plotboard::rules::effects
