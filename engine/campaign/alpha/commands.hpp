#pragma once
// Everything that can be done to a campaign of Flight Group Alpha. Window, command line, scripts and tests hand over
// the same values. As text: one JSON line each, {"do":"buy","pilot":"pilot-1","what":2,"count":1} (text.hpp).

#include <optional>
#include <string>
#include <vector>

#include "base/one_of.hpp"
#include "campaign/alpha/state.hpp"
#include "words/phrase.hpp"

namespace plotboard::campaign::alpha {

struct Recruit {  // a new pilot, between missions (fga-2.15.6-1)
  std::string call_sign, player;
  bool guest = false;
  friend bool operator==(const Recruit&, const Recruit&) = default;
};
struct Rename {
  Id pilot;
  std::string call_sign, player;
  friend bool operator==(const Rename&, const Rename&) = default;
};
struct Retire {
  Id pilot;
  friend bool operator==(const Retire&, const Retire&) = default;
};
enum class Ware : std::uint8_t { upgrade_points, path_points, rank, benefit };
struct Buy {  // with banked XP
  Id pilot;
  Ware what = Ware::upgrade_points;
  int count = 1;           // U&M points, or bundles of career path points; ranks and benefits one at a time
  Path path = Path::none;  // chosen with rank 3
  friend bool operator==(const Buy&, const Buy&) = default;
};
struct Muster {  // who flies next, in this order
  Ids pilots;
  friend bool operator==(const Muster&, const Muster&) = default;
};
struct Lead {  // Alpha One, where several have the highest initiative
  Id pilot;
  friend bool operator==(const Lead&, const Lead&) = default;
};
struct Draw {};  // two cards of the deck (fga-4.1p-6)
struct ChooseMission {
  Id mission;
  Id ship;  // of those that the mission offers; "": the first
  bool easier = false, harder = false, silver = false;
  friend bool operator==(const ChooseMission&, const ChooseMission&) = default;
};
struct Equip {
  Id pilot;
  Loadout loadout;  // its ship "": as planned
  friend bool operator==(const Equip&, const Equip&) = default;
};
struct KeepLoadout {  // under its name, in place of one of that name and ship
  Id pilot;
  Loadout loadout;
  friend bool operator==(const KeepLoadout&, const KeepLoadout&) = default;
};
struct ForgetLoadout {
  Id pilot;
  std::string name;
  Id ship;
  friend bool operator==(const ForgetLoadout&, const ForgetLoadout&) = default;
};
struct TakeOff {
  bool at_table = false;
  friend bool operator==(const TakeOff&, const TakeOff&) = default;
};
struct Land {
  Report report;
  friend bool operator==(const Land&, const Land&) = default;
};
struct Eject {  // the roll of one who was shot down
  Id pilot;
  // Thrown at the table: faces of the attack dice, then the dice that the results ask for, summed up. Empty: the
  // program throws.
  std::vector<int> faces;
  int path_points = 0, upgrade_points = 0, xp = 0;
  friend bool operator==(const Eject&, const Eject&) = default;
};
struct Share {  // who gets the remainder of the pool
  Ids pilots;
  friend bool operator==(const Share&, const Share&) = default;
};
struct Settle {};    // ends the round: experience, deck, tours, medals
struct FlyAgain {};  // Completionist: the mission is flown anew, and this result forgotten (fga-1.3.3-4)
struct Correct {     // a figure put right by hand, as with an eraser on the sheet
  Id pilot;
  int xp = 0, upgrade_points = 0, path_points = 0;  // added; may be negative
  std::string why;
  friend bool operator==(const Correct&, const Correct&) = default;
};
struct RenameGroup {  // the flight group, and so the campaign
  std::string name;
  friend bool operator==(const RenameGroup&, const RenameGroup&) = default;
};
inline bool operator==(const Draw&, const Draw&) { return true; }
inline bool operator==(const Settle&, const Settle&) { return true; }
inline bool operator==(const FlyAgain&, const FlyAgain&) { return true; }

using Command = base::OneOf<Recruit, Rename, Retire, Buy, Muster, Lead, Draw, ChooseMission, Equip, KeepLoadout,
                            ForgetLoadout, TakeOff, Land, Eject, Share, Settle, FlyAgain, Correct, RenameGroup>;
// What it does, for undo and journal: "Red Two buys rank 4".
Phrase words_of(const State& state, const Command& command);

}  // namespace plotboard::campaign::alpha
