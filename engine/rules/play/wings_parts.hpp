#pragma once
// What the files of wings share.

#include <string>
#include <string_view>
#include <vector>

#include "rules/play/wings.hpp"

namespace plotboard::rules::wings {

bool leads(const state::Piece& ship);
bool in_formation(const Game& game, const std::string& ship);  // a wingmate that still flies
// Leaders that fly, the first side's before the other's.
std::vector<std::string> leaders(const Game& game);
geom::Pose place_in_wing(const Game& game, const std::string& ship);
bool has_action(const Game& game, const std::string& ship, std::string_view action);
// It leaves the formation and flies by itself from now on; told first, by the rule and in these words.
void split(Game& game, const std::string& ship, std::string_view rule, std::string_view why);

}  // namespace plotboard::rules::wings
