#include "battle/balance_file.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "base/version.hpp"
#include "battle/balance.hpp"
#include "battle/usual_rank.hpp"
#include "data/catalog.hpp"
#include "data/json.hpp"

namespace plotboard::battle {
namespace {

// The rank with which most campaigns come to the missions of no tour, of tour 1, 2 ... (docs/campaign-balance.md).
constexpr std::array kRankOfTour{2, 2, 3, 4, 5, 6, 6, 7};
constexpr int kLowest = 40, kHighest = 70;  // percent: what lies between is fair
constexpr int kFewestToJudge = 20;          // games; fewer are chance
constexpr std::string_view kBegin = "<!-- table -->\n", kEnd = "<!-- end of table -->\n";

using data::MeasuredGames;

int percent(double share) { return static_cast<int>(std::lround(share * 100)); }
double share(const MeasuredGames& games) { return static_cast<double>(games.won) / games.games; }

const MeasuredGames* exactly(const data::MeasuredMission& measured, int pilots, int rank) {
  const MeasuredGames* nearest = measured.nearest(pilots, rank);
  return nearest != nullptr && nearest->pilots == pilots && nearest->rank == rank ? nearest : nullptr;
}

std::string tenths(double value) {
  const long all = std::lround(value * 10);
  return std::to_string(all / 10) + "." + std::to_string(all % 10);
}

// "2:10" after "2:9".
std::vector<const data::Mission*> by_number(const data::Catalog& catalog) {
  std::vector<const data::Mission*> all;
  for (const auto& [id, mission] : catalog.missions) all.push_back(&mission);
  const auto key = [](const data::Mission* mission) {
    const std::size_t colon = std::min(mission->number.find(':'), mission->number.size());
    return std::tuple(colon, mission->number.substr(0, colon), mission->number.size(), mission->number);
  };
  std::stable_sort(all.begin(), all.end(),
                   [&key](const data::Mission* a, const data::Mission* b) { return key(a) < key(b); });
  return all;
}

// "62 / 40 / 8": one entry a rank.
std::string percents(const data::MeasuredMission& measured, int pilots, const std::vector<int>& ranks) {
  std::string words;
  for (const int rank : ranks) {
    const MeasuredGames* games = exactly(measured, pilots, rank);
    words += (words.empty() ? "" : " / ") + (games == nullptr ? "–" : std::to_string(percent(share(*games))));
  }
  return words;
}

std::string sure(const MeasuredGames& games) {
  const Interval bounds = wilson(games.won, games.games);
  return std::to_string(percent(share(games))) + " (" + std::to_string(percent(bounds.low)) + " to " +
         std::to_string(percent(bounds.high)) + ")";
}

std::string range(const std::set<int>& numbers) {
  if (numbers.empty()) return "no";
  const std::string low = std::to_string(*numbers.begin()), high = std::to_string(*numbers.rbegin());
  return low == high ? low : low + " to " + high;
}

}  // namespace

int usual_rank(const data::Mission& mission) {
  if (mission.introductory()) return 1;
  const std::size_t tour =
      mission.number.empty() ? 0 : static_cast<std::size_t>(mission.number.front() - '0');  // "2:1"
  return kRankOfTour.at(tour < kRankOfTour.size() ? tour : 0);
}

data::MissionBalance with_games(const data::Catalog& catalog, const std::vector<GameOf>& played,
                                const std::vector<CheckedGame>& games) {
  std::map<std::tuple<std::string, int, int>, MeasuredGames> sums;
  for (std::size_t i = 0; i < played.size() && i < games.size(); ++i) {
    if (games[i].outcome.empty()) continue;
    MeasuredGames& sum = sums[{played[i].mission, played[i].pilots, played[i].rank}];
    sum.pilots = played[i].pilots;
    sum.rank = played[i].rank;
    ++sum.games;
    sum.won += games[i].outcome == "won" ? 1 : 0;
    sum.rounds += games[i].rounds;
  }
  data::MissionBalance balance = catalog.mission_balance;
  if (!sums.empty()) {
    balance.program = kVersion;
    balance.players = "stand-in pilot";
  }
  for (auto& [where, counted] : sums) {
    MeasuredGames& sum = counted;
    const data::Mission* mission = catalog.mission(std::get<0>(where));
    if (mission == nullptr) continue;
    sum.rounds = std::round(sum.rounds / sum.games * 10) / 10;  // as the file has it
    data::MeasuredMission& measured = balance.missions[mission->id];
    if (measured.hash != mission->hash) measured.games.clear();
    measured.hash = mission->hash;
    const auto same = [&sum](const MeasuredGames& old) { return old.pilots == sum.pilots && old.rank == sum.rank; };
    const auto old = std::find_if(measured.games.begin(), measured.games.end(), same);
    if (old == measured.games.end()) {
      measured.games.push_back(sum);
    } else {
      *old = sum;
    }
    std::sort(measured.games.begin(), measured.games.end(), [](const MeasuredGames& a, const MeasuredGames& b) {
      return std::tuple(a.pilots, a.rank) < std::tuple(b.pilots, b.rank);
    });
  }
  return balance;
}

std::string balance_text(const data::MissionBalance& balance) {
  const auto quoted = [](Id text) { return data::Json(text).dump(); };
  std::string text = "{\n  \"format\": \"plotboard-mission-balance/1\",\n  \"program\": " + quoted(balance.program) +
                     ",\n  \"players\": " + quoted(balance.players) + ",\n  \"missions\": [";
  bool first = true;
  for (const auto& [id, measured] : balance.missions) {
    text += std::string(first ? "" : ",") + "\n    {\n      \"mission\": " + quoted(id) + ",\n      \"hash\": \"" +
            base::hex(measured.hash) + "\",\n      \"games\": [";
    first = false;
    for (std::size_t i = 0; i < measured.games.size(); ++i) {
      const MeasuredGames& games = measured.games[i];
      text += std::string(i == 0 ? "" : ",") + "\n        {\"pilots\": " + std::to_string(games.pilots) +
              ", \"rank\": " + std::to_string(games.rank) + ", \"games\": " + std::to_string(games.games) +
              ", \"won\": " + std::to_string(games.won) + ", \"rounds\": " + tenths(games.rounds) + "}";
    }
    text += "\n      ]\n    }";
  }
  return text + "\n  ]\n}\n";
}

std::string balance_table(const data::Catalog& catalog, const data::MissionBalance& balance) {
  std::set<int> pilots, ranks, counts;
  for (const auto& [id, measured] : balance.missions) {
    const data::Mission* mission = catalog.mission(id);
    const int usual = mission == nullptr ? 0 : usual_rank(*mission);
    for (const MeasuredGames& games : measured.games) {
      pilots.insert(games.pilots);
      counts.insert(games.games);
      if (games.pilots != kUsualPilots || games.rank != usual) ranks.insert(games.rank);
    }
  }
  const std::vector<int> columns(ranks.begin(), ranks.end());
  std::string words;
  for (const int rank : columns) words += (words.empty() ? "" : " / ") + std::to_string(rank);
  std::string text = "Measured with version " + balance.program + ", " + range(counts) +
                     " games an entry. Percents of games won; with four pilots of the rank that campaigns have "
                     "there and the 95 % interval, then for each number of pilots at the ranks " +
                     words + ".\n\n| No. | Mission | says | rank | 4 pilots |";
  std::string line = "| --- | --- | --- | --- | --- |";
  for (const int number : pilots) {
    text += " " + std::to_string(number) + " pilots |";
    line += " --- |";
  }
  text += " rounds |\n" + line + " --- |\n";
  for (const data::Mission* mission : by_number(catalog)) {
    text += "| " + mission->number + " | " + mission->name + " | " + data::name_of(mission->difficulty) + " | " +
            std::to_string(usual_rank(*mission)) + " |";
    const auto found = balance.missions.find(mission->id);
    if (found == balance.missions.end()) {
      text += " not measured |";
      for (std::size_t i = 0; i < pilots.size(); ++i) text += " – |";
      text += " – |\n";
      continue;
    }
    const data::MeasuredMission& measured = found->second;
    const MeasuredGames* usual = exactly(measured, kUsualPilots, usual_rank(*mission));
    text += " " + (usual == nullptr ? "–" : sure(*usual)) + (measured.hash == mission->hash ? "" : ", changed since") +
            " |";
    for (const int number : pilots) text += " " + percents(measured, number, columns) + " |";
    double rounds = 0;
    for (const MeasuredGames& games : measured.games) rounds += games.rounds;
    text += " " + tenths(rounds / static_cast<double>(measured.games.size())) + " |\n";
  }
  return text;
}

base::Result<std::string> with_balance_table(const std::string& page, const std::string& table) {
  const std::size_t begin = page.find(kBegin);
  const std::size_t end = begin == std::string::npos ? begin : page.find(kEnd, begin);
  if (end == std::string::npos) {
    return base::Error{"", "", "no such two lines", "the lines \"<!-- table -->\" and \"<!-- end of table -->\""};
  }
  return page.substr(0, begin + kBegin.size()) + table + page.substr(end);
}

std::vector<std::string> out_of_balance(const data::Catalog& catalog, const data::MissionBalance& balance) {
  std::vector<std::string> all;
  for (const data::Mission* mission : by_number(catalog)) {
    const auto found = balance.missions.find(mission->id);
    if (found == balance.missions.end()) continue;
    const int rank = usual_rank(*mission);
    const MeasuredGames* usual = exactly(found->second, kUsualPilots, rank);
    if (usual == nullptr || usual->games < kFewestToJudge) continue;
    const int won = percent(share(*usual));
    const data::Difficulty is = won < kLowest    ? data::Difficulty::hard
                                : won > kHighest ? data::Difficulty::easy
                                                 : data::Difficulty::fair;
    if (is == mission->difficulty) continue;
    all.push_back(mission->id + " says that it is " + data::name_of(mission->difficulty) + ", and is " +
                  data::name_of(is) + ": " + sure(*usual) + " % with " + std::to_string(kUsualPilots) +
                  " pilots at rank " + std::to_string(rank));
  }
  return all;
}

}  // namespace plotboard::battle
