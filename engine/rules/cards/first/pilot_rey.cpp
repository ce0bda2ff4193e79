#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

// The other ship of the attack lies in the arc printed on hers, whatever her turret reaches (1e-arc-8).
bool meets_rey(const Game& game, const Occasion& occasion) {
  return is_in_arc(game, occasion.other, geom::ArcKind::front, occasion.owner);
}

// One or two blanks, named together before either is thrown.
void reroll_blanks_of_rey(Game& game, Id ship, bool attack_die) {
  constexpr int kMost = 2;
  const auto picked = ask_reroll(game, ship, attack_die, 0, kMost, "1e-pilot-rey", {Face::blank});
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
