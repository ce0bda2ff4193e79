#pragma once
// What the file of a campaign of Flight Group Alpha keeps: every field, named once, for hash, snapshot and command
// lines (fields/list.hpp). A new field is one line here; enumerators are appended, never moved.

#include "campaign/alpha/commands.hpp"
#include "fields/list.hpp"

namespace plotboard::fields {

namespace alpha = campaign::alpha;

template <>
inline constexpr alpha::Mode last_of<alpha::Mode> = alpha::Mode::ironman;
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

PLOTBOARD_FIELDS(alpha::Kill, type, faction, count)
PLOTBOARD_FIELDS(alpha::MissionMark, mission, flown, won, gold, silver)
PLOTBOARD_FIELDS(alpha::Sortie, round, mission, ship, won, shot_down, earned, rank, kills)
PLOTBOARD_FIELDS(alpha::Loadout, name, ship, cards, charged)
PLOTBOARD_FIELDS(alpha::Pilot, id, call_sign, player, standing, guest, rank, beyond, path, xp, upgrade_points,
                 path_points, injured, ejections, ships, missions, medals, kills, loadouts, sorties)
PLOTBOARD_FIELDS(alpha::Card, mission, place, flown, won, stress)
PLOTBOARD_FIELDS(alpha::Tour, number, end)
PLOTBOARD_FIELDS(alpha::Plan, mission, ship, easier, harder, silver, at_table, rank, seed, pilots, lead, loadouts)
PLOTBOARD_FIELDS(alpha::PilotReport, pilot, how, where, earned, kills)
PLOTBOARD_FIELDS(alpha::Ejection, pilot, faces, killed, injured, path_points, upgrade_points, xp)
PLOTBOARD_FIELDS(alpha::ObjectiveReport, objective, status, done, of, paid)
PLOTBOARD_FIELDS(alpha::Report, won, gold, silver, rounds, pool, pilots, ejections, objectives)
PLOTBOARD_FIELDS(alpha::Debrief, report, owed, ejections, extras, shared)
PLOTBOARD_FIELDS(alpha::House, unlimited_uniques, tech_slot_at_rank_four, focus_costs_experience,
                 injury_spares_first_rank)
PLOTBOARD_FIELDS(alpha::State, name, mode, house, seed, thrown, recruited, round, stage, pilots, cards, tours, drawn,
                 muster, lead, plan, debrief)

PLOTBOARD_FIELDS(alpha::Recruit, call_sign, player, guest)
PLOTBOARD_FIELDS(alpha::Rename, pilot, call_sign, player)
PLOTBOARD_FIELDS(alpha::Retire, pilot)
PLOTBOARD_FIELDS(alpha::Buy, pilot, what, count, path)
PLOTBOARD_FIELDS(alpha::Muster, pilots)
PLOTBOARD_FIELDS(alpha::Lead, pilot)
PLOTBOARD_FIELDS(alpha::Draw)
PLOTBOARD_FIELDS(alpha::ChooseMission, mission, ship, easier, harder, silver)
PLOTBOARD_FIELDS(alpha::Equip, pilot, loadout)
PLOTBOARD_FIELDS(alpha::KeepLoadout, pilot, loadout)
PLOTBOARD_FIELDS(alpha::ForgetLoadout, pilot, name, ship)
PLOTBOARD_FIELDS(alpha::TakeOff, at_table)
PLOTBOARD_FIELDS(alpha::Land, report)
PLOTBOARD_FIELDS(alpha::Eject, pilot, faces, path_points, upgrade_points, xp)
PLOTBOARD_FIELDS(alpha::Share, pilots)
PLOTBOARD_FIELDS(alpha::Settle)
PLOTBOARD_FIELDS(alpha::FlyAgain)
PLOTBOARD_FIELDS(alpha::Correct, pilot, xp, upgrade_points, path_points, why)
PLOTBOARD_FIELDS(alpha::RenameGroup, name)

}  // namespace plotboard::fields
