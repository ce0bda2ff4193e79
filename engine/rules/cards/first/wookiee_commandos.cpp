#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// As many focus results as the player likes: they are alike, so only how many is asked.
void wookiee_commandos(Effects& all) {
  offers(
      all, "1e-upgrade-wookieecommandos", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && any(game, true, Face::focus);
      },
      [](Game& game, Occasion& occasion) {
        std::vector<std::size_t> which;
        const auto& dice = game.attack()->attack_dice;
        for (std::size_t i = 0; i < dice.size(); ++i) {
          if (dice[i].face == Face::focus && !dice[i].rerolled && !dice[i].fixed) which.push_back(i);
        }
        if (which.empty()) return;
        state::Choice choice =
            choice_of(game, "reroll-count", occasion.owner, "1e-upgrade-wookieecommandos", say("reroll.how-many"));
        for (std::size_t i = which.size(); i > 0; --i) {
          choice.options.push_back(option(std::to_string(i), say("reroll.so-many", i)));
        }
        which.resize(std::stoul(game.ask(std::move(choice)).text()));
        reroll(game, true, which, say("dice.rerolled-by-card"));
      });
}

}  // namespace plotboard::rules::effects::first
