#pragma once
// What people type of a move that they made at a real table: "2br" or "2 bank right", "bo<" or "boost left", "brr" or
// "barrel roll right"; several with commas. What comes of it on this table is planned as commands. Pure.
//
// Maneuvers: the speed, then s straight, bl br bank, tl tr turn, k Koiogran turn, sl sr Segnor's loop, rl rr Tallon
// roll (behind it f or b: the place in front or behind); a minus in front: reverse; 0: stationary. < and > do for l and
// r. The dial's own codes ("2Y", capitals) and all the words are known too.
// Repositions: bo boost, br barrel roll, dc decloak, bb barrel roll with a bank, tr tractor; then l or r, then f or b.
// "!" behind a maneuver: the whole way, whatever stands in it.
#include <optional>
#include <string>
#include <vector>

#include "desk/core/names.hpp"
#include "rules/rules.hpp"

namespace plotboard::desk {

struct MoveCode {
  std::optional<geom::Maneuver> maneuver;  // nothing: a reposition
  geom::TallonPlace tallon = geom::TallonPlace::middle;
  bool whole = false;  // "!"
  geom::Reposition kind = geom::Reposition::boost;
  std::string place;  // geom::Place::name in letters alone: "barrelrollrightmiddle"
  friend bool operator==(const MoveCode&, const MoveCode&) = default;
};
struct ReadMoves {
  std::vector<MoveCode> moves;
  std::string problem;  // one sentence; "" where all of it was understood
};
ReadMoves read_moves(const std::string& typed);

struct MovePlan {
  std::string problem;  // why it cannot be; then there is nothing else
  geom::Pose end;
  std::vector<std::string> said;         // what it does, and what stands in its way: a sentence each
  std::vector<rules::Command> commands;  // one undo step a move
};
// Precondition: `ship` is a ship in play. Outside battles a maneuver is flown as by the dial where the ship has not
// activated yet; else the ship is put where it ends.
MovePlan plan_moves(const data::Catalog& catalog, const state::Table& table, Id ship,
                    const std::vector<MoveCode>& moves);
// The command that puts a ship where it stands on the real table after its move.
rules::Command moved_to(const state::Table& table, const state::Piece& piece, const geom::Pose& pose);

}  // namespace plotboard::desk
