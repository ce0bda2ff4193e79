#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Each token by itself. Whose card takes it off is who removes it (1e-stress-13): nobody's for a green maneuver.
void kyle_katarn(Effects& all) {
  must(
      all, "1e-upgrade-kylekatarn", Window::token_lost,
      [](const Game& game, const Occasion& occasion) {
        static const Id stress{state::name_of(Token::stress)};
        return occasion.word == stress && (game.author().empty() || game.author() == occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        for (int left = occasion.value; left > 0 && game.in_play(occasion.owner); --left) {
          if (wants(game, occasion, occasion.owner)) {
            gain(game, occasion.owner, Token::focus, 1, "1e-upgrade-kylekatarn");
          }
        }
      });
}

}  // namespace plotboard::rules::effects::first
