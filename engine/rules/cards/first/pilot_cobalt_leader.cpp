#include "rules/cards/first/parts.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

// Bombs of either side, token to base; several give no more.
void pilot_cobalt_leader(Effects& all) {
  adds<-1>(all, "1e-pilot-cobaltleader", Window::defense_dice_against, [](const Game& game, const Occasion& occasion) {
    if (!attacks(game, occasion)) return false;
    for (const state::Piece& piece : game.table().pieces) {
      if (piece.type != state::PieceType::device) continue;
      const data::Device* device = game.catalog().device(piece.ref);
      const bool bomb =
          device != nullptr && (device->kind == data::DeviceKind::bomb || device->kind == data::DeviceKind::mine);
      if (!bomb) continue;
      const Ids near = ships_within(game, piece.id, 1);
      if (base::contains(near, attack_in(game, occasion).defender)) return true;
    }
    return false;
  });
}

}  // namespace plotboard::rules::effects::first
