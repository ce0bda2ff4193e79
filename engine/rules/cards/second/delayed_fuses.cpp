#include "data/catalog.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void delayed_fuses(Effects& all) {
  Effect fuse;
  fuse.card = "delayed-fuses";
  fuse.window = Window::device_placed;
  fuse.rule = "2e-fuse-5";
  fuse.may = true;
  fuse.worth = [](Game&, const Occasion&) { return false; };  // it was dropped to burst
  fuse.prompt = say("delayed-fuses.mark");
  fuse.when = [](const Game& game, const Occasion& occasion) {
    const data::Device* device = game.catalog().device(game.piece(occasion.other).ref);
    return device != nullptr && (device->kind == data::DeviceKind::bomb || device->kind == data::DeviceKind::mine);
  };
  fuse.run = [](Game& game, Occasion& occasion) { game.emit(state::FusesChanged{occasion.other, 1}); };
  all.push_back(fuse);
}

}  // namespace plotboard::rules::effects
