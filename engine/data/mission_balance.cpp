// The file of measured win rates: counts that can be, of missions that there are.
#include "data/mission_balance.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "data/mission_readers.hpp"

namespace plotboard::data {

namespace {

constexpr int kMostGames = 1'000'000;
constexpr double kLongestGame = 1000;  // rounds

MeasuredGames read_games(Reader& reader) {
  MeasuredGames games;
  games.pilots = reader.whole("pilots", kFewestMissionPilots, kMostMissionPilots).value_or(0);
  games.rank = reader.whole("rank", 1, kHighestMissionRank).value_or(0);
  games.games = reader.whole("games", 1, kMostGames).value_or(kMostGames);
  games.won = reader.whole("won", 0, games.games).value_or(0);
  games.rounds = reader.number("rounds", 1, kLongestGame).value_or(1);
  reader.done();
  return games;
}

MeasuredMission read_measured(Reader& reader) {
  MeasuredMission measured;
  const auto digits = reader.text("hash");
  const auto hash = base::from_hex(digits.value_or(""));
  if (digits && !hash) reader.note_at("hash", describe(*digits), "16 hexadecimal digits");
  measured.hash = hash.value_or(0);
  std::vector<Reader> entries = reader.items("games");
  if (reader.has("games") && entries.empty()) reader.note_at("games", "no games", "at least one entry");
  for (Reader& entry : entries) {
    const MeasuredGames games = read_games(entry);
    const auto same = [&games](const MeasuredGames& other) {
      return other.pilots == games.pilots && other.rank == games.rank;
    };
    if (std::any_of(measured.games.begin(), measured.games.end(), same))
      entry.note(std::to_string(games.pilots) + " pilots at rank " + std::to_string(games.rank) + " again",
                 "them once");
    measured.games.push_back(games);
  }
  reader.done();
  return measured;
}

}  // namespace

const MeasuredGames* MeasuredMission::nearest(int pilots, int rank) const {
  const auto distance = [pilots, rank](const MeasuredGames& g) {
    return std::tuple(std::abs(g.pilots - pilots), std::abs(g.rank - rank), g.pilots, g.rank);
  };
  const auto found = std::min_element(games.begin(), games.end(), [&](const MeasuredGames& a, const MeasuredGames& b) {
    return distance(a) < distance(b);
  });
  return found == games.end() ? nullptr : &*found;
}

void read_mission_balance(Reader& file, Draft& draft) {
  MissionBalance balance;
  balance.program = file.text("program").value_or("");
  balance.players = file.text("players").value_or("");
  for (Reader& reader : file.items("missions")) {
    const auto mission = reader.text("mission");
    MeasuredMission measured = read_measured(reader);
    if (mission && !balance.missions.emplace(*mission, std::move(measured)).second)
      reader.note_at("mission", describe(*mission) + " again", "it once");
  }
  draft.origins.emplace("mission balance", file.file());
  draft.catalog.mission_balance = std::move(balance);
}

void check_mission_balance(const Draft& draft, const Catalog& catalog, base::Errors& errors) {
  std::vector<std::string> ids;
  for (const auto& [id, mission] : catalog.missions) ids.push_back(id);
  for (const auto& [id, measured] : draft.catalog.mission_balance.missions) {
    if (catalog.missions.count(id) == 0)
      errors.push_back({draft.origins.at("mission balance"), "/missions", describe(id), one_of(ids, id)});
  }
}

}  // namespace plotboard::data
