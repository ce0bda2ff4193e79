// How a mission stands and how it went, read from table and log.
#include <algorithm>
#include <map>

#include "data/catalog.hpp"
#include "desk/battle_words.hpp"
#include "desk/missions.hpp"
#include "mission/conditions.hpp"

namespace plotboard::desk {

namespace {

bool begins(const std::string& word, const char* start) { return word.rfind(start, 0) == 0; }

std::string counted(int count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

// "2 hits" and the like, "and" before the last.
std::string listed(const std::vector<std::string>& words) {
  std::string all;
  for (std::size_t i = 0; i < words.size(); ++i)
    all += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
  return all;
}

bool got_away(const state::Progress& progress, const state::Piece& ship) {
  return ship.fled || std::any_of(progress.deeds.begin(), progress.deeds.end(), [&ship](const state::Deed& deed) {
           return deed.ship == ship.id &&
                  (begins(deed.what, "left:") || deed.what == "jumped" || begins(deed.what, "landed:"));
         });
}

std::string fate_of(const state::Progress& progress, const state::Piece& ship) {
  for (const state::Deed& deed : progress.deeds) {
    if (deed.what != "destroyed" || deed.ship != ship.id) continue;
    return "destroyed in round " + std::to_string(deed.round) + (deed.to.empty() ? "" : " by " + deed.to);
  }
  if (got_away(progress, ship)) return "left the table";
  if (ship.ship.destroyed) return "destroyed";
  if (ship.ship.removed) return "taken out of the game";
  if (ship.waiting) return "waits to be placed";
  const int hull = std::max(0, ship.ship.hull_left());
  if (ship.ship.hull == 0) return "on the table";
  return std::to_string(hull) + " of " + std::to_string(ship.ship.hull) + " hull, " +
         counted(ship.ship.shields, "shield", "shields");
}

// Hull and shields that the attacks of each ship took.
std::map<std::string, int> damage_by_ship(const battle::Session& session) {
  std::map<std::string, int> taken;
  std::vector<state::Attack> running;
  for (const battle::LogEntry& entry : session.log()) {
    for (const state::Event& event : entry.events) {
      const auto hurt = [&](const std::string& ship, int by) {
        if (!running.empty() && running.back().defender == ship) taken[running.back().attacker] += by;
      };
      if (const auto* declared = std::get_if<state::AttackDeclared>(&event))
        running.push_back(declared->attack);
      else if (std::holds_alternative<state::AttackEnded>(event) && !running.empty())
        running.pop_back();
      else if (const auto* dealt = std::get_if<state::DamageDealt>(&event))
        hurt(dealt->id, 1);
      else if (const auto* shields = std::get_if<state::ShieldsChanged>(&event); shields != nullptr && shields->by < 0)
        hurt(shields->id, -shields->by);
    }
  }
  return taken;
}

PilotLine pilot_of(const data::Catalog& catalog, const state::Progress& progress, const state::Piece& ship) {
  PilotLine pilot;
  pilot.ship = ship.id;
  pilot.type = ship_words(catalog, ship.ref);
  pilot.state = fate_of(progress, ship);
  pilot.experience = progress.earned(ship.id);
  for (const state::Credit& credit : progress.credits)
    if (credit.ship == ship.id) pilot.credits.push_back(credit);
  for (const state::Deed& deed : progress.deeds) {
    if (deed.what == "destroyed") {
      pilot.kills += deed.to == ship.id ? 1 : 0;
    } else if (deed.ship == ship.id && deed.what != "attacked") {
      const std::string words = deed_words(deed);
      if (!words.empty()) pilot.deeds.push_back(words);
    }
  }
  for (const state::Ejection& ejection : progress.ejections)
    if (ejection.ship == ship.id) pilot.ejection = ejection;
  return pilot;
}

FateLine fate_of(const state::Table& table, const data::Squad& squad) {
  FateLine line{squad.name, squad.side, ""};
  int all = 0, destroyed = 0, away = 0, removed = 0;
  for (const state::Piece& piece : table.pieces) {
    if (piece.type != state::PieceType::ship || piece.squad != squad.name) continue;
    ++all;
    if (got_away(table.progress, piece))
      ++away;
    else if (piece.ship.destroyed)
      ++destroyed;
    else if (piece.ship.removed)
      ++removed;
  }
  if (all == 0) {
    line.words = "did not come";
    return line;
  }
  std::vector<std::string> parts;
  if (destroyed > 0) parts.push_back(std::to_string(destroyed) + " destroyed");
  if (away > 0) parts.push_back(std::to_string(away) + " left the table");
  if (removed > 0) parts.push_back(std::to_string(removed) + " taken out of the game");
  const int there = all - destroyed - away - removed;
  if (there > 0) parts.push_back(std::to_string(there) + " still there");
  line.words = counted(all, "ship", "ships") + ": " + listed(parts);
  return line;
}

void list_coming(const data::Catalog& catalog, const state::Table& table, MissionView& view) {
  const state::Progress& progress = table.progress;
  const Briefing briefing = briefing_of(
      catalog, {{view.mission->id, view.pilots, std::max(1, view.rank), 0, "", false}, PilotsBy::people, false});
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
  std::string words = e.killed    ? "the pilot was killed"
                      : e.injured ? "the pilot was injured"
                                  : "the pilot ejected safely";
  std::vector<std::string> losses;
  if (e.experience > 0) losses.push_back(counted(e.experience, "experience point", "experience points"));
  if (e.path_points > 0) losses.push_back(counted(e.path_points, "career path point", "career path points"));
  if (e.upgrade_points > 0) losses.push_back(counted(e.upgrade_points, "upgrade point", "upgrade points"));
  return words + (losses.empty() ? "" : " and loses " + listed(losses));
}

}  // namespace

std::string deed_words(const state::Deed& deed) {
  const std::string round = "Round " + std::to_string(deed.round) + ": ";
  if (deed.what == "scanned") return round + deed.ship + " scanned " + deed.to;
  if (deed.what == "docked") return round + deed.ship + " docked with " + deed.to;
  if (deed.what == "jumped") return round + deed.ship + " jumped to hyperspace";
  if (begins(deed.what, "landed:")) return round + deed.ship + " landed in " + deed.what.substr(7);
  if (begins(deed.what, "left:")) return round + deed.ship + " left by " + deed.what.substr(5);
  if (deed.what == "destroyed") return round + deed.ship + " was destroyed" + (deed.to.empty() ? "" : " by " + deed.to);
  return "";
}

MissionView view_of(const battle::Session& session) {
  MissionView view;
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
  view.outcome = progress.outcome;
  view.reason = progress.reason;
  view.draws = progress.draws;
  for (const data::Objective& objective : view.mission->objectives)
    view.objectives.push_back(
        {objective.id, objective.text, objective.kind, progress.status_of(objective.id), objective.xp});
  if (!view.hides) list_coming(catalog, table, view);
  const std::map<std::string, int> damage = damage_by_ship(session);
  for (const state::Piece& piece : table.pieces) {
    if (!mission::is_of_flight_group(piece)) continue;
    view.pilot_lines.push_back(pilot_of(catalog, progress, piece));
    if (const auto found = damage.find(piece.id); found != damage.end()) view.pilot_lines.back().damage = found->second;
  }
  const bool over = !view.outcome.empty();
  for (const data::Squad& squad : view.mission->squads) {
    const bool seen = std::any_of(table.pieces.begin(), table.pieces.end(),
                                  [&squad](const state::Piece& piece) { return piece.squad == squad.name; });
    if (seen || over) view.fates.push_back(fate_of(table, squad));
  }
  for (const state::Deed& deed : progress.deeds) {
    const std::string words = deed.what == "attacked" ? "" : deed_words(deed);
    if (!words.empty()) view.events.push_back(words);
  }
  return view;
}

std::vector<ReportPart> report_of(const MissionView& view) {
  std::vector<ReportPart> parts;
  if (view.mission == nullptr) return parts;
  ReportPart how{view.outcome == "won" ? "Mission won" : view.outcome == "lost" ? "Mission lost" : "Mission", {}};
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
    objectives.lines.push_back(words_of(objective.kind) + ", " + status + ": " + objective.text);
  }
  parts.push_back(std::move(objectives));
  for (const PilotLine& pilot : view.pilot_lines) {
    ReportPart part{pilot.ship + ", " + pilot.type, {}};
    part.lines.push_back(with_capital(pilot.state) + ". " + counted(pilot.kills, "ship", "ships") + " destroyed, " +
                         std::to_string(pilot.damage) + " damage done.");
    for (const std::string& deed : pilot.deeds) part.lines.push_back(deed + ".");
    if (pilot.ejection) part.lines.push_back(with_stop(with_capital(ejection_words(*pilot.ejection))));
    part.lines.push_back("Experience: " + std::to_string(pilot.experience) + (pilot.credits.empty() ? "." : ":"));
    for (const state::Credit& credit : pilot.credits)
      part.lines.push_back("  " + std::string(credit.points < 0 ? "" : "+") + std::to_string(credit.points) + "  " +
                           credit.why + " (round " + std::to_string(credit.round) + ")");
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
