#pragma once
// What missions ask of a table: whom a selection means, and whether a condition holds. Pure functions of the table.
// Cost: a few microseconds a condition; O(pieces + deeds).

#include <cstdint>
#include <string>
#include <vector>

#include "data/mission.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::mission {

// A person, or the bot in a person's place, flies the ship for the players' side.
bool is_flown_by_people(const state::Piece& piece);
// The flight group: of these ships the pilots' own, that came with no squad.
bool is_of_flight_group(const state::Piece& piece);
// Does the selection mean this piece (data::Selection)?
bool means(const data::Selection& selection, const state::Piece& piece);
// Everything that it means on this table, gone or not, in table order.
std::vector<const state::Piece*> selected(const state::Table& table, const data::Selection& selection);

bool is_destroyed(const state::Piece& piece);  // shot down, blown up, lost over an edge
bool is_gone(const state::Piece& piece);       // destroyed, or off the table in another way

// What has become of a ship. `removed`: the mission has taken it out of the game (effect "remove"), unharmed.
enum class Fate : std::uint8_t { in_game, left, destroyed, removed };
Fate fate_of(const state::Piece& ship);

// May the players' side leave by this exit now (data::Exit::after)? Edges always are open.
bool is_open(const data::Mission& mission, const state::Progress& progress, const std::string& way);
// Among which pieces and squads the set-up has drawn whom this selector means; empty: it means no secret.
std::vector<std::string> drawn_from(const data::Mission& mission, const data::Selector& selector);

// With "all" and "rest" a squad that has still to come is waited for, if it has ships for so many pilots at that rank.
bool holds(const data::Catalog& catalog, const data::Mission& mission, const state::Table& table,
           const data::Condition& condition);

// Who did the last of the deeds that the condition waits for; "": nobody.
std::string actor_of(const state::Table& table, const data::Condition& condition);

}  // namespace plotboard::mission
