#include "rules/first/bombs.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::rules::effects::first {

// Past shields (1e-dmg-5).
void device_proton_bomb(Effects& all) {
  add_blast<[](Game& game, Id ship, Id) { deal_card(game, ship, true, "1e-bomb-20"); }>(all, "device:1e-proton-bomb",
                                                                                        "1e-bomb-20");
}

}  // namespace plotboard::rules::effects::first
