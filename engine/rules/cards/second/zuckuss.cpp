#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void zuckuss(Effects& all) {
  squad_offer(
      all, "zuckuss", Window::modify_defense_against,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && is_unstressed(game, occasion) && anything_rerollable(game, false);
      },
      [](Game& game, Occasion& occasion) {
        be_stressed(game, occasion);
        const auto which = ask_reroll(game, occasion.owner, false, 1, 1, kCardRule);
        reroll(game, false, which, say("talent.rerolled", words::Card{occasion.card}));
      })
      .worth = [](Game& game, const Occasion&) { return shows(game, false, state::Face::evade); };
}

}  // namespace plotboard::rules::effects
