#include <algorithm>
#include <string>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const std::string kKallusSaw = "pilot:alexsandrkallus:saw:";

std::string faces_in_order(const std::vector<state::Die>& dice) {
  std::string faces;
  for (const state::Die& die : dice) faces += std::to_string(static_cast<int>(die.face));
  std::sort(faces.begin(), faces.end());
  return faces;
}

// Tokens and cards change, add or reroll dice: whatever did it, they show something else than was rolled.
bool is_modified(const state::Attack& attack) {
  const auto& dice = attack.attack_dice;
  if (std::any_of(dice.begin(), dice.end(), [](const state::Die& die) { return die.rerolled || die.added; }))
    return true;
  const auto saw =
      std::find_if(attack.used.begin(), attack.used.end(), [](Id key) { return key.starts_with(kKallusSaw); });
  return saw != attack.used.end() && *saw != Id(kKallusSaw + faces_in_order(dice));
}

}  // namespace

void named_alexsandr_kallus(Effects& all) {
  squad_must(all, "pilot:alexsandrkallus", Window::attack_rolled, owner_defends, [](Game& game, Occasion&) {
    const Id saw{kKallusSaw + faces_in_order(game.attack()->attack_dice)};
    change_attack(game, [saw](state::Attack& attack) { attack.used.push_back(saw); });
  }).anyone = true;
  squad_adds<1>(all, "pilot:alexsandrkallus", Window::defense_dice, [](const Game& game, const Occasion& occasion) {
    return owner_defends(game, occasion) && is_modified(attack_in(game, occasion));
  });
}

}  // namespace plotboard::rules::effects
