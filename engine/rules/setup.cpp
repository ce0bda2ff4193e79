#include "rules/setup.hpp"

namespace plotboard::rules {

state::ShipState equipped(const data::Catalog&, const state::Piece& piece) { return piece.ship; }
std::vector<Refusal> loadout_faults(const data::Catalog&, const state::Piece&) { return {}; }
std::optional<Refusal> obstacle_fault(const data::Catalog&, const state::Table&, const state::Piece&) {
  return std::nullopt;
}
std::optional<Refusal> deployment_fault(const data::Catalog&, const state::Table&, const state::Piece&) {
  return std::nullopt;
}
void place_turrets(Game&) {}

}  // namespace plotboard::rules
