#pragma once
// What a maneuver or a place would come to, in sentences: the one place for them, so that board and panels say the
// same. Pure.
#include <string>
#include <vector>

#include "desk/table/forecast.hpp"
#include "desk/table/sight.hpp"
#include "scene/board.hpp"
#include "words/english.hpp"

namespace plotboard::desk {

// One sentence an item; the first is the most important. Who is spoken of goes by the name that everything else on the
// screen has for it (desk/core/names.hpp).
struct Consequence {
  enum class Kind : std::uint8_t { clear, bump, ram, obstacle, leaves, energy, note, sees, seen_by, end } kind;
  std::string text;
  std::string brief = {};  // what the board says of it; "" the same
  int ships = 0;           // of what is seen, and of who sees: so many
  friend bool operator==(const Consequence&, const Consequence&) = default;
};
// What the dials that are known say beside the move itself.
struct Others {
  bool move_first = false;       // ships whose dials are not known may move before it does
  Ids will_stand;                // of those it meets: they have flown by then
  Id clear_before, clear_after;  // flown before or after that one it would not be stopped
  Ids will_stop;                 // fly later, and are stopped by it
  bool substituted = false;      // it may not fly what its dial would say: a red maneuver while stressed, or
  bool ion = false;              // any with its ion tokens
};
Others others_of(const Forecast& forecast, const Planned& planned, bool move_first);

std::vector<Consequence> consequences(const rules::MoveOutcome& outcome, const words::Names& names,
                                      const Others& others);
// `others_first`: other ships may move before it does, so what it meets of ships holds only as they stand now.
std::vector<Consequence> consequences(const rules::MoveOutcome& outcome, const words::Names& names,
                                      bool others_first = false);
// The same of a huge ship of the first edition: whom it rams and what that costs it, and the energy that it gains.
std::vector<Consequence> consequences_of_huge(const data::Catalog& catalog, const state::Table& table,
                                              const state::Piece& ship, const rules::MoveOutcome& outcome,
                                              bool others_first);
// "Alpha 2 in your front arc, range 1", "In arc of Alpha 1, range 2"; `may_change`: the others have still to move.
std::vector<Consequence> words_of(const Sight& sight, const words::Names& names, bool may_change);
// "Red 3 will stop against Red 1"; "" where nothing stops it that is known.
std::string warning_of(const Planned& planned, const words::Names& names);
// For the board, where room is scarce: what matters most, in two short lines at most.
std::vector<scene::Said> on_board(const std::vector<Consequence>& lines);

}  // namespace plotboard::desk
