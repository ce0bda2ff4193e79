#pragma once
// Many games of many missions at once, on every core; each is checked (battle/checked_game.hpp). What they come to does
// not depend on how many threads there are.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "battle/battle.hpp"
#include "mission/mission.hpp"

namespace plotboard::cli {

// Who flies, by mission, number of pilots and rank; nobody named: as many pilots in the mission's own kits.
using Crews = std::map<std::tuple<std::string, int, int>, std::vector<mission::Seat>>;

struct Flown {
  std::vector<std::optional<battle::CheckedGame>> games;  // side by side with those asked for; nothing: not played
  bool stopped = false;                                   // by Ctrl-C
};
// `told` hears of progress about once a second: how many are done, seconds since the start, faults so far. A game that
// is still played after `patience` seconds is one that hangs: it is named on standard error, and the program ends.
using Progress = std::function<void(std::size_t done, double seconds, std::size_t faults)>;
Flown fly_all(const data::Catalog& catalog, const std::vector<battle::GameOf>& games, const Crews& crews,
              unsigned threads, int patience, const Progress& told);

std::string words_of(const battle::GameOf& game);  // "ID, 4 pilots, rank 2, seed 17"

}  // namespace plotboard::cli
