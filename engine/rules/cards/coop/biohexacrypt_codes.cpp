#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kAnyRange = 99;

bool in_reach_of_jamming(const Game& game, Id ship, Id target) {
  return is_at_range(game, ship, target, 1, 1) ||
         (is_at_range(game, ship, target, 2, 2) && is_in_arc(game, target, geom::ArcKind::bullseye, ship));
}

}  // namespace

// The lock is spent where the ship could not have been chosen without it. A friend can be locked too (2e-lock-3).
void biohexacrypt_codes(Effects& all) {
  const auto has_locked = [](const Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).has_locked(occasion.other);
  };
  gear(all, "biohexacrypt-codes", Window::coordinate_reach, kTech, has_locked,
       [](Game&, Occasion& occasion) { occasion.value = 1; });
  gear(all, "biohexacrypt-codes", Window::jam_reach, kTech, has_locked,
       [](Game&, Occasion& occasion) { occasion.value = kAnyRange; });
  gear(
      all, "biohexacrypt-codes", Window::coordinating, kTech,
      [](const Game& game, const Occasion& occasion) {
        return game.piece(occasion.owner).has_locked(occasion.other) &&
               !is_at_range(game, occasion.owner, occasion.other, 1, 2);
      },
      [](Game& game, Occasion& occasion) { spend_lock(game, occasion.owner, kTech, occasion.other); });
  gear(
      all, "biohexacrypt-codes", Window::jammed, kTech,
      [](const Game& game, const Occasion& occasion) {
        return occasion.other == occasion.owner && game.piece(occasion.owner).has_locked(occasion.subject) &&
               !in_reach_of_jamming(game, occasion.owner, occasion.subject);
      },
      [](Game& game, Occasion& occasion) { spend_lock(game, occasion.owner, kTech, occasion.subject); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
