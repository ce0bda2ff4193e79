#pragma once
// Exact odds of an attack: the chance of a hit and of every amount of damage by the weapon's own rule, from dice still
// to be thrown or dice that lie there, with the tokens each side has and how it spends them. Enumerates every throw
// (counts of faces with their multinomial weights), so equal to brute force; nothing is sampled. Cost: tens of
// microseconds for 6 against 6 dice with every token.

#include <array>
#include <string>
#include <vector>

#include "rules/play/attack.hpp"
#include "state/play.hpp"

namespace plotboard::rules {

struct AttackerMeans {
  int dice = 0;                             // still to be thrown
  std::vector<state::Die> thrown;           // lying there already (then `dice` is 0)
  int focus = 0, calculate = 0, force = 0;  // tokens and charges at hand
  bool lock = false;                        // rerolls blanks, and focus results that nothing can change
  int hits_to_crits = 0;                    // torpedoes and the like
  bool crits_to_hits = false;               // heavy lasers: all of them, when nothing more changes the dice
  Harm harm = Harm::each_result;            // ion weapons and the like: at most one damage, or none
  bool fixed = false;                       // dice cannot be modified
};
struct DefenderMeans {
  int dice = 0;
  std::vector<state::Die> thrown;
  int focus = 0, calculate = 0, force = 0, evade = 0;
  int reinforce = 0;         // tokens that work against this attacker
  bool evade_adds = false;   // one evade token adds an evade result; else each changes a die
  int added = 0;             // evade results that will be added to the dice before they are modified
  bool gas_cloud = false;    // may change 1 blank to an evade
  bool crits_first = false;  // plasma torpedoes
  bool crits_safe = false;   // autoblasters: evades cancel no critical hits
  bool fixed = false;
};
struct Odds {
  double hit = 0;                      // at least one hit or critical hit remains
  double damage = 0;                   // expected damage from the results that remain
  double crits = 0;                    // of that, expected critical damage
  std::array<double, 13> by_damage{};  // chance of exactly so many
};
// Both sides spend what helps: the attacker as little as gives the most hits, the defender as little as gives the
// fewest; which tokens in which order is written in odds.cpp and in the panel.
Odds odds_of(const AttackerMeans& attacker, const DefenderMeans& defender);

// Both sides' means in the running attack, or in one only thought of (its dice are then still to be thrown). Read-only;
// a card that has to change dice costs one copy of the table.
AttackerMeans attacker_means(Game& game, const state::Attack& attack);
DefenderMeans defender_means(Game& game, const state::Attack& attack);
Odds odds_of(Game& game, const Shot& shot);

}  // namespace plotboard::rules
