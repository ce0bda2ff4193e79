#pragma once
// Who answers without a person: the AI's card for AI ships, the bot for a side that it flies. An answer is advice, with
// its reason; the session hands it over as a Choose command like anybody's, a simulation takes it at once.
//
// Draws come from a generator of their own, made of the battle's seed, the round, the ship and the kind of choice (not
// of the dice), so that thinking twice gives the same answer and no die of the table is known before. They see what
// their side may know: never a facedown card, a deck's order or a secret dial.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ai/decision.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::ai {

struct Advice {
  state::Answer answer;
  std::string rule;        // that leads to it, or "plotboard" for our own judgement
  Phrase why;              // one sentence
  std::optional<int> die;  // the d6 of an AI's table
  bool die_typed = false;
  std::optional<Decision> decision;  // of choice "ai-maneuver": every step with its reason
  Phrase summary;                    // of those and "ai-maneuver": all of it in one sentence (summary.hpp)
  std::vector<Step> steps;  // of choices "action" and "attack": the card's list line by line, why each was left or done
};

struct Hints {  // a person's word on the AI's turn, or a rolled die
  std::optional<int> die;
  std::optional<Id> target;
  std::optional<data::Sector> sector;
  std::uint32_t reroll = 0;
};

// The AI ship's answer to an open choice of its own. Precondition: choice.ship is an AI ship, or the choice is its
// side's. Movement by its card (ai::decide). Attack target, action, tokens: fga-3.3.4 and fga-3.3.5 in their general
// form; each card's own lists come with the missions.
Advice advise(rules::Game& game, const state::Choice& choice, const Hints& hints = {});

// Planning for a side flown by the bot is dials: the maneuver that it would set for its ship. Look-ahead: own maneuvers
// flown on the table as it stands, shots gained against shots suffered.
geom::Maneuver bot_dial(rules::Game& game, Id ship);
Advice bot_advise(rules::Game& game, const state::Choice& choice);

// Does an AI ship answer this choice? A choice about another side's ship (a tractor move) is AI's where that side has
// nobody else. Typed dice are people's.
bool is_ais(const state::Table& table, const state::Choice& choice);

// Answers for AI ships, and for the sides that the bot flies; nothing for people.
class Pilots : public rules::Decider {
 public:
  bool bot_player = false, bot_enemy = false;
  std::optional<state::Answer> decide(rules::Game& game, const state::Choice& choice) override;
};

}  // namespace plotboard::ai
