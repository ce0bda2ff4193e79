// An AI ship's attacks: whom and with what by its card's attack list (fga-3.1.1-7), and which tokens it spends by the
// manual (fga-3.4.1). A card without such a list attacks the ship it has locked, else the nearest, with its strongest
// weapon. A Strike order goes before the list (fga-3.3.2.1a-2..4).

#include <algorithm>

#include "ai/advice.hpp"
#include "ai/ai_orders.hpp"
#include "ai/nearness.hpp"
#include "ai/summary.hpp"
#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::ai {
namespace {

using data::AttackLine;
using data::WeaponChoice;

const std::vector<AttackLine>& general_lines() {
  static const std::vector<AttackLine> lines = [] {
    AttackLine locked;
    locked.line = 1;
    locked.locked = true;
    locked.weapons = {WeaponChoice::any};
    AttackLine nearest = locked;
    nearest.line = 2;
    nearest.locked = false;
    AttackLine second = nearest;
    second.line = 3;
    second.second = true;
    return std::vector<AttackLine>{locked, nearest, second};
  }();
  return lines;
}

bool turret_arc(geom::ArcKind arc) {
  return arc >= geom::ArcKind::turret_front && arc <= geom::ArcKind::double_turret_left_right;
}

bool suits(const rules::Shot& shot, WeaponChoice wanted) {
  const data::WeaponType type = shot.weapon.weapon.type;
  const bool primary = type == data::WeaponType::primary;
  switch (wanted) {
    case WeaponChoice::torpedo:
      return type == data::WeaponType::torpedo;
    case WeaponChoice::missile:
      return type == data::WeaponType::missile;
    case WeaponChoice::cannon:
      return type == data::WeaponType::cannon;
    case WeaponChoice::front:
      return primary && shot.arc == geom::ArcKind::front;
    case WeaponChoice::rear:
      return primary && (shot.arc == geom::ArcKind::rear || shot.arc == geom::ArcKind::turret_rear);
    case WeaponChoice::turret:
      return (primary || type == data::WeaponType::turret) && turret_arc(shot.arc);
    case WeaponChoice::any:
      return true;
  }
  return false;
}

words::Key words_of(WeaponChoice weapon) {
  switch (weapon) {
    case WeaponChoice::torpedo:
      return "ai-attack.torpedo";
    case WeaponChoice::missile:
      return "ai-attack.missile";
    case WeaponChoice::cannon:
      return "ai-attack.cannon";
    case WeaponChoice::front:
      return "ai-attack.front-weapon";
    case WeaponChoice::rear:
      return "ai-attack.rear-weapon";
    case WeaponChoice::turret:
      return "ai-attack.turret";
    case WeaponChoice::any:
      return "ai-attack.strongest";
  }
  return {};
}

// The shots that are offered, and the card's order among them.
class Gunnery {
 public:
  explicit Gunnery(const Thought& t) : t_(t) {
    rules::ShotFilter filter;
    filter.no_lock_needed = true;  // the options know better what is allowed
    const Ids struck = ordered(t.game.table(), t.ship(), data::OrderKind::strike);
    for (rules::Shot& shot : rules::shots_of(t.game, t.choice.ship, filter)) {
      // What belongs to nobody is no enemy: only an order sends it there.
      const bool neutral = t.game.piece(shot.defender).side == state::Side::none;
      if (neutral && std::find(struck.begin(), struck.end(), shot.defender) == struck.end()) continue;
      if (t.legal(shot.key()) != nullptr) shots_.push_back(std::move(shot));
    }
    const auto& marks = t.ship().ship.marks;
    second_ = std::any_of(marks.begin(), marks.end(), [](Id mark) { return mark.starts_with("attack:"); });
  }

  std::optional<Advice> advice() {
    if (shots_.empty()) return std::nullopt;
    if (auto strike = by_order()) return strike;
    const data::AiCard* card = t_.game.catalog().card_for(t_.ship().ref, t_.ship().faction);
    const std::vector<AttackLine>& own = card != nullptr && !card->attacks.empty() ? card->attacks : general_lines();
    if (auto found = by_lines(own, second_)) return found;
    // A further attack that the card has no line for: as the first (ours).
    return second_ ? by_lines(own, false) : std::nullopt;
  }

 private:
  std::optional<Advice> by_lines(const std::vector<AttackLine>& lines, bool second) {
    for (const AttackLine& line : lines) {
      if (line.second != second || !data::counts(line.reading, t_.game.ruleset())) continue;
      const Id victim = line.locked ? locked(line) : nearest(line.nearest, line.farthest);
      if (victim.empty()) {
        pass_over(line);
        continue;
      }
      return shoot(victim, line, rule_of(line),
                   line.locked ? words::Key("ai-attack.locked") : words::Key("ai-attack.nearest"));
    }
    return std::nullopt;
  }

  // The step of a line that has no target.
  void pass_over(const AttackLine& line) {
    if (!t_.explains) return;
    const Id lock = t_.ship().lock;
    const bool in_range = line.nearest > 0 || line.farthest < 3;
    Phrase why = say("ai-attack.nobody");
    if (line.locked && lock.empty()) {
      why = say("ai-attack.no-lock");
    } else if (line.locked) {
      why = in_range ? say("ai-attack.not-locked-at", lock, line.nearest, line.farthest)
                     : say("ai-attack.not-locked", lock);
    } else if (in_range) {
      why = say("ai-attack.nobody-at", line.nearest, line.farthest);
    }
    steps_.push_back({rule_of(line), say("ai-attack.pass-over", line.line, why), {}, {}});
  }
  static const char* rule_of(const AttackLine& line) { return line.locked ? "fga-3.4.1.2-3" : "fga-3.1.1-7"; }

  // Strike: its target, unless only something else can be attacked at range 1; else the nearest.
  std::optional<Advice> by_order() {
    const Ids struck = ordered(t_.game.table(), t_.ship(), data::OrderKind::strike);
    if (struck.empty()) return std::nullopt;
    const rules::Shot* named = nearest_of([&](const rules::Shot& shot) {
      return std::find(struck.begin(), struck.end(), shot.defender) != struck.end();
    });
    const bool close = std::any_of(shots_.begin(), shots_.end(), [](const rules::Shot& s) { return s.range <= 1; });
    const bool offers_close =
        named != nullptr && std::any_of(shots_.begin(), shots_.end(), [&](const rules::Shot& shot) {
          return shot.defender == named->defender && shot.range <= 1;
        });
    const data::AiCard* card = t_.game.catalog().card_for(t_.ship().ref, t_.ship().faction);
    const std::vector<AttackLine>& lines = card != nullptr && !card->attacks.empty() ? card->attacks : general_lines();
    if (named != nullptr && (offers_close || !close)) {
      return shoot(named->defender, lines.front(), "fga-3.3.2.1a-2", "ai-attack.struck");
    }
    const Id victim = nearest(0, named != nullptr ? 1 : 3);
    return shoot(
        victim, lines.back(), named != nullptr ? "fga-3.3.2.1a-3" : "fga-3.3.2.1a-4",
        named != nullptr ? words::Key("ai-attack.nearer-than-struck") : words::Key("ai-attack.struck-out-of-reach"));
  }

  struct Aim : Nearness {
    const rules::Shot* shot;
  };
  template <class Which>
  const rules::Shot* nearest_of(const Which& which) {
    if (aims_.size() != shots_.size()) {
      for (const rules::Shot& shot : shots_) aims_.push_back(aim_of(shot));
    }
    const auto pick = pick_nearest(
        aims_, [&](const Aim& aim) { return which(*aim.shot); }, t_.game.ruleset().similar_distance.mm());
    return pick.chosen != nullptr ? pick.chosen->shot : nullptr;
  }
  [[nodiscard]] Aim aim_of(const rules::Shot& shot) const {
    const rules::Field& field = field_of(t_.game);
    const rules::Field::Ship* own = field.ship(t_.choice.ship);
    const rules::Field::Ship* other = field.ship(shot.defender);
    const state::Piece& victim = t_.game.piece(shot.defender);
    Aim aim;
    aim.shot = &shot;
    aim.number = victim.number;
    aim.distance_mm = other != nullptr ? distance_mm(t_.game, t_.choice.ship, shot.defender) : shot.distance_mm;
    aim.band = shot.range;
    if (own == nullptr) return aim;
    aim.off_nose = off_nose_of(own->measured.frame.to_local(other != nullptr ? other->measured.frame.origin
                                                                             : geom::frame_of(victim.pose).origin));
    return aim;
  }

  [[nodiscard]] Id locked(const AttackLine& line) const {
    const Id lock = t_.ship().lock;
    const bool can = !lock.empty() && std::any_of(shots_.begin(), shots_.end(), [&](const rules::Shot& shot) {
      return shot.defender == lock && shot.range >= line.nearest && shot.range <= line.farthest;
    });
    return can ? lock : Id();
  }
  [[nodiscard]] Id nearest(int closest, int farthest) {
    const rules::Shot* shot =
        nearest_of([=](const rules::Shot& each) { return each.range >= closest && each.range <= farthest; });
    return shot != nullptr ? shot->defender : Id();
  }

  // The first weapon of the line that can attack that ship; of several of a kind the one with the most dice.
  std::optional<Advice> shoot(Id victim, const AttackLine& line, const char* rule, words::Key who) {
    std::vector<WeaponChoice> order = line.weapons;
    order.push_back(WeaponChoice::any);  // better than none (ours)
    for (const WeaponChoice weapon : order) {
      const rules::Shot* best = nullptr;
      int most = 0;
      for (const rules::Shot& shot : shots_) {
        if (shot.defender != victim || !suits(shot, weapon)) continue;
        const int dice = dice_of(shot);
        if (best != nullptr && dice <= most) continue;
        best = &shot;
        most = dice;
      }
      if (best == nullptr) continue;
      Advice advice = answer(t_, best->key(), rule,
                             [&] { return say("ai-attack.line", line.line, victim, who, words_of(weapon)); });
      if (t_.explains) {
        steps_.push_back({advice.rule, advice.why, {}, {}});
        advice.summary = attack_in_short(*best, who);
      }
      advice.steps = std::move(steps_);
      return advice;
    }
    return std::nullopt;
  }
  [[nodiscard]] int dice_of(const rules::Shot& shot) const {
    return rules::attack_dice_for(t_.game, attack_of(t_.choice.ship, shot)) - (shot.obstructed_by.empty() ? 0 : 1);
  }

  const Thought& t_;
  std::vector<rules::Shot> shots_;
  std::vector<Aim> aims_;    // one a shot, once it matters who is nearest
  std::vector<Step> steps_;  // of the list so far
  bool second_ = false;      // it has attacked in this round
};

// --- the attacker's dice

// Does any missile or torpedo still have a charge?
bool ordnance_left(const Thought& t, const state::Piece& ship) {
  return std::any_of(ship.ship.cards.begin(), ship.ship.cards.end(), [&t](const state::Card& card) {
    const data::Upgrade* upgrade = card.charges > 0 ? t.game.catalog().upgrade(card.id) : nullptr;
    return upgrade != nullptr && upgrade->weapon && upgrade->weapon->ordnance;
  });
}

struct LockRule {
  bool spend = false;
  const char* rule = "";
  words::Key why;
};

// fga-3.4.1.2-4..10.
LockRule spends_lock(const Thought& t, const state::Attack& attack, const Pool& dice) {
  const state::Piece& ship = t.ship();
  const bool converts = ship.tokens.focus > 0;
  const bool may_help = dice.blanks > 0 || (!converts && dice.focus > 0);
  if (!may_help) return {false, "fga-3.4.1.2-11", "ai-dice.no-reroll"};
  const data::AiCard* card = t.game.catalog().card_for(ship.ref, ship.faction);
  if (card != nullptr && std::any_of(card->attacks.begin(), card->attacks.end(),
                                     [](const AttackLine& line) { return line.spends_lock; })) {
    return {true, "fga-3.1.1-7", "ai-dice.card-spends"};
  }
  const state::Card* used = ship.ship.card(attack.weapon);
  const data::Upgrade* upgrade = used != nullptr ? t.game.catalog().upgrade(used->id) : nullptr;
  if (upgrade != nullptr && upgrade->weapon && upgrade->weapon->ordnance && used->charges == 0) {
    return {true, "fga-3.4.1.2-9", "ai-dice.last-charge"};
  }
  if (ordnance_left(t, ship)) {
    if (converts && dice.blanks > 0) return {true, "fga-3.4.1.2-8", "ai-dice.blanks"};
    return {false, "fga-3.4.1.2-10", "ai-dice.for-ordnance"};
  }
  const int changed = converts ? dice.focus : std::min(dice.focus, ship.tokens.calculate + ship.ship.force);
  const int possible = dice.hits + dice.crits + changed;
  if (possible < rules::defense_dice_for(t.game, attack)) {
    return {true, "fga-3.4.1.2-5", "ai-dice.too-few-hits"};
  }
  return {false, "fga-3.4.1.2-5", "ai-dice.enough-hits"};
}

std::optional<Advice> spend_on_attack(const Thought& t, const state::Attack& attack) {
  const Pool dice = pool_of(attack.attack_dice);
  LockRule lock;
  if (t.legal("lock") != nullptr) {
    lock = spends_lock(t, attack, dice);
    if (lock.spend) return answer(t, "lock", lock.rule, [&] { return say("ai-dice.lock-spent", lock.why); });
  }
  if (dice.focus > 0) {
    for (const char* token : {"focus", "calculate", "force"}) {
      if (t.legal(token) == nullptr) continue;
      return answer(t, token, "fga-3.4.1.2-2", [] { return say("ai-dice.focus-hits"); });
    }
  }
  if (const state::Option* card = card_option(t)) {
    return answer(t, card->key, "fga-3.4.1.1-1", [] { return say("ai-dice.card"); });
  }
  if (t.legal("done") == nullptr) return std::nullopt;
  return answer(t, "done", *lock.rule != '\0' ? lock.rule : "fga-3.4.1.2-1", [&] {
    return !lock.why.empty() ? say("ai-dice.lock-kept", lock.why) : say("ai-dice.nothing-to-change");
  });
}

// fga-3.4.1.3.
std::optional<Advice> spend_on_defense(const Thought& t, const state::Attack& attack) {
  const Pool shots = pool_of(attack.attack_dice);
  const Pool dice = pool_of(attack.defense_dice);
  const int through = shots.hits + shots.crits - dice.evades;
  const auto focus = [&]() -> const char* {
    for (const char* token : {"focus", "calculate", "force"}) {
      if (dice.focus > 0 && t.legal(token) != nullptr) return token;
    }
    return nullptr;
  }();
  // A card that has to be used changes a result in any case: with what it gives, a token may be too much.
  if (t.legal("done") == nullptr) {
    if (const state::Option* card = card_option(t)) {
      return answer(t, card->key, "fga-3.4.1.3-4", [] { return say("ai-dice.has-to"); });
    }
  }
  if (through > 0) {
    if (t.legal("gas-cloud") != nullptr) {
      return answer(t, "gas-cloud", "fga-3.4.1.3-1", [] { return say("ai-dice.gas-cloud"); });
    }
    if (focus != nullptr && std::string_view(focus) == "focus" && dice.focus >= through) {
      return answer(t, focus, "fga-3.4.1.3-3", [] { return say("ai-dice.focus-alone"); });
    }
    for (const char* token : {"evade", "evade:focus"}) {
      if (t.legal(token) == nullptr) continue;
      return answer(t, token, "fga-3.4.1.3-2", [] { return say("ai-dice.evade"); });
    }
    constexpr const char* kTwoForOne = "brilliant-evasion";  // one Force charge for two results
    if (through > 1 && t.legal(kTwoForOne) != nullptr && focus != nullptr && std::string_view(focus) == "force") {
      return answer(t, kTwoForOne, "fga-3.4.1.1-1", [] { return say("ai-dice.card"); });
    }
    if (focus != nullptr) {
      return answer(t, focus, "fga-3.4.1.3-1", [] { return say("ai-dice.focus-evades"); });
    }
    if (const state::Option* card = card_option(t)) {
      return answer(t, card->key, "fga-3.4.1.1-1", [] { return say("ai-dice.card"); });
    }
  }
  if (t.legal("done") == nullptr) return std::nullopt;
  return answer(t, "done", "fga-3.4.1.3-4", [] { return say("ai-dice.no-help"); });
}

// Own dice: what nothing can change for the better. The other side's: its good results.
std::optional<Advice> choose_reroll(const Thought& t, const state::Attack& attack) {
  const bool attack_dice = attack.step <= state::AttackStep::modify_attack;
  const auto& dice = attack_dice ? attack.attack_dice : attack.defense_dice;
  const Id owner = attack_dice ? attack.attacker : attack.defender;
  const state::Piece* piece = t.game.find(owner);
  const bool own = piece != nullptr && piece->side == t.choice.side;
  int converts = piece == nullptr ? 0 : piece->tokens.focus > 0 ? 99 : piece->tokens.calculate + piece->ship.force;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    const state::Face face = dice[i].face;
    const bool changed = face == state::Face::focus && converts-- > 0;
    const bool poor = face == state::Face::blank || (face == state::Face::focus && !changed);
    const std::string key = std::to_string(i);
    if (poor != own || t.legal(key) == nullptr) continue;
    return answer(t, key, "fga-3.4.1.2-11", [] { return say("ai-dice.rerolls"); });
  }
  if (t.legal("done") == nullptr) return std::nullopt;
  return answer(t, "done", "fga-3.4.1.2-11", [] { return say("ai-dice.stay"); });
}

}  // namespace

state::Attack attack_of(Id ship, const rules::Shot& shot) {
  state::Attack attack;
  attack.attacker = ship;
  attack.defender = shot.defender;
  attack.weapon = shot.weapon.id;
  attack.arc = shot.arc;
  attack.range = shot.range;
  attack.range_zero = shot.range_zero;
  attack.obstructed_by = shot.obstructed_by;
  return attack;
}

std::optional<Advice> spend_by_rule(const Thought& t) {
  const state::Attack* attack = t.game.attack();
  if (attack == nullptr) return std::nullopt;
  const Id kind = t.choice.kind;
  if (kind == "reroll") return choose_reroll(t, *attack);
  if (kind == "modify-attack") return spend_on_attack(t, *attack);
  if (kind == "modify-defense") return spend_on_defense(t, *attack);
  if (kind == "modify-attack-defender" || kind == "modify-defense-attacker") {
    if (const state::Option* card = card_option(t)) {
      return answer(t, card->key, "fga-3.4.1.1-1", [] { return say("ai-dice.others"); });
    }
  }
  return std::nullopt;
}

std::optional<Advice> ai_attacks(const Thought& t) {
  if (t.choice.kind == "attack") return Gunnery(t).advice();
  if (t.choice.kind == "obstruction-line" && t.legal("clear") != nullptr) {
    return answer(t, "clear", "2e-obstruct-7", [] { return say("ai-attack.clear-line"); });
  }
  return spend_by_rule(t);
}

}  // namespace plotboard::ai
