#pragma once
// What many games of missions have come to, as the file that the catalog reads (data/mission_balance.hpp) and as the
// table that docs/missions-balance.md shows.

#include <string>
#include <vector>

#include "base/base.hpp"
#include "battle/checked_game.hpp"
#include "data/mission_balance.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::battle {

// Adds what the games of some missions came to: to what the catalog has measured of them already where the mission is
// still the same, in place of it where it is not. Of the same pilots and rank the new figures stand. `played` and
// `games` go side by side; games without an outcome are left out.
data::MissionBalance with_games(const data::Catalog& catalog, const std::vector<GameOf>& played,
                                const std::vector<CheckedGame>& games);

std::string balance_text(const data::MissionBalance& balance);  // plotboard-mission-balance/1

// Markdown: a row a mission, in the order of their numbers, percents won by pilots and rank.
std::string balance_table(const data::Catalog& catalog, const data::MissionBalance& balance);
// `page` with that table between its two lines "<!-- table -->" and "<!-- end of table -->".
base::Result<std::string> with_balance_table(const std::string& page, const std::string& table);

// Missions that call themselves fair, of which the bot wins less than 40 % or more than 70 % with the pilots of
// usual_rank.hpp, one sentence each; and easy or hard ones that are none. Of less than 20 games nothing is said.
std::vector<std::string> out_of_balance(const data::Catalog& catalog, const data::MissionBalance& balance);

}  // namespace plotboard::battle
