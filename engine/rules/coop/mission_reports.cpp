#include "rules/coop/mission_reports.hpp"

#include <algorithm>

#include "data/mission.hpp"
#include "mission/conditions.hpp"
#include "mission/objectives.hpp"
#include "rules/coop/mission_actions.hpp"
#include "rules/coop/mission_effects.hpp"
#include "rules/play/referee.hpp"

namespace plotboard::rules {

namespace {

constexpr const char* kReportScanned = "scanned";
constexpr const char* kReportArrives = "arrives";
constexpr const char* kReportEvent = "event";
constexpr const char* kReportMet = "met";
constexpr const char* kReportFailed = "failed";

Id key_of(const char* kind, const std::string& name) { return std::string(kind) + ':' + name; }

bool is_scanned(const state::Table& table, Id piece) {
  const auto& deeds = table.progress.deeds;
  return std::any_of(deeds.begin(), deeds.end(),
                     [&](const state::Deed& deed) { return deed.what == state::deeds::scanned && deed.to == piece; });
}

bool is_called(const state::Progress& progress, Id squad) {
  return base::contains(progress.called, squad) ||
         std::any_of(progress.coming.begin(), progress.coming.end(),
                     [squad](const state::Coming& coming) { return coming.squad == squad; });
}

// What it would tell people is hidden, or it has nothing to tell.
bool is_listed(const state::Progress& progress, const data::Trigger& trigger) {
  if (trigger.text.empty() || trigger.hidden || progress.hides) return false;
  return trigger.each_round ? !base::contains(progress.fired_now, trigger.id) : !progress.has_fired(trigger.id);
}

Id scanned_by(Game& game, Id object) {
  state::Choice choice = choice_of(game, "scanned-by", "", "fga-2.16.1.2x-1", say("report.who-scanned", object));
  choice.side = state::Side::player;
  for (const state::Piece& piece : game.table().pieces) {
    if (!piece.in_play() || !mission::is_flown_by_people(piece)) continue;
    choice.options.push_back(option(piece.id, just(piece.id)));
    choice.options.back().piece = piece.id;
  }
  choice.options.push_back(option(kUntold, say("report.nobody-says")));
  const Id who = game.ask(std::move(choice));
  return who == kUntold ? Id() : who;
}

}  // namespace

std::vector<state::Option> mission_reports(const data::Catalog& catalog, const state::Table& table) {
  std::vector<state::Option> options;
  const data::Mission* mission = mission_of(catalog, table);
  if (mission == nullptr || !table.progress.outcome.empty()) return options;
  for (const state::Piece& piece : table.pieces) {
    if (!is_on_table(piece) || !mission::means(mission->grants.scan, piece) || is_scanned(table, piece.id)) continue;
    options.push_back(option(key_of(kReportScanned, piece.id), say("report.scanned", piece.id)));
    options.back().piece = piece.id;
  }
  for (const data::Squad& squad : mission->squads) {
    if (squad.arrival == "setup" || is_called(table.progress, squad.name) || table.progress.hides) continue;
    options.push_back(option(key_of(kReportArrives, squad.name), say("report.arrives", words::Text{squad.name})));
  }
  for (const data::Trigger& trigger : mission->triggers) {
    if (!is_listed(table.progress, trigger)) continue;
    options.push_back(option(key_of(kReportEvent, trigger.id), say("report.event", words::Text{trigger.text})));
  }
  for (const data::Objective& objective : mission->objectives) {
    if (table.progress.status_of(objective.id) != state::Status::open) continue;
    if (!mission::is_asked_for(objective, table.progress)) continue;
    const words::Text text{objective.text};
    options.push_back(option(key_of(kReportMet, objective.id), say("report.met", text)));
    options.push_back(option(key_of(kReportFailed, objective.id), say("report.failed", text)));
  }
  return options;
}

void report_to_mission(Game& game, Id key) {
  const data::Mission* mission = mission_of(game);
  ENSURE(mission != nullptr, "a report without a mission");
  const std::string kind = key.text().substr(0, key.text().find(':'));
  const std::string name = key.text().substr(kind.size() + 1);
  game.tell("", kOwn, say("report.made"));
  if (kind == kReportScanned) {
    did(game, state::deeds::scanned, scanned_by(game, name), name);
  } else if (kind == kReportArrives) {
    game.emit(state::SquadCalled{{name, game.table().round, ""}});
  } else if (kind == kReportEvent) {
    const auto trigger = std::find_if(mission->triggers.begin(), mission->triggers.end(),
                                      [&](const data::Trigger& each) { return each.id == name; });
    ENSURE(trigger != mission->triggers.end(), "the mission has no event " + name);
    game.emit(state::TriggerFired{trigger->id});
    game.tell("", "fga-4.6.1.2-3", Phrase::of(trigger->text));
    run_effects(game, trigger->effects, trigger->when);
  } else {
    const data::Objective* objective = mission->objective(name);
    ENSURE(objective != nullptr, "the mission has no objective " + name);
    settle_objective(game, *objective, kind == kReportMet ? state::Status::met : state::Status::failed);
  }
}

}  // namespace plotboard::rules
