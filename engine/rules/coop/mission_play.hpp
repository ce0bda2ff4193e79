#pragma once
// A mission while it is played (fga-4.2-6, fga-4.6.1.2, fga-4.8.3-2, fga-4.11.5): its squads arrive, its objectives and
// triggers are looked at after every turn and phase, and it decides when the battle is over. All of it does nothing on
// a table without a mission.
//
// An objective is settled once: met, or failed. The mission is won as soon as every primary objective is met that there
// is something to do for; one that only may not fail counts as met then. It is lost when a primary one fails, or when
// no ship of the flight group is left in the game. At the turn limit primary objectives that are still open fail,
// unless they only had not to fail or the mission is won at the limit.

#include <optional>

#include "rules/machine/game.hpp"

namespace plotboard::data {
struct Mission;
struct Objective;
}  // namespace plotboard::data

namespace plotboard::rules {

void begin_mission(Game& game);         // when its battle starts, before anything is placed
void mission_round_begins(Game& game);  // who arrives; before Planning
// Objectives; triggers in their order until none fires any more (each fires once a round at most), those included that
// wait for what ends the mission; then whether it is decided; squads that were called.
void mission_looks(Game& game);
// When all else of the End Phase is done: shields come back, the round's end is looked at, and the turn limit. True:
// the battle is over.
bool mission_round_ends(Game& game);

// The fastest that the mission lets the ship fly; nothing: any speed.
std::optional<int> speed_limit_of(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship);

// For conditions: who was attacked, and by whom; each pair once a round.
void note_attack(Game& game, const state::Attack& attack);

// An objective that nothing can meet: it is met if it has not failed at the end.
bool is_only_to_keep(const data::Mission& mission, const data::Objective& objective);

}  // namespace plotboard::rules
