#pragma once
// The lists of an AI card in a closed vocabulary: whom it targets, what it does, how it attacks.
// assets/ai-cards/*.json; docs/data-formats.md explains the words. What they mean on a table: ai/sight.hpp,
// ai/ai_lists.hpp.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"
#include "geom/arc.hpp"
#include "words/phrase.hpp"

namespace plotboard::data {

struct RuleSet;

// Readings of cards that the sources leave open, each a setting of the rule set by this name. A line with one counts
// only under that setting ("not ...": only without it).
enum class CardReading : std::uint8_t {
  always,
  viper_fang_lower_initiative,
  scum_ywing_lower_initiative,
  defender_any_shot_first,
  yt1300_boost_waits,
  yt1300_attacks_locked
};
struct LineReading {
  CardReading reading = CardReading::always;
  bool wanted = true;
};
bool counts(const LineReading& line, const RuleSet& ruleset);
std::optional<LineReading> reading_of(std::string words);  // "not ai_yt1300_boost_waits"

enum class TargetRule : std::uint8_t { locked_in_range, closest_in_arc_lower_initiative, closest_in_arc, closest };
struct TargetLine {
  TargetRule rule = TargetRule::closest;
  geom::ArcKind arc = geom::ArcKind::front;  // of the in-arc rules; a turret stands for any arc of the ship's turret
  LineReading reading = {};
};

enum class CardFact : std::uint8_t {
  repairable,            // the line's first action, a repair, is possible
  target_moved,          // the target has activated in this round
  target_locked,         // the ship has it locked
  target_in_lock_range,  // within range 3
  target_at,             // its range lies in nearest..farthest
  target_in_arc,         // of this ship, by CardCondition::place, range 1 to 3; without a place: in an attack arc
  shot_at_target,        // it could attack its target: arc, range, weapon
  has_shot,              // any enemy in an attack arc at range nearest..farthest
  in_targets_arc,        // in an attack arc of the target, range 1 to 3
  in_enemy_arc,          // in an attack arc of any enemy, range 1 to 3
  in_arcs_of,            // of at least `count` enemies that stand wholly in that half of this ship
  evading,               // has an evade token
  cloaked,
  can_coordinate,  // a friendly ship could be coordinated
  equipped,        // with a card of one of these slots
  charges,         // any are left on such cards
  linked,          // an action of the list has just been done and links others
  goal_met         // the line's goal holds here already
};
enum class CardPlace : std::uint8_t { any, front, rear, turret, front_half, rear_half };
struct CardCondition {
  CardFact fact = CardFact::repairable;
  bool wanted = true;  // false: "not ..."
  CardPlace place = CardPlace::any;
  int nearest = 1, farthest = 3;
  int count = 0;
  std::vector<std::string> slots;
  std::string words;  // as the file has it
};

struct CardStep {  // one action
  Id action;       // "focus" ..., "reinforce-fore", "repair", "astromech", "tractor-beam"
  bool red = false;
};
using CardChain = std::vector<CardStep>;  // one action, or two of which the second is linked: both, or neither
struct ActionLine {
  int line = 0;
  LineReading reading;
  std::vector<CardCondition> when;  // before it
  std::vector<CardChain> chains;    // tried in this order
  std::vector<CardCondition> goal;  // at the end of the trial
  std::string note;
  [[nodiscard]] bool asks(CardFact fact) const;  // among `when`
};

enum class WeaponChoice : std::uint8_t { torpedo, missile, cannon, front, rear, turret, any };
struct AttackLine {
  int line = 0;
  LineReading reading;
  bool locked = false;       // the ship it has locked; else the nearest that can be attacked
  bool second = false;       // a further attack that a gunner or pilot allows
  bool spends_lock = false;  // whenever a reroll can add damage, whatever fga-3.4.1.2 says
  int nearest = 0, farthest = 3;
  std::vector<WeaponChoice> weapons;  // the first that can attack that ship
  std::string note;
};

enum class AbilityUse : std::uint8_t { always, by_lines };  // by_lines: only as the second half of an action line
struct AbilityLine {
  std::string ability;
  AbilityUse use = AbilityUse::always;
  std::string note;
};

// "not has-shot 2-3": nothing, and why, for anything that is no condition.
std::optional<CardCondition> condition_of(const std::string& words, std::string& fault);
// "boost > focus red": likewise.
std::optional<CardChain> chain_of(const std::string& words, std::string& fault);
Phrase words_of(const CardChain& chain);          // "boost, then red focus"
Phrase words_of(const CardCondition& condition);  // "has no shot at range 1", for people

}  // namespace plotboard::data
