#pragma once
// Attacks by components: turbolaser towers at initiative 0, mines at 7 (fga-4.3.1.1, fga-4.5.4). They attack the
// nearest enemy ship that they can attack, by the ordinary steps and without any choice, before the ships of that
// initiative. A remote's target is its controller's choice: cards/coop/device_turret.cpp.

#include <optional>
#include <string>
#include <vector>

#include "rules/play/attack.hpp"

namespace plotboard::rules {

// What a remote can attack now, the nearest first (fga-4.5.5.4-2).
std::vector<Shot> shots_of_remote(const Game& game, Id remote);
// The initiative at which this piece has still to attack in this round; nothing for all that do not.
std::optional<int> attacks_at(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece);
// All components whose step of the Engagement Phase has been reached, in the order of the table.
void components_attack(Game& game);
// A mine that has been hit launches its missile at that ship, for its charge; not at a ship out of range.
void launch_missile(Game& game, Id mine, Id target);

}  // namespace plotboard::rules
