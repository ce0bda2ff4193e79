#include "rules/first/bombs.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::rules::effects::first {

void device_seismic_charge(Effects& all) {
  add_blast<[](Game& game, Id ship, Id) { suffer(game, ship, 1, 0, "1e-bomb-19"); }>(all, "device:1e-seismic-charge",
                                                                                     "1e-bomb-19");
}

}  // namespace plotboard::rules::effects::first
