#pragma once
// Effects by timing window: the one mechanism of upgrades, ship abilities, damage cards and mission rules. An effect
// says on which card it stands, at which window it works, which rule gives it, when it applies and what it does. One
// file a card in rules/effects/: `void <file name>(Effects& all)` in namespace rules::effects adds the card's effects;
// the build finds the files itself. Figures (dice, charges, arcs) stand in the card's data, not here.
//
// happen() runs a window for the ship that it is about (`subject`): its own cards, faceup damage cards and ship
// abilities; effects with `anyone` also see what happens to other ships. Effects that must be decided are asked for
// (choice "effect", options the card and "pass"). Ability queue (2e-timing-2..5): first player's, then the second's; a
// player with several says the order (choice "order"); what an effect triggers is resolved inside it, before the rest.

#include <string>
#include <vector>

#include "rules/game.hpp"
#include "rules/movement.hpp"

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
  deal_damage,          // replaces damage by results: set `stopped`; subject attacks, value = results left (lying in
                        // attack()->attack_dice)
  after_attack,         // Aftermath stage 2; subject attacks
  after_defend,         // Aftermath stage 1; subject defends
  bonus_attack,         // Aftermath stages 3 and 4: subject may get one
  gain_token,           // subject would gain `value` of token `word`; set `stopped` to replace
  suffer_hit,           // subject would suffer `value` hit damage; change kind by setting `word` = "crit"
  after_crit,           // subject suffered 1 critical damage; value: index of the card that it brought, or -1
  after_damage,         // subject suffered `value` damage in all, from `word`
  card_faceup,          // a damage card came faceup; only that card's own effect; value is its index
  destroyed,
  device_template,  // adds to Occasion::options: templates with which subject may drop
  device_placed,    // other is the device
  detonate,         // only the device's own effect, on "device:<id>"; other is the device, subject who touched a mine
  start_of_end_phase,
  during_end_phase,
  count_
};

struct WeaponOnShip;  // rules/attack.hpp

struct Occasion {
  Window window;
  std::string subject;  // the ship that it happens to
  std::string other;    // the other ship, device or obstacle, or ""
  std::string word;     // an action, token, weapon, option
  int value = 0;
  bool allowed = true;
  bool stopped = false;
  geom::Maneuver maneuver{};
  const MoveOutcome* move = nullptr;
  std::vector<state::Option>* options = nullptr;
  std::vector<WeaponOnShip>* weapons = nullptr;
  // Of the numbers of an attack: that attack, which may be only thought of (previews, odds); else see game.attack().
  const state::Attack* attack = nullptr;
  std::string rule;   // weapon_check
  std::string owner;  // set by the mechanism: the ship whose card is being asked
  std::string card;   // and that card
};

struct Effect {
  std::string card;  // upgrade or ability id, "damage:7" for a faceup damage card, "device:<id>", "rules" for everybody
  Window window;
  std::string rule;     // in the ledger
  bool may = false;     // its side decides; otherwise mandatory
  bool anyone = false;  // sees windows of other ships too
  // Of those that may be used: does it give more than it costs just now? AI and bot go by it; null: yes. It changes
  // and asks nothing.
  bool (*worth)(Game&, const Occasion&) = nullptr;
  bool (*when)(const Game&, const Occasion&) = nullptr;  // null: always
  void (*run)(Game&, Occasion&) = nullptr;
  std::string prompt;  // for `may`: what is offered, in a few words
  // List windows: run() adds options whose key is the card or begins with "<card>:"; use() does what was picked
  // (Occasion::word is the key). In the modify windows each key is used once an attack, and without `may` it has to be
  // used (2e-mod-16, -17).
  void (*use)(Game&, Occasion&) = nullptr;
};
using Effects = std::vector<Effect>;

const Effects& all_effects();                   // in order of card id
[[nodiscard]] bool anything_at(Window window);  // does any card know this window?
// How often an effect of all_effects() has run (or its option was used) in this thread: does random play meet them all?
std::uint64_t times_used(const Effect& effect);
std::vector<const Effect*> effects_of(const std::string& card);  // "" none
// The card of an option's key: "<card>" or "<card>:<what>", where a pilot ability's own name has a colon already.
std::string card_of_option(const std::string& key);
// For tests: effects of cards that no catalog has, beside the real ones as long as this lives. One at a time.
class MadeUpEffects {
 public:
  explicit MadeUpEffects(Effects effects);
  ~MadeUpEffects();
  MadeUpEffects(const MadeUpEffects&) = delete;
  MadeUpEffects& operator=(const MadeUpEffects&) = delete;

 private:
  Effects effects_;
};
void happen(Game& game, Occasion& occasion);
// One effect by itself, for those that find theirs without a window's queue (a device, a card that comes faceup).
void run(const Effect& effect, Game& game, Occasion& occasion);
// Short forms.
int number_after(Game& game, Window window, const std::string& subject, const std::string& other, int value,
                 const std::string& word = "");
void moment(Game& game, Window window, const std::string& subject, const std::string& other = "",
            const std::string& word = "", int value = 0);
// The ability queue of one window (2e-timing-2..5), from the effects that applied when it opened.
struct Queued {
  const Effect* effect;
  std::string owner, card;  // whose card it is
  std::string subject;      // to whom it happened
};
void resolve_queue(Game& game, Occasion& occasion, std::vector<Queued> queue);
// A window that opens for every ship in play at once, such as the start of a phase: one queue for all of them.
void moment_for_all(Game& game, Window window);
// Uses the effect that added option `key` to a list (action_options, modify_attack ...); false: no effect's.
bool run_option(Game& game, Occasion& occasion, const std::string& key);

}  // namespace plotboard::rules
