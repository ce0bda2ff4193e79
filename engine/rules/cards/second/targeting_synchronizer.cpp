#include <algorithm>

#include "rules/cards/parts_gear.hpp"
#include "rules/play/equipment.hpp"

namespace plotboard::rules::effects {

namespace {

bool lends_lock(const Game& game, const state::Piece& lender, Id shooter, Id target) {
  static const Id card{"targeting-synchronizer"};
  return lender.has_locked(target) && has_card(lender, card) && game.friendly(lender.id, shooter) &&
         is_at_range(game, lender.id, shooter, 1, 2);
}

}  // namespace

// On nobody's card, so that a shot that lacks nothing asks no bystander.
void targeting_synchronizer(Effects& all) {
  gear(
      all, "rules", Window::weapon_check, kTech,
      [](const Game& game, const Occasion& occasion) {
        if (occasion.other.empty() || !occasion.rule.starts_with("2e-require-")) return false;
        const auto& pieces = game.table().pieces;
        return std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
          return lends_lock(game, piece, occasion.owner, occasion.other);
        });
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; })
      .prompt = say("targeting-synchronizer.lends");
}

}  // namespace plotboard::rules::effects
