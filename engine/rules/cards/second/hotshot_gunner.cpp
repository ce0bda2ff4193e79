#include <utility>

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

// Choice "hotshot" of the target: "focus" or "calculate".
void hotshot_gunner(Effects& all) {
  gear(
      all, "hotshot-gunner", Window::neutralize, kGunners,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        const state::Tokens& tokens = game.piece(attack.defender).tokens;
        return owner_attacks(game, occasion) && geom::is_turret(attack.arc) && tokens.focus + tokens.calculate > 0;
      },
      [](Game& game, Occasion& occasion) {
        const Id target = game.attack()->defender;
        tell_card(game, occasion);
        state::Choice choice = choice_of(game, "hotshot", target, kGunners, say("hotshot-gunner.which", target));
        for (const state::Token token : {state::Token::calculate, state::Token::focus}) {
          if (game.piece(target).tokens[token] == 0) continue;
          choice.options.push_back(option(state::name_of(token), just(state::word_of(token))));
        }
        lose(game, target, *state::token_named(game.ask(std::move(choice)).text()), 1, kGunners);
      });
}

}  // namespace plotboard::rules::effects
