#pragma once
// How an answer comes about, shared by the AI's general rules (ai_*.cpp) and the bot (bot_*.cpp).

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/outlook.hpp"
#include "ai/pilot.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::ai {

// One open choice while it is thought about.
struct Thought {
  rules::Game& game;
  const state::Choice& choice;
  const Hints& hints;
  bool explains = true;  // false: nobody reads the reason

  [[nodiscard]] const state::Option* legal(Id key) const;  // null: not offered, or forbidden
  [[nodiscard]] const state::Piece& ship() const { return game.piece(choice.ship); }
  // The answers given in the running step before this one.
  [[nodiscard]] const std::vector<state::Answer>& before() const;
  // A generator for this ship and kind of choice; the same however often it is asked in a round.
  [[nodiscard]] base::Rng generator(std::string_view purpose) const;
};

template <class Why>
Advice answer(const Thought& thought, Id key, const char* rule, const Why& why) {
  Advice advice;
  advice.answer.key = key;
  if (thought.explains) {
    advice.rule = rule;
    advice.why = why();
  }
  return advice;
}

// "pass", "no" or "done" where one is offered, else the first legal option.
Advice quiet_answer(const Thought& thought);
// Base to base, or from `a`'s base to the outline of a component; a large number when one of them is not on the table.
double distance_mm(const rules::Game& game, Id a, Id b);
bool is_enemy_of(const rules::Game& game, Id a, Id b);
// Of the legal options that name enemies, the nearest; null when there is none.
const state::Option* nearest_enemy(const Thought& thought);
// The colour that the action would have: of its place on the action bar, or as the link of the action just done.
std::string_view colour_of(const Thought& thought, Id action);

// What both know of dice that lie there.
struct Pool {
  int hits = 0, crits = 0, focus = 0, blanks = 0, evades = 0;
  [[nodiscard]] int dice() const { return hits + crits + focus + blanks + evades; }
};
Pool pool_of(const std::vector<state::Die>& dice);
// An effect of a card among the options, not yet used in this attack; null when there is none.
const state::Option* card_option(const Thought& thought);

state::Attack attack_of(Id ship, const rules::Shot& shot);  // as it would be declared
// Rerolls and modify windows as fga-3.4.1 has them.
std::optional<Advice> spend_by_rule(const Thought& thought);

// Maneuvers that effects offer ("ailerons", "slam"): the way that stays on the table and stands best after it.
std::optional<Advice> choose_way(const Thought& thought);

// In hit points: how much an edge of the play area threatens a ship that stands there after its activation.
double edge_trouble(const rules::Game& game, Id ship, const geom::Pose& pose);

// Each kind of choice; nothing where it has no opinion.
std::optional<Advice> ai_flees(const Thought& thought);    // "hyperspace"; of a fleeing ship "action" and its defence
std::optional<Advice> ai_moves(const Thought& thought);    // "ai-maneuver", "tallon", "drop-lock"
std::optional<Advice> ai_follows(const Thought& thought);  // "ai-swerve"
std::optional<Advice> ai_acts(const Thought& thought);     // actions and what they ask
std::optional<Advice> ai_attacks(const Thought& thought);  // targets, dice
std::optional<Advice> bot_acts(const Thought& thought);
std::optional<Advice> bot_attacks(const Thought& thought);
Advice thought_of(const Thought& thought, bool by_card);

}  // namespace plotboard::ai
