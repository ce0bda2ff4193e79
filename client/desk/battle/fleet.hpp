#pragma once
// Every ship of a battle at a glance, as the strip of ships and whoever counts them need it: marker, what it has done
// in the running phase, its dial as far as whoever looks may know it, and whom it has locked; and what one of them
// can do: its weapons and its action bar, as the rules have them now. Changes nothing.
#include <string>
#include <vector>

#include "data/ship.hpp"
#include "desk/core/cached.hpp"
#include "desk/core/open_table.hpp"
#include "desk/table/playback.hpp"
#include "desk/table/seats.hpp"
#include "state/table.hpp"

namespace plotboard::desk {

enum class Standing : std::uint8_t { in_play, waits, docked, fled, destroyed };
enum class DialSign : std::uint8_t {
  none,     // it takes no dial, or none is due now
  missing,  // to be set
  set,      // facedown
  known,    // to whoever looks; in words beside it
  flown     // its maneuver has been executed
};
struct FleetShip {
  Id id;
  std::string marker;
  state::Side side = state::Side::none;
  Standing standing = Standing::in_play;
  DialSign dial = DialSign::none;
  std::string dial_words;  // "bank left 2", where known or flown
  bool acted = false;      // it has had its turn in the running phase
  Id lock;                 // "" none
  std::string lock_marker;
};
// "Attack 3, front arc, range 1 to 3"
struct Weapon {
  std::string name;
  int dice = 0;
  geom::ArcKinds arcs;  // in which it can fire now
  int nearest = 1, farthest = 3;
};
struct ShipSheet {
  std::vector<Weapon> weapons;
  std::vector<data::ShipAction> bar;  // with what its cards add
};

class Fleet {
 public:
  struct Given {
    const OpenTable& open;
    const Seats& seats;
    const Playback& playback;
  };
  explicit Fleet(const Given& given) : given_(given) {}

  // The players' ships first, then the enemy's, in the order of the table, as the board shows them now. Empty without a
  // battle.
  [[nodiscard]] const std::vector<FleetShip>& ships() const;
  [[nodiscard]] const ShipSheet& sheet(Id ship) const;  // of a ship in a battle

 private:
  Given given_;
  mutable Cached<std::vector<FleetShip>, Version, SeatsView, std::size_t> ships_;
  mutable Cached<ShipSheet, Version, Id> sheet_;
};

// "has flown", "has attacked" ...: what `acted` says in that phase; "" where it says nothing.
const char* acted_words(state::Phase phase);
const char* words_of(Standing standing);  // "destroyed" ...; "" in play

}  // namespace plotboard::desk
