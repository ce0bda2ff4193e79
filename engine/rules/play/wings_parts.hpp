#pragma once
// What the files of wings share.

#include <string_view>
#include <vector>

#include "rules/play/wings.hpp"

namespace plotboard::rules::wings {

bool leads(const state::Piece& ship);
bool in_formation(const Game& game, Id ship);  // a wingmate that still flies
// Leaders that fly, the first side's before the other's.
Ids leaders(const Game& game);
geom::Pose place_in_wing(const Game& game, Id ship);
bool has_action(const Game& game, Id ship, std::string_view action);
// It leaves the formation and flies by itself from now on; told first, by the rule and in these words.
void split(Game& game, Id ship, std::string_view rule, const Phrase& why);

}  // namespace plotboard::rules::wings
