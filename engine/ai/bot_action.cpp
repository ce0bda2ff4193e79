// The bot's actions and places, by expected damage: what each token or place adds to the best shot from there, and
// takes from the shots of the enemies that could have one. Hit points; weights are ours.

#include <algorithm>
#include <array>

#include "ai/advice.hpp"
#include "ai/bot_campaign.hpp"
#include "ai/bot_first.hpp"
#include "ai/bot_mission.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "geom/reposition.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/machine/effects.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/referee.hpp"

namespace plotboard::ai {
namespace {

constexpr double kRed = 0.4;       // a stress token
constexpr double kSuffered = 0.8;  // of a hit point suffered against one dealt
constexpr double kKeeps = 1.3;     // a lock not spent is there in the next round

double worth_of(const Outlook::View& view) { return view.gained - kSuffered * view.suffered; }

// A place that a card allows, for a token or a Force charge ("daredevil:turn-left").
bool is_by_card(const state::Option& option) { return option.key.text().find(':') != std::string::npos; }
// A move of that kind may come before the maneuver.
bool may_be_early(const Thought& t) {
  return !is_first_edition(t) && (t.choice.kind == "boost" || t.choice.kind == "barrel-roll");
}

// Of the legal places the one worth most; null where there is none.
const state::Option* best_place(const Thought& t, const Outlook& outlook, double sign, double* worth) {
  const state::Option* best = nullptr;
  for (const state::Option& option : t.choice.options) {
    if (!option.legal || option.unwise) continue;
    double here = worth_of(option.ghost ? outlook.from(*option.ghost) : outlook.here());
    const geom::Pose& pose = option.ghost ? *option.ghost : t.ship().pose;
    here = sign * (here - edge_trouble(t.game, t.choice.ship, pose));
    if (is_by_card(option)) here -= kRed;
    if (may_be_early(t)) here -= trouble_ahead(t, pose);
    if (best != nullptr && here <= *worth) continue;
    best = &option;
    *worth = here;
  }
  return best;
}

double best_reposition(const Thought& t, const Outlook& outlook, geom::Reposition kind) {
  double best = -100;
  const rules::Field& field = field_of(t.game);
  const rules::Field::Ship* self = field.ship(t.choice.ship);
  for (const rules::JudgedPlace& judged : rules::judged_places(field, *self, kind)) {
    if (!judged.legal) continue;
    const double trouble = edge_trouble(t.game, t.choice.ship, judged.place.end);
    best = std::max(best, worth_of(outlook.from(judged.place.end)) - trouble);
  }
  return best;
}

// With the places that cards allow.
double best_boost(const Thought& t, const Outlook& outlook) {
  double best = best_reposition(t, outlook, geom::Reposition::boost);
  for (const state::Option& option : rules::actions::boost_options(t.game, t.choice.ship, colour_of(t, "boost"))) {
    if (!option.legal || option.unwise || !option.ghost) continue;
    const double trouble = edge_trouble(t.game, t.choice.ship, *option.ghost);
    best = std::max(best, worth_of(outlook.from(*option.ghost)) - trouble - kRed);
  }
  return best;
}

double best_rotation(const Thought& t) {
  double best = 0;
  for (const char* turret : {"front", "right", "rear", "left", "front-rear", "left-right"}) {
    const bool two = std::string_view(turret).find('-') != std::string_view::npos;
    if (two != (t.ship().ship.turret >= state::Turret::front_rear)) continue;
    best = std::max(best, view_turned(t.game, t.choice.ship, turret).gained);
  }
  return best;
}

bool can_lock(const Thought& t, Id target) {
  const geom::Figures& figures = t.game.catalog().figures;
  return !target.empty() && !t.ship().has_locked(target) &&
         distance_mm(t.game, t.choice.ship, target) <= figures.range_band.mm() * figures.bands;
}

// What the action is worth beyond doing nothing.
double gain_of(const Thought& t, const Outlook& outlook, const Outlook::View& here, Id action) {
  const geom::Pose& pose = t.ship().pose;
  const double now = worth_of(here) - edge_trouble(t.game, t.choice.ship, pose);
  if (action == "focus" || action == "calculate") {  // spent on one of the two: the better
    const Outlook::View calm = outlook.from(pose, {true, false, true, false});
    const double share = action == "focus" ? 1 : 0.7;
    return 0.05 + share * std::max(calm.gained - here.gained, kSuffered * (here.suffered - calm.suffered));
  }
  if (action == "evade")
    return 0.02 + kSuffered * (here.suffered - outlook.from(pose, {false, false, false, true}).suffered);
  if (action == "reinforce") return 0.4 * kSuffered * here.suffered;
  if (action == "lock") {
    if (!can_lock(t, here.best)) return -1;
    return kKeeps * (outlook.from(pose, {false, true, false, false}).gained - here.gained);
  }
  if (action == "barrel-roll") return best_reposition(t, outlook, geom::Reposition::barrel_roll) - now;
  if (action == "boost") return best_boost(t, outlook) - now;
  if (action == "rotate-arc") return best_rotation(t) - here.gained;
  if (action == "coordinate") return worth_of_coordinating(t);
  if (action == "reload") return here.shots == 0 ? 0.5 : -0.2;
  if (data::number_of_damage(action)) return 0.5;  // a repair
  if (action.starts_with("protect:")) return 0.35;
  if (action == "gnk-gonk-droid:take") return 0.6;
  if (action == "gnk-gonk-droid:store") return t.ship().ship.shields < t.ship().ship.shield_limit ? 0.2 : -1;
  return -1;  // jam, cloak, SLAM, cards: not its strength
}

// What the mission waits for goes before anything else, also where the ship has come by on another errand.
std::optional<Advice> run_errand(const Thought& t) {
  for (const Id object : scans_wanted(t.game)) {
    const std::string key = "scan:" + object;
    if (t.legal(key) == nullptr) continue;
    return answer(t, key, "fga-2.16.1.2x-1", [] { return say("bot.scan"); });
  }
  return std::nullopt;
}

// With the component that it is to strike among the targets.
Outlook outlook_of(const Thought& t) {
  Outlook outlook(t.game, t.choice.ship);
  const Errand errand = errand_of(t.game, t.choice.ship);
  if (errand.kind == Errand::Kind::strike) outlook.add_object(t.game, errand.object);
  return outlook;
}

Advice bot_action(const Thought& t) {
  if (auto advice = run_errand(t)) return std::move(*advice);
  if (auto advice = bot_dodges(t)) return std::move(*advice);
  const Outlook outlook = outlook_of(t);
  const Outlook::View here = outlook.here();
  const state::Option* best = nullptr;
  double most = price_of_offer(t);
  for (const state::Option& option : t.choice.options) {
    if (!option.legal || option.key == "pass") continue;
    const auto own = is_first_edition(t) ? worth_in_first(t, outlook, here, option) : std::nullopt;
    const double gain =
        own.value_or(gain_of(t, outlook, here, option.key)) - (colour_of(t, option.key) == "red" ? kRed : 0.0);
    if (gain <= most) continue;
    best = &option;
    most = gain;
  }
  if (best == nullptr) return quiet_answer(t);
  return answer(t, best->key, "plotboard", [] { return say("bot.action"); });
}

// Beside a real table, where no dial has been set: what it would have dialled.
Advice bot_maneuver(const Thought& t) {
  const Id key = geom::code_of(bot_dial(t.game, t.choice.ship));
  if (t.legal(key) == nullptr) return quiet_answer(t);
  return answer(t, key, "plotboard", [] { return say("bot.way"); });
}

Advice bot_place(const Thought& t) {
  const Outlook outlook = outlook_of(t);
  const double sign = t.choice.side == t.ship().side ? 1 : -1;
  double worth = 0;
  const state::Option* best = best_place(t, outlook, sign, &worth);
  if (best == nullptr) return quiet_answer(t);
  return answer(t, best->key, "plotboard", [] { return say("bot.place"); });
}

Advice bot_lock(const Thought& t) {
  const std::string best = outlook_of(t).here().best;
  if (!best.empty() && t.legal(best) != nullptr) {
    return answer(t, best, "plotboard", [] { return say("bot.lock-best"); });
  }
  if (const state::Option* option = nearest_enemy(t)) {
    return answer(t, option->key, "plotboard", [] { return say("bot.nearest"); });
  }
  return quiet_answer(t);
}

// What a card without a device does in the System Phase.
bool is_order(const Thought& t, const state::Option& option) {
  const data::Upgrade* card = t.game.catalog().upgrade(rules::card_of_option(option.key));
  return card != nullptr && !card->payload;
}

// It decloaks unless every place would cost it the ship; a bomb where enemies are close behind.
Advice bot_system(const Thought& t) {
  if (t.legal("decloak") != nullptr) {
    constexpr double kLost = -50;
    if (best_reposition(t, outlook_of(t), geom::Reposition::decloak) < kLost) return quiet_answer(t);
    return answer(t, "decloak", "plotboard", [] { return say("ai-act.cloaked"); });
  }
  for (const state::Option& option : t.choice.options) {
    if (!option.legal || option.unwise || !is_order(t, option)) continue;
    return answer(t, option.key, "plotboard", [] { return say("bot.card"); });
  }
  const rules::Field& field = field_of(t.game);
  const rules::Field::Ship* self = field.ship(t.choice.ship);
  int behind = 0;
  for (const rules::Field::Ship& other : field.ships()) {
    const Id id = field.piece(other).id;
    if (self == nullptr || !is_enemy_of(t.game, t.choice.ship, id)) continue;
    const bool astern = self->measured.frame.to_local(other.measured.frame.origin).y < 0;
    if (astern && distance_mm(t.game, t.choice.ship, id) < 2 * field.figures().range_band.mm()) ++behind;
  }
  if (behind == 0) return quiet_answer(t);
  for (const state::Option& option : t.choice.options) {
    if (!option.legal || option.key == "pass" || is_order(t, option)) continue;
    return answer(t, option.key, "plotboard", [] { return say("bot.bomb"); });
  }
  return quiet_answer(t);
}

}  // namespace

std::optional<Advice> bot_acts(const Thought& t) {
  if (!t.game.in_play(t.choice.ship)) return std::nullopt;
  const Id kind = t.choice.kind;
  if (is_first_edition(t)) {
    if (auto advice = bot_answers_first(t)) return advice;
  }
  if (kind == "action") return bot_action(t);
  if (kind == rules::kManeuver) return bot_maneuver(t);
  if (kind == "barrel-roll" || kind == "boost" || kind == "decloak" || kind == "tractor") return bot_place(t);
  if (kind == "lock") return bot_lock(t);
  if (kind == "coordinate") {
    if (auto advice = bot_coordinates(t)) return advice;
  }
  if (kind == "system") return bot_system(t);
  if (kind == "tallon") return ai_moves(t);
  return ai_acts(t);
}

}  // namespace plotboard::ai
