#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr state::Token kNamed[] = {state::Token::focus, state::Token::evade, state::Token::calculate};
Id barred_by_four_lom(state::Token token) { return "4-lom:" + std::string(state::name_of(token)); }

}  // namespace

// Choice "pick": the kind of token that the defender cannot spend.
void four_lom(Effects& all) {
  squad_may(
      all, "4-lom", Window::attack_rolled,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && game.attack()->defense_dice.empty();
      },
      [](Game& game, Occasion& occasion) {
        state::Choice choice =
            choice_of(game, "pick", occasion.owner, kCardRule, say("squad-cards.way", occasion.owner));
        for (const state::Token token : kNamed)
          choice.options.push_back(option(state::name_of(token), just(state::word_of(token))));
        const auto named = state::token_named(game.ask(std::move(choice)).text()).value();
        gain(game, occasion.owner, state::Token::ion, 2, kCardRule);
        change_attack(game, [named](state::Attack& attack) { attack.used.push_back(barred_by_four_lom(named)); });
      })
      .worth = [](Game&, const Occasion&) { return false; };
  // A token may have several options: "evade" and "evade:focus".
  squad_must(
      all, "4-lom", Window::may_modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) &&
               base::contains(attack_in(game, occasion).used, Id("4-lom:" + card_of_option(occasion.word).text()));
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = kCardRule;
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
