// An AI ship's activation by the manual's general rules: its card moves it (ai::decide), then it acts.
//
// As this program reads fga-3.3.8 where a card's own list is not at hand: first repair, the newest critical effect
// first; then a lock on the nearest enemy in range; then what gains a shot (turn the turret, barrel roll, boost; only
// on enemies that have moved); then focus to shoot, evade when it may be shot at; else focus. White before red; red
// only for a shot.

#include <algorithm>
#include <array>

#include "ai/advice.hpp"
#include "ai/ai.hpp"
#include "ai/words.hpp"
#include "rules/activation.hpp"
#include "rules/movement.hpp"

namespace plotboard::ai {
namespace {

// --- the maneuver

base::Result<Decision> by_card(const Thought& t) {
  base::Rng rng = t.generator("maneuver");
  return decide(t.game.field(), {t.choice.ship, t.hints.die, t.hints.target, t.hints.sector, t.explains}, rng);
}

// The 2 straight that stands for something else: the dial's own may have another colour.
bool is_white_straight(const Thought& t, const Decision& decision) {
  const data::Ship* type = t.game.type_of(t.choice.ship);
  if (type == nullptr || decision.ionised || decision.flown != geom::Maneuver{2, geom::Bearing::straight}) return false;
  if (!type->dial.has(decision.flown)) return true;
  return decision.stressed && !decision.swerve.helped && decision.maneuver != decision.flown &&
         type->dial.difficulty_of(decision.maneuver) == geom::Difficulty::red;
}

std::optional<Advice> choose_maneuver(const Thought& t) {
  auto decision = by_card(t);
  if (!decision) return std::nullopt;
  std::string key = geom::code_of(decision->flown);
  if (is_white_straight(t, *decision)) key = rules::kWhiteStraight;
  if (t.legal(key) == nullptr) key = geom::code_of(decision->maneuver);
  if (t.legal(key) == nullptr) return std::nullopt;
  Advice advice = answer(t, std::move(key), "fga-3.1.1-5",
                         [&] { return decision->steps.empty() ? std::string() : decision->steps.back().text; });
  if (decision->die > 0) advice.die = decision->die;
  advice.die_typed = decision->die_typed;
  if (t.explains) advice.decision = std::move(*decision);
  return advice;
}

std::optional<Advice> choose_drop(const Thought& t) {
  const geom::Figures& figures = t.game.catalog().figures;
  const double reach = figures.range_band.mm() * figures.bands;
  bool drops = false;
  if (distance_mm(t.game, t.choice.ship, t.ship().lock) > reach) {
    const auto decision = by_card(t);
    drops = decision && decision->drops_lock;
  }
  if (t.legal(drops ? "drop" : "keep") == nullptr) return std::nullopt;
  return answer(t, drops ? "drop" : "keep", "fga-3.3.1.2-2", [&] {
    return drops ? std::string("The locked ship is beyond range 3 and another enemy within it.")
                 : std::string("It keeps after the ship it has locked.");
  });
}

// The middle place, unless it leaves or hits something and another does not.
std::optional<Advice> choose_tallon(const Thought& t) {
  const rules::Field& field = t.game.field();
  const rules::Field::Ship* self = field.ship(t.choice.ship);
  std::optional<geom::Maneuver> maneuver;
  for (const state::Answer& given : t.before()) {
    const auto code = geom::maneuver_from_code(given.key);
    if (code && geom::is_tallon(code->bearing)) maneuver = code;
  }
  if (!maneuver && t.ship().ship.dial) maneuver = t.ship().ship.dial;
  if (self == nullptr || !maneuver || !geom::is_tallon(maneuver->bearing)) return std::nullopt;
  struct Place {
    const char* key;
    geom::TallonPlace place;
  };
  const char* best = nullptr;
  int least = 0;
  for (const Place place : {Place{"middle", geom::TallonPlace::middle}, Place{"front", geom::TallonPlace::front},
                            Place{"back", geom::TallonPlace::back}}) {
    if (t.legal(place.key) == nullptr) continue;
    const rules::MoveOutcome outcome = rules::fly(field, *self, *maneuver, {place.place, false, {}});
    const int trouble = outcome.left_area ? 2 : outcome.hits_obstacle() ? 1 : 0;
    if (best != nullptr && trouble >= least) continue;
    best = place.key;
    least = trouble;
  }
  if (best == nullptr) return std::nullopt;
  return answer(t, best, "2e-bearing-7", [] { return std::string("The middle place, or the one without trouble."); });
}

// --- actions

// fga-3.3.8.3: the critical effect that came last, of those that an action repairs.
std::optional<Advice> repair(const Thought& t) {
  const auto& damage = t.ship().ship.damage;
  for (auto card = damage.rbegin(); card != damage.rend(); ++card) {
    if (!card->faceup) continue;
    const std::string key = "damage:" + std::to_string(card->number);
    if (t.legal(key) == nullptr) continue;
    return answer(t, key, "fga-3.3.8.3-1",
                  [] { return std::string("A critical effect is repaired before all else."); });
  }
  return std::nullopt;
}

// The ship that a Strike order names; "" without one.
std::string strike_target(const Thought& t) {
  const std::string& order = t.ship().order;
  return order.rfind("strike:", 0) == 0 ? order.substr(7) : std::string();
}

// Whom it would lock; "" nobody.
std::string whom_to_lock(const Thought& t) {
  const state::Piece& ship = t.ship();
  if (ship.order.rfind("escape:", 0) == 0) return "";              // fga-3.3.2.2a-4
  if (!ship.lock.empty() && t.game.in_play(ship.lock)) return "";  // it keeps after that one
  constexpr int kFarthest = 3;
  const double reach = t.game.catalog().figures.range_band.mm() * kFarthest;
  const std::string strike = strike_target(t);
  std::string nearest;
  double least = reach;
  for (const rules::Field::Ship& other : t.game.field().ships()) {
    const std::string& id = t.game.field().piece(other).id;
    if (!is_enemy_of(t.game, ship.id, id) || (!strike.empty() && id != strike)) continue;
    const double distance = distance_mm(t.game, ship.id, id);
    if (distance > least) continue;
    least = distance;
    nearest = id;
  }
  return nearest;
}

std::optional<geom::Reposition> reposition_named(std::string_view action) {
  if (action == "barrel-roll") return geom::Reposition::barrel_roll;
  if (action == "boost") return geom::Reposition::boost;
  if (action == "decloak") return geom::Reposition::decloak;
  if (action == "tractor") return geom::Reposition::tractor;
  return std::nullopt;
}

constexpr double kCorner = 1;  // a place from which no maneuver would stay on the table is none

bool gains_shot(const Thought& t, const Outlook& outlook, std::string_view action) {
  const rules::Field& field = t.game.field();
  const rules::Field::Ship* self = field.ship(t.choice.ship);
  const auto kind = reposition_named(action);
  if (self == nullptr || !kind) return false;
  const auto places = rules::judged_places(field, *self, *kind);
  return std::any_of(places.begin(), places.end(), [&](const rules::JudgedPlace& judged) {
    return judged.legal && outlook.from(judged.place.end).moved_shots > 0 &&
           edge_trouble(t.game, t.choice.ship, judged.place.end) < kCorner;
  });
}

constexpr std::array<const char*, 6> kTurrets{"front", "right", "rear", "left", "front-rear", "left-right"};

bool rotation_gains_shot(const Thought& t) {
  const bool two = t.ship().ship.turret >= state::Turret::front_rear;
  for (std::size_t i = two ? 4 : 0; i < (two ? 6u : 4u); ++i) {
    if (view_turned(t.game, t.choice.ship, kTurrets[i]).shots > 0) return true;
  }
  return false;
}

Advice choose_action(const Thought& t) {
  if (auto advice = repair(t)) return std::move(*advice);
  const auto white = [&t](const char* action) { return t.legal(action) != nullptr && colour_of(t, action) != "red"; };
  if (white("lock")) {
    const std::string target = whom_to_lock(t);
    if (!target.empty()) {
      return answer(t, "lock", "fga-3.3.8-2", [&] { return line("It locks ", target, "."); });
    }
  }
  const bool may_gain =
      t.legal("barrel-roll") != nullptr || t.legal("boost") != nullptr || t.legal("rotate-arc") != nullptr;
  const char* calm = white("focus") ? "focus" : white("calculate") ? "calculate" : nullptr;
  const char* guard = white("evade") ? "evade" : white("reinforce") ? "reinforce" : nullptr;
  const bool linked_calm = calm == nullptr && (t.legal("focus") != nullptr || t.legal("calculate") != nullptr);
  if (calm == nullptr && guard == nullptr && !may_gain && !linked_calm) return quiet_answer(t);

  const Outlook outlook(t.game, t.choice.ship);
  if (outlook.empty()) return quiet_answer(t);
  const Outlook::View here = outlook.here();
  if (here.shots == 0) {
    if (white("rotate-arc") && rotation_gains_shot(t)) {
      return answer(t, "rotate-arc", "fga-3.3.8-2", [] { return std::string("Turning the turret gives it a shot."); });
    }
    for (const bool red : {false, true}) {
      for (const char* action : {"barrel-roll", "boost"}) {
        if (t.legal(action) == nullptr || (colour_of(t, action) == "red") != red) continue;
        if (!gains_shot(t, outlook, action)) continue;
        return answer(t, action, "fga-3.3.8.1-1", [] {
          return std::string("From a place within its reach it has a shot at an enemy that has moved.");
        });
      }
    }
  }
  if (here.shots > 0 && calm != nullptr) {
    return answer(t, calm, "fga-3.3.8-2", [] { return std::string("It is going to shoot."); });
  }
  if (here.threats > 0 && guard != nullptr) {
    return answer(t, guard, "fga-3.3.8-2", [] { return std::string("It may be shot at."); });
  }
  if (const char* any = calm != nullptr ? calm : guard) {
    return answer(t, any, "fga-3.3.8-2", [] { return std::string("Nothing better to do."); });
  }
  return quiet_answer(t);
}

// Where the ship stands best: a shot first, then few enemies that have one at it. A tractor beam's owner wants the
// opposite.
Advice choose_place(const Thought& t) {
  const Outlook outlook(t.game, t.choice.ship);
  const double sign = t.choice.side == t.ship().side ? 1 : -1;
  const state::Option* best = nullptr;
  double most = 0;
  for (const state::Option& option : t.choice.options) {
    if (!option.legal) continue;
    const Outlook::View view = option.ghost ? outlook.from(*option.ghost) : outlook.here();
    const double edge = edge_trouble(t.game, t.choice.ship, option.ghost.value_or(t.ship().pose));
    const double worth = sign * (2 * view.gained - view.suffered - edge);
    if (best != nullptr && worth <= most) continue;
    best = &option;
    most = worth;
  }
  if (best == nullptr) return quiet_answer(t);
  return answer(t, best->key, sign > 0 ? "fga-3.3.8.1-1" : "plotboard",
                [] { return std::string("The place with the best shot and the fewest enemies' shots."); });
}

Advice choose_lock(const Thought& t) {
  const std::string strike = strike_target(t);
  if (!strike.empty() && t.legal(strike) != nullptr) {
    return answer(t, strike, "fga-3.3.2.1a-5", [] { return std::string("A Strike order locks its own target."); });
  }
  if (const state::Option* option = nearest_enemy(t)) {
    return answer(t, option->key, "fga-3.4.2.2-2", [&] { return line("The nearest: ", option->key, "."); });
  }
  return quiet_answer(t);
}

Advice choose_rotation(const Thought& t) {
  const state::Option* best = nullptr;
  double most = 0;
  for (const state::Option& option : t.choice.options) {
    if (!option.legal) continue;
    const double worth = view_turned(t.game, t.choice.ship, option.key).gained;
    if (best != nullptr && worth <= most) continue;
    best = &option;
    most = worth;
  }
  if (best == nullptr) return quiet_answer(t);
  return answer(t, best->key, "plotboard", [] { return std::string("The best shot is there."); });
}

// The half from which more enemies could shoot.
Advice choose_reinforce(const Thought& t) {
  const rules::Field& field = t.game.field();
  const rules::Field::Ship* self = field.ship(t.choice.ship);
  int ahead = 0;
  int behind = 0;
  for (const rules::Field::Ship& other : field.ships()) {
    if (self == nullptr || !is_enemy_of(t.game, t.choice.ship, field.piece(other).id)) continue;
    if (distance_mm(t.game, t.choice.ship, field.piece(other).id) > 3 * field.figures().range_band.mm()) continue;
    const bool fore = self->measured.frame.to_local(other.measured.frame.origin).y >= 0;
    (fore ? ahead : behind) += 1;
  }
  const char* key = behind > ahead ? "aft" : "fore";
  if (t.legal(key) == nullptr) return quiet_answer(t);
  return answer(t, key, "plotboard", [] { return std::string("More enemies are on that side."); });
}

// The first that does something.
Advice first_deed(const Thought& t, const char* rule) {
  for (const state::Option& option : t.choice.options) {
    if (!option.legal || option.key == "pass" || option.key == "no" || option.key == "done") continue;
    return answer(t, option.key, rule, [] { return std::string("It does what it can."); });
  }
  return quiet_answer(t);
}

}  // namespace

std::optional<Advice> ai_moves(const Thought& t) {
  const std::string& kind = t.choice.kind;
  if (kind == "ai-maneuver") return choose_maneuver(t);
  if (kind == "drop-lock") return choose_drop(t);
  if (kind == "tallon") return choose_tallon(t);
  return std::nullopt;
}

std::optional<Advice> ai_acts(const Thought& t) {
  if (!t.game.in_play(t.choice.ship)) return std::nullopt;
  const std::string& kind = t.choice.kind;
  if (kind == "action") return choose_action(t);
  if (reposition_named(kind)) return choose_place(t);
  if (kind == "lock") return choose_lock(t);
  if (kind == "rotate") return choose_rotation(t);
  if (kind == "reinforce") return choose_reinforce(t);
  if (kind == "jam") {
    if (const state::Option* option = nearest_enemy(t)) {
      return answer(t, option->key, "fga-3.4.2.2-2", [] { return std::string("The nearest enemy."); });
    }
  }
  if (kind == "ailerons" || kind == "slam") return choose_way(t);
  if (kind == "expose-or-strain" && t.legal("strain") != nullptr) {
    return answer(t, "strain", "plotboard", [] { return std::string("A strain token is the lesser harm."); });
  }
  for (const char* deed : {"coordinate", "reload", "effect", "tracer"}) {
    if (kind == deed) return first_deed(t, "plotboard");
  }
  return std::nullopt;
}

}  // namespace plotboard::ai
