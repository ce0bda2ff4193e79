#pragma once
// What a ship carries through a battle besides its place and tokens: cards, shields, damage, dial, and what it has done
// this round. A plain value. Figures come from the catalog when the battle starts (rules/play/setup.hpp).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"
#include "geom/maneuver.hpp"

namespace plotboard::state {

// Half of a first edition huge ship; none: of any other ship, or the whole of a huge one.
enum class Section : std::uint8_t { none, fore, aft };
const char* name_of(Section section);  // "none" "fore" "aft"

struct DamageCard {
  int number = 0;  // data::DamageCard::number; which kind stays unknown to both sides while facedown. 0: a marker that
                   // counts as a facedown card, its own having gone into a new deck (2e-damage-deck-15)
  bool faceup = false;
  int weight = 1;                   // so much damage does it count for while faceup (1e-destroy-2)
  Section section = Section::none;  // from whose deck it is, at whose card it lies
  [[nodiscard]] int damage() const { return faceup ? weight : 1; }
  friend bool operator==(const DamageCard&, const DamageCard&) = default;
};

struct Card {  // an upgrade; of the first edition also a pilot, a huge ship's second card, a condition
  Id id;
  int charges = 0;         // of the first edition: ordnance tokens and the like, energy of a huge ship's weapon
  bool open = false;       // configurations with two sides: which is up
  bool discarded = false;  // facedown and out of play, still the ship's (1e-squad-15)
  Section section = Section::none;  // of a huge ship of two cards: which one carries it
  int extra = 0;                    // charges more than printed, at first and at most (fga-2.3.1-4)
  friend bool operator==(const Card&, const Card&) = default;
  [[nodiscard]] int limit(int printed) const { return printed + extra; }  // of its charges
};

// Where a turret indicator points (2e-firing-arc-9, -10).
enum class Turret : std::uint8_t { none, front, right, rear, left, front_rear, left_right };
const char* name_of(Turret turret);  // "none" "front" ... "front-rear"

struct Executed {  // the last maneuver of this round (2e-activation-9, 2e-slam-8)
  geom::Maneuver maneuver;
  geom::Difficulty difficulty = geom::Difficulty::white;
  bool fully = true;
  friend bool operator==(const Executed&, const Executed&) = default;
};

// A ship acts at the latest of these that has not ended, else at its printed initiative (2e-initiative-3).
struct Initiative {
  Id source;  // what changed it; "" is the printed one, kept first while anything else is there
  int value = 0;
  friend bool operator==(const Initiative&, const Initiative&) = default;
};

// A wing of small ships that fly by one dial (2e-wing). Who leads it has place 1 and names itself.
struct Wing {
  Id leader;           // "": of no wing
  int place = 0;       // 1 leader, 2 left flank, 3 right flank, 4 rear support, 5 left support, 6 right support
  bool split = false;  // flies by itself; leader and place stay, for it may rejoin (2e-wing-21)
  friend bool operator==(const Wing&, const Wing&) = default;
};
inline constexpr int kMostInWing = 6;

struct Deck {
  std::vector<int> draw;     // next card last
  std::vector<int> discard;  // repaired cards, and those of destroyed ships
  friend bool operator==(const Deck&, const Deck&) = default;
};

// A huge ship has two, fore and aft, each with a damage deck of its own. A huge ship of one card has its figures in the
// fore one, and the aft one has no hull.
struct HullSection {
  int hull = 0, shields = 0, shield_limit = 0;
  int energy = 0, energy_limit = 0;
  bool crippled = false;
  Deck deck;
  friend bool operator==(const HullSection&, const HullSection&) = default;
};

// Can it fly and fight? Permanent (fga-3.5.1b); a ship that docks is fit, see ShipState::docking.
enum class Fitness : std::uint8_t { fit, disabled, immobile };
const char* name_of(Fitness fitness);  // "fit" "disabled" "immobile"

inline constexpr std::string_view kForGood = "for-good:";  // begins marks that outlast the round

struct ShipState {
  Id pilot;         // catalog id, or ""
  int hull = 0;     // value: cards never lower it (2e-damage-deck-13)
  int agility = 0;  // printed
  int shields = 0, shield_limit = 0;
  int force = 0, force_limit = 0;
  int points = 0;  // squad points that it came for, in editions that score them (1e-event-3)
  Turret turret = Turret::none;
  std::vector<Card> cards;
  std::vector<DamageCard> damage;        // in the order dealt
  std::vector<HullSection> sections;     // of huge ships: fore, aft; hull and shields above are their sums
  Section lock_section = Section::none;  // of the ship that it has locked
  Id older_lock;                         // of a ship that keeps two: beside Piece::lock, which is the newer one
  bool destroyed = false;                // still on the table until it is removed (2e-destroy-3)
  bool removed = false;                  // out of the game: destroyed and taken off
  std::vector<Initiative> initiatives;   // changes of Piece::initiative, which has the one that counts; mostly empty
  Id carrier;                            // docked with this ship: in reserve (2e-gone-4)
  Wing wing;
  // Of a mission
  Id pilot_card;   // data::PilotCard::id, or ""
  int threat = 0;  // its Threat Level (fga-4.8); 0: none, as of people's ships
  bool elite = false;
  bool regenerates = false;               // one shield at the end of each round (fga-4.8.3-2)
  int bonus_hull = 0, bonus_shields = 0;  // over its type's and its cards', by mission and rank (fga-4.6.1.5-4)
  Fitness fitness = Fitness::fit;
  bool glides = false;  // disabled, it goes on 1 straight ahead (fga-3.5.1b-3)
  Id docking;           // what it is docked with by fga-2.16.1.3x: no maneuver, attack, action; agility 0
  Id declares;          // people's word of the Planning Phase: "dock:<id>", "hyperdrive", "land:<bay>"
  // This round
  std::optional<geom::Maneuver> dial;
  bool revealed = false;
  bool system_done = false;
  bool engaged = false;
  bool skips_action = false;  // this activation's Perform Action step (2e-overlap-6, 2e-obstacle-5)
  std::optional<Executed> executed;
  Ids actions;  // performed or failed this round (2e-action-7..9): "focus", "damage:5" ...
  Ids marks;    // once-a-round notes of effects: "bonus-attack", "tractored", "autothrusters" ...; kForGood: for ever
  Ids bumped;   // ships that a partial maneuver stopped against: range 0 (2e-attack-range-7)
  friend bool operator==(const ShipState&, const ShipState&) = default;

  // By a copy's name (data/card_copy.hpp); null: not equipped. Copies that share a name work as one with the charges of
  // all: card() is the one with most of them; repeats(): an earlier card has this one's name.
  [[nodiscard]] const Card* card(Id id) const;
  [[nodiscard]] bool repeats(std::size_t index) const;
  [[nodiscard]] bool has_mark(Id mark) const;
  [[nodiscard]] bool did(Id action) const;
  [[nodiscard]] int faceup(int number) const;  // how many faceup damage cards of that kind
  [[nodiscard]] bool is_wingmate() const { return wing.place > 1 && !wing.split; }  // and flies in formation
  [[nodiscard]] int damage_in(Section section) const;                               // none: all of it
  [[nodiscard]] int hull_left() const { return hull - damage_in(Section::none); }
  [[nodiscard]] int hull_left(Section section) const;
  [[nodiscard]] bool is_of_two_cards() const { return sections.size() == 2 && sections[1].hull > 0; }
  // Where the figures of that section stand; ENSURE: a huge ship.
  [[nodiscard]] const HullSection& section(Section which) const;
};

}  // namespace plotboard::state
