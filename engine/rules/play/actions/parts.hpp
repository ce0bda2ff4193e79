#pragma once
// What the actions' files share: their targets as options, judged before anything is declared, so that the list of
// actions can say which of them would fail. Only what asks may end a step.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geom/reposition.hpp"
#include "rules/play/actions.hpp"

namespace plotboard::rules {
struct Occasion;
}

namespace plotboard::rules::actions {

// Legal ones and those that a rule forbids, in a fixed order.
std::vector<state::Option> place_options(Game& game, Id ship, geom::Reposition kind);
std::vector<state::Option> lock_options(Game& game, Id ship);
std::vector<state::Option> coordinate_options(Game& game, Id ship);
std::vector<state::Option> jam_options(Game& game, Id ship);
std::vector<state::Option> slam_options(Game& game, Id ship);
std::vector<state::Option> reload_options(const Game& game, Id ship);
bool any_legal(const std::vector<state::Option>& options);
// What cards add to a boost of that colour (Window::boost_options), and the places of that kind as such options of
// Occasion::card: "<card>:turn-left". The sentence has the place in its gap: "Daredevil, {0}: a red boost".
std::vector<state::Option> boost_options(Game& game, Id ship, std::string_view colour);
void add_places(Game& game, Occasion& occasion, geom::Reposition kind, words::Key sentence);
// The legal place behind such a key, or behind a place's own.
std::optional<JudgedPlace> place_named(Game& game, Id ship, geom::Reposition kind, std::string_view key);

// The barrel roll of this ship: with a straight or a bank template (2e-ship-39).
geom::Reposition roll_of(const Game& game, Id ship);
// And what cards make of it: one or both.
std::vector<geom::Reposition> rolls_of(Game& game, Id ship);
// The place that was picked; nothing when there is none, or "pass" or a direction without one was taken. With `picked`
// options that the choice has already count as places: it says which one it was.
std::optional<JudgedPlace> ask_place(Game& game, Id ship, geom::Reposition kind, state::Choice choice);
std::optional<JudgedPlace> ask_place(Game& game, Id ship, const std::vector<geom::Reposition>& kinds,
                                     state::Choice choice, Id* picked = nullptr);
// The key that was picked; nothing when all are forbidden: the action fails (2e-fail-1, -5).
std::optional<Id> ask_one(Game& game, state::Choice choice);

// The actions linked to this one, none where it is empty; has_link: one of them is possible now.
bool has_link(const Game& game, Id ship, Id action);
void offer_link(Game& game, Id ship, Id action);

}  // namespace plotboard::rules::actions
