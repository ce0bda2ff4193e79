#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void pilot_old_teroch(Effects& all) {
  static const auto victims = [](const Game& game, Id ship) {
    Ids ids;
    for (const Id enemy : enemies_within(game, ship, 1, 1)) {
      const state::Tokens& tokens = game.piece(enemy).tokens;
      if (tokens.focus + tokens.evade > 0 && band_in_firing_arcs(game, ship, enemy) < kOutOfArc) ids.push_back(enemy);
    }
    return ids;
  };
  may(
      all, "1e-pilot-oldteroch", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !victims(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id enemy = pick_ship(game, occasion.owner, victims(game, occasion.owner), "1e-pilot-oldteroch", false);
        for (const Token token : {Token::focus, Token::evade}) {
          lose(game, enemy, token, game.piece(enemy).tokens[token], "1e-pilot-oldteroch");
        }
      });
}

}  // namespace plotboard::rules::effects::first
