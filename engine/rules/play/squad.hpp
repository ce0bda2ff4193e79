#pragma once
// Squads of either edition: what a side may bring for its points, what one ship may carry, and who is first by the
// points (2e-squad, 2e-setup-3, -4, -20; 1e-squad, 1e-init-1, -2). What they are worth and what they may be, the book
// of the edition says (SquadRule): second/squad.cpp and loadout.cpp, first/squad.cpp. A campaign has points and limits
// of its own and asks nothing of this. Points: the pilots' and upgrades' of the catalog (source in each file).

#include <optional>
#include <vector>

#include "rules/machine/game.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

// A ship with its upgrades. Nothing where its pilot, or an upgrade on such a ship, has no squad points.
std::optional<int> points_of(const data::Catalog& catalog, const state::Piece& ship);
// The ships of `side` among the pieces against the limits of the game mode (RuleSet::squad_limit): one refusal for each
// thing that is wrong, none for a legal squad.
std::vector<Refusal> squad_faults(const data::Catalog& catalog, const std::vector<state::Piece>& pieces,
                                  state::Side side, const data::RuleSet& rules);
// May this ship carry these upgrades? One refusal each that it may not. Slots are counted only for pilots of the
// catalog; a campaign keeps those of its own.
std::vector<Refusal> loadout_faults(const data::Catalog& catalog, const state::Piece& ship);

// At the start of a battle that names nobody: the side with fewer points chooses (choice "first-player": "player",
// "enemy"; a side that the program flies takes it), at equal points it is drawn. Ships without points count 0.
void settle_first_player(Game& game);

}  // namespace plotboard::rules
