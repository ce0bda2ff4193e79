#pragma once
// Missions: the filter of their list, the briefing with the choices that a group makes and its map, and how the mission
// of the open table stands.
#include <optional>
#include <string>

#include "desk/battle/ai_run.hpp"
#include "desk/battle/battle.hpp"
#include "desk/core/cached.hpp"
#include "desk/core/open_table.hpp"
#include "desk/missions/missions.hpp"

namespace plotboard::desk {

class Missions {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    const std::uint64_t& seed;  // of the next new table
    Seats& seats;
    Battle& battle;
    AiRun& ai;
  };
  explicit Missions(const Given& given) : given_(given) {}

  MissionFilter filter;
  MissionChoice choice;                     // of the briefing on show
  bool choose(const std::string& mission);  // for the briefing: "0:1" or its id; the choices stay as they were
  [[nodiscard]] const Briefing& briefing() const { return briefed().briefing; }  // for `choice`
  [[nodiscard]] const state::Table* map() const;  // of the briefing; null: it cannot be set up, and why was said
  bool begin();                                   // on a new table: set-up, then the battle
  bool begin_at_table();                          // the same beside a real table
  bool begin_at_table(const mission::Setup& setup);
  // Of a campaign: with its own seats.
  bool begin_campaign(const mission::Setup& setup, PilotsBy by, bool typed_dice, bool at_table);
  [[nodiscard]] const MissionView& standing() const;  // of the open table

 private:
  struct Briefed {
    Briefing briefing;
    std::optional<state::Table> map;
  };
  [[nodiscard]] const Briefed& briefed() const;
  bool lay_out(const mission::Setup& setup);
  bool begin(const mission::Setup& setup, PilotsBy by, bool typed_dice, const state::Referee& referee);
  Given given_;
  mutable Cached<Briefed, MissionChoice> briefed_;
  mutable Cached<MissionView, Version> standing_;
};

}  // namespace plotboard::desk
