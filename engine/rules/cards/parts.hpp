#pragma once
// What cards of several folders share, here and in the parts_*.hpp beside this file, which know none of these folders:
// conditions for Effect::when, charges, tokens, who is near, and the effects that several weapons have. Conditions take
// the ship whose card it is (Occasion::owner) as subject of the window.

#include <string>
#include <vector>

#include "data/weapon.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// The attack of this window: the one only thought of, else the running one. ENSURE: there is one.
const state::Attack& attack_in(const Game& game, const Occasion& occasion);
bool is_primary(const state::Attack& attack);
// Of the weapon that the attack is made with; a primary one where the catalog knows no such upgrade.
data::WeaponType type_of_weapon(const Game& game, Id weapon);
// The subject attacks with this card.
bool attacks_with_card(const Game& game, const Occasion& occasion);
// The subject attacks with a primary weapon.
bool attacks_with_primary(const Game& game, const Occasion& occasion);
// In its bullseye arc, or counting as there by a card of `of`.
bool is_in_bullseye(const Game& game, Id target, Id of);
bool target_in_bullseye(const Game& game, const state::Attack& attack);
bool disarmed_once(const Game& game, Id ship);          // exactly 1 disarm token, and not cloaked
bool has_bonus_attack_left(const Game& game, Id ship);  // 2e-bonus-2

// The move of this window was executed in full, at one of these speeds.
bool fully_executed(const Occasion& occasion, int slowest, int fastest);

int charges_of_card(const Game& game, const Occasion& occasion);  // active ones on the owner's card
bool has_charge(const Game& game, const Occasion& occasion);      // an active one on the owner's card
bool has_green_token(const state::Piece& ship);
std::vector<state::Token> tokens_of(const state::Piece& ship, bool (*kind)(state::Token));
// The ship's tokens of that kind and the locks on it, for lock tokens are red and lie with the locked ship (2e-lock-9):
// an option each, "lock:<id>" of whose lock it is. What picking it does.
std::vector<state::Option> burdens_of(const Game& game, Id ship, bool (*kind)(state::Token));
void remove_burden(Game& game, Id ship, Id picked, const char* rule);
void spend_charges(Game& game, const Occasion& occasion, int count);

// Ships in play at range nearest..farthest of that ship, in table order; it is at range 0 of itself.
Ids ships_near(const Game& game, Id ship, int nearest, int farthest);

bool has_dial(const Game& game, Id ship);  // set and not yet revealed: an ionised ship has none
// Its player alone gets to know what that dial shows (choice "look", one option).
void look_at_dial(Game& game, Id ship, Id target, std::string_view rule);

// What the results of a hit with this card do, in place of damage by result.
template <Harm harm>
void add_harm(Effects& all, const char* card, const char* rule) {
  Effect replaces;
  replaces.card = card;
  replaces.window = Window::harm;
  replaces.rule = rule;
  replaces.when = attacks_with_card;
  replaces.run = [](Game&, Occasion& occasion) { occasion.value = static_cast<int>(harm); };
  all.push_back(replaces);
}
// Ion weapons: one result is 1 hit damage, every other one an ion token (2e-deal-10).
void add_ion_damage(Effects& all, const char* card, const char* rule);
// Every result is a token and no damage (2e-deal-9).
template <state::Token token>
void add_tokens_for_damage(Effects& all, const char* card, const char* rule) {
  add_harm<Harm::none>(all, card, rule);
  Effect tokens;
  tokens.card = card;
  tokens.window = Window::deal_damage;
  tokens.rule = rule;
  tokens.when = attacks_with_card;
  tokens.run = [](Game& game, Occasion& occasion) {
    gain(game, occasion.other, token, occasion.value, "2e-deal-9", game.piece(occasion.subject).side);
  };
  all.push_back(tokens);
}
// Weapons of that type that need the front arc need the turret's arc instead.
template <data::WeaponType type>
void add_weapons_in_turret(Effects& all, const char* card, const char* rule) {
  Effect turned;
  turned.card = card;
  turned.window = Window::weapons;
  turned.rule = rule;
  turned.run = [](Game&, Occasion& occasion) {
    for (WeaponOnShip& weapon : *occasion.weapons) {
      if (weapon.weapon.type == type && weapon.weapon.arc == geom::ArcKind::front) {
        weapon.weapon.arc = geom::ArcKind::turret_front;  // stands for where the indicator points
      }
    }
  };
  all.push_back(turned);
}
// The attacker has to change a hit to a critical hit, when `when` holds and there is one (2e-mod-17).
void add_hit_to_crit(Effects& all, const char* card, const char* rule, bool (*when)(const Game&, const Occasion&));
// The configuration's card is turned over before the ship activates, if its player likes.
void add_flip(Effects& all, const char* card, const char* rule, bool (*when)(const Game&, const Occasion&));

}  // namespace plotboard::rules::effects
