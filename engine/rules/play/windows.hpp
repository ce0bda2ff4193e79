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
  may_lock,              // 1: subject may lock its friend `other` (value starts at 0)
  may_act,               // 1: subject may do the action `word`; 0: the card of Occasion::rule forbids it
  may_modify,  // 1: subject may change its attack dice by `word` ("focus", "lock", an effect's key); 0: as above
  may_modify_defense,  // the same for subject's defense dice
  acts_stressed,       // 1: subject may do the action `word` although it is stressed (value starts at 0)
  action_colour,       // hardest colour that a card gives the action `word`: 0 white, 1 red, 2 purple; -1: none does
  reinforcement,       // evade results that subject, which defends, has by its reinforce tokens
  jam_reach,           // how far subject jams
  recovery,            // shields that subject, a huge ship, regains by a recover action
  energy_gain,         // that subject, a huge ship, gains by its maneuver
  keeps_tokens,        // so many tokens `word` stay on subject in the End phase (value starts at 0)
  lock_reach,          // 1: subject may lock `other` where it is (value starts at 1 within range 3, else at 0)
  damage_faceup,       // 1: a damage card that is dealt to subject facedown is dealt faceup (value starts at 0)
  obstacle_hurts,      // 1: an obstacle met by subject has its effect; other is the obstacle, word "move" or "attack"
  // Options: effects add to Occasion::options; if one is picked, run() is called with Occasion::word its key.
  action_options,          // more actions for subject
  system_options,          // System Phase
  modify_attack,           // subject attacks
  modify_attack_against,   // subject defends
  modify_defense,          // subject defends
  modify_defense_against,  // subject attacks
  energy_options,          // subject, a huge ship, uses cards with an Energy header
  // Moments.
  setup,          // all forces stand (2e-setup-17)
  before_forces,  // obstacles lie, the first ship is about to be placed. Where forces stand already: before `setup`
  planning_end,   // all dials are set, before any is revealed
  at_initiative,  // step `value` of phase `word` begins, before any ship of it acts. Remotes: "device:<id>", only at
                  // their
                  // own. The Engagement Phase has a step 7 even without ships as soon as any card knows this window
  start_of_planning,
  start_of_activation_phase,
  end_of_activation_phase,
  before_activation,  // before the dial is revealed
  after_reveal,
  before_maneuver,  // after all that the reveal has set off; Occasion::maneuver is what the ship is about to execute
  before_check_difficulty,
  after_maneuver,  // executed, fully or not; Occasion::move; word "maneuver", "slam", "effect" or "ion"
  before_action,   // picked and about to be done; word is the action
  after_action,    // performed (not failed); word is the action
  after_move,      // any move: maneuver, boost, roll, decloak ...; word says which
  after_decloak,
  start_of_engagement_phase,
  before_engage,
  attack_offered,       // subject had an opportunity to attack, in its turn or by a card; used or not
  after_engage,         // its turn to attack is over, used or not
  weapons,              // subject's weapons: effects add to and change Occasion::weapons
  weapon_check,         // may subject attack other with `word` (weapon)? `rule` forbids it so far: set `allowed`. Or no
                        // rule does: clear it and name one. other "": whomever. Nothing may be changed or asked
  defender_declared,    // first subject attacks, then subject defends: see attack()
  attack_rolled,        // attack dice just rolled, subject attacks
  defense_rolled,       // defense dice just rolled, subject defends
  after_modify_attack,  // subject attacks
  neutralize,           // before results cancel; subject attacks
  after_hit,            // the attack hits, before damage; subject attacks
  deal_damage,         // the attack deals its damage, or does what stands in its place (`harm`); subject attacks, value
                       // = results left (lying in attack()->attack_dice)
  after_attack,        // Aftermath stage 2; subject attacks
  after_defend,        // Aftermath stage 1; subject defends
  bonus_attack,        // Aftermath stages 3 and 4: subject may get one
  token_gained,        // subject has gained `value` of token `word`
  gain_token,          // subject would gain `value` of token `word`; set `stopped` to replace
  token_spent,         // by subject: `word` is the token, "lock" its lock on `other`
  lock_acquired,       // by subject, on `other`
  suffer_hit,          // subject would suffer `value` hit damage; change kind by setting `word` = "crit"
  upgrade_discarded,   // subject's card `word`
  condition_assigned,  // to subject; `word` is the condition
  shield_lost,         // damage took one of subject's shields
  jammed,              // subject, by the huge ship `other`
  crippled,            // a section of subject, `word`
  after_crit,          // subject suffered 1 critical damage; value: index of the card that it brought, or -1
  after_damage,        // subject suffered `value` damage in all, from `word`
  damage_card_dealt,   // subject has been dealt the card at index `value`; before its text is resolved. Who turns it
                       // down
                       // or discards it sets `stopped`
  card_faceup,         // a damage card came faceup; only that card's own effect; value is its index
  destroyed,
  device_template,  // adds to Occasion::options: templates with which subject may drop
  device_placed,    // other is the device
  device_goes_off,  // before the bomb or mine `other` of subject (the ship that dropped it, or "" where that is gone)
                    // does what it does; `word`: who touched a mine. `stopped`: it does not, and stays where it lies
  detonate,         // only the device's own effect, on "device:<id>"; other is the device, subject who touched a mine
  end_of_combat,    // the last ship has engaged
  start_of_end_phase,
  during_end_phase,
  end_of_round,  // after tokens have left (1e-round-7)
  suffer_crit,   // subject would suffer 1 critical damage, shields or not; `stopped`: something else has come instead
  // Of devices, in the order in which they come after device_goes_off.
  device_strikes,  // the device `other` is about to do it to subject; `stopped`: not to this ship
  device_rolled,   // subject has rolled dice for the device `other`; `word`: their faces, in and out (first/bombs.hpp)
  device_leaves,   // the device `other` has done what it does and is about to be removed; subject, word as it went off
  after_stress_check,  // of a maneuver: its colour has done its work, obstacles have not (Occasion::move)
  obstacle_rolled,     // subject has thrown the face `word` for the obstacle `other`; `stopped`: it does nothing
  energy_allocated,    // subject has put 1 energy on its card `word`
  token_lost,          // `value` of subject's tokens `word`; by whom, Game::author() says
  dice_rerolled,       // of subject, perhaps none of them: `word` "attack" or "defense"
  before_attack_dice,  // each time that subject's attack is performed, before its dice are counted
  coordinating,        // subject has picked `other`, which may act in a moment
  // Numbers as well.
  lock_barred,            // 1: subject may not lock `other` by an action (value starts at 0)
  counts_as_hit,          // 1: subject's attack hits, whatever is left of its results
  postpones_destruction,  // 1: subject is not destroyed yet, though it has no hull left (value starts at 0)
  may_cover,              // 1: subject may be put on the obstacle `other` by a roll, boost or decloak (starts at 0)
  may_target,             // 1: subject may attack its friend `other` (value starts at 0)
  reroll_cap,             // of so many dice of the attack at most may be rerolled; `word` "attack" or "defense"
  roll_templates,         // by which templates subject may roll: 1 the straight one, 2 the bank, 3 either
  may_dial,  // 1: subject may be given Occasion::maneuver in the Planning Phase; 0: the card of Occasion::rule forbids
             // it
  repairs,   // 1: the action of the damage card `word` turns it down. Only that card's own effect; a die may be thrown
  count_
};
static_assert(static_cast<std::size_t>(Window::count_) <= kMostWindows);

WindowTraits traits_of(Window window);

}  // namespace plotboard::rules
