#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Two tokens, one after the other (1e-stress-10).
void rage(Effects& all) {
  action(all, "1e-upgrade-rage", nullptr, [](Game& game, Occasion& occasion) {
    use_up(game, occasion);
    gain(game, occasion.owner, Token::focus, 1, "1e-upgrade-rage");
    for (int i = 0; i < 2; ++i) gain(game, occasion.owner, Token::stress, 1, "1e-upgrade-rage");
  }).worth = [](Game&, const Occasion&) { return false; };
  offers(
      all, "1e-upgrade-rage", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) { return attacks(game, occasion) && !is_fresh(game, occasion); },
      [](Game& game, Occasion& occasion) { reroll_some(game, occasion.owner, true, 3, "1e-upgrade-rage"); });
}

}  // namespace plotboard::rules::effects::first
