#pragma once
// Names and sentences for people, made from the desk's values. Pure.

#include <string>
#include <vector>

#include "ai/ai.hpp"
#include "desk/table/move_words.hpp"
#include "rules/rules.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
struct RuleSet;
}  // namespace plotboard::data

namespace plotboard::panels {

std::string title_of(const data::Catalog& catalog, const state::Piece& piece);  // "T-65 X-wing", "Bank 2 left"
std::string short_name(const state::Piece& piece);                              // "3" for AI ship number 3, else the id
std::string words_of(geom::BaseKind base);                                      // "small", "huge (GR-75 ...)"
std::string faction_name(const std::string& id);                                // "Rebel Alliance"
std::string words_of_template(const std::string& ref);                          // "Bank 2 left"
std::string words_of(geom::ArcKind arc, bool first_edition = false);            // "full front"
// Offered first, the others on demand: in the first edition the ship's own arcs, else those that most ships have.
bool is_offered(const data::Catalog& catalog, const state::Piece& ship, geom::ArcKind arc);
std::string words_of(ai::Swerve::Cause cause);  // "an obstacle is in the way"; "" for none
// "in arc", "not in arc"; "beyond range 3" where no arc reaches.
std::string arc_words(const ai::Candidate& candidate);
std::string number(double value, int decimals);

// What a maneuver does: desk/table/move_words.hpp.
using desk::Consequence;
using desk::consequences;
using desk::consequences_of_huge;

// The rule set's settings in words, each with the rule that it settles.
struct Reading {
  std::string text, rule;
  std::string means;  // what it does at the table, and when a group would rather have it otherwise
};
std::vector<Reading> readings(const data::RuleSet& ruleset);

// The door to a real table, and whatever leads on from there, by the same words.
inline constexpr const char *kAtRealTable = "Play at a real table", *kOwnTable = "Your own table";

}  // namespace plotboard::panels
