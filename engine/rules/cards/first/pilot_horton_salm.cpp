#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

std::vector<std::size_t> blanks_to_reroll(const Game& game) {
  std::vector<std::size_t> blanks;
  const auto& dice = game.attack()->attack_dice;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (dice[i].face == Face::blank && !dice[i].rerolled && !dice[i].fixed) blanks.push_back(i);
  }
  return blanks;
}

// One blank is like another: it is only asked how many.
std::vector<std::size_t> blanks_named(Game& game, Id ship) {
  std::vector<std::size_t> blanks = blanks_to_reroll(game);
  blanks.resize(std::min(blanks.size(), static_cast<std::size_t>(rerolls_left(game, true))));
  if (blanks.empty()) return blanks;
  state::Choice choice = choice_of(game, "reroll-count", ship, "1e-pilot-hortonsalm", say("horton-salm.count", ship));
  for (std::size_t count = blanks.size(); count > 0; --count) {
    choice.options.push_back(option(std::to_string(count), say("horton-salm.blanks", static_cast<int>(count))));
  }
  blanks.resize(static_cast<std::size_t>(std::stoul(game.ask(std::move(choice)).text())));
  return blanks;
}

}  // namespace

// All that are rerolled are named before one is.
void pilot_horton_salm(Effects& all) {
  offers(
      all, "1e-pilot-hortonsalm", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const int range = attack_range(game, occasion);
        return attacks(game, occasion) && range >= 2 && range <= 3 && !blanks_to_reroll(game).empty();
      },
      [](Game& game, Occasion& occasion) {
        reroll(game, true, blanks_named(game, occasion.owner), say("dice.rerolled-by-card"));
      });
}

}  // namespace plotboard::rules::effects::first
