#pragma once
// Random tables for the bench and the signature: the same for the same seed on every build.
#include "engine.hpp"
#include "state/state.hpp"

namespace plotboard::cli {

struct TableMix {
  int ships = 16;  // half of them AI enemies with cards
  int obstacles = 12;
};
// Ships apart from each other where there is room; any heading.
state::Table random_table(const data::Catalog& catalog, base::Rng& rng, const TableMix& mix);
// A battle that could begin: ships in their deployment zones, obstacles, all where set-up allows them. The player's
// side too is flown by AI cards if `ai_players`. At least one weapon on every ship; no huge ships.
state::Table battle_table(const data::Catalog& catalog, base::Rng& rng, int ships_a_side, bool ai_players);
// The same in the first edition: any pilots of small and large ships, bare, for the bot on both sides. `huge`: each
// side has a huge ship besides.
state::Table first_battle_table(const data::Catalog& catalog, base::Rng& rng, int ships_a_side, bool huge = false);
// A melee of the first edition: one huge ship, named "H", with the others close about it and obstacles among them.
state::Table melee_table(const data::Catalog& catalog, base::Rng& rng, const TableMix& mix);
geom::Pose random_pose(base::Rng& rng, const state::Area& area, int margin_um);

}  // namespace plotboard::cli
