// An AI ship's activation: its card moves it (ai::decide), then it acts by the card's list (ai_lists.hpp). What a rule
// or another card asks outside of that list is answered by general judgement: the best shot, the nearest enemy.

#include <algorithm>

#include "ai/advice.hpp"
#include "ai/ai.hpp"
#include "ai/ai_lists.hpp"
#include "ai/ai_orders.hpp"
#include "ai/decide_on.hpp"
#include "data/catalog.hpp"
#include "geom/reposition.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/dial_now.hpp"

namespace plotboard::ai {
namespace {

// --- the maneuver

base::Result<Decision> by_card(const Thought& t) {
  base::Rng rng = t.generator("maneuver");
  return decide_on(rules::dial_now(t.game, t.choice.ship), field_of(t.game),
                   {t.choice.ship, t.hints.die, t.hints.target, t.hints.sector, t.explains}, rng);
}

// The straight that stands for something else: the dial's own may have another colour.
bool is_white_straight(const Thought& t, const Decision& decision) {
  if (decision.ionised) return false;
  if (decision.flown != rules::stand_in_straight(t.game.catalog(), t.game.table(), t.ship())) return false;
  const data::Dial dial = rules::dial_now(t.game, t.choice.ship);
  if (dial.entries.empty()) return false;
  if (!dial.has(decision.flown)) return true;
  return decision.stressed && !decision.swerve.helped && decision.maneuver != decision.flown &&
         dial.difficulty_of(decision.maneuver) == geom::Difficulty::red;
}

std::optional<Advice> choose_maneuver(const Thought& t) {
  auto decision = by_card(t);
  if (!decision) return std::nullopt;
  Id key = geom::code_of(decision->flown);
  if (is_white_straight(t, *decision)) key = rules::kWhiteStraight;
  if (t.legal(key) == nullptr) key = geom::code_of(decision->maneuver);
  if (t.legal(key) == nullptr) return std::nullopt;
  Advice advice =
      answer(t, key, "fga-3.1.1-5", [&] { return decision->steps.empty() ? Phrase() : decision->steps.back().text; });
  advice.answer.memo = memo_of_target(t.choice.ship, decision->target);
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
  return answer(t, drops ? "drop" : "keep", "fga-3.3.1.2-2",
                [&] { return drops ? say("ai-act.lock-far") : say("ai-act.lock-kept"); });
}

// The middle place, unless it leaves or hits something and another does not.
std::optional<Advice> choose_tallon(const Thought& t) {
  const rules::Field& field = field_of(t.game);
  const rules::Field::Ship* self = field.ship(t.choice.ship);
  std::optional<geom::Maneuver> maneuver;
  for (const state::Answer& given : t.before()) {
    const auto code = geom::maneuver_from_code(given.key.text());
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
  return answer(t, best, "2e-bearing-7", [] { return say("ai-act.tallon"); });
}

// --- actions

std::optional<geom::Reposition> reposition_named(std::string_view action) {
  if (action == "barrel-roll") return geom::Reposition::barrel_roll;
  if (action == "boost") return geom::Reposition::boost;
  if (action == "decloak") return geom::Reposition::decloak;
  if (action == "tractor") return geom::Reposition::tractor;
  return std::nullopt;
}

// Without a card: what is good at any time.
Advice choose_action(const Thought& t) {
  if (auto advice = act_by_list(t)) return std::move(*advice);
  for (const char* calm : {"focus", "calculate", "evade"}) {
    if (t.legal(calm) == nullptr || colour_of(t, calm) == "red") continue;
    return answer(t, calm, "plotboard", [] { return say("ai-act.no-card"); });
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
    if (!option.legal || option.unwise) continue;
    const Outlook::View view = option.ghost ? outlook.from(*option.ghost) : outlook.here();
    const double edge = edge_trouble(t.game, t.choice.ship, option.ghost.value_or(t.ship().pose));
    const double worth = sign * (2 * view.gained - view.suffered - edge);
    if (best != nullptr && worth <= most) continue;
    best = &option;
    most = worth;
  }
  if (best == nullptr) return quiet_answer(t);
  return answer(t, best->key, sign > 0 ? "fga-3.3.8.1-1" : "plotboard", [] { return say("ai-act.place"); });
}

// fga-3.4.2.2-2: who is affected by an effect, by the target list of the card.
std::optional<Advice> by_priority(const Thought& t) {
  const Id target = t.ship().ai ? activation_target(t) : Id();
  const state::Option* option = t.legal(target);
  if (option == nullptr) option = nearest_enemy(t);
  if (option == nullptr) return std::nullopt;
  return answer(t, option->key, "fga-3.4.2.2-2", [&] { return say("ai-act.first-target", option->key); });
}

Advice choose_lock(const Thought& t) {
  for (const Id struck : ordered(t.game.table(), t.ship(), data::OrderKind::strike)) {
    if (t.legal(struck) == nullptr) continue;
    return answer(t, struck, "fga-3.3.2.1a-5", [] { return say("ai-act.strike-lock"); });
  }
  return by_priority(t).value_or(quiet_answer(t));
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
  return answer(t, best->key, "plotboard", [] { return say("ai-act.rotation"); });
}

// The half from which more enemies could shoot.
Advice choose_reinforce(const Thought& t) {
  const rules::Field& field = field_of(t.game);
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
  return answer(t, key, "plotboard", [] { return say("ai-act.reinforce"); });
}

// The first that does something and is worth its price.
Advice first_deed(const Thought& t, const char* rule) {
  for (const state::Option& option : t.choice.options) {
    if (!option.legal || option.unwise || option.key == "pass" || option.key == "no" || option.key == "done") continue;
    return answer(t, option.key, rule, [] { return say("ai-act.what-it-can"); });
  }
  return quiet_answer(t);
}

// Stygium Array's list: to the left, to the right or straight on, one third each; blocked, it draws again.
Advice choose_decloaking(const Thought& t) {
  Ids ways{"left", "right", "straight"};
  base::Rng rng = t.generator("decloak");
  while (!ways.empty()) {
    const auto drawn = static_cast<std::ptrdiff_t>(rng.below(static_cast<std::uint32_t>(ways.size())));
    const Id way = ways[static_cast<std::size_t>(drawn)];
    ways.erase(ways.begin() + drawn);
    for (const char* place : {"-middle", "-front", "-back", ""}) {
      if (t.legal(way + place) == nullptr) continue;
      return answer(t, way + place, "2e-cloak-9", [&] { return say("ai-act.decloak-lot", words::Word{way}); });
    }
  }
  return choose_place(t);
}

// An AI ship that is cloaked cannot attack: it decloaks when it can. Devices it keeps.
Advice choose_system(const Thought& t) {
  if (t.legal("decloak") == nullptr) return quiet_answer(t);
  return answer(t, "decloak", "2e-cloak-9", [] { return say("ai-act.cloaked"); });
}

}  // namespace

std::optional<Advice> ai_moves(const Thought& t) {
  const Id kind = t.choice.kind;
  if (kind == "ai-maneuver") return choose_maneuver(t);
  if (kind == "drop-lock") return choose_drop(t);
  if (kind == "tallon") return choose_tallon(t);
  return std::nullopt;
}

std::optional<Advice> ai_acts(const Thought& t) {
  if (!t.game.in_play(t.choice.ship)) return std::nullopt;
  const Id kind = t.choice.kind;
  if (kind == "action") return choose_action(t);
  if (auto advice = follow_intent(t)) return advice;
  if (kind == "system") return choose_system(t);
  if (kind == "decloak" && t.ship().ai) return choose_decloaking(t);
  if (reposition_named(kind.text())) return choose_place(t);
  if (kind == "lock") return choose_lock(t);
  if (kind == "rotate") return choose_rotation(t);
  if (kind == "reinforce") return choose_reinforce(t);
  if (kind == "jam" || kind == "vanes") return by_priority(t);
  if (kind == "ailerons" || kind == "slam") return choose_way(t);
  if (kind == "expose-or-strain" && t.legal("strain") != nullptr) {
    return answer(t, "strain", "plotboard", [] { return say("ai-act.strain"); });
  }
  for (const char* deed : {"coordinate", "reload", "effect", "tracer"}) {
    if (kind == deed) return first_deed(t, "plotboard");
  }
  return std::nullopt;
}

}  // namespace plotboard::ai
