#pragma once
// Squads of the base game (2e-squad-1, -2, -7 to -9, 2e-setup-3, -4, -20): what a side may bring for its points, and
// who is first by them. A campaign has points and limits of its own and asks nothing of this. Points: the pilots' and
// upgrades' of the catalog (source in each file).

#include <optional>
#include <vector>

#include "rules/machine/game.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

// A ship with its upgrades. Nothing where its pilot, or an upgrade on such a ship, has no squad points.
std::optional<int> points_of(const data::Catalog& catalog, const state::Piece& ship);
// The ships of `side` among the pieces against the limit of the game mode (RuleSet::squad_limit): one refusal for each
// thing that is wrong, none for a legal squad. What a single ship may carry: loadout_faults() (rules/play/setup.hpp).
std::vector<Refusal> squad_faults(const data::Catalog& catalog, const std::vector<state::Piece>& pieces,
                                  state::Side side, int limit);

// At the start of a battle that names nobody: the side with fewer points chooses (choice "first-player": "player",
// "enemy"; a side that the program flies takes it), at equal points it is drawn. Ships without points count 0.
void settle_first_player(Game& game);

}  // namespace plotboard::rules
