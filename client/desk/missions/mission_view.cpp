// How a mission stands and how it went, read from its result.
#include <algorithm>

#include "battle/result.hpp"
#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "desk/missions/missions.hpp"
#include "mission/conditions.hpp"
#include "mission/objectives.hpp"

namespace plotboard::desk {

namespace {

bool begins(const std::string& word, const char* start) { return word.rfind(start, 0) == 0; }

std::string fate_words(const mission::Combatant& who) {
  using mission::ShipFate;
  if (who.fate == ShipFate::destroyed) {
    if (who.round == 0) return "destroyed";
    return "destroyed in round " + std::to_string(who.round) + (who.by.empty() ? "" : " by " + who.by);
  }
  if (mission::is_away(who.fate)) return "left the table";
  if (who.fate == ShipFate::removed) return "taken out of the game";
  if (who.fate == ShipFate::unplaced) return "waits to be placed";
  if (who.hull == 0) return "on the table";
  return std::to_string(who.hull_left()) + " of " + std::to_string(who.hull) + " hull, " +
         counted(who.shields, "shield", "shields");
}

// "Round 2: P1 scanned Container 2"; "" for what is not worth telling.
std::string deed_words(const state::Deed& deed, const words::Names& names) {
  const std::string begins_with = "Round " + std::to_string(deed.round) + ": " + names.piece(deed.ship);
  const std::string to = deed.to.empty() ? "" : names.piece(deed.to);
  if (deed.what == "scanned") return begins_with + " scanned " + to;
  if (deed.what == "docked") return begins_with + " docked with " + to;
  if (deed.what == "jumped") return begins_with + " jumped to hyperspace";
  if (begins(deed.what, "landed:")) return begins_with + " landed in " + deed.what.text().substr(7);
  if (begins(deed.what, "left:")) return begins_with + " left by " + deed.what.text().substr(5);
  if (deed.what == "destroyed") return begins_with + " was destroyed" + (to.empty() ? "" : " by " + to);
  return "";
}

PilotLine pilot_of(const data::Catalog& catalog, const mission::Result& result, const mission::Combatant& who,
                   const state::Table& table) {
  PilotLine pilot;
  pilot.ship = who.id;
  const Names names(catalog, &table);
  const state::Piece* piece = table.find(who.id);
  const std::string name = names.piece(who.id), card = piece == nullptr ? "" : pilot_words(catalog, *piece);
  pilot.title = name + (card.empty() || card == name ? "" : ", " + card) + ", " + ship_words(catalog, who.type);
  pilot.state = fate_words(who);
  pilot.kills = static_cast<int>(result.kills_of(who.id).size());
  pilot.damage = result.dealt_by(who.id);
  pilot.experience = result.earned_by(who.id);
  for (const state::Credit& credit : table.progress.credits)
    if (credit.ship == who.id)
      pilot.credits.push_back((credit.points < 0 ? "" : "+") + std::to_string(credit.points) + "  " +
                              words::english(credit.why, names) + " (round " + std::to_string(credit.round) + ")");
  for (const state::Deed& deed : result.deeds) {
    const std::string words = deed.ship == who.id ? deed_words(deed, names) : "";
    if (!words.empty()) pilot.deeds.push_back(words);
  }
  for (const state::Ejection& ejection : result.ejections)
    if (ejection.ship == who.id) pilot.ejection = ejection;
  return pilot;
}

// Nothing: no ship of it has come.
std::optional<FateLine> fate_of(const mission::Result& result, const data::Squad& squad) {
  FateLine line{squad.name, squad.side, ""};
  int all = 0, destroyed = 0, away = 0, removed = 0;
  for (const mission::Combatant& who : result.combatants) {
    if (who.kind != state::PieceType::ship || who.squad != squad.name) continue;
    ++all;
    away += mission::is_away(who.fate) ? 1 : 0;
    destroyed += who.fate == mission::ShipFate::destroyed ? 1 : 0;
    removed += who.fate == mission::ShipFate::removed ? 1 : 0;
  }
  if (all == 0) return std::nullopt;
  std::vector<std::string> parts;
  if (destroyed > 0) parts.push_back(std::to_string(destroyed) + " destroyed");
  if (away > 0) parts.push_back(std::to_string(away) + " left the table");
  if (removed > 0) parts.push_back(std::to_string(removed) + " taken out of the game");
  const int there = all - destroyed - away - removed;
  if (there > 0) parts.push_back(std::to_string(there) + " still there");
  line.words = all == 1 ? parts.front().substr(2) : counted(all, "ship", "ships") + ": " + listed(parts);
  return line;
}

void list_coming(const data::Catalog& catalog, const state::Table& table, MissionView& view) {
  const state::Progress& progress = table.progress;
  const Briefing briefing = briefing_of(
      catalog, {{view.mission->id, view.pilots, std::max(1, view.rank), 0, "", false, {}}, PilotsBy::people, false});
  for (std::size_t i = 0; i < view.mission->squads.size(); ++i) {
    const data::Squad& squad = view.mission->squads[i];
    const bool here = std::any_of(table.pieces.begin(), table.pieces.end(),
                                  [&squad](const state::Piece& piece) { return piece.squad == squad.name; });
    const std::string ships = squad_words(catalog, squad, view.pilots, std::max(1, view.rank));
    if (squad.arrival == "setup" || here || base::contains(progress.called, squad.name) || ships.empty()) continue;
    const SquadLine& line = briefing.squads[i];
    ComingLine coming{squad.name, ships, line.where, line.order, squad.round};
    const auto called = std::find_if(progress.coming.begin(), progress.coming.end(),
                                     [&squad](const state::Coming& c) { return c.squad == squad.name; });
    if (called != progress.coming.end()) {
      coming.round = called->round;
      if (!called->vector.empty()) coming.where = "arrow " + called->vector;
    } else if (squad.arrival == "special") {
      view.later.push_back(squad.name + ": " + ships);
      continue;
    }
    if (coming.round > table.round) view.next.push_back(std::move(coming));
  }
  std::stable_sort(view.next.begin(), view.next.end(),
                   [](const ComingLine& a, const ComingLine& b) { return a.round < b.round; });
}

std::string ejection_words(const state::Ejection& e) {
  if (e.killed) return "the pilot was killed";
  std::vector<std::string> losses;  // by the roll; what a pilot of a campaign really has to lose is settled there
  if (e.experience > 0) losses.push_back(std::to_string(e.experience) + " XP");
  if (e.path_points > 0) losses.push_back(counted(e.path_points, "career path point", "career path points"));
  if (e.upgrade_points > 0) losses.push_back(counted(e.upgrade_points, "U&M point", "U&M points"));
  const std::string how = e.injured ? "the pilot was injured" : "the pilot ejected";
  if (losses.empty()) return e.injured ? how : how + " safely";
  return how + "; the roll costs " + listed(losses);
}

}  // namespace

MissionView view_of(const battle::Session& session) {
  MissionView view;
  view.result = battle::result_of(session);
  const state::Table& table = session.table();
  const data::Catalog& catalog = session.catalog();
  view.mission = table.mission.empty() ? nullptr : catalog.mission(table.mission);
  if (view.mission == nullptr) return view;
  const state::Progress& progress = table.progress;
  view.pilots = table.pilots;
  view.rank = progress.rank;
  view.round = table.round;
  view.fought = table.play.on();
  view.hides = progress.hides;
  view.reason = words::english(progress.reason, Names(catalog, &table));
  view.draws = progress.draws;
  for (std::size_t i = 0; i < view.mission->objectives.size(); ++i) {
    const data::Objective& objective = view.mission->objectives[i];
    const mission::ObjectiveResult& result = view.result.objectives[i];
    if (mission::is_asked_for(objective, progress))
      view.objectives.push_back(
          {objective.id, objective.text, objective.kind, result.status, objective.xp, result.done, result.of});
  }
  if (!view.hides) list_coming(catalog, table, view);
  for (const mission::Combatant& who : view.result.combatants)
    if (who.flight_group) view.pilot_lines.push_back(pilot_of(catalog, view.result, who, table));
  for (const data::Squad& squad : view.mission->squads) {
    if (auto fate = fate_of(view.result, squad)) {
      view.fates.push_back(std::move(*fate));
    } else if (view.result.outcome != mission::Outcome::open) {
      view.fates.push_back({squad.name, squad.side, "did not come"});
    }
  }
  const Names names(catalog, &table);
  for (const state::Deed& deed : progress.deeds) {
    const std::string words = deed_words(deed, names);
    if (!words.empty()) view.events.push_back(words);
  }
  return view;
}

std::string count_words(const ObjectiveLine& objective) {
  if (objective.of == 0 || objective.status == state::Status::met) return "";
  return std::to_string(objective.done) + " of " + std::to_string(objective.of);
}

std::string how_far_words(const MissionView& view) {
  if (view.mission == nullptr) return "";
  std::string words = "round " + std::to_string(view.round) +
                      (view.mission->rounds > 0 ? " of " + std::to_string(view.mission->rounds) : "");
  const auto with = [&view](state::Status status) {
    return std::count_if(view.objectives.begin(), view.objectives.end(),
                         [status](const ObjectiveLine& line) { return line.status == status; });
  };
  const auto all = view.objectives.size();
  if (all > 0)
    words += ", " + std::to_string(with(state::Status::met)) + " of " +
             counted(static_cast<int>(all), "objective", "objectives") + " met";
  if (const auto failed = with(state::Status::failed); failed > 0) words += ", " + std::to_string(failed) + " failed";
  int pilots = 0, flying = 0, away = 0;
  for (const mission::Combatant& who : view.result.combatants) {
    if (!who.flight_group) continue;
    ++pilots;
    flying += mission::is_off_table(who.fate) ? 0 : 1;
    away += mission::is_away(who.fate) ? 1 : 0;
  }
  if (pilots == 0) return words;
  if (flying == pilots) return words + ", all pilots flying";
  words += ", " + std::to_string(flying) + " of " + std::to_string(pilots) + " pilots flying";
  return words + (away > 0 ? ", " + std::to_string(away) + " safely away" : "");
}

std::vector<ReportPart> report_of(const MissionView& view) {
  std::vector<ReportPart> parts;
  if (view.mission == nullptr) return parts;
  const mission::Outcome outcome = view.result.outcome;
  ReportPart how{outcome == mission::Outcome::won    ? "Mission won"
                 : outcome == mission::Outcome::lost ? "Mission lost"
                                                     : "Mission",
                 {}};
  if (!view.reason.empty()) how.lines.push_back(with_stop(with_capital(view.reason)));
  how.lines.push_back(view.mission->number + " " + view.mission->name + ", " + counted(view.pilots, "pilot", "pilots") +
                      ", rank " + std::to_string(view.rank) + ", after " + counted(view.round, "round", "rounds") +
                      (view.mission->rounds > 0 ? " of " + std::to_string(view.mission->rounds) : "") + ".");
  parts.push_back(std::move(how));
  ReportPart objectives{"Objectives", {}};
  for (const ObjectiveLine& objective : view.objectives) {
    const std::string status = objective.status == state::Status::met      ? "met"
                               : objective.status == state::Status::failed ? "failed"
                                                                           : "not met";
    const std::string count = count_words(objective);
    objectives.lines.push_back(words_of(objective.kind) + ", " + status + (count.empty() ? "" : ", " + count) + ": " +
                               objective.text);
  }
  parts.push_back(std::move(objectives));
  for (const PilotLine& pilot : view.pilot_lines) {
    ReportPart part{pilot.title, {}};
    part.lines.push_back(with_capital(pilot.state) + ". " + counted(pilot.kills, "ship", "ships") + " destroyed, " +
                         std::to_string(pilot.damage) + " damage done.");
    for (const std::string& deed : pilot.deeds) part.lines.push_back(deed + ".");
    if (pilot.ejection) part.lines.push_back(with_stop(with_capital(ejection_words(*pilot.ejection))));
    part.lines.push_back("Earned " + std::to_string(pilot.experience) + " XP" + (pilot.credits.empty() ? "." : ":"));
    for (const std::string& credit : pilot.credits) part.lines.push_back("  " + credit);
    parts.push_back(std::move(part));
  }
  ReportPart squads{"Squads", {}};
  for (const FateLine& fate : view.fates) squads.lines.push_back(fate.squad + ": " + fate.words + ".");
  if (!squads.lines.empty()) parts.push_back(std::move(squads));
  return parts;
}

std::string text_of(const MissionView& view) {
  std::string text;
  for (const ReportPart& part : report_of(view)) {
    text += (text.empty() ? "" : "\n") + part.title + "\n";
    for (const std::string& line : part.lines) text += "  " + line + "\n";
  }
  return text;
}

}  // namespace plotboard::desk
