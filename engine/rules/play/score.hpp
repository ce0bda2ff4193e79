#pragma once
// Points of a battle of two squads (1e-event-3), and battles that end after an agreed round: by a limit from the start,
// or because the time is up (1e-event-1, -2; the clock is the players'). Pure. Points are whole squad points.

#include <optional>

#include "rules/machine/game.hpp"

namespace plotboard::rules {

struct Score {
  int player = 0, enemy = 0;  // what each has scored
  [[nodiscard]] state::Side leads() const {
    return player == enemy ? state::Side::none : player > enemy ? state::Side::player : state::Side::enemy;
  }
  [[nodiscard]] int margin() const { return player > enemy ? player - enemy : enemy - player; }
  friend bool operator==(const Score&, const Score&) = default;
};
// So far: the full cost of the other side's ships that are out of the game. Nothing where the edition knows no points
// of that kind, and in missions.
std::optional<Score> score_of(const data::Catalog& catalog, const state::Table& table);
// The running round is the last one, or was. Both sides may have ships left: then points decide.
bool is_at_limit(const state::Table& table);
bool has_ships_left(const state::Table& table, state::Side side);

}  // namespace plotboard::rules
