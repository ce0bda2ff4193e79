// Whole campaigns by stand-ins: between missions by plain habits (campaign/alpha/stand_in.hpp), on the board by the
// bot. What comes out: how ranks, points and losses go over the missions, and how often each tour's missions are won at
// the ranks that are really reached there.
#include <algorithm>
#include <iomanip>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/report.hpp"
#include "campaign/alpha/stand_in.hpp"
#include "campaign/alpha/text.hpp"
#include "campaign/common/kind.hpp"

namespace plotboard::campaign::alpha {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostRounds = 400;  // of a campaign: more is one that is stuck

struct Wins {
  int flown = 0, won = 0;
};
struct Curve {  // by number of the mission
  double rank = 0, points = 0;
  int pilots = 0, down = 0, killed = 0;
};
struct Means {  // of the pilots who flew at an Imperial Rank, summed
  int pilots = 0, rank = 0, medals = 0, benefits = 0, upgrade_points = 0, path_points = 0;
};
struct Sums {
  std::map<int, Wins> by_tour;
  std::map<int, std::map<int, Wins>> by_tour_and_rank;
  std::map<std::string, std::map<int, Wins>> by_mission_and_rank;
  std::map<int, Means> by_rank;
  std::vector<Curve> curve;
  std::map<std::string, int> ends;  // "over", "stuck"
  int tours_won = 0, tours_failed = 0;
};

// By lot where nobody flies: two of three are won, one pilot in six is shot down.
Report by_lot(const State& state, base::Rng& rng) {
  Report report;
  report.won = rng.below(3) != 0;
  report.pool = rng.between(10, 60);
  for (const Id pilot : state.plan.pilots) {
    PilotReport one;
    one.pilot = pilot;
    one.where = static_cast<data::Territory>(rng.below(3));
    if (rng.below(6) == 0) one.how = Return::down;
    report.pilots.push_back(one);
  }
  return report;
}

void count(const Book& book, const State& state, const Report& report, std::size_t number, Sums& all) {
  const BookMission* mission = book.mission(state.plan.mission);
  const int tour = mission != nullptr ? mission->tour : 0;
  const std::string name = state.plan.mission.text();
  for (Wins* wins : {&all.by_tour[tour], &all.by_tour_and_rank[tour][state.plan.rank],
                     &all.by_mission_and_rank[name][state.plan.rank]}) {
    ++wins->flown;
    wins->won += report.won ? 1 : 0;
  }
  if (all.curve.size() <= number) all.curve.resize(number + 1);
  Curve& curve = all.curve[number];
  for (const Id id : state.plan.pilots) {
    const Pilot& pilot = *state.pilot(id);
    curve.rank += pilot.rank;
    curve.points += pilot.xp + pilot.upgrade_points + pilot.path_points;
    ++curve.pilots;
    curve.down += report.of(id)->how == Return::down ? 1 : 0;
    Means& means = all.by_rank[state.plan.rank];
    ++means.pilots;
    means.rank += pilot.rank;
    means.medals += static_cast<int>(pilot.medals.size());
    means.benefits += pilot.beyond;
    means.upgrade_points += pilot.upgrade_points;
    means.path_points += pilot.path_points;
  }
}

base::Result<Report> landed(const Book& book, const State& state, const Flight& flight, base::Rng& lot) {
  if (!flight) return by_lot(state, lot);
  const auto result = flight(setup_of(book, state));
  if (!result) return result.errors();
  return report_of(book, state.plan, *result);
}

base::Result<base::Done> play(const Book& book, const Simulation& simulation, std::uint64_t seed, Sums& all) {
  base::Rng lot(seed, 9);
  auto start = Alpha::opening(book, {simulation.beginning.name, simulation.beginning.mode, seed});
  if (!start) return start.errors();
  const Mode mode = start->mode;
  Session session(book, std::move(*start));
  std::size_t missions = 0;
  bool stuck = false;
  while (!stuck) {
    const State& state = session.state();
    Command command;
    if (state.stage == Stage::flying) {
      auto report = landed(book, state, simulation.flight, lot);
      if (!report) return report.errors();
      count(book, state, *report, missions++, all);
      command = Land{*report};
    } else if (auto next = stand_in(book, state, simulation.pilots)) {
      command = std::move(*next);
    } else {
      break;
    }
    if (const auto refused = session.apply(command))
      return base::Error{"", line_of(command), "refused by " + refused->rule, "a command that may be given"};
    stuck = session.state().round > kMostRounds;
  }
  const bool over = session.state().stage == Stage::over ||
                    (mode == Mode::completionist && !stuck && session.state().stage == Stage::home);
  ++all.ends[over ? "over" : "stuck"];
  for (const Tour& tour : session.state().tours) {
    all.tours_won += tour.end == TourEnd::won ? 1 : 0;
    all.tours_failed += tour.end == TourEnd::failed ? 1 : 0;
  }
  for (const Pilot& pilot : session.state().pilots) {
    const bool killed = pilot.standing == Standing::killed;
    if (killed && !pilot.sorties.empty()) {
      const auto last = static_cast<std::size_t>(pilot.sorties.back().round - 1);
      if (last < all.curve.size()) ++all.curve[last].killed;
    }
  }
  return base::Done{};
}

double share(const Wins& wins) { return wins.flown == 0 ? 0 : static_cast<double>(wins.won) / wins.flown; }

Json to_json(const Sums& all) {
  Json json;
  json["ends"] = all.ends;
  json["tours_won"] = all.tours_won;
  json["tours_failed"] = all.tours_failed;
  for (const auto& [tour, wins] : all.by_tour) {
    Json entry{{"tour", tour}, {"flown", wins.flown}, {"won", wins.won}, {"ranks", Json::array()}};
    for (const auto& [rank, at] : all.by_tour_and_rank.at(tour))
      entry["ranks"].push_back({{"rank", rank}, {"flown", at.flown}, {"won", at.won}});
    json["tours"].push_back(std::move(entry));
  }
  for (const auto& [mission, ranks] : all.by_mission_and_rank) {
    for (const auto& [rank, at] : ranks)
      json["by_mission"].push_back({{"mission", mission}, {"rank", rank}, {"flown", at.flown}, {"won", at.won}});
  }
  for (const auto& [rank, means] : all.by_rank) {
    const double pilots = means.pilots;
    json["flights"].push_back({{"imperial_rank", rank},
                               {"pilots", means.pilots},
                               {"rank", means.rank / pilots},
                               {"medals", means.medals / pilots},
                               {"benefits", means.benefits / pilots},
                               {"upgrade_points", means.upgrade_points / pilots},
                               {"path_points", means.path_points / pilots}});
  }
  for (const Curve& curve : all.curve) {
    const int pilots = std::max(1, curve.pilots);
    json["missions"].push_back({{"pilots", curve.pilots},
                                {"rank", curve.rank / pilots},
                                {"points", curve.points / pilots},
                                {"shot_down", curve.down},
                                {"killed", curve.killed}});
  }
  return json;
}

std::string to_text(const Sums& all) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1);
  for (const auto& [end, count] : all.ends) out << end << ": " << count << '\n';
  out << "tours won " << all.tours_won << ", failed " << all.tours_failed << '\n';
  for (const auto& [tour, wins] : all.by_tour) {
    out << "tour " << tour << ": " << wins.won << " of " << wins.flown << " missions won (" << share(wins) * 100
        << " %)\n";
  }
  for (std::size_t i = 0; i < all.curve.size(); i += 5) {
    const Curve& curve = all.curve[i];
    const int pilots = std::max(1, curve.pilots);
    out << "mission " << i + 1 << ": rank " << curve.rank / pilots << ", points " << curve.points / pilots
        << ", shot down " << static_cast<double>(curve.down) * 100 / pilots << " %\n";
  }
  return out.str();
}

}  // namespace

base::Result<Simulated> Alpha::simulate(const Book& book, const Simulation& simulation) {
  Sums all;
  for (int run = 0; run < simulation.runs; ++run) {
    const auto played = play(book, simulation, simulation.beginning.seed + static_cast<std::uint64_t>(run), all);
    if (!played) return played.errors();
  }
  return Simulated{to_json(all).dump(2) + '\n', to_text(all), all.ends.count("stuck") != 0};
}

}  // namespace plotboard::campaign::alpha
