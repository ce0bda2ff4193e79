#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kNear = 3;
std::string lock_helper(const Game& game, Id ship) {
  const Id locked = game.piece(ship).lock;
  Ids free;
  if (locked.empty()) return "";
  for (const Id id : friends_near(game, ship, ship, 1, kNear)) {
    const bool near = measure(field_of(game), id, locked).range.band.value_or(kNear + 1) <= kNear;
    if (near && id != locked && game.piece(id).lock.empty()) free.push_back(id);
  }
  return nearest_of(game, ship, free);
}

}  // namespace

void pilot_dutch_vander(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:dutch-vander", Window::after_action, "2e-lock-13",
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "lock" && !lock_helper(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        set_lock(game, lock_helper(game, occasion.owner), game.piece(occasion.owner).lock, kPilotRule);
      }));
}

}  // namespace plotboard::rules::effects
