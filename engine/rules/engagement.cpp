#include "rules/attack.hpp"
#include "rules/round.hpp"

namespace plotboard::rules {

void engage(Game& game, const std::string& ship) { game.emit(state::ShipEngaged{ship}); }

}  // namespace plotboard::rules
