#pragma once
// The commands of a battle, checked, resolved and worded; commands.cpp hands them on.

#include <optional>
#include <vector>

#include "rules/play/commands.hpp"

namespace plotboard::rules {

// While a battle runs, maneuvers and rounds go by its turns, and nobody changes the table in the middle of a step.
std::optional<Refusal> refused_in_battle(const state::Table& table, const Command& command);

std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table,
                                    const StartBattle& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const StartBattle& command);
Phrase words_of_battle(const StartBattle& command);
// Placing a piece from the pool, in the set-up phase only (rules/play/setup.hpp).
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table,
                                    const PlacePieces& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const PlacePieces& command);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table, const SetDial& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const SetDial& command);
Phrase words_of_battle(const SetDial& command);
// Why a card keeps this maneuver from the ship's dial in the Planning Phase (Window::may_dial); nothing: none does.
std::optional<Refusal> dial_fault(Game& game, Id ship, geom::Maneuver maneuver);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table, const Declare& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const Declare& command);
Phrase words_of_battle(const Declare& command);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table, const Ready& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table, const Ready& command);
Phrase words_of_battle(const Ready& command);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table, const TakeTurn& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const TakeTurn& command);
Phrase words_of_battle(const TakeTurn& command);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table, const Choose& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const Choose& command);
Phrase words_of_battle(const Choose& command);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table, const Concede& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const Concede& command);
Phrase words_of_battle(const Concede& command);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table,
                                    const LimitRounds& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const LimitRounds& command);
Phrase words_of_battle(const LimitRounds& command);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table, const SetReferee& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const SetReferee& command);
Phrase words_of_battle(const SetReferee& command);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table, const Settle& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const Settle& command);
Phrase words_of_battle(const Settle& command);
std::optional<Refusal> check_battle(const data::Catalog& catalog, const state::Table& table, const Report& command);
std::vector<state::Event> resolve_battle(const data::Catalog& catalog, const state::Table& table,
                                         const Report& command);
Phrase words_of_battle(const Report& command);

// Every command that this battle could take now, for perft counts, random play and tests: in Planning every dial,
// every declaration and Ready; TakeTurn for each ship that may; each legal option of the open choice. In set-up a
// suggested place for each piece.
std::vector<Command> legal_commands(const data::Catalog& catalog, const state::Table& table);

}  // namespace plotboard::rules
