#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Any number of its own focus results, once an attack and only while stressed.
void wired(Effects& all) {
  static constexpr auto open_dice = [](const Game& game, bool attack_die) {
    const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < dice.size(); ++i) {
      if (dice[i].face == Face::focus && !dice[i].rerolled && !dice[i].fixed) open.push_back(i);
    }
    return open;
  };
  static constexpr auto reroll_focus = [](Game& game, Id ship, bool attack_die) {
    std::vector<std::size_t> picked;
    std::vector<std::size_t> open = open_dice(game, attack_die);
    while (!open.empty()) {
      state::Choice choice = choice_of(game, "reroll", ship, "1e-upgrade-wired", say("reroll.which", ship));
      for (const std::size_t i : open) {
        choice.options.push_back(option(std::to_string(i), just(words::Word{state::name_of(Face::focus)})));
      }
      choice.options.push_back(option("done", say("reroll.these")));
      const Id key = game.ask(std::move(choice));
      if (key == "done") break;
      picked.push_back(static_cast<std::size_t>(std::stoul(key.text())));
      std::erase(open, picked.back());
    }
    reroll(game, attack_die, picked, say("dice.rerolled-by-card"));
  };
  offers(
      all, "1e-upgrade-wired", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && is_stressed(owner_of(game, occasion)) && !open_dice(game, true).empty();
      },
      [](Game& game, Occasion& occasion) { reroll_focus(game, occasion.owner, true); });
  Effect& defending = may(
      all, "1e-upgrade-wired", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && is_stressed(owner_of(game, occasion)) && !open_dice(game, false).empty();
      },
      [](Game&, Occasion& occasion) {  // by a key of its own: the attacker may have used the card in this attack
        occasion.options->push_back(option("1e-upgrade-wired:defense", just(words::Card{occasion.card})));
      });
  defending.use = [](Game& game, Occasion& occasion) { reroll_focus(game, occasion.owner, false); };
}

}  // namespace plotboard::rules::effects::first
