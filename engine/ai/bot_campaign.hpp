#pragma once
// What the bot makes of a campaign's cards: Force spent on an action, a move before its own maneuver, coordinating.
// Worth and prices are hit points, ours like all of the bot's weights. Reads the table, changes and asks nothing.

#include <optional>

#include "ai/advice.hpp"

namespace plotboard::ai {

// What the offer of actions costs beside the action itself: the Force of a talent (fga-table-2.7).
double price_of_offer(const Thought& thought);
// How badly the maneuver on its dial goes when it is flown from there: cut short, over obstacles, off the table. 0 once
// the ship has flown, and without a dial.
double trouble_ahead(const Thought& thought, const geom::Pose& pose);
// An action by Force before its maneuver: only to get the ship out of such trouble. Nothing for any other offer.
std::optional<Advice> bot_dodges(const Thought& thought);
// Of the Coordinator's path: what its best friend would gain; and which one that is (choice "coordinate"). Below zero,
// and nothing, for other ships and without a friend in reach.
double worth_of_coordinating(const Thought& thought);
std::optional<Advice> bot_coordinates(const Thought& thought);

}  // namespace plotboard::ai
