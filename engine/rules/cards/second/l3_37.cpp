#include <numeric>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool is_programming(const Game& game, const Occasion& occasion) {
  return bearer(game, occasion).ship.card(occasion.card)->open;
}

}  // namespace

// Once flipped she helps the ship to fly.
void l3_37(Effects& all) {
  squad_offer(
      all, "l3-37", Window::modify_attack_against,
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && !is_programming(game, occasion) && anything_rerollable(game, true);
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::CardFlipped{occasion.owner, occasion.card, true});
        std::vector<std::size_t> every(game.attack()->attack_dice.size());
        std::iota(every.begin(), every.end(), std::size_t{0});
        reroll(game, true, every, say("talent.rerolled", words::Card{occasion.card}));
      })
      .worth = [](Game& game, const Occasion&) {
    const state::Attack& attack = *game.attack();
    return 2 * hits_shown(attack) > static_cast<int>(attack.attack_dice.size());
  };
  squad_adds<-1>(all, "l3-37", Window::difficulty, [](const Game& game, const Occasion& occasion) {
    return is_programming(game, occasion) && is_bank(occasion.maneuver) && bearer(game, occasion).ship.shields == 0;
  });
}

}  // namespace plotboard::rules::effects
