#include <algorithm>

#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

bool may_expose_locked(const Game& game, const Occasion& occasion) {
  const Id locked = game.piece(occasion.owner).lock;
  if (!is_ship_in_play(game, locked)) return false;
  const state::Piece& target = game.piece(locked);
  const auto& damage = target.ship.damage;
  return state::are_enemies(target.side, game.piece(occasion.owner).side) &&
         std::any_of(damage.begin(), damage.end(), [](const state::DamageCard& card) { return !card.faceup; });
}

}  // namespace

void zertik_strom(Effects& all) {
  all.push_back(ability_if_wanted("zertik-strom", Window::during_end_phase, say("zertik-strom.expose"),
                                  may_expose_locked, [](Game& game, Occasion& occasion) {
                                    const Id locked = game.piece(occasion.owner).lock;
                                    spend_lock(game, occasion.owner, kAbilities);
                                    expose(game, locked, kAbilities);
                                  }));
}

}  // namespace plotboard::rules::effects
