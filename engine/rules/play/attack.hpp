#pragma once
// An attack: six steps in order (2e-attack-1), each in its own function; weapons and their targets; the engagement of
// a ship. 2e-engage, 2e-attack, 2e-weapon, 2e-firing-arc, 2e-attack-range, 2e-require, 2e-attack-dice, 2e-dice, 2e-mod,
// 2e-spend, 2e-defense-dice, 2e-neutral, 2e-deal, 2e-aftermath, 2e-bonus, 2e-obstruct.
//
// The functions that change dice do nothing to dice that cannot be modified (2e-mod-14). Each attack leaves the mark
// "attack:<weapon>:<arc>" on its ship, a bonus attack "bonus-attack" too; a huge ship's inside another attack leaves
// "extra-attack:..." where the book has it so (FightingRule::huge_answers_are_extra).
//
// Choices: "attack" (keys "<weapon>><defender>" or "<weapon>:<arc>><defender>" where a turret has two, "pass";
// forbidden ones with their rule), "modify-attack-defender", "modify-attack", "modify-defense-attacker",
// "modify-defense" (keys "focus", "calculate", "force", "evade", "evade:focus", "gas-cloud", "lock", option keys of
// effects, "done"), "reroll" (dice "0", "1" ..., "done"), "obstruction-line" where equal lines differ ("clear", ids of
// obstacles).

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "data/weapon.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::data {
struct Component;
struct Device;
}  // namespace plotboard::data

namespace plotboard::rules {

// What the results that are left do to the defender: damage of their kinds, or by the weapon's card one damage in all,
// or none. What else they do is the card's own (Window::deal_damage).
enum class Harm : std::uint8_t { each_result, one_hit, one_crit, none };

struct WeaponOnShip {
  Id id;                                 // "primary:0", "proton-torpedoes"
  words::Key kind;                       // what it is called where nothing prints a name for it: "weapon.front"
  const std::string* printed = nullptr;  // that of a card, remote or component, in the catalog
  data::Weapon weapon;
  geom::ArcKinds arcs;  // where it can fire now (turret indicators resolved); the attacker picks one
  state::Section section = state::Section::none;  // of a huge ship, that carries it
  std::optional<geom::ArcKind> also{};            // data::Attack::also
  [[nodiscard]] Phrase name() const;              // "front weapon", "Proton Torpedoes"
  [[nodiscard]] Phrase in_sentence() const;       // "its front weapon", "Proton Torpedoes"
};
std::vector<WeaponOnShip> weapons_of(Game& game, Id ship);
// A component's weapons: its own, with the component's id, and a missile (kMissile).
inline constexpr const char* kMissile = "missile";
std::vector<WeaponOnShip> weapons_of(const data::Component& component);
// A remote's attack in its front arc; none where it has no dice.
std::vector<WeaponOnShip> weapons_of(const data::Device& remote);
std::optional<WeaponOnShip> weapon_named(Game& game, Id ship, Id id);
// The arcs in which that turret can fire: one, or both of a double indicator's; none without an indicator.
geom::ArcKinds turret_arcs(state::Turret turret);

struct Shot {  // one way to attack
  Id attacker;
  WeaponOnShip weapon;
  geom::ArcKind arc;
  Id defender;
  int range = 0;
  double distance_mm = 0;
  Ids obstructed_by;  // of legal shots: obstacles on the line of range, the clear one if any
  state::Section section = state::Section::none;  // of a huge defender, where the edition has them
  bool range_zero = false;                        // a card allows it
  Id waived_by;                                   // a card, what the weapon needs; "" nothing is waived
  bool legal = true;
  Id rule;  // that forbids it
  Phrase why;
  [[nodiscard]] Id key() const;
};
// Every weapon against every enemy in range of the ruler, in the order of weapons and pieces. Read-only: previews, AI,
// odds. About 1 us an enemy in arc.
struct ShotFilter {
  Ids weapons;                      // only these; empty: all
  Id defender;                      // only this one; "": all
  Ids among;                        // only these; empty: all
  std::vector<geom::ArcKind> arcs;  // only those; empty: all
  bool no_lock_needed = false;
  void (*cost)(Game&, Id ship) = nullptr;  // of offer_attack(): paid when a shot has been picked
  bool must = false;                       // of offer_attack(): one of them has to be picked
  bool explain = false;                    // also the illegal ones, with rule and why
};
std::vector<Shot> shots_of(Game& game, Id ship, const ShotFilter& filter = {});

// Asks for a shot among those (or "pass", where it may be left) and carries it out. False when none was made.
bool offer_attack(Game& game, Id ship, const ShotFilter& filter, bool bonus, std::string_view rule);
void carry_out(Game& game, const Shot& shot, bool bonus);

// How many dice each side would roll (before the roll; caps included), and on request of what that number is made. For
// the panel and the odds. Read-only; the attack may be only thought of.
struct DicePart {
  int by = 0;
  Id rule;
  words::Key text;
};
int attack_dice_for(Game& game, const state::Attack& attack, std::vector<DicePart>* parts = nullptr);
int defense_dice_for(Game& game, const state::Attack& attack, std::vector<DicePart>* parts = nullptr);
state::Attack attack_by(const Shot& shot, bool bonus = false);  // as it is declared

// Changes to the running attack and its dice; each emits AttackChanged.
template <class Change>
void change_attack(Game& game, const Change& change) {
  state::Attack attack = *game.attack();
  change(attack);
  game.emit(state::AttackChanged{std::move(attack)});
}
void change_focus_results(Game& game, bool attack_die, int most);  // to hits or evades, the first `most` of them
void change_die(Game& game, bool attack_die, std::size_t index, state::Face to);
void add_die(Game& game, bool attack_die, state::Face face);
void spend_die(Game& game, bool attack_die, std::size_t index);
// Where cards allow fewer, whose dice they are picks among them (choice "reroll").
void reroll(Game& game, bool attack_die, const std::vector<std::size_t>& which, const Phrase& what);
int rerolls_left(Game& game, bool attack_die);  // as many dice as cards still allow in this attack
// Asks for `ship` which dice to reroll, of those that show one of these faces if any is named; those rerolled already
// are not offered (2e-dice-6). May be empty.
std::vector<std::size_t> ask_reroll(Game& game, Id ship, bool attack_die, int least, int most, std::string_view rule,
                                    const std::vector<state::Face>& showing = {});
int count_faces(const std::vector<state::Die>& dice, state::Face face);
bool take_face(std::vector<state::Die>& dice, state::Face face);  // away with one of them; false: there is none

// Where a ship stands to another's midway line (2e-firing-arc-8); a remote has none (2e-remote-combat-4).
enum class Stands : std::uint8_t { in_front, behind, flanking, nowhere };
Stands stands(const Game& game, Id ship, const std::string& to);
bool is_in_arc(const Game& game, Id target, geom::ArcKind arc, Id of);
// In any arc that is printed on the ship or that its marker points to (1e-arc-6).
bool is_in_any_arc(const Game& game, Id target, Id of);
// Ships of the 1st edition fire no more this round: a mark.
inline constexpr const char* kNoMoreAttacks = "no-more-attacks";

}  // namespace plotboard::rules
