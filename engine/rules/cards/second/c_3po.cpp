#include <algorithm>
#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

std::string guess_of(int number) { return "c-3po:" + std::to_string(number); }

}  // namespace

// Choice "pick": the number.
void c_3po(Effects& all) {
  squad_must(
      all, "c-3po", Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "calculate"; },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::calculate, 1, kCardRule); });
  squad_may(
      all, "c-3po", Window::after_modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && bearer(game, occasion).tokens.calculate > 0;
      },
      [](Game& game, Occasion& occasion) {
        const int dice = std::max(1, defense_dice_for(game, *game.attack()));
        spend(game, occasion.owner, state::Token::calculate, kCardRule);
        state::Choice choice =
            choice_of(game, "pick", occasion.owner, kCardRule, say("squad-cards.number", occasion.owner));
        for (int number = 1; number <= dice; ++number)
          choice.options.push_back(option(std::to_string(number), say("squad-cards.exactly", number)));
        const int number = std::stoi(game.ask(std::move(choice)).text());
        change_attack(game, [number](state::Attack& attack) { attack.used.push_back(guess_of(number)); });
      })
      .anyone = true;
  all.back().worth = [](Game& game, const Occasion& occasion) { return bearer(game, occasion).tokens.calculate > 1; };
  squad_must(
      all, "c-3po", Window::defense_rolled,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        return owner_defends(game, occasion) &&
               base::contains(attack.used, Id(guess_of(count_faces(attack.defense_dice, state::Face::evade))));
      },
      [](Game& game, Occasion&) { add_die(game, false, state::Face::evade); });
}

}  // namespace plotboard::rules::effects
