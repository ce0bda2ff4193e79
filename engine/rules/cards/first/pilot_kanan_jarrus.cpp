#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// Before the roll, whomever the enemy attacks.
void pilot_kanan_jarrus(Effects& all) {
  may(
      all, "1e-pilot-kananjarrus", Window::before_attack_dice,
      [](const Game& game, const Occasion& occasion) {
        return is_declaring(game, occasion) && !game.friendly(occasion.owner, occasion.subject) &&
               owner_of(game, occasion).tokens.focus > 0 && may_spend(game, occasion.owner, Token::focus) &&
               within(game, occasion.owner, occasion.subject, 1, 2);
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, Token::focus, "1e-pilot-kananjarrus");
        settle_for_roll(game, "1e-pilot-kananjarrus");
      })
      .anyone = true;
  all.back().worth = [](Game& game, const Occasion&) {
    constexpr int kMany = 3;
    return attack_dice_for(game, *game.attack()) >= kMany;
  };
  adds<-1>(all, "1e-pilot-kananjarrus", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return is_settled(game, occasion, "1e-pilot-kananjarrus");
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first
