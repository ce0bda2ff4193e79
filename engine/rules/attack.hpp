#pragma once
// An attack: six steps in order (2e-attack-1), each in its own function; weapons and their targets; the engagement of
// a ship. 2e-engage, 2e-attack, 2e-weapon, 2e-firing-arc, 2e-attack-range, 2e-require, 2e-attack-dice, 2e-dice, 2e-mod,
// 2e-spend, 2e-defense-dice, 2e-neutral, 2e-deal, 2e-aftermath, 2e-bonus, 2e-obstruct.
//
// Choices: "attack" (keys "<weapon>><defender>" or "<weapon>:<arc>><defender>" where a turret has two, "pass";
// forbidden ones with their rule), "modify-attack-defender", "modify-attack", "modify-defense-attacker",
// "modify-defense" (keys "focus", "calculate", "force", "evade", "lock", option keys of effects, "done"), "reroll"
// (dice "0", "1" ..., "done"), "obstruction-line" where equal lines differ.

#include <string>
#include <vector>

#include "rules/game.hpp"

namespace plotboard::rules {

struct WeaponOnShip {
  std::string id;    // "primary:0", "proton-torpedoes"
  std::string name;  // for people
  data::Weapon weapon;
  std::vector<geom::ArcKind> arcs;  // where it can fire now (turret indicators resolved)
};
std::vector<WeaponOnShip> weapons_of(const Game& game, const std::string& ship);

struct Shot {  // one way to attack
  WeaponOnShip weapon;
  geom::ArcKind arc;
  std::string defender;
  int range = 0;
  double distance_mm = 0;
  std::vector<std::string> obstructed_by;
  bool legal = true;
  std::string rule, why;
  [[nodiscard]] std::string key() const;
};
// Every weapon against every enemy in range of the ruler. Read-only: previews, AI, odds.
struct ShotFilter {
  std::vector<std::string> weapons;  // only these; empty: all
  std::string defender;              // only this one; "": all
  bool no_lock_needed = false;
};
std::vector<Shot> shots_of(Game& game, const std::string& ship, const ShotFilter& filter = {});

// Asks for a shot among those (or "pass") and carries it out. False when none was made.
bool offer_attack(Game& game, const std::string& ship, const ShotFilter& filter, bool bonus, std::string_view rule);
void carry_out(Game& game, const Shot& shot, bool bonus);

// How many dice each side would roll (before the roll; caps included). For the panel and the odds.
int attack_dice_for(Game& game, const state::Attack& attack);
int defense_dice_for(Game& game, const state::Attack& attack);

// Changes to the running attack's dice; each emits AttackChanged.
void change_die(Game& game, bool attack_die, std::size_t index, state::Face to);
void add_die(Game& game, bool attack_die, state::Face face);
void spend_die(Game& game, bool attack_die, std::size_t index);
void reroll(Game& game, bool attack_die, const std::vector<std::size_t>& which, std::string_view what);
int count_faces(const std::vector<state::Die>& dice, state::Face face);

}  // namespace plotboard::rules
