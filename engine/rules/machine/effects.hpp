#pragma once
// Effects by timing window: the one mechanism of upgrades, ship abilities, damage cards and mission rules. An effect
// says on which card it stands, at which window it works, which rule gives it, when it applies and what it does. One
// file a card in rules/cards/, by edition: `void <file name>(Effects& all)` in namespace rules::effects adds the card's
// effects; the build finds the files itself. Figures (dice, charges, arcs) stand in the card's data, not here.
//
// happen() runs a window for the ship that it is about (`subject`): its own cards, faceup damage cards and ship
// abilities; effects with `anyone` also see what happens to other ships. Effects that must be decided are asked for
// (choice "effect", options the card and "pass"). Ability queue (2e-timing-2..5): first player's, then the second's; a
// player with several says the order (choice "order"); what an effect triggers is resolved inside it, before the rest.

#include <cstdint>
#include <string>
#include <vector>

#include "geom/maneuver.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::rules {

// Which windows there are is for the wing that opens them to say (play/windows.hpp).
enum class Window : std::uint8_t;

enum class WindowGroup : std::uint8_t {
  number,  // effects change Occasion::value: all that apply do, nothing is asked
  list,    // effects add to Occasion::options; if one is picked, run_option() uses it
  quiet,   // mechanical parts of something else: all of them apply, in the order of the cards
  moment   // the ability queue
};
struct WindowTraits {
  WindowGroup group = WindowGroup::moment;
  bool remotes_apart = false;  // what remotes do in it is found where they lie: no ship's cards are asked for it
};

struct MoveOutcome;   // board/movement.hpp
struct WeaponOnShip;  // play/attack.hpp

struct Occasion {
  Window window;
  Id subject;  // the ship that it happens to
  Id other;    // the other ship, device or obstacle, or ""
  Id word;     // an action, token, weapon, option
  int value = 0;
  bool allowed = true;
  bool stopped = false;
  geom::Maneuver maneuver{};
  const MoveOutcome* move = nullptr;
  std::vector<state::Option>* options = nullptr;
  std::vector<WeaponOnShip>* weapons = nullptr;
  // Of the numbers of an attack: that attack, which may be only thought of (previews, odds); else see game.attack().
  const state::Attack* attack = nullptr;
  std::string rule;  // weapon_check
  Id owner;          // set by the mechanism: the ship whose card is being asked
  Id card;           // and that card
};

struct Effect {
  Id card;  // upgrade or ability id, "damage:7" for a faceup damage card, "device:<id>", "rules" for everybody,
            // "1e-rules" in the 1st edition
  Window window;
  std::string rule;     // its id
  bool may = false;     // its side decides; otherwise mandatory
  bool anyone = false;  // sees windows of other ships too
  // Of those that may be used: does it give more than it costs just now? AI and bot go by it; null: yes. It changes
  // and asks nothing.
  bool (*worth)(Game&, const Occasion&) = nullptr;
  bool (*when)(const Game&, const Occasion&) = nullptr;  // null: always
  void (*run)(Game&, Occasion&) = nullptr;
  Phrase prompt;  // for `may`: what is offered: "Spend a charge to see the dial"
  // List windows: run() adds options whose key is the card or begins with "<card>:"; use() does what was picked
  // (Occasion::word is the key). In the modify windows each key is used once an attack, and without `may` it has to be
  // used (2e-mod-16, -17).
  void (*use)(Game&, Occasion&) = nullptr;
};
using Effects = std::vector<Effect>;

// Of the table as it is now.
const std::vector<Watch>& watches_of(const Game& game);

const Effects& all_effects();                                     // in order of card id
[[nodiscard]] bool anything_at(const Game& game, Window window);  // does any card of its edition know this window?
// Does any card on the table know it that would see what happens there to this ship? False: opening it does nothing.
[[nodiscard]] bool anything_at(const Game& game, Window window, Id subject);
// How often an effect of all_effects() has run (or its option was used) in this thread: does random play meet them all?
std::uint64_t times_used(const Effect& effect);
std::vector<const Effect*> effects_of(Id card);  // "" none
// The card of an option's key: "<card>" or "<card>:<what>", where a pilot ability's own name has a colon already.
Id card_of_option(Id key);
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
int number_after(Game& game, Window window, Id subject, Id other, int value, Id word = {});
void moment(Game& game, Window window, Id subject, Id other = {}, Id word = {}, int value = 0);
// The ability queue of one window (2e-timing-2..5), from the effects that applied when it opened.
struct Queued {
  const Effect* effect;
  Id owner, card;          // whose card it is
  Id subject;              // to whom it happened
  Occasion* at = nullptr;  // of several windows in one queue, its own; null: that of resolve_queue()
};
void resolve_queue(Game& game, Occasion& occasion, std::vector<Queued> queue);
// A window that opens for every ship in play at once, such as the start of a phase: one queue for all of them.
void moment_for_all(Game& game, Window window);
// Moments that come together, of one window or of several: one queue for all of them.
void happen_together(Game& game, std::vector<Occasion>& occasions);
// Uses the effect that added option `key` to a list (action_options, modify_attack ...); false: no effect's.
bool run_option(Game& game, Occasion& occasion, Id key);

}  // namespace plotboard::rules
