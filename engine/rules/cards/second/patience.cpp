#include <algorithm>

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

bool enemy_in_front_arc(const Game& game, Id ship) {
  const auto& pieces = game.table().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
    return is_ship_in_play(game, piece.id) && state::are_enemies(piece.side, game.piece(ship).side) &&
           is_in_arc(game, piece.id, geom::ArcKind::front, ship);
  });
}

}  // namespace

void patience(Effects& all) {
  Effect wait = force_talent(
      "patience", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return lacks_force(game, occasion) && enemy_in_front_arc(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        gain(game, occasion.owner, state::Token::deplete, 1, kForceTalents);
        game.emit(state::ForceChanged{occasion.owner, 1});
      });
  wait.may = true;
  wait.prompt = say("patience.wait");
  wait.worth = [](Game& game, const Occasion& occasion) { return shots_of(game, occasion.owner).empty(); };
  all.push_back(wait);
}

}  // namespace plotboard::rules::effects
