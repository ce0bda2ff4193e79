// The odds of the attack under way and of what a pick would make of it.
//
// Both sides are taken to spend what helps after it (rules/play/odds.hpp); "done" keeps the dice as they are.
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/battle.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/odds.hpp"

namespace plotboard::desk {

namespace {

using state::Attack;

// The rules want a table that they may write to.
class Question {
 public:
  Question(const data::Catalog& catalog, const state::Table& table)
      : table_(table), game_(catalog, table_, {}, nullptr, rules::Keeps::nothing) {}
  rules::Game& game() { return game_; }

 private:
  state::Table table_;
  rules::Game game_;
};

bool thrown(const Attack& attack, bool attack_dice) {
  return attack_dice ? attack.step > state::AttackStep::attack_dice || !attack.attack_dice.empty()
                     : attack.step > state::AttackStep::defense_dice || !attack.defense_dice.empty();
}

}  // namespace

void Battle::odds_of_picks(std::vector<Pick>& list) const {
  const state::Choice& choice = *table().play.choice;
  Question asked(catalog(), table());
  if (choice.kind == "attack" && table().find(choice.ship) != nullptr) {
    const std::vector<rules::Shot> shots = rules::shots_of(asked.game(), choice.ship);
    for (Pick& pick : list) {
      const auto shot =
          std::find_if(shots.begin(), shots.end(), [&](const rules::Shot& s) { return s.key() == pick.key; });
      if (shot == shots.end()) continue;
      if (pick.piece.empty()) pick.piece = shot->defender;
      pick.attack = rules::attack_by(*shot);
      if (pick.legal) pick.odds = rules::odds_of(asked.game(), *shot);
    }
    return;
  }
  if (!table().play.attack || !choice.kind.starts_with("modify-")) return;
  for (const rules::OptionOdds& odds : rules::odds_after(asked.game(), choice)) {
    const auto pick = std::find_if(list.begin(), list.end(), [&](const Pick& p) { return p.key == odds.key; });
    if (pick != list.end()) pick->odds = odds.best;
  }
}

std::optional<AttackView> Battle::attack_view() const {
  if (!given_.open.in_battle() || !table().play.attack) return std::nullopt;
  AttackView view;
  view.attack = *table().play.attack;
  if (table().find(view.attack.attacker) == nullptr || table().find(view.attack.defender) == nullptr)
    return std::nullopt;
  Question asked(catalog(), table());
  const rules::AttackerMeans attacker = rules::attacker_means(asked.game(), view.attack);
  const rules::DefenderMeans defender = rules::defender_means(asked.game(), view.attack);
  view.attack_thrown = thrown(view.attack, true);
  view.defense_thrown = thrown(view.attack, false);
  static_cast<void>(rules::attack_dice_for(asked.game(), view.attack, &view.attack_parts));
  static_cast<void>(rules::defense_dice_for(asked.game(), view.attack, &view.defense_parts));
  view.attack_dice = view.attack_thrown ? static_cast<int>(view.attack.attack_dice.size()) : attacker.dice;
  view.defense_dice = view.defense_thrown ? static_cast<int>(view.attack.defense_dice.size()) : defender.dice;
  for (const rules::WeaponOnShip& weapon : rules::weapons_of(asked.game(), view.attack.attacker))
    if (weapon.id == view.attack.weapon) view.weapon = given_.open.said(weapon.name());
  if (view.weapon.empty()) {
    const data::Upgrade* upgrade = catalog().upgrade(view.attack.weapon);
    view.weapon = upgrade != nullptr ? upgrade->name : "primary weapon";
  }
  if (view.attack.step < state::AttackStep::neutralize && !view.attack.sure_hit)
    view.odds = rules::odds_of(attacker, defender);
  return view;
}

}  // namespace plotboard::desk
