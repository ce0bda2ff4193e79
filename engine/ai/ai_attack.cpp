// An AI ship's attacks by the manual's general rules (fga-3.4.1): whom, with what, and which tokens it spends.
//
// As this program reads it where a card's own list is not at hand: a Strike order's target; else the ship that it has
// locked; else the nearest. Of its weapons the one with the most dice. A lock's reroll comes before the focus token.

#include <algorithm>

#include "ai/advice.hpp"
#include "ai/words.hpp"
#include "rules/attack.hpp"

namespace plotboard::ai {
namespace {

bool within_range_1(const Thought& t, const std::string& id) {
  return distance_mm(t.game, t.choice.ship, id) <= t.game.catalog().figures.range_band.mm();
}

std::string_view defender_of(const state::Option& option) {
  const std::size_t split = option.key.find('>');
  return split == std::string::npos ? std::string_view() : std::string_view(option.key).substr(split + 1);
}

struct Victim {
  std::string id;
  const char* rule;
  const char* why;
};

// fga-3.4.1-1, fga-3.3.2.1a-2..4: the named target, else the locked one, else the nearest.
std::optional<Victim> victim_of(const Thought& t) {
  std::vector<std::string_view> all;
  for (const state::Option& option : t.choice.options) {
    const std::string_view defender = option.legal ? defender_of(option) : std::string_view();
    if (!defender.empty() && std::find(all.begin(), all.end(), defender) == all.end()) all.push_back(defender);
  }
  if (all.empty()) return std::nullopt;
  const state::Piece& ship = t.ship();
  const auto offered = [&all](std::string_view id) { return std::find(all.begin(), all.end(), id) != all.end(); };
  std::string nearest;
  double least = 0;
  for (const std::string_view id : all) {
    const double distance = distance_mm(t.game, ship.id, std::string(id));
    if (!nearest.empty() && distance >= least) continue;
    nearest = id;
    least = distance;
  }
  if (ship.order.rfind("strike:", 0) == 0) {
    const std::string target = ship.order.substr(7);
    if (offered(target) && (within_range_1(t, target) || !within_range_1(t, nearest))) {
      return Victim{target, "fga-3.3.2.1a-2", "the target of its Strike order"};
    }
    return Victim{nearest, offered(target) ? "fga-3.3.2.1a-3" : "fga-3.3.2.1a-4", "the nearest"};
  }
  if (!ship.lock.empty() && offered(ship.lock)) return Victim{ship.lock, "fga-3.4.1.2-3", "the ship it has locked"};
  return Victim{nearest, "fga-3.4.1-1", "the nearest that it can attack"};
}

std::optional<Advice> choose_attack(const Thought& t) {
  const auto victim = victim_of(t);
  if (!victim) return std::nullopt;
  const state::Option* best = nullptr;
  std::size_t weapons = 0;
  for (const state::Option& option : t.choice.options) {
    if (!option.legal || defender_of(option) != victim->id) continue;
    if (best == nullptr) best = &option;
    ++weapons;
  }
  if (weapons > 1) {
    rules::ShotFilter filter;
    filter.defender = victim->id;
    filter.no_lock_needed = true;  // the options know better what is allowed
    int most = -100;
    for (const rules::Shot& shot : rules::shots_of(t.game, t.choice.ship, filter)) {
      const state::Option* option = t.legal(shot.key());
      if (option == nullptr) continue;
      const int dice =
          rules::attack_dice_for(t.game, attack_of(t.choice.ship, shot)) - (shot.obstructed_by.empty() ? 0 : 1);
      if (dice <= most) continue;
      most = dice;
      best = option;
    }
  }
  return answer(t, best->key, victim->rule, [&] { return line("It attacks ", victim->id, ", ", victim->why, "."); });
}

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
  const char* why = "";
};

// fga-3.4.1.2-4..10.
LockRule spends_lock(const Thought& t, const state::Attack& attack, const Pool& dice) {
  const state::Piece& ship = t.ship();
  const bool converts = ship.tokens.focus > 0;
  const bool may_help = dice.blanks > 0 || (!converts && dice.focus > 0);
  if (!may_help) return {false, "fga-3.4.1.2-11", "no die would be rerolled"};
  const state::Card* used = ship.ship.card(attack.weapon);
  const data::Upgrade* upgrade = used != nullptr ? t.game.catalog().upgrade(used->id) : nullptr;
  if (upgrade != nullptr && upgrade->weapon && upgrade->weapon->ordnance && used->charges == 0) {
    return {true, "fga-3.4.1.2-9", "that was the last charge of this ordnance"};
  }
  if (ordnance_left(t, ship)) {
    if (converts && dice.blanks > 0) return {true, "fga-3.4.1.2-8", "blanks, and a focus token for the rest"};
    return {false, "fga-3.4.1.2-10", "it keeps the lock for its ordnance"};
  }
  const int changed = converts ? dice.focus : std::min(dice.focus, ship.tokens.calculate + ship.ship.force);
  const int possible = dice.hits + dice.crits + changed;
  if (possible < rules::defense_dice_for(t.game, attack)) {
    return {true, "fga-3.4.1.2-5", "fewer possible hits than defence dice"};
  }
  return {false, "fga-3.4.1.2-5", "as many possible hits as defence dice, or more"};
}

std::optional<Advice> spend_on_attack(const Thought& t, const state::Attack& attack) {
  const Pool dice = pool_of(attack.attack_dice);
  LockRule lock;
  if (t.legal("lock") != nullptr) {
    lock = spends_lock(t, attack, dice);
    if (lock.spend) return answer(t, "lock", lock.rule, [&] { return line("It spends its lock: ", lock.why, "."); });
  }
  if (dice.focus > 0) {
    for (const char* token : {"focus", "calculate", "force"}) {
      if (t.legal(token) == nullptr) continue;
      return answer(t, token, "fga-3.4.1.2-2", [] { return std::string("A focus result becomes a hit."); });
    }
  }
  if (const state::Option* card = card_option(t)) {
    return answer(t, card->key, "fga-3.4.1.1-1", [] { return std::string("The best result of each roll."); });
  }
  if (t.legal("done") == nullptr) return std::nullopt;
  return answer(t, "done", *lock.rule != '\0' ? lock.rule : "fga-3.4.1.2-1", [&] {
    return *lock.why != '\0' ? line("It keeps its lock: ", lock.why, ".") : std::string("Nothing to change.");
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
  if (through > 0) {
    if (t.legal("gas-cloud") != nullptr) {
      return answer(t, "gas-cloud", "fga-3.4.1.3-1", [] { return std::string("The gas cloud turns a blank."); });
    }
    if (focus != nullptr && std::string_view(focus) == "focus" && dice.focus >= through) {
      return answer(t, focus, "fga-3.4.1.3-3",
                    [] { return std::string("The focus token alone prevents all damage."); });
    }
    for (const char* token : {"evade", "evade:focus"}) {
      if (t.legal(token) == nullptr) continue;
      return answer(t, token, "fga-3.4.1.3-2", [] { return std::string("The evade token first."); });
    }
    if (focus != nullptr) {
      return answer(t, focus, "fga-3.4.1.3-1", [] { return std::string("A focus result becomes an evade."); });
    }
    if (const state::Option* card = card_option(t)) {
      return answer(t, card->key, "fga-3.4.1.1-1", [] { return std::string("The best result of each roll."); });
    }
  }
  if (t.legal("done") == nullptr) return std::nullopt;
  return answer(t, "done", "fga-3.4.1.3-4", [] { return std::string("Nothing that it could spend would help."); });
}

// Own dice: what nothing can change for the better. The other side's: its good results.
std::optional<Advice> choose_reroll(const Thought& t, const state::Attack& attack) {
  const bool attack_dice = attack.step <= state::AttackStep::modify_attack;
  const auto& dice = attack_dice ? attack.attack_dice : attack.defense_dice;
  const std::string& owner = attack_dice ? attack.attacker : attack.defender;
  const state::Piece* piece = t.game.table().find(owner);
  const bool own = piece != nullptr && piece->side == t.choice.side;
  int converts = piece == nullptr ? 0 : piece->tokens.focus > 0 ? 99 : piece->tokens.calculate + piece->ship.force;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    const state::Face face = dice[i].face;
    const bool changed = face == state::Face::focus && converts-- > 0;
    const bool poor = face == state::Face::blank || (face == state::Face::focus && !changed);
    const std::string key = std::to_string(i);
    if (poor != own || t.legal(key) == nullptr) continue;
    return answer(t, key, "fga-3.4.1.2-11",
                  [] { return std::string("Blanks, and focus results that nothing turns."); });
  }
  if (t.legal("done") == nullptr) return std::nullopt;
  return answer(t, "done", "fga-3.4.1.2-11", [] { return std::string("The other dice stay."); });
}

}  // namespace

state::Attack attack_of(const std::string& ship, const rules::Shot& shot) {
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
  const std::string& kind = t.choice.kind;
  if (kind == "reroll") return choose_reroll(t, *attack);
  if (kind == "modify-attack") return spend_on_attack(t, *attack);
  if (kind == "modify-defense") return spend_on_defense(t, *attack);
  if (kind == "modify-attack-defender" || kind == "modify-defense-attacker") {
    if (const state::Option* card = card_option(t)) {
      return answer(t, card->key, "fga-3.4.1.1-1", [] { return std::string("The other side's dice get worse."); });
    }
  }
  return std::nullopt;
}

std::optional<Advice> ai_attacks(const Thought& t) {
  if (t.choice.kind == "attack") return choose_attack(t);
  if (t.choice.kind == "obstruction-line" && t.legal("clear") != nullptr) {
    return answer(t, "clear", "2e-obstruct-7", [] { return std::string("A clear line of fire."); });
  }
  return spend_by_rule(t);
}

}  // namespace plotboard::ai
