// The odds of the attack under way and of what a pick would make of it.
//
// Before dice lie there, both sides are taken to spend what helps (rules/odds.hpp). An option that spends a token is
// counted exactly: the dice as it leaves them, the rest spent as well as it can be. "Done" keeps the dice as they are.
#include <algorithm>

#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"
#include "rules/attack.hpp"
#include "rules/odds.hpp"

namespace plotboard::desk {

namespace {

using state::Attack;
using state::Face;

// One question: the rules want a table that they may write to.
class Asked {
 public:
  Asked(const data::Catalog& catalog, const state::Table& table)
      : table_(table), game_(catalog, table_, {}, nullptr, rules::Keeps::nothing) {}
  rules::Game& game() { return game_; }

 private:
  state::Table table_;
  rules::Game game_;
};

struct Means {
  rules::AttackerMeans attacker;
  rules::DefenderMeans defender;
};

bool thrown(const Attack& attack, bool attack_dice) {
  return attack_dice ? attack.step > state::AttackStep::attack_dice || !attack.attack_dice.empty()
                     : attack.step > state::AttackStep::defense_dice || !attack.defense_dice.empty();
}

Means means_of(rules::Game& game, const Attack& attack) {
  Means m;
  const state::Piece& a = game.piece(attack.attacker);
  const state::Piece& d = game.piece(attack.defender);
  if (thrown(attack, true))
    m.attacker.thrown = attack.attack_dice;
  else
    m.attacker.dice = rules::attack_dice_for(game, attack);
  m.attacker.fixed = attack.attack_fixed;
  m.attacker.focus = a.tokens.focus;
  m.attacker.calculate = a.tokens.calculate;
  m.attacker.force = a.ship.force;
  m.attacker.lock = a.lock == attack.defender;
  if (attack.weapon == "proton-torpedoes") m.attacker.hits_to_crits = 1;
  if (thrown(attack, false))
    m.defender.thrown = attack.defense_dice;
  else
    m.defender.dice = rules::defense_dice_for(game, attack);
  m.defender.fixed = attack.defense_fixed;
  m.defender.focus = d.tokens.focus;
  m.defender.calculate = d.tokens.calculate;
  m.defender.force = d.ship.force;
  m.defender.evade = d.tokens.evade;
  m.defender.crits_first = attack.weapon == "plasma-torpedoes";
  for (const std::string& id : attack.obstructed_by) {
    const data::Obstacle* obstacle = game.catalog().obstacle(game.piece(id).ref);
    if (obstacle != nullptr && obstacle->kind == data::ObstacleKind::gas_cloud) m.defender.gas_cloud = true;
  }
  // Reinforce works against attackers in the full arc on its side (2e-reinforce).
  if (d.tokens.reinforce_fore > 0 || d.tokens.reinforce_aft > 0) {
    const bool fore = rules::is_in_arc(game, attack.attacker, geom::ArcKind::full_front, attack.defender);
    const bool aft = rules::is_in_arc(game, attack.attacker, geom::ArcKind::full_rear, attack.defender);
    if (fore && !aft) m.defender.reinforce = d.tokens.reinforce_fore;
    if (aft && !fore) m.defender.reinforce = d.tokens.reinforce_aft;
  }
  // Who has finished modifying spends nothing any more.
  if (attack.step > state::AttackStep::modify_attack) {
    m.attacker.focus = m.attacker.calculate = m.attacker.force = 0;
    m.attacker.lock = false;
  }
  if (attack.step > state::AttackStep::modify_defense)
    m.defender = {
        0, m.defender.thrown, 0, 0, 0, 0, m.defender.reinforce, false, m.defender.crits_first, m.defender.fixed};
  return m;
}

// Dice after a token: all focus results, or one of them.
void turn_focus(std::vector<state::Die>& dice, Face to, bool all) {
  for (state::Die& die : dice) {
    if (die.face != Face::focus) continue;
    die.face = to;
    if (!all) return;
  }
}

// The means after an answer of the modify windows; false where its effect cannot be foretold here.
bool answer(Means& m, const std::string& kind, const std::string& key) {
  const bool attacks = kind == "modify-attack";
  if (!attacks && kind != "modify-defense") return false;
  if (key == "done") {
    if (attacks) {
      m.attacker.focus = m.attacker.calculate = m.attacker.force = 0;
      m.attacker.lock = false;
    } else {
      m.defender.focus = m.defender.calculate = m.defender.force = m.defender.evade = 0;
      m.defender.gas_cloud = false;
    }
    return true;
  }
  auto& dice = attacks ? m.attacker.thrown : m.defender.thrown;
  const Face good = attacks ? Face::hit : Face::evade;
  int& focus = attacks ? m.attacker.focus : m.defender.focus;
  int& calculate = attacks ? m.attacker.calculate : m.defender.calculate;
  int& force = attacks ? m.attacker.force : m.defender.force;
  if (key == "focus" && focus > 0) {
    --focus;
    turn_focus(dice, good, true);
    return true;
  }
  if ((key == "calculate" && calculate > 0) || (key == "force" && force > 0)) {
    --(key == "force" ? force : calculate);
    turn_focus(dice, good, false);
    return true;
  }
  if (key == "lock" && attacks) return m.attacker.lock;  // rerolled as well as can be, then the tokens
  const auto evade_from = [&dice](Face from) {
    const auto die = std::find_if(dice.begin(), dice.end(), [&](const state::Die& d) { return d.face == from; });
    if (die != dice.end()) die->face = Face::evade;
    return die != dice.end();
  };
  if (attacks) return false;
  if ((key == "evade" || key == "evade:focus") && m.defender.evade > 0) {
    --m.defender.evade;
    if (key == "evade:focus" || !evade_from(Face::blank)) evade_from(Face::focus);
    return true;
  }
  if (key == "gas-cloud") {
    m.defender.gas_cloud = false;
    evade_from(Face::blank);
    return true;
  }
  return false;
}

}  // namespace

void Desk::Impl::odds_of_picks(std::vector<Pick>& list) const {
  const state::Table& table = session->table();
  const state::Choice& choice = *table.play.choice;
  Asked asked(catalog, table);
  if (choice.kind == "attack" && table.find(choice.ship) != nullptr) {
    const std::vector<rules::Shot> shots = rules::shots_of(asked.game(), choice.ship);
    for (Pick& pick : list) {
      const auto shot =
          std::find_if(shots.begin(), shots.end(), [&](const rules::Shot& s) { return s.key() == pick.key; });
      if (shot == shots.end()) continue;
      if (pick.piece.empty()) pick.piece = shot->defender;
      if (!pick.legal) continue;
      const Means m = means_of(asked.game(), rules::attack_by(*shot));
      pick.odds = rules::odds_of(m.attacker, m.defender);
    }
    return;
  }
  if (!table.play.attack) return;
  const Means now = means_of(asked.game(), *table.play.attack);
  for (Pick& pick : list) {
    Means m = now;
    if (pick.legal && answer(m, choice.kind, pick.key)) pick.odds = rules::odds_of(m.attacker, m.defender);
  }
}

std::optional<AttackView> Desk::attack_view() const {
  if (!in_battle() || !table().play.attack) return std::nullopt;
  AttackView view;
  view.attack = *table().play.attack;
  if (table().find(view.attack.attacker) == nullptr || table().find(view.attack.defender) == nullptr)
    return std::nullopt;
  Asked asked(catalog(), table());
  const Means m = means_of(asked.game(), view.attack);
  view.attack_thrown = thrown(view.attack, true);
  view.defense_thrown = thrown(view.attack, false);
  static_cast<void>(rules::attack_dice_for(asked.game(), view.attack, &view.attack_parts));
  static_cast<void>(rules::defense_dice_for(asked.game(), view.attack, &view.defense_parts));
  view.attack_dice = view.attack_thrown ? static_cast<int>(view.attack.attack_dice.size()) : m.attacker.dice;
  view.defense_dice = view.defense_thrown ? static_cast<int>(view.attack.defense_dice.size()) : m.defender.dice;
  for (const rules::WeaponOnShip& weapon : rules::weapons_of(asked.game(), view.attack.attacker))
    if (weapon.id == view.attack.weapon) view.weapon = weapon.name;
  if (view.weapon.empty()) {
    const data::Upgrade* upgrade = catalog().upgrade(view.attack.weapon);
    view.weapon = upgrade != nullptr ? upgrade->name : "primary weapon";
  }
  if (view.attack.step < state::AttackStep::neutralize) view.odds = rules::odds_of(m.attacker, m.defender);
  return view;
}

}  // namespace plotboard::desk
