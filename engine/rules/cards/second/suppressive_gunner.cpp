#include <algorithm>
#include <utility>

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

// Choice "suppressed" of the target: "deplete" or "damage".
void suppressive_gunner(Effects& all) {
  Effect& presses = may_gear(
      all, "suppressive-gunner", Window::modify_attack, kGunners,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && is_ship_in_play(game, attack_in(game, occasion).defender);
      },
      [](Game& game, Occasion& occasion) {
        if (count_faces(game.attack()->attack_dice, state::Face::focus) == 0) return;
        occasion.options->push_back(option(occasion.card, say("suppressive-gunner.press")));
      });
  presses.worth = [](Game& game, const Occasion& occasion) {  // what nothing turns into a hit
    const state::Piece& own = game.piece(occasion.owner);
    return own.tokens.focus == 0 && own.tokens.calculate == 0 && own.ship.force == 0;
  };
  presses.use = [](Game& game, Occasion&) {
    const auto& dice = game.attack()->attack_dice;
    const auto focus =
        std::find_if(dice.begin(), dice.end(), [](const state::Die& die) { return die.face == state::Face::focus; });
    const Id attacker = game.attack()->attacker, target = game.attack()->defender;
    spend_die(game, true, static_cast<std::size_t>(focus - dice.begin()));
    state::Choice choice = choice_of(game, "suppressed", target, kGunners, say("suppressive-gunner.which", target));
    choice.options = {option("deplete", say("suppressive-gunner.deplete")),
                      option("damage", say("suppressive-gunner.damage"))};
    if (game.ask(std::move(choice)) == "deplete") {
      gain(game, target, state::Token::deplete, 1, kGunners, game.piece(attacker).side);
    } else {
      suffer(game, target, 1, 0, kGunners);
    }
  };
}

}  // namespace plotboard::rules::effects
