// Every mission, with every number of pilots, at several ranks: is each game played to its end, and who wins?
#include "sweep.hpp"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <map>
#include <thread>

#include "battle/usual_rank.hpp"
#include "campaign/alpha/stand_in_flight.hpp"
#include "io/io.hpp"
#include "questions.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {
namespace {

// Many checked games of many missions.
struct SweepRequest {
  std::vector<std::string> missions;  // ids or numbers; none: all
  std::vector<int> pilots, ranks;     // none: 3 to 6 pilots at ranks 1, 4 and 8, and 4 pilots at rank 2
  int games = 50;                     // of each mission, number of pilots and rank; 0: only the files are written
  int share = 0;                      // instead: so many of each mission, pilots and ranks taking turns
  int threads = 0;                    // 0: one a core
  int patience = 120;                 // seconds, after which a game hangs
  bool json = false, quiet = false;
  std::string write;  // the file of measured figures
  std::string table;  // the page with their table
};

using battle::CheckedGame;
using battle::GameOf;

constexpr unsigned kMostThreads = 256;

struct Seats {
  int pilots, rank;
};

std::vector<Seats> seats_of(const data::Catalog& catalog, const data::Mission& mission, const SweepRequest& request) {
  std::vector<Seats> all;
  const std::vector<int> pilots = request.pilots.empty() ? std::vector<int>{3, 4, 5, 6} : request.pilots;
  std::vector<int> ranks = request.ranks.empty() ? std::vector<int>{1, 4, 8} : request.ranks;
  if (mission.introductory()) ranks = {1};  // flown at no other
  for (const int number : pilots) {
    for (const int rank : ranks) all.push_back({number, rank});
  }
  const Seats usual{battle::kUsualPilots, battle::usual_rank(catalog, mission)};
  const bool there = std::any_of(all.begin(), all.end(), [&usual](const Seats& seats) {
    return seats.pilots == usual.pilots && seats.rank == usual.rank;
  });
  if (request.pilots.empty() && request.ranks.empty() && !there) all.push_back(usual);
  return all;
}

base::Result<std::vector<const data::Mission*>> missions_of(const data::Catalog& catalog, const SweepRequest& request) {
  std::vector<const data::Mission*> all;
  for (const std::string& name : request.missions) {
    const data::Mission* mission = catalog.mission(name);
    if (mission == nullptr) return base::Error{name, "", "no mission", "one of those in maps/missions"};
    all.push_back(mission);
  }
  if (all.empty()) {
    for (const auto& [id, mission] : catalog.missions) all.push_back(&mission);
  }
  return all;
}

// What pilots of a campaign have by that rank; a mission of no campaign is flown with its own kits.
Crews crews_of(const data::Catalog& catalog, const std::vector<GameOf>& games) {
  Crews crews;
  for (const GameOf& game : games) {
    const auto [crew, fresh] = crews.try_emplace({game.mission, game.pilots, game.rank});
    const data::Mission& mission = *catalog.mission(game.mission);
    if (fresh && catalog.alpha.mission(mission.number) != nullptr)
      crew->second = campaign::alpha::flown_by_stand_ins(catalog, mission, game.pilots, game.rank).seats;
  }
  return crews;
}

// All seats of all missions, or of each mission a share: the seats take turns, so that all come about as often.
std::vector<GameOf> games_of(const data::Catalog& catalog, const std::vector<const data::Mission*>& missions,
                             const SweepRequest& request) {
  std::vector<GameOf> games;
  std::size_t turn = 0;
  for (const data::Mission* mission : missions) {
    const std::vector<Seats> seats = seats_of(catalog, *mission, request);
    if (request.share > 0) {
      for (int i = 0; i < request.share; ++i, ++turn) {
        const Seats& each = seats[turn % seats.size()];
        games.push_back({mission->id, each.pilots, each.rank, i / static_cast<int>(seats.size())});
      }
      continue;
    }
    for (const Seats& each : seats) {
      for (int number = 0; number < request.games; ++number)
        games.push_back({mission->id, each.pilots, each.rank, number});
    }
  }
  return games;
}

void show_progress(std::size_t done, std::size_t all, double seconds, std::size_t faults) {
  const double speed = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double left = speed > 0 ? static_cast<double>(all - done) / speed : 0;
  std::fprintf(stderr, "\r%zu of %zu games, %.1f a second, %zu faults, %.0f s left   ", done, all, speed, faults, left);
}

struct Sum {
  int games = 0, won = 0, lost = 0, rounds = 0, losses = 0;
  std::vector<std::string> over_edge;
};
using Sums = std::map<std::tuple<std::string, int, int>, Sum>;  // mission, pilots, rank

Sums sums_of(const std::vector<GameOf>& games, const Flown& flown) {
  Sums sums;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (!flown.games[i]) continue;
    const CheckedGame& game = *flown.games[i];
    Sum& sum = sums[{games[i].mission, games[i].pilots, games[i].rank}];
    ++sum.games;
    sum.won += game.outcome == "won" ? 1 : 0;
    sum.lost += game.outcome == "lost" ? 1 : 0;
    sum.rounds += game.rounds;
    sum.losses += game.losses;
    for (const std::string& ship : game.over_edge)
      sum.over_edge.push_back(ship + " (seed " + std::to_string(battle::seed_of(games[i])) + ")");
  }
  return sums;
}

Json rows_of(const Sums& sums) {
  Json rows = Json::array();
  for (const auto& [where, sum] : sums) {
    const battle::Interval sure = battle::wilson(sum.won, sum.games);
    const double games = sum.games;
    rows.push_back({{"mission", std::get<0>(where)},
                    {"pilots", std::get<1>(where)},
                    {"rank", std::get<2>(where)},
                    {"games", sum.games},
                    {"won", sum.won},
                    {"lost", sum.lost},
                    {"win_rate", sum.won / games},
                    {"low", sure.low},
                    {"high", sure.high},
                    {"rounds", sum.rounds / games},
                    {"losses", sum.losses / games},
                    {"over_edge", sum.over_edge}});
  }
  return rows;
}

Json faults_of(const std::vector<GameOf>& games, const Flown& flown) {
  Json faults = Json::array();
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (!flown.games[i]) continue;
    for (const std::string& fault : flown.games[i]->faults) {
      faults.push_back({{"mission", games[i].mission},
                        {"pilots", games[i].pilots},
                        {"rank", games[i].rank},
                        {"seed", battle::seed_of(games[i])},
                        {"fault", fault}});
      std::cerr << words_of(games[i]) << ": " << fault << '\n';
    }
  }
  return faults;
}

void print_rows(const Json& rows) {
  for (const Json& row : rows) {
    std::printf("%-36s %d pilots, rank %d: %3d of %3d won, %3.0f %% (%.0f to %.0f), %.1f rounds, %.1f ships lost\n",
                row["mission"].get<std::string>().c_str(), row["pilots"].get<int>(), row["rank"].get<int>(),
                row["won"].get<int>(), row["games"].get<int>(), row["win_rate"].get<double>() * 100,
                row["low"].get<double>() * 100, row["high"].get<double>() * 100, row["rounds"].get<double>(),
                row["losses"].get<double>());
  }
}

// The files that were asked for; the number of errors.
base::Errors write_files(const data::Catalog& catalog, const SweepRequest& request, const std::vector<GameOf>& games,
                         const Flown& flown) {
  std::vector<CheckedGame> played;
  for (const auto& game : flown.games) played.push_back(game.value_or(CheckedGame{}));
  const data::MissionBalance balance = battle::with_games(catalog, games, played);
  for (const std::string& sentence : battle::out_of_balance(catalog, balance)) std::cerr << sentence << '\n';
  base::Errors errors;
  const auto note = [&errors](const auto& result) {
    if (!result) errors.insert(errors.end(), result.errors().begin(), result.errors().end());
  };
  if (!request.write.empty()) note(io::write_file(request.write, battle::balance_text(balance)));
  if (request.table.empty()) return errors;
  const auto page = io::read_file(request.table);
  note(page);
  if (!page) return errors;
  auto changed = battle::with_balance_table(*page, battle::balance_table(catalog, balance));
  if (!changed) {
    for (base::Error error : changed.errors()) {
      error.file = request.table;
      errors.push_back(std::move(error));
    }
    return errors;
  }
  note(io::write_file(request.table, *changed));
  return errors;
}

int sweep(const SweepRequest& request) {
  const auto catalog = open_catalog();
  if (!catalog) return print_errors(catalog.errors());
  const auto missions = missions_of(*catalog, request);
  if (!missions) return print_errors(missions.errors());
  const std::vector<GameOf> games = games_of(*catalog, *missions, request);
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const unsigned threads = std::min(request.threads > 0 ? static_cast<unsigned>(request.threads) : cores, kMostThreads);
  const Crews crews = crews_of(*catalog, games);
  double took = 0;
  const Flown flown = fly_all(*catalog, games, crews, threads, request.patience,
                              [&](std::size_t done, double seconds, std::size_t faults) {
                                took = seconds;
                                if (!request.quiet) show_progress(done, games.size(), seconds, faults);
                              });
  if (!request.quiet) std::cerr << '\n';
  const Json rows = rows_of(sums_of(games, flown));
  const Json faults = faults_of(games, flown);
  if (request.json) {
    std::cout << Json{{"games", rows}, {"faults", faults}, {"stopped", flown.stopped}}.dump(2) << '\n';
  } else {
    print_rows(rows);
    std::printf("%zu faults\n", faults.size());
  }
  if (flown.stopped) {
    std::cerr << "stopped before all games were played: no figures are written\n";
    return kStopped;
  }
  if (const base::Errors errors = write_files(*catalog, request, games, flown); !errors.empty()) {
    return print_errors(errors);
  }
  return faults.empty() ? kDone : kIllegal;
}

}  // namespace

Run take_sweep(Options& options) {
  const auto request = std::make_shared<SweepRequest>();
  options.add("missions", request->missions, "Missions by id or number; none: all of them");
  options.add("--pilots", request->pilots, "Numbers of players: 3,4,5,6").by_commas().from(3, 6);
  options.add("--ranks", request->ranks, "Imperial ranks: 1,4,8").by_commas().from(1, 8);
  const Option games =
      options.add("--games", request->games, "Of each mission, number of players and rank: 50; 0 only writes --table")
          .from(0, 100000);
  options.add("--share", request->share, "Instead so many of each mission, players and ranks taking turns")
      .from(1, 1000)
      .excludes(games);
  options.add("--threads", request->threads, "As many as there are cores unless told").from(1, 256);
  options.add("--patience", request->patience, "Seconds after which a game counts as hanging: 120").from(1, 86400);
  options.add("--write", request->write, "File of measured figures to write: assets/mission-balance.json");
  options.add("--table", request->table, "Page whose table to write anew: docs/missions-balance.md");
  options.flag("--json", request->json, "Figures as JSON");
  options.flag("--quiet", request->quiet, "No progress");
  return [request] { return sweep(*request); };
}

}  // namespace plotboard::cli
