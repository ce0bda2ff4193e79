#pragma once
// Before the first round (2e-setup): what each ship brings, decks, turret indicators, and the placing of obstacles and
// forces, by hand with every illegal place refused, or by the program.
//
// Phase set-up: obstacles first, alternately from the first player (where the battle asks for it), then ships in
// ascending initiative. A table whose pieces all stand already starts at once.

#include <optional>
#include <string>
#include <vector>

#include "rules/commands.hpp"
#include "rules/game.hpp"

namespace plotboard::rules {

// Hull, shields, charges, Force, turret of a piece as its ship, pilot and cards say.
state::ShipState equipped(const data::Catalog& catalog, const state::Piece& piece);
// People's turret indicators: their player says where they point (2e-setup-14); AI ships' look ahead.
void place_turrets(Game& game);
void place_turret(Game& game, const std::string& ship);
// May this ship carry these upgrades (2e-squad-3 to -6)? One refusal each that it may not. Slots are counted only for
// pilots of the catalog; a campaign keeps those of its own.
std::vector<Refusal> loadout_faults(const data::Catalog& catalog, const state::Piece& piece);
// May this obstacle, this ship stand there (2e-setup-9, -10, -12, -13)?
std::optional<Refusal> obstacle_fault(const data::Catalog& catalog, const state::Table& table,
                                      const state::Piece& piece);
std::optional<Refusal> deployment_fault(const data::Catalog& catalog, const state::Table& table,
                                        const state::Piece& ship);

}  // namespace plotboard::rules
