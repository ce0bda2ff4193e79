#pragma once
// How hard the missions have turned out to be: assets/mission-balance.json, format "plotboard-mission-balance/1".
// Counts of simulated games (plotboard-cli sweep), never estimates. Says nothing about play: the catalog's hash
// leaves it out, so measuring anew makes no battle log a stranger.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace plotboard::data {

inline constexpr const char* kMissionBalancePath = "assets/mission-balance.json";

struct MeasuredGames {  // of one number of pilots at one imperial rank
  int pilots = 0, rank = 0;
  int games = 0, won = 0;
  double rounds = 0;  // a game took, on average
};
struct MeasuredMission {
  std::uint64_t hash = 0;  // Mission::hash when it was measured
  std::vector<MeasuredGames> games;
  // The nearest that was measured: with a number of pilots as near as can be, of those at the nearest rank; of two as
  // near the lower. Null: nothing was.
  [[nodiscard]] const MeasuredGames* nearest(int pilots, int rank) const;
};
struct MissionBalance {
  std::string program;  // version that measured
  std::string players;  // who flew the pilots' ships
  std::map<std::string, MeasuredMission> missions;
};

}  // namespace plotboard::data
