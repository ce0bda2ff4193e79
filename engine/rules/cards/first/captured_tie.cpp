#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Skills as they are now. It hides among its own: without another friend in play it has to go, and works no more.
void captured_tie(Effects& all) {
  static constexpr auto has_friends = [](const Game& game, Id ship) {
    const auto& pieces = game.table().pieces;
    return std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& other) {
      return still_flying(game, other.id) && is_friend(game, ship, other.id);
    });
  };
  static constexpr auto goes = [](Game& game, Occasion& occasion) {
    discard_card(game, occasion.owner, occasion.card, "1e-upgrade-capturedtie");
  };
  must(
      all, "1e-upgrade-capturedtie", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return occasion.other == occasion.owner && occasion.allowed && has_friends(game, occasion.owner) &&
               state::are_enemies(game.piece(occasion.subject).side, owner_of(game, occasion).side) &&
               game.piece(occasion.subject).initiative < owner_of(game, occasion).initiative;
      },
      [](Game&, Occasion& occasion) {
        occasion.allowed = false;
        occasion.rule = "1e-upgrade-capturedtie";
      })
      .anyone = true;
  must(all, "1e-upgrade-capturedtie", Window::after_attack, attacks, goes);
  // A ship that flees is seen at the next of these.
  static constexpr auto is_alone = [](const Game& game, const Occasion& occasion) {
    return still_flying(game, occasion.owner) && !has_friends(game, occasion.owner);
  };
  must(all, "1e-upgrade-capturedtie", Window::destroyed, is_alone, goes).anyone = true;
  must(all, "1e-upgrade-capturedtie", Window::start_of_engagement_phase, is_alone, goes);
}

}  // namespace plotboard::rules::effects::first
