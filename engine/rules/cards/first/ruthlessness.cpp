#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Friends and enemies alike, by where the defender stands now.
Ids bystanders_of_ruthlessness(const Game& game, Id attacker) {
  const Id defender = game.attack()->defender;
  Ids ids;
  for (const state::Piece& piece : game.table().pieces) {
    const bool other = piece.in_play() && piece.id != attacker && piece.id != defender;
    if (other && within(game, defender, piece.id, 1, 1)) ids.push_back(piece.id);
  }
  return ids;
}

}  // namespace

void ruthlessness(Effects& all) {
  must(
      all, "1e-upgrade-ruthlessness", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && game.attack()->has_hit() &&
               !bystanders_of_ruthlessness(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id victim = pick_ship(game, occasion.owner, bystanders_of_ruthlessness(game, occasion.owner),
                                    "1e-upgrade-ruthlessness", false);
        suffer(game, victim, 1, 0, "1e-upgrade-ruthlessness");
      });
}

}  // namespace plotboard::rules::effects::first
