#include <algorithm>
#include <cstddef>

#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

// The other ship of the attack lies in the arc printed on hers, whatever her turret reaches (1e-arc-8).
bool meets_rey(const Game& game, const Occasion& occasion) {
  return is_in_arc(game, occasion.other, geom::ArcKind::front, occasion.owner);
}

// A card may let only so many dice of an attack be rerolled.
std::ptrdiff_t rerolls_left_to_rey(Game& game, bool attack_die) {
  const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
  const auto done = std::count_if(dice.begin(), dice.end(), [](const state::Die& die) { return die.rerolled; });
  return attack_number(game, Window::reroll_cap, *game.attack(), attack_die, state::kMostTokens,
                       attack_die ? "attack" : "defense") -
         done;
}

// One or two blanks, named together before either is thrown.
void reroll_blanks_of_rey(Game& game, Id ship, bool attack_die) {
  constexpr std::ptrdiff_t kMost = 2;
  const auto most = std::min(kMost, rerolls_left_to_rey(game, attack_die));
  std::vector<std::size_t> picked;
  while (static_cast<std::ptrdiff_t>(picked.size()) < most) {
    state::Choice choice = choice_of(game, "reroll", ship, "1e-pilot-rey", say("reroll.which", ship));
    const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
    for (std::size_t i = 0; i < dice.size(); ++i) {
      const bool open = dice[i].face == Face::blank && !dice[i].rerolled && !dice[i].fixed;
      if (!open || base::contains(picked, i)) continue;
      choice.options.push_back(option(std::to_string(i), just(words::Word{state::name_of(dice[i].face)})));
    }
    if (choice.options.empty()) break;
    choice.options.push_back(option("done", say("reroll.these")));
    const Id key = game.ask(std::move(choice));
    if (key == "done") break;
    picked.push_back(static_cast<std::size_t>(std::stoul(key.text())));
  }
  reroll(game, attack_die, picked, say("dice.rerolled-by-card"));
}

}  // namespace

void pilot_rey(Effects& all) {
  offers(
      all, "1e-pilot-rey", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && any(game, true, Face::blank) && meets_rey(game, occasion);
      },
      [](Game& game, Occasion& occasion) { reroll_blanks_of_rey(game, occasion.owner, true); });
  offers(
      all, "1e-pilot-rey", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && any(game, false, Face::blank) && meets_rey(game, occasion);
      },
      [](Game& game, Occasion& occasion) { reroll_blanks_of_rey(game, occasion.owner, false); });
}

}  // namespace plotboard::rules::effects::first
