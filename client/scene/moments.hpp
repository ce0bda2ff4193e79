#pragma once
// What has happened, as moments on a clock: ships fly, shots cross the board, shields flare, dice fall. Made of the
// events of a log's new entries and the table before them; drawn by effects.hpp. Pure: the same events give the same
// moments, and nothing here changes what they led to. Times are seconds at normal speed from the start of the timeline.
// Cost: a maneuver is flown once more (some microseconds), every other event below one.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rules/rules.hpp"
#include "state/events.hpp"

namespace plotboard::scene {

enum class MomentKind : std::uint8_t {
  flight,     // a maneuver along its template
  slide,      // any other move: barrel roll, boost, a wingmate into its place
  aim,        // an attack is declared
  dice,       // dice roll
  shot,       // from attacker to defender
  shield,     // shields are lost
  hull,       // facedown damage
  critical,   // faceup damage
  explosion,  // a ship is destroyed, or its wreck taken off
  leaves,     // a ship flees
  arrives,    // a ship comes during the battle
  drop,       // a device is put down
  blast,      // a device goes off
  token,      // a token is gained
  banner      // a phase begins
};
enum class Gun : std::uint8_t { laser, turret, ion, torpedo, missile, beam };

// What is heard of a moment. `click`: of buttons, which are no moments.
enum class Sound : std::uint8_t {
  none,
  flight,
  laser,
  ion,
  torpedo,
  shield,
  hull,
  critical,
  explosion,
  dice,
  phase,
  click
};
inline constexpr std::size_t kSounds = 12;

struct Moment {
  MomentKind kind = MomentKind::banner;
  double start = 0, seconds = 0;
  Sound sound = Sound::none;
  Id ship;        // whom it is about; of a shot and of aiming the attacker
  Id other;       // of these the defender
  int count = 1;  // so many shields, damage cards, tokens
  Gun gun = Gun::laser;
  bool ion = false;                               // of a shot: it ionizes
  bool hits = false;                              // likewise
  geom::Pose from, to;                            // of moves and of what has one place: `to`
  std::shared_ptr<const rules::MoveOutcome> way;  // of a flight
  geom::Difficulty difficulty = geom::Difficulty::white;
  state::DieKind die = state::DieKind::attack;  // of dice
  state::Pool pool = state::Pool::none;
  std::vector<int> values;  // as in DiceRolled
  state::Token token = state::Token::focus;
  double reach_mm = 0;       // of explosions and blasts
  std::string words, under;  // of a banner: what begins, and the round; of a critical hit its card
  [[nodiscard]] double end() const { return start + seconds; }
  [[nodiscard]] bool is_move() const { return kind == MomentKind::flight || kind == MomentKind::slide; }
};

struct Timeline {
  struct Cut {  // from then on so many of the events have happened, as the board shows it
    double at = 0;
    std::size_t events = 0;
  };
  std::vector<Moment> moments;  // by their start
  std::vector<Cut> cuts;        // likewise
  double next = 0;              // where what comes after them starts
  double seconds = 0;           // until the last one is over
  [[nodiscard]] bool empty() const { return moments.empty(); }
};

// Moments of further events; `before`: the table as they found it. The cuts count from the first event ever added.
void add_moments(Timeline& timeline, const data::Catalog& catalog, const state::Table& before,
                 const std::vector<const state::Event*>& events);

// The moments that are on at that time, or whether any of them moves that ship and is not over yet.
std::vector<const Moment*> moments_at(const Timeline& timeline, double at);
bool is_on_its_way(const Timeline& timeline, double at, Id ship);
// The part of the table that one has to see to follow it; `shown`: the table at that time. Empty (low above high) of
// what is nowhere.
geom::Box region_of(const data::Catalog& catalog, const state::Table& shown, const Moment& moment);
Gun gun_of(const data::Catalog& catalog, const state::Attack& attack);
bool ionizes(Id weapon);

// How long dice roll before they show what they show; what is left of their moment they lie still.
inline constexpr double kRollSeconds = 0.55;

}  // namespace plotboard::scene
