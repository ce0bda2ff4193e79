#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids terochs_duellists(const Game& game, const Occasion& occasion) {
  Ids ids = enemies_at(game, occasion, 1, 1);
  std::erase_if(ids, [&](Id id) {
    return !has_green_token(game.piece(id)) || !is_in_arc(game, occasion.owner, geom::ArcKind::front, id);
  });
  return ids;
}

}  // namespace

void named_old_teroch(Effects& all) {
  squad_may(
      all, "pilot:oldteroch", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !terochs_duellists(game, occasion).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id enemy = pick_ship(game, occasion, terochs_duellists(game, occasion));
        for (const state::Token token : tokens_of(game.piece(enemy), state::is_green))
          lose(game, enemy, token, game.piece(enemy).tokens[token], kCardRule);
      });
}

}  // namespace plotboard::rules::effects
