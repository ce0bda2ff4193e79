#include <algorithm>

#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

// Another lock of the owner's goes for it.
bool may_join_locks(const Game& game, const Occasion& occasion) {
  const Id target = game.attack()->defender;
  const auto& pieces = game.table().pieces;
  return owner_attacks(game, occasion) && !game.piece(occasion.owner).has_locked(target) &&
         std::any_of(pieces.begin(), pieces.end(),
                     [target](const state::Piece& piece) { return piece.in_play() && piece.has_locked(target); });
}

}  // namespace

void colonel_vessery(Effects& all) {
  all.push_back(ability_if_wanted(
      "colonel-vessery", Window::attack_rolled, say("colonel-vessery.lock"), may_join_locks,
      [](Game& game, Occasion& occasion) { set_lock(game, occasion.owner, game.attack()->defender, kAbilities); }));
}

}  // namespace plotboard::rules::effects
