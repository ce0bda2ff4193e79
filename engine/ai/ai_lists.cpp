#include "ai/ai_lists.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "ai/activation.hpp"
#include "ai/ai_orders.hpp"
#include "ai/summary.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "geom/reposition.hpp"
#include "rules/board/field.hpp"
#include "rules/machine/effects.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::ai {
namespace {

using data::ActionLine;
using data::CardChain;
using data::CardCondition;
using data::CardFact;
using data::CardStep;
using rules::Field;

constexpr double kCorner = 1;  // a place from which no maneuver would stay on the table is none

// --- memos: "A1|target|P1" and "A1|line|3|P1|boost:left|lock:P1"

constexpr char kBar = '|';

std::vector<std::string> fields_of(const std::string& memo) {
  std::vector<std::string> fields(1);
  for (const char c : memo) {
    if (c == kBar) {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  return fields;
}

std::string memo_of(Id ship, const Intent& intent) {
  std::string memo = ship + "|line|" + std::to_string(intent.line) + kBar + intent.target.text();
  for (const Intent::Deed& deed : intent.deeds) memo += kBar + deed.action.text() + ':' + deed.detail;
  return memo;
}

bool is_reposition(Id action) { return action == "boost" || action == "barrel-roll"; }

// --- trial placing

struct Trial {
  Ids details;      // of the steps so far
  geom::Pose pose;  // where they end
};

// A table beside the real one, on which the ship is put here and there.
class Bench {
 public:
  Bench(rules::Game& game, std::string ship)
      : table_(game.table()),
        ship_(std::move(ship)),
        game_(game.catalog(), table_, {}, nullptr, rules::Keeps::nothing) {}

  rules::Game& put(const geom::Pose& pose) {
    game_.emit(state::PieceMoved{ship_, pose});
    return game_;
  }

 private:
  state::Table table_;
  std::string ship_;
  rules::Game game_;
};

// One walk down the list.
class Walk {
 public:
  Walk(const Thought& t, const data::AiCard& card)
      : t_(t), card_(card), piece_(t.ship()), sight_(sight_of(t, activation_target(t))) {}

  // `linked`: only lines that follow an action just done. `below`: only those under that line, 0 all.
  std::optional<Intent> first_line(bool linked, int below, std::vector<Step>& steps) {
    for (const ActionLine& line : card_.actions) {
      if (!data::counts(line.reading, t_.game.ruleset()) || line.asks(CardFact::linked) != linked) continue;
      if (line.line <= below) continue;
      if (auto intent = tried(line, steps)) return intent;
    }
    return std::nullopt;
  }
  [[nodiscard]] const Phrase& summary() const { return summary_; }  // of the line that was done

 private:
  static Sight sight_of(const Thought& t, Id target) {
    const Id aim = is_escaping(t.ship()) ? nearest_ship(t.game, t.choice.ship) : target;  // fga-3.3.2.2a-5
    return {t.game, t.choice.ship, target, aim};
  }

  void note(const ActionLine& line, const CardChain& chain, std::vector<Step>& steps, const Phrase& why) const {
    steps.push_back({rule_of(line), say("ai-act.line", line.line, data::words_of(chain), why), {}, {}});
  }
  static const char* rule_of(const ActionLine& line) {
    const Id action = line.chains.front().front().action;
    if (action == "repair" || action == "astromech") return "fga-3.3.8.3-1";
    if (line.asks(CardFact::target_moved)) return "fga-3.3.8.2-1";
    return line.goal.empty() ? "fga-3.3.8-2" : "fga-3.3.8.1-1";
  }

  std::optional<Intent> tried(const ActionLine& line, std::vector<Step>& steps) {
    for (const CardCondition& condition : line.when) {
      if (holds(line, condition)) continue;
      if (!t_.explains) return std::nullopt;
      CardCondition other = condition;
      other.wanted = !condition.wanted;
      note(line, line.chains.front(), steps, data::words_of(other));
      return std::nullopt;
    }
    for (const CardChain& chain : line.chains) {
      auto trial = attempted(line, chain);
      if (!trial) continue;
      Intent intent{line.line, sight_.target(), {}};
      for (std::size_t i = 0; i < trial->details.size(); ++i) {
        intent.deeds.push_back({chain[i].action, trial->details[i]});
      }
      if (t_.explains) {
        note(line, chain, steps, reason(line));
        summary_ = action_in_short(line, chain, sight_.target());
      }
      return intent;
    }
    if (t_.explains) {
      note(line, line.chains.front(), steps, line.goal.empty() ? say("ai-act.cannot") : say("ai-act.no-place"));
    }
    return std::nullopt;
  }

  static Phrase reason(const ActionLine& line) {
    std::vector<Phrase> asked, wanted;
    for (const CardCondition& condition : line.when) {
      if (condition.fact == CardFact::linked || condition.fact == CardFact::goal_met) continue;
      asked.push_back(data::words_of(condition));
    }
    for (const CardCondition& condition : line.goal) wanted.push_back(data::words_of(condition));
    if (asked.empty() && wanted.empty()) return say("ai-act.done", words::Key("ai-act.asks-nothing"));
    if (asked.empty()) return say("ai-act.done-only-then", Phrase::list(wanted));
    if (wanted.empty()) return say("ai-act.done", Phrase::list(asked));
    return say("ai-act.done-then", Phrase::list(asked), Phrase::list(wanted));
  }

  bool holds(const ActionLine& line, const CardCondition& condition) {
    if (condition.fact == CardFact::linked) return condition.wanted;
    if (condition.fact == CardFact::goal_met) return goal_holds(line, sight_, field_of(t_.game)) == condition.wanted;
    if (condition.fact == CardFact::repairable) {
      const bool repairs = std::any_of(line.chains.begin(), line.chains.end(),
                                       [&](const CardChain& chain) { return !key_of(chain.front()).empty(); });
      return repairs == condition.wanted;
    }
    return sight_.holds(condition, field_of(t_.game));
  }

  static bool goal_holds(const ActionLine& line, const Sight& sight, const Field& field) {
    return std::all_of(line.goal.begin(), line.goal.end(),
                       [&](const CardCondition& condition) { return sight.holds(condition, field); });
  }

  // The option that stands for a card's action; "" where it is not offered.
  [[nodiscard]] std::string key_of(const CardStep& step) const { return option_for(t_, card_, step.action); }

  std::optional<Trial> attempted(const ActionLine& line, const CardChain& chain) {
    if (key_of(chain.front()).empty()) return std::nullopt;
    // A red action's stress comes before what would be linked to it (2e-linked-3): then the first half alone.
    const bool alone = chain.size() == 2 && chain.front().red;
    if (chain.size() == 2 && !alone && !may_follow(chain[0].action, chain[1].action)) return std::nullopt;
    std::optional<Trial> best;
    bool best_shoots = false;
    for (Trial& trial : begun(line, chain.front())) {
      for (Trial& end : chain.size() == 1 || alone ? std::vector<Trial>{trial} : continued(chain[1], trial)) {
        const bool moved = end.pose != piece_.pose;
        const Field& field = moved ? field_of(bench().put(end.pose)) : field_of(t_.game);
        if (!reaches(line, chain, end, field)) continue;
        if (moved && edge_trouble(t_.game, t_.choice.ship, end.pose) >= kCorner) continue;
        const bool shoots = sight_.shot_at(field, sight_.target());
        if (best && (best_shoots || !shoots)) continue;
        best_shoots = shoots;
        best = std::move(end);
      }
    }
    return best;
  }

  bool reaches(const ActionLine& line, const CardChain& chain, const Trial& trial, const Field& field) {
    if (chain.front().action != "rotate-arc") return goal_holds(line, sight_, field);
    Sight turned = sight_;
    turned.turn(turret_named(trial.details.front()));
    return goal_holds(line, turned, field);
  }

  static state::Turret turret_named(const std::string& name) {
    for (const state::Turret turret : {state::Turret::front, state::Turret::right, state::Turret::rear,
                                       state::Turret::left, state::Turret::front_rear, state::Turret::left_right}) {
      if (name == state::name_of(turret)) return turret;
    }
    return state::Turret::none;
  }

  // The ways to do a first action.
  std::vector<Trial> begun(const ActionLine& line, const CardStep& step) {
    const Trial here{{}, piece_.pose};
    if (is_reposition(step.action)) return places(t_.game, step.action, here);
    if (step.action == "rotate-arc") {
      std::vector<Trial> trials;
      for (const state::Option& setting : rules::turret_settings(t_.game, t_.choice.ship)) {
        if (setting.legal && setting.key != state::name_of(piece_.ship.turret)) {
          trials.push_back({{setting.key}, piece_.pose});
        }
      }
      return trials;
    }
    if (step.action == "lock") return locks(here, field_of(t_.game));
    if (step.action == "jam") return jams(here);
    if (step.action == "coordinate") {
      const Ids ships = coordinable(t_.game, t_.choice.ship);
      return ships.empty() ? std::vector<Trial>{} : std::vector<Trial>{{{ships.front()}, piece_.pose}};
    }
    return {{{line.chains.front().front().action == "repair" ? key_of(step) : std::string()}, piece_.pose}};
  }

  // The ways to go on with the second.
  std::vector<Trial> continued(const CardStep& step, const Trial& from) {
    if (piece_.ship.did(step.action)) return {};
    if (is_reposition(step.action)) {
      return from.pose == piece_.pose ? places(t_.game, step.action, from)
                                      : places(bench().put(from.pose), step.action, from);
    }
    if (step.action == "lock") {
      return locks(from, from.pose == piece_.pose ? field_of(t_.game) : field_of(bench().put(from.pose)));
    }
    return {with(from, "")};
  }

  static Trial with(Trial trial, const std::string& detail) {
    trial.details.emplace_back(detail);
    return trial;
  }

  std::vector<Trial> places(rules::Game& game, Id action, const Trial& from) const {
    std::vector<Trial> trials;
    const auto kind = action == "boost" ? geom::Reposition::boost : rules::actions::roll_of(game, t_.choice.ship);
    for (const state::Option& place : rules::actions::place_options(game, t_.choice.ship, kind)) {
      if (!place.legal || !place.ghost) continue;
      trials.push_back(with(from, place.key));
      trials.back().pose = *place.ghost;
    }
    return trials;
  }

  std::vector<Trial> locks(const Trial& from, const Field& field) const {
    const CardCondition near{CardFact::target_in_lock_range, true, {}, 0, 3, 0, {}, {}};
    const Id target = sight_.target();
    if (is_escaping(piece_) || target.empty() || piece_.has_locked(target)) return {};  // fga-3.3.2.2a-4
    if (!may_lock(t_.game, piece_, target) || !sight_.holds(near, field)) return {};
    return {with(from, target)};
  }

  std::vector<Trial> jams(const Trial& from) const {
    for (const state::Option& option : rules::actions::jam_options(t_.game, t_.choice.ship)) {
      if (option.legal && option.key == sight_.target()) return {with(from, option.key)};
    }
    return {};
  }

  // Is the second linked to the first, on the bar or by an ability?
  [[nodiscard]] bool may_follow(Id first, Id second) const {
    for (const data::ShipAction& icon : rules::bar_of(t_.game, t_.choice.ship)) {
      if (icon.type == first && icon.linked == second) return true;
    }
    const data::Ship* type = t_.game.type_of(t_.choice.ship);
    return type != nullptr && data::offers_red_after_action(*type, second);
  }

  static std::string option_for(const Thought& t, const data::AiCard& card, Id action);

  Bench& bench() {
    if (!bench_) bench_ = std::make_unique<Bench>(t_.game, t_.choice.ship);
    return *bench_;
  }

  Phrase summary_;
  const Thought& t_;
  const data::AiCard& card_;
  const state::Piece& piece_;
  Sight sight_;
  std::unique_ptr<Bench> bench_;
};

// fga-3.3.8.3: the critical effect that came last, of those that an action repairs.
std::string newest_repair(const Thought& t, const data::AiCard& card) {
  const state::Piece& ship = t.ship();
  if (ship.tokens.flee > 0 && card.flee && card.flee->table) return "";  // fga-3.5.2-8
  const auto& damage = ship.ship.damage;
  for (auto dealt = damage.rbegin(); dealt != damage.rend(); ++dealt) {
    std::string key = data::damage_card(dealt->number);
    if (dealt->faceup && t.legal(key) != nullptr) return key;
  }
  return "";
}

std::string astromech_repair(const Thought& t) {
  for (const state::Option& option : t.choice.options) {
    const data::Upgrade* upgrade = option.legal && !option.unwise ? t.game.catalog().upgrade(option.key) : nullptr;
    if (upgrade == nullptr) continue;
    if (std::find(upgrade->slots.begin(), upgrade->slots.end(), "astromech") != upgrade->slots.end()) return option.key;
  }
  return "";
}

std::string Walk::option_for(const Thought& t, const data::AiCard& card, Id action) {
  if (action == "repair") return newest_repair(t, card);
  if (action == "astromech") return astromech_repair(t);
  const std::string key = action == "reinforce-fore" || action == "reinforce-aft" ? "reinforce" : action;
  return t.legal(key) != nullptr ? key : "";
}

// What a deed is called among the options of its choice.
std::string key_of_deed(const Thought& t, const Intent::Deed& deed) {
  if (deed.action == "repair") return deed.detail;
  if (deed.action == "astromech") return astromech_repair(t);
  if (deed.action == "reinforce-fore" || deed.action == "reinforce-aft") return "reinforce";
  return deed.action;
}

// Does an ability offer this choice that the card uses in that way?
bool is_offered_by_ability(const Thought& t, const data::AiCard& card, data::AbilityUse use) {
  return std::any_of(card.abilities.begin(), card.abilities.end(), [&](const data::AbilityLine& line) {
    if (line.use != use) return false;
    const auto effects = rules::effects_of(line.ability);
    return std::any_of(effects.begin(), effects.end(),
                       [&](const rules::Effect* effect) { return effect->rule == t.choice.rule; });
  });
}

// What such an ability offers is done before the list is gone through: no line has a say in it.
std::optional<Advice> act_by_ability(const Thought& t, const data::AiCard& card) {
  if (!is_offered_by_ability(t, card, data::AbilityUse::always)) return std::nullopt;
  for (const state::Option& option : t.choice.options) {
    if (!option.legal || option.unwise || option.key == "pass") continue;
    return answer(t, option.key, t.choice.rule.text().c_str(), [] { return say("ai-act.ability"); });
  }
  return quiet_answer(t);
}

constexpr const char* kLinkRule = "2e-linked-1";

// What a memo says of a line that was settled on.
std::optional<Intent> intent_of(const std::vector<std::string>& fields) {
  if (fields[1] != "line" || fields.size() < 5) return std::nullopt;
  Intent intent{std::stoi(fields[2]), fields[3], {}};
  for (std::size_t i = 4; i < fields.size(); ++i) {
    const std::size_t colon = fields[i].find(':');
    intent.deeds.push_back({fields[i].substr(0, colon), fields[i].substr(colon + 1)});
  }
  return intent;
}

// The line of the list that its last action of this step came from, 0 none. What was linked to that action counts as
// part of it.
int last_line(const Thought& t, const data::AiCard& card) {
  const auto& before = t.before();
  for (auto given = before.rbegin(); given != before.rend(); ++given) {
    if (given->memo.empty()) continue;
    const std::vector<std::string> fields = fields_of(given->memo);
    if (fields.size() < 2 || fields[0] != t.choice.ship) continue;
    const auto intent = intent_of(fields);
    if (!intent) return 0;
    const bool linked = std::any_of(card.actions.begin(), card.actions.end(), [&](const ActionLine& line) {
      return line.line == intent->line && line.asks(CardFact::linked);
    });
    if (!linked) return intent->line;
  }
  return 0;
}

// The second half of what was settled, if the first has just been done.
std::optional<Intent::Deed> next_deed(const Thought& t, const std::optional<Intent>& intent) {
  const auto& done = t.ship().ship.actions;
  if (!intent || intent->deeds.size() < 2 || done.empty()) return std::nullopt;
  if (done.back() != intent->deeds[0].action) return std::nullopt;
  return intent->deeds[1];
}

std::optional<Advice> linked_action(const Thought& t, const data::AiCard& card) {
  const auto intent = remembered(t);
  if (const auto deed = next_deed(t, intent)) {
    const std::string key = key_of_deed(t, *deed);
    if (t.legal(key) != nullptr) {
      Advice advice = answer(t, key, "fga-3.3.8-2", [&] { return say("ai-act.goes-on", intent->line); });
      advice.answer.memo = memo_of(t.choice.ship, *intent);
      return advice;
    }
  }
  std::vector<Step> steps;
  Walk walk(t, card);
  const auto found = intent && t.choice.rule == kLinkRule ? walk.first_line(true, 0, steps) : std::nullopt;
  if (!found) return quiet_answer(t);
  Advice advice = answer(t, key_of_deed(t, found->deeds.front()), "fga-3.3.8-2", [&] { return steps.back().text; });
  advice.answer.memo = memo_of(t.choice.ship, *found);
  advice.summary = walk.summary();
  advice.steps = std::move(steps);
  return advice;
}

// fga-3.3.2.3-1: under an Escort order.
std::optional<Advice> protects(const Thought& t) {
  for (const Id id : ordered(t.game.table(), t.ship(), data::OrderKind::escort)) {
    const std::string key = "protect:" + id;
    if (t.legal(key) == nullptr) continue;
    return answer(t, key, "fga-3.3.2.3-1", [&] { return say("ai-act.escort", id); });
  }
  return std::nullopt;
}

}  // namespace

std::string memo_of_target(Id ship, Id target) { return ship + "|target|" + target; }

Id activation_target(const Thought& t) {
  const Id ship = t.choice.ship;
  const Id leader = t.ship().ship.wing.leader;  // its target is that of its wing (fga-3.3.1.4-2)
  const auto& before = t.before();
  for (auto given = before.rbegin(); given != before.rend(); ++given) {
    if (given->memo.empty()) continue;
    const std::vector<std::string> fields = fields_of(given->memo);
    if (fields.size() < 3 || (fields[0] != ship && fields[0] != leader)) continue;
    const Id id = fields[1] == "target" ? fields[2] : fields.size() > 3 ? fields[3] : fields[0];
    const state::Piece* piece = t.game.find(id);
    return piece != nullptr && (piece->in_play() || piece->is_target()) ? id : Id();
  }
  const Field& field = field_of(t.game);
  const Field::Ship* self = field.ship(ship);
  const data::AiCard* card = t.game.catalog().card_for(t.ship().ref, t.ship().faction);
  const data::Ship* type = t.game.type_of(ship);
  if (self == nullptr || card == nullptr || type == nullptr) return nearest_ship(t.game, ship);
  Decision decision;
  Activation act{field, *self, t.ship(), type->dial, *card, decision, false};
  select_target(act, t.hints.target);
  return decision.target;
}

std::optional<Intent> remembered(const Thought& t) {
  const auto& before = t.before();
  for (auto given = before.rbegin(); given != before.rend(); ++given) {
    if (given->memo.empty()) continue;
    const std::vector<std::string> fields = fields_of(given->memo);
    if (fields.size() < 2 || fields[0] != t.choice.ship) continue;
    return intent_of(fields);
  }
  return std::nullopt;
}

std::optional<Advice> act_by_list(const Thought& t) {
  const data::AiCard* card = t.game.catalog().card_for(t.ship().ref, t.ship().faction);
  if (card == nullptr) return std::nullopt;
  if (auto advice = act_by_ability(t, *card)) return advice;
  if (t.choice.rule == kLinkRule || is_offered_by_ability(t, *card, data::AbilityUse::by_lines)) {
    return linked_action(t, *card);
  }
  std::vector<Step> steps;
  if (newest_repair(t, *card).empty()) {
    if (auto advice = protects(t)) return advice;
  }
  Walk walk(t, *card);
  const auto intent = walk.first_line(false, last_line(t, *card), steps);
  Advice advice = intent ? answer(t, key_of_deed(t, intent->deeds.front()),
                                  steps.empty() ? "" : steps.back().rule.c_str(), [&] { return steps.back().text; })
                         : quiet_answer(t);
  if (intent) advice.answer.memo = memo_of(t.choice.ship, *intent);
  advice.summary = walk.summary();
  advice.steps = std::move(steps);
  return advice;
}

std::optional<Advice> follow_intent(const Thought& t) {
  const auto intent = remembered(t);
  if (!intent) return std::nullopt;
  const std::string& kind = t.choice.kind.text();
  for (const Intent::Deed& deed : intent->deeds) {
    std::string key = deed.detail;
    if (kind == "reinforce" && deed.action.starts_with(kind)) {
      key = deed.action.text().substr(kind.size() + 1);
    } else if (kind == "rotate" ? deed.action != "rotate-arc" : deed.action != kind) {
      continue;
    }
    if (t.legal(key) == nullptr) continue;
    return answer(t, key, "fga-3.3.8.1-1", [&] { return say("ai-act.as-line", intent->line); });
  }
  return std::nullopt;
}

}  // namespace plotboard::ai
