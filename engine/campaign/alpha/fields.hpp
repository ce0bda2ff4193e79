#pragma once
// Every field of a campaign of Flight Group Alpha, named once, for hash, snapshot and command lines
// (state/fields.hpp says how). A new field is one line here; enumerators are appended, never moved.

#include "campaign/alpha/commands.hpp"
#include "state/fields.hpp"

namespace plotboard::state {

namespace alpha = campaign::alpha;

template <>
inline constexpr data::Mode last_of<data::Mode> = data::Mode::ironman;
template <>
inline constexpr data::Path last_of<data::Path> = data::Path::tech;
template <>
inline constexpr data::Territory last_of<data::Territory> = data::Territory::hostile;
template <>
inline constexpr alpha::Standing last_of<alpha::Standing> = alpha::Standing::killed;
template <>
inline constexpr alpha::Place last_of<alpha::Place> = alpha::Place::lost;
template <>
inline constexpr alpha::TourEnd last_of<alpha::TourEnd> = alpha::TourEnd::failed;
template <>
inline constexpr alpha::Stage last_of<alpha::Stage> = alpha::Stage::over;
template <>
inline constexpr alpha::Return last_of<alpha::Return> = alpha::Return::deserted;
template <>
inline constexpr alpha::Ware last_of<alpha::Ware> = alpha::Ware::benefit;

// Each line: a struct and its fields, which have the same names in files.
#define PLOTBOARD_FIELD(name) v.rare(#name, &Self::name);
#define PLOTBOARD_FIELDS(type, ...)                             \
  template <>                                                   \
  struct Fields<type> {                                         \
    using Self = type;                                          \
    static void visit([[maybe_unused]] auto& v) { __VA_ARGS__ } \
  };

PLOTBOARD_FIELDS(alpha::Kill, PLOTBOARD_FIELD(type) PLOTBOARD_FIELD(faction) PLOTBOARD_FIELD(count))
PLOTBOARD_FIELDS(alpha::MissionMark, PLOTBOARD_FIELD(mission) PLOTBOARD_FIELD(flown) PLOTBOARD_FIELD(won)
                                         PLOTBOARD_FIELD(gold) PLOTBOARD_FIELD(silver))
PLOTBOARD_FIELDS(alpha::Sortie,
                 PLOTBOARD_FIELD(round) PLOTBOARD_FIELD(mission) PLOTBOARD_FIELD(ship) PLOTBOARD_FIELD(won)
                     PLOTBOARD_FIELD(shot_down) PLOTBOARD_FIELD(earned) PLOTBOARD_FIELD(rank) PLOTBOARD_FIELD(kills))
PLOTBOARD_FIELDS(alpha::Loadout,
                 PLOTBOARD_FIELD(name) PLOTBOARD_FIELD(ship) PLOTBOARD_FIELD(cards) PLOTBOARD_FIELD(charged))
PLOTBOARD_FIELDS(alpha::Pilot,
                 PLOTBOARD_FIELD(id) PLOTBOARD_FIELD(call_sign) PLOTBOARD_FIELD(player) PLOTBOARD_FIELD(standing)
                     PLOTBOARD_FIELD(guest) PLOTBOARD_FIELD(rank) PLOTBOARD_FIELD(beyond) PLOTBOARD_FIELD(path)
                         PLOTBOARD_FIELD(xp) PLOTBOARD_FIELD(upgrade_points) PLOTBOARD_FIELD(path_points)
                             PLOTBOARD_FIELD(injured) PLOTBOARD_FIELD(ejections) PLOTBOARD_FIELD(ships)
                                 PLOTBOARD_FIELD(missions) PLOTBOARD_FIELD(medals) PLOTBOARD_FIELD(kills)
                                     PLOTBOARD_FIELD(loadouts) PLOTBOARD_FIELD(sorties))
PLOTBOARD_FIELDS(alpha::Card, PLOTBOARD_FIELD(mission) PLOTBOARD_FIELD(place) PLOTBOARD_FIELD(flown)
                                  PLOTBOARD_FIELD(won) PLOTBOARD_FIELD(stress))
PLOTBOARD_FIELDS(alpha::Tour, PLOTBOARD_FIELD(number) PLOTBOARD_FIELD(end))
PLOTBOARD_FIELDS(alpha::Plan,
                 PLOTBOARD_FIELD(mission) PLOTBOARD_FIELD(ship) PLOTBOARD_FIELD(easier) PLOTBOARD_FIELD(harder)
                     PLOTBOARD_FIELD(silver) PLOTBOARD_FIELD(at_table) PLOTBOARD_FIELD(rank) PLOTBOARD_FIELD(seed)
                         PLOTBOARD_FIELD(pilots) PLOTBOARD_FIELD(lead) PLOTBOARD_FIELD(loadouts))
PLOTBOARD_FIELDS(alpha::PilotReport, PLOTBOARD_FIELD(pilot) PLOTBOARD_FIELD(how) PLOTBOARD_FIELD(where)
                                         PLOTBOARD_FIELD(earned) PLOTBOARD_FIELD(kills))
PLOTBOARD_FIELDS(alpha::Ejection,
                 PLOTBOARD_FIELD(pilot) PLOTBOARD_FIELD(faces) PLOTBOARD_FIELD(killed) PLOTBOARD_FIELD(injured)
                     PLOTBOARD_FIELD(path_points) PLOTBOARD_FIELD(upgrade_points) PLOTBOARD_FIELD(xp))
PLOTBOARD_FIELDS(alpha::ObjectiveReport, PLOTBOARD_FIELD(objective) PLOTBOARD_FIELD(status) PLOTBOARD_FIELD(done)
                                             PLOTBOARD_FIELD(of) PLOTBOARD_FIELD(paid))
PLOTBOARD_FIELDS(alpha::Report, PLOTBOARD_FIELD(won) PLOTBOARD_FIELD(gold) PLOTBOARD_FIELD(silver)
                                    PLOTBOARD_FIELD(rounds) PLOTBOARD_FIELD(pool) PLOTBOARD_FIELD(pilots)
                                        PLOTBOARD_FIELD(ejections) PLOTBOARD_FIELD(objectives))
PLOTBOARD_FIELDS(alpha::Debrief, PLOTBOARD_FIELD(report) PLOTBOARD_FIELD(owed) PLOTBOARD_FIELD(ejections)
                                     PLOTBOARD_FIELD(extras) PLOTBOARD_FIELD(shared))
PLOTBOARD_FIELDS(alpha::House, PLOTBOARD_FIELD(unlimited_uniques) PLOTBOARD_FIELD(tech_slot_at_rank_four)
                                   PLOTBOARD_FIELD(focus_costs_experience) PLOTBOARD_FIELD(injury_spares_first_rank))
PLOTBOARD_FIELDS(alpha::State, PLOTBOARD_FIELD(name) PLOTBOARD_FIELD(mode) PLOTBOARD_FIELD(house) PLOTBOARD_FIELD(seed)
                                   PLOTBOARD_FIELD(thrown) PLOTBOARD_FIELD(recruited) PLOTBOARD_FIELD(round)
                                       PLOTBOARD_FIELD(stage) PLOTBOARD_FIELD(pilots) PLOTBOARD_FIELD(cards)
                                           PLOTBOARD_FIELD(tours) PLOTBOARD_FIELD(drawn) PLOTBOARD_FIELD(muster)
                                               PLOTBOARD_FIELD(lead) PLOTBOARD_FIELD(plan) PLOTBOARD_FIELD(debrief))

PLOTBOARD_FIELDS(alpha::Recruit, PLOTBOARD_FIELD(call_sign) PLOTBOARD_FIELD(player) PLOTBOARD_FIELD(guest))
PLOTBOARD_FIELDS(alpha::Rename, PLOTBOARD_FIELD(pilot) PLOTBOARD_FIELD(call_sign) PLOTBOARD_FIELD(player))
PLOTBOARD_FIELDS(alpha::Retire, PLOTBOARD_FIELD(pilot))
PLOTBOARD_FIELDS(alpha::Buy, PLOTBOARD_FIELD(pilot) PLOTBOARD_FIELD(what) PLOTBOARD_FIELD(count) PLOTBOARD_FIELD(path))
PLOTBOARD_FIELDS(alpha::Muster, PLOTBOARD_FIELD(pilots))
PLOTBOARD_FIELDS(alpha::Lead, PLOTBOARD_FIELD(pilot))
PLOTBOARD_FIELDS(alpha::Draw, )
PLOTBOARD_FIELDS(alpha::ChooseMission, PLOTBOARD_FIELD(mission) PLOTBOARD_FIELD(ship) PLOTBOARD_FIELD(easier)
                                           PLOTBOARD_FIELD(harder) PLOTBOARD_FIELD(silver))
PLOTBOARD_FIELDS(alpha::Equip, PLOTBOARD_FIELD(pilot) PLOTBOARD_FIELD(loadout))
PLOTBOARD_FIELDS(alpha::KeepLoadout, PLOTBOARD_FIELD(pilot) PLOTBOARD_FIELD(loadout))
PLOTBOARD_FIELDS(alpha::ForgetLoadout, PLOTBOARD_FIELD(pilot) PLOTBOARD_FIELD(name) PLOTBOARD_FIELD(ship))
PLOTBOARD_FIELDS(alpha::TakeOff, PLOTBOARD_FIELD(at_table))
PLOTBOARD_FIELDS(alpha::Land, PLOTBOARD_FIELD(report))
PLOTBOARD_FIELDS(alpha::Eject, PLOTBOARD_FIELD(pilot) PLOTBOARD_FIELD(faces) PLOTBOARD_FIELD(path_points)
                                   PLOTBOARD_FIELD(upgrade_points) PLOTBOARD_FIELD(xp))
PLOTBOARD_FIELDS(alpha::Share, PLOTBOARD_FIELD(pilots))
PLOTBOARD_FIELDS(alpha::Settle, )
PLOTBOARD_FIELDS(alpha::FlyAgain, )
PLOTBOARD_FIELDS(alpha::Correct, PLOTBOARD_FIELD(pilot) PLOTBOARD_FIELD(xp) PLOTBOARD_FIELD(upgrade_points)
                                     PLOTBOARD_FIELD(path_points) PLOTBOARD_FIELD(why))
PLOTBOARD_FIELDS(alpha::RenameGroup, PLOTBOARD_FIELD(name))

#undef PLOTBOARD_FIELDS
#undef PLOTBOARD_FIELD

}  // namespace plotboard::state
