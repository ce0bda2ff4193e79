#pragma once
// A free action of the 1st edition (1e-free): beside the action of the ship's own step, which it does not use up. It
// may be declined (choice "action"); stress and what has been done this round bar it as any other. Huge ships have none
// (huge-tokens-9).

#include <string_view>

#include "rules/machine/game.hpp"

namespace plotboard::rules::first {

// One of `only`, whether it stands on the bar or not (1e-action-6); empty: any on the bar and of the ship's cards. True
// if one was performed.
bool free_action(Game& game, Id ship, const Ids& only, std::string_view rule);

}  // namespace plotboard::rules::first
