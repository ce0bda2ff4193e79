#pragma once
// The windows that the rules open for cards (machine/effects.hpp), in the order of their groups: numbers, options,
// moments. A new trigger is a new name here, the place in the rules that opens it, and the cards that use it.

#include "rules/board/movement.hpp"
#include "rules/machine/effects.hpp"

namespace plotboard::rules {

enum class Window : std::uint8_t {
  // Numbers: effects change Occasion::value. All that apply do; nothing is asked.
  difficulty,            // steps that a maneuver is harder (+) or easier (-); Occasion::maneuver
  speed,                 // steps that it is faster (+) or slower (-), its colour staying as it was
  agility,               // added to the printed one
  attack_dice,           // added before the roll; subject attacks, other defends
  attack_dice_against,   // the same, from the defender's cards
  attack_dice_cap,       // at most so many (value starts at 6)
  defense_dice,          // added before the roll; subject defends, other attacks
  defense_dice_against,  // the same, from the attacker's cards
  range_bonus,           // 1: applies, 0: does not. `word` "attack" or "defense"; subject is the attacker
  cancel_order,          // what evades cancel: 0 hits, then crits; 1 crits, then hits; 2 hits only. Subject attacks
  harm,                  // what the results of a hit do: a Harm (play/attack.hpp). Subject attacks
  may_act,               // 1: subject may do the action `word`; 0: the card of Occasion::rule forbids it
  may_modify,      // 1: subject may change its attack dice by `word` ("focus", "lock", an effect's key); 0: as above
  acts_stressed,   // 1: subject may do the action `word` although it is stressed (value starts at 0)
  action_colour,   // hardest colour that a card gives the action `word`: 0 white, 1 red, 2 purple; -1: none does
  lock_reach,      // 1: subject may lock `other` although it is beyond range 3 (value starts at 0)
  obstacle_hurts,  // 1: an obstacle met by subject has its effect; other is the obstacle, word "move" or "attack"
  // Options: effects add to Occasion::options; if one is picked, run() is called with Occasion::word its key.
  action_options,          // more actions for subject
  system_options,          // System Phase
  modify_attack,           // subject attacks
  modify_attack_against,   // subject defends
  modify_defense,          // subject defends
  modify_defense_against,  // subject attacks
  // Moments.
  setup,          // all forces stand (2e-setup-17)
  at_initiative,  // step `value` of phase `word` begins, before any ship of it acts. Remotes: "device:<id>", only at
                  // their
                  // own. The Engagement Phase has a step 7 even without ships as soon as any card knows this window
  start_of_planning,
  start_of_activation_phase,
  end_of_activation_phase,
  before_activation,  // before the dial is revealed
  after_reveal,
  before_check_difficulty,
  after_maneuver,  // executed, fully or not; Occasion::move; word "maneuver", "slam", "effect" or "ion"
  before_action,   // picked and about to be done; word is the action
  after_action,    // performed (not failed); word is the action
  after_move,      // any move: maneuver, boost, roll, decloak ...; word says which
  after_decloak,
  start_of_engagement_phase,
  before_engage,
  weapons,              // subject's weapons: effects add to and change Occasion::weapons
  weapon_check,         // may subject attack other with `word` (weapon)? `rule` forbids it so far: set `allowed`. Or no
                        // rule does: clear it and name one. other "": whomever. Nothing may be changed or asked
  defender_declared,    // first subject attacks, then subject defends: see attack()
  attack_rolled,        // attack dice just rolled, subject attacks
  after_modify_attack,  // subject attacks
  neutralize,           // before results cancel; subject attacks
  after_hit,            // the attack hits, before damage; subject attacks
  deal_damage,   // the attack deals its damage, or does what stands in its place (`harm`); subject attacks, value
                 // = results left (lying in attack()->attack_dice)
  after_attack,  // Aftermath stage 2; subject attacks
  after_defend,  // Aftermath stage 1; subject defends
  bonus_attack,  // Aftermath stages 3 and 4: subject may get one
  gain_token,    // subject would gain `value` of token `word`; set `stopped` to replace
  suffer_hit,    // subject would suffer `value` hit damage; change kind by setting `word` = "crit"
  after_crit,    // subject suffered 1 critical damage; value: index of the card that it brought, or -1
  after_damage,  // subject suffered `value` damage in all, from `word`
  card_faceup,   // a damage card came faceup; only that card's own effect; value is its index
  destroyed,
  device_template,  // adds to Occasion::options: templates with which subject may drop
  device_placed,    // other is the device
  detonate,         // only the device's own effect, on "device:<id>"; other is the device, subject who touched a mine
  start_of_end_phase,
  during_end_phase,
  count_
};
static_assert(static_cast<std::size_t>(Window::count_) <= kMostWindows);

WindowTraits traits_of(Window window);

}  // namespace plotboard::rules
