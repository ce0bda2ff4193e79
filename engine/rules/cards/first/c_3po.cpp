#include "rules/cards/first/parts_dice.hpp"
#include "rules/play/attack_steps.hpp"

namespace plotboard::rules::effects::first {

namespace {

std::string guess_of(const Game& game) {
  for (const Id used : game.attack()->used) {
    if (used.starts_with("1e-upgrade-c3po:")) return used.text();
  }
  return {};
}

}  // namespace

// A guess before the dice are thrown. What it brings is there before anything changes the dice, and to add it is to
// change them (1e-attack-27). Choice "guess": numbers, "pass".
void c_3po(Effects& all) {
  must(
      all, "1e-upgrade-c3po", Window::after_modify_attack,
      [](const Game& game, const Occasion& occasion) { return defends(game, occasion) && is_fresh(game, occasion); },
      [](Game& game, Occasion& occasion) {
        const int dice = defense_dice_for(game, *game.attack());
        if (dice == 0) return;
        const Id ship = occasion.owner;
        state::Choice choice = choice_of(game, "guess", ship, "1e-upgrade-c3po", say("guess.how-many", ship));
        // The likeliest number first: three faces of eight are evades.
        const int likely = 3 * (dice + 1) / 8;
        choice.options.push_back(option(std::to_string(likely), say("guess.evades", likely)));
        for (int i = 0; i <= dice; ++i) {
          if (i != likely) choice.options.push_back(option(std::to_string(i), say("guess.evades", i)));
        }
        choice.options.push_back(option("pass", say("answer.no")));
        const Id guess = game.ask(std::move(choice));
        if (guess == "pass") return;
        use_up(game, occasion);
        change_attack(game, [&](state::Attack& attack) { attack.used.push_back("1e-upgrade-c3po:" + guess.text()); });
      })
      .anyone = true;
  must(
      all, "1e-upgrade-c3po", Window::defense_rolled,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) &&
               guess_of(game) == "1e-upgrade-c3po:" + std::to_string(count(game, false, Face::evade));
      },
      [](Game& game, Occasion&) { add_die(game, false, Face::evade); });
}

}  // namespace plotboard::rules::effects::first
