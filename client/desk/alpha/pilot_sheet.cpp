#include "desk/alpha/pilot_sheet.hpp"

#include <algorithm>
#include <numeric>

#include "desk/core/names.hpp"
#include "words/english.hpp"

namespace plotboard::desk {

namespace {

using alpha::Pilot;
using alpha::Standing;

// Rules by which points come and go (campaign/alpha/debrief.cpp, game.cpp).
constexpr const char* kEarned = "fga-2.11.5-4";
constexpr const char* kUpgradesBought = "fga-2.12.1-1";
constexpr const char* kPathBought = "fga-2.9.5-1";
constexpr const char* kRankBought = "fga-2.12.2-1";
constexpr const char* kBenefitBought = "fga-2.2.4-1";
constexpr const char* kCorrected = "fga-2.10.1-1";

bool is_purchase(const std::string& rule) {
  return rule == kUpgradesBought || rule == kPathBought || rule == kRankBought || rule == kBenefitBought;
}

std::string digits(int value) { return std::to_string(value); }
std::string so_many(int count, const char* one, const char* many) {
  return digits(count) + " " + (count == 1 ? one : many);
}

std::string standing_words(const Pilot& pilot) {
  switch (pilot.standing) {
    case Standing::active:
      return pilot.injured ? "seriously injured" : "fit to fly";
    case Standing::retired:
      return "retired";
    case Standing::expelled:
      return "expelled";
    case Standing::killed:
      return "killed in action";
  }
  return "";
}

std::string faction_words(Id faction) {
  if (faction == "rebelalliance") return "Rebels";
  if (faction == "scumandvillainy") return "Scum";
  if (faction == "galacticempire") return "Imperials";
  return faction.empty() ? "Others" : with_capital(with_blanks(faction));
}

std::string type_words(const data::Catalog& catalog, Id type) {
  if (const data::Ship* ship = catalog.ship(type)) return ship->name;
  if (const data::Component* component = catalog.component(type)) return component->name;
  return with_capital(with_blanks(type));
}

// --- sums behind the bank

struct Sums {
  int in = 0, spent = 0, lost = 0, corrected = 0;
};
Sums sums_of(const std::vector<Movement>& movements, int Movement::*what) {
  Sums sums;
  for (const Movement& movement : movements) {
    const int value = movement.*what;
    if (movement.rule == kCorrected) {
      sums.corrected += value;
    } else if (value > 0) {
      sums.in += value;
    } else if (is_purchase(movement.rule)) {
      sums.spent -= value;
    } else {
      sums.lost -= value;
    }
  }
  return sums;
}
std::string sums_words(const Sums& sums, const char* came) {
  std::vector<std::string> parts;
  const auto add = [&parts](int value, const std::string& words) {
    if (value != 0) parts.push_back(digits(value) + " " + words);
  };
  add(sums.in, came);
  add(sums.spent, "spent");
  add(sums.lost, "lost");
  if (sums.corrected != 0)
    parts.push_back((sums.corrected > 0 ? "+" : "") + digits(sums.corrected) + " corrected by hand");
  return parts.empty() ? "" : with_stop(with_capital(joined(parts, ", ")));
}

std::vector<TourRow> tours_of(const alpha::Book& book, const alpha::State& state, const Pilot& pilot) {
  const data::Catalog& catalog = *book.catalog;
  std::vector<TourRow> rows;
  for (const alpha::BookTour& tour : book.tours) {
    TourRow row;
    row.number = tour.number;
    row.name = tour.name;
    row.medal = tour.medal;
    if (const alpha::Tour* now = state.tour(tour.number)) row.end = now->end;
    rows.push_back(row);
  }
  TourRow loose;
  loose.name = "Single missions";
  loose.medal = book.dignity;
  rows.push_back(loose);
  for (TourRow& row : rows) {
    row.medal_won = std::find(pilot.medals.begin(), pilot.medals.end(), row.number) != pilot.medals.end();
    for (const alpha::BookMission& mission : book.missions) {
      if (mission.tour != row.number) continue;
      MissionRow line{mission.number.text(), mission_name(catalog, mission.number), 0, false, false, false};
      const auto mark = std::find_if(pilot.missions.begin(), pilot.missions.end(),
                                     [&](const alpha::MissionMark& m) { return m.mission == mission.number; });
      if (mark != pilot.missions.end()) {
        line.flown = mark->flown;
        line.won = mark->won;
        line.gold = mark->gold;
        line.silver = mark->silver;
      }
      row.missions.push_back(line);
    }
  }
  return rows;
}

std::vector<KillGroup> kills_of(const data::Catalog& catalog, const Pilot& pilot) {
  std::vector<KillGroup> groups{{"Rebels", 0, {}}, {"Scum", 0, {}}, {"Imperials", 0, {}}};
  for (const alpha::Kill& kill : pilot.kills) {
    const std::string name = faction_words(kill.faction);
    auto group = std::find_if(groups.begin(), groups.end(), [&](const KillGroup& g) { return g.name == name; });
    if (group == groups.end()) group = groups.insert(groups.end(), KillGroup{name, 0, {}});
    group->count += kill.count;
    group->rows.push_back({type_words(catalog, kill.type), kill.count});
  }
  for (KillGroup& group : groups) {
    std::stable_sort(group.rows.begin(), group.rows.end(), [](const KillRow& a, const KillRow& b) {
      return a.count != b.count ? a.count > b.count : a.name < b.name;
    });
  }
  return groups;
}

std::vector<ShipRow> ships_of(const alpha::Book& book, const Pilot& pilot) {
  std::vector<ShipRow> rows;
  for (const alpha::BookShip& ship : book.ships) {
    ShipRow row;
    row.name = type_words(*book.catalog, ship.ship);
    row.hyperdrive = ship.hyperdrive;
    row.flown = std::find(pilot.ships.begin(), pilot.ships.end(), ship.ship) != pilot.ships.end();
    row.missions = static_cast<int>(std::count_if(pilot.sorties.begin(), pilot.sorties.end(),
                                                  [&](const alpha::Sortie& s) { return s.ship == ship.ship; }));
    rows.push_back(row);
  }
  return rows;
}

// "Ace of rank 4."
std::string by_rank(const alpha::Book& book, const Pilot& pilot, int rank) {
  const std::string path =
      rank < alpha::kPathRank || pilot.path == data::Path::none ? "Every pilot" : book.path(pilot.path).name;
  std::string words = path + " of rank " + digits(rank);
  if (rank != pilot.rank) words += ": an injury takes one rank for a mission";
  return words + ".";
}

std::string rule_of_rank(const alpha::Book& book, const Pilot& pilot, int rank) {
  const alpha::BookPath& path = book.path(pilot.path == data::Path::none ? data::Path::ace : pilot.path);
  for (const alpha::BookGain& gain : path.gains) {
    if (gain.rank == rank) return gain.rule.text();
  }
  return "fga-2.2-1";
}

void fill_figures(const alpha::Book& book, const alpha::House& house, const Pilot& pilot, PilotSheet& sheet) {
  const data::Catalog& catalog = *book.catalog;
  const int rank = alpha::rank_in_force(pilot);
  sheet.rank = {pilot.rank, "Ranks are bought with XP, one after the other; founders begin with rank 2.",
                book.ranks[static_cast<std::size_t>(pilot.rank - 1)].rule.text()};
  if (pilot.rank == 1) sheet.rank.origin = "Every pilot begins as a cadet.";
  if (pilot.injured && pilot.rank > 1)
    sheet.rank = {pilot.rank, "The next mission is flown as rank " + digits(rank) + ", for the pilot is injured.",
                  "fga-2.2.2-1"};
  const std::string rule = rule_of_rank(book, pilot, rank);
  sheet.initiative = {alpha::initiative_of(book, pilot), by_rank(book, pilot, rank), rule};
  const alpha::Standard standard = alpha::standard_of(book, house, pilot);
  sheet.charges = {standard.charges, by_rank(book, pilot, rank) + " Each goes on a card of its own that has charges.",
                   "fga-2.3.1-4"};
  if (standard.charges == 0) sheet.charges.origin = "None at this rank; the first comes with rank 5 of a path.";
  sheet.force.origin = pilot.path == data::Path::force_user ? by_rank(book, pilot, rank) + " 1 comes back each round."
                                                            : "Only Force Users have Force points.";
  sheet.force.rule = "fga-2.4-1";
  for (const Id id : standard.cards) {
    const data::Upgrade* card = catalog.upgrade(id);
    if (card == nullptr) continue;
    sheet.force.value += card->force;
    for (const data::ShipAction& action : card->actions)
      sheet.actions.push_back(with_capital(action.difficulty) + " " + words::english_word(action.type) + " action");
    if (!card->linked_to_any.type.empty())
      sheet.actions.push_back(with_capital(card->linked_to_any.difficulty) + " " +
                              words::english_word(card->linked_to_any.type) + " action after any other");
  }
  for (const alpha::BookSlot& slot : standard.slots)
    sheet.slots.push_back({slot_words(slot), book.is_career(slot.kinds.front()), slot.rule.text()});
}

void fill_bank(const Pilot& pilot, PilotSheet& sheet) {
  const auto& movements = sheet.movements;
  const int earned = std::accumulate(pilot.sorties.begin(), pilot.sorties.end(), 0,
                                     [](int sum, const alpha::Sortie& sortie) { return sum + sortie.earned; });
  const auto origin = [&](int Movement::*what, const char* came) { return sums_words(sums_of(movements, what), came); };
  sheet.xp = {pilot.xp, origin(&Movement::xp, "earned"), "fga-2.10.1-4"};
  if (sheet.xp.origin.empty())
    sheet.xp.origin = "XP not spent yet; " + digits(earned) + " earned in " +
                      so_many(static_cast<int>(pilot.sorties.size()), "mission.", "missions.");
  sheet.upgrade_points = {pilot.upgrade_points, origin(&Movement::upgrade_points, "bought"), "fga-2.10.1-5"};
  if (sheet.upgrade_points.origin.empty()) sheet.upgrade_points.origin = "Bought with XP, one for one.";
  sheet.upgrade_points.origin += " All of them are there again for every mission.";
  sheet.path_points = {pilot.path_points, origin(&Movement::path_points, "bought"), "fga-2.10.1-6"};
  if (sheet.path_points.origin.empty()) sheet.path_points.origin = "Bought with XP, two for three.";
  sheet.path_points.origin += " All of them are there again for every mission.";
  sheet.ejections = {pilot.ejections, "Ejection rolls so far; a mere count.", "fga-2.10.1-7"};
}

// "rank 4 bought", "mission 1:2, Ties of Duty": what the other events of that step say.
std::string movement_words(const alpha::Session& session, const alpha::Session::Step& step,
                           const alpha::PointsChanged& change) {
  if (change.rule == kUpgradesBought) return "U&M points bought";
  if (change.rule == kPathBought) return "career path points bought";
  for (const alpha::Event& event : step.events) {
    if (const auto* rank = get_if<alpha::RankChanged>(&event); rank != nullptr && rank->pilot == change.pilot) {
      if (change.rule == kRankBought) return "rank " + digits(rank->rank) + " bought";
      if (change.rule == kBenefitBought) return "benefit " + digits(rank->beyond) + " bought";
    }
    const auto* sortie = get_if<alpha::SortieLogged>(&event);
    if (sortie == nullptr || sortie->pilot != change.pilot) continue;
    const Id mission = sortie->sortie.mission;
    const std::string name = "mission " + mission.text() + ", " + mission_name(*session.book().catalog, mission);
    return change.rule == kEarned ? name : name + ": " + change.why.english();
  }
  return change.why.english();
}

PilotSheet made(const alpha::Book& book, const alpha::State& state, const Pilot& pilot,
                std::vector<Movement> movements) {
  const data::Catalog& catalog = *book.catalog;
  PilotSheet sheet;
  sheet.pilot = pilot.id;
  sheet.call_sign = pilot.call_sign;
  sheet.player = pilot.player;
  sheet.guest = pilot.guest;
  sheet.injured = pilot.injured;
  sheet.standing = pilot.standing;
  sheet.standing_words = standing_words(pilot);
  sheet.title = alpha::title_of(book, pilot);
  sheet.path = pilot.path == data::Path::none ? "" : book.path(pilot.path).name;
  sheet.movements = std::move(movements);
  fill_figures(book, state.house, pilot, sheet);
  fill_bank(pilot, sheet);
  sheet.ships = ships_of(book, pilot);
  sheet.tours = tours_of(book, state, pilot);
  sheet.kills = kills_of(catalog, pilot);
  for (const KillGroup& group : sheet.kills) sheet.kills_total += group.count;
  int total = 0;
  for (const alpha::Sortie& sortie : pilot.sorties) {
    total += sortie.earned;
    sheet.curve.push_back({sortie.round, sortie.rank, sortie.mission.text(), mission_name(catalog, sortie.mission),
                           type_words(catalog, sortie.ship), sortie.won, sortie.shot_down, sortie.earned, total,
                           sortie.kills});
    ++sheet.missions_flown;
    sheet.missions_won += sortie.won ? 1 : 0;
    sheet.shot_down += sortie.shot_down ? 1 : 0;
  }
  for (const alpha::MissionMark& mark : pilot.missions) {
    sheet.gold += mark.gold ? 1 : 0;
    sheet.silver += mark.silver ? 1 : 0;
  }
  sheet.charts = charts_of(book, state.house, pilot);
  sheet.beyond = beyond_of(book, pilot);
  sheet.next = next_of(book, state.house, pilot);
  return sheet;
}

}  // namespace

std::string joined(const std::vector<std::string>& parts, const std::string& between) {
  std::string all;
  for (const std::string& part : parts) all += (all.empty() ? "" : between) + part;
  return all;
}

std::string slot_words(const alpha::BookSlot& slot) {
  std::vector<std::string> kinds;
  for (const Id kind : slot.kinds) kinds.push_back(kinds.empty() ? with_capital(with_blanks(kind)) : with_blanks(kind));
  return joined(kinds, " or ");
}

std::string mission_name(const data::Catalog& catalog, Id number) {
  const data::Mission* mission = catalog.mission(number.text());
  return mission == nullptr ? number.text() : mission->name;
}

std::vector<Movement> movements_of(const alpha::Session& session, Id pilot) {
  std::vector<Movement> movements;
  int round = session.start().round;
  if (const Pilot* before = session.start().pilot(pilot)) {
    if (before->xp != 0 || before->upgrade_points != 0 || before->path_points != 0)
      movements.push_back(
          {round, "brought along", "fga-2.10.1-4", before->xp, before->upgrade_points, before->path_points});
  }
  for (std::size_t i = session.floor(); i < session.log().size(); ++i) {
    for (const alpha::Event& event : session.log()[i].events) {
      if (const auto* stage = get_if<alpha::StageSet>(&event)) round = stage->round;
      const auto* change = get_if<alpha::PointsChanged>(&event);
      if (change == nullptr || change->pilot != pilot) continue;
      movements.push_back({round, movement_words(session, session.log()[i], *change), change->rule, change->xp,
                           change->upgrade_points, change->path_points});
    }
  }
  return movements;
}

PilotSheet sheet_of(const alpha::Book& book, const alpha::State& state, Id pilot) {
  return made(book, state, *state.pilot(pilot), {});
}

PilotSheet sheet_of(const alpha::Session& session, Id pilot) {
  return made(session.book(), session.state(), *session.state().pilot(pilot), movements_of(session, pilot));
}

}  // namespace plotboard::desk
