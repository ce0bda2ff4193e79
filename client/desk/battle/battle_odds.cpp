// The odds of the attack under way and of what a pick would make of it.
//
// Both sides are taken to do what is best for them after it (rules/play/foresight.hpp).
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/battle/battle.hpp"
#include "desk/battle/battle_words.hpp"
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

const rules::Foresight& Battle::foresight() const {
  return foresight_.of({given_.open.version()}, [&] {
    return given_.open.in_battle() ? rules::foresee(catalog(), table()) : rules::Foresight();
  });
}

const std::vector<rules::Foresight>& Battle::foresight_of_shots(const std::vector<rules::Shot>& shots) const {
  return shots_.of({given_.open.version()}, [&] {
    Question asked(catalog(), table());
    std::vector<rules::Foresight> all;
    all.reserve(shots.size());
    for (const rules::Shot& shot : shots) all.push_back(rules::foresee(asked.game(), shot));
    return all;
  });
}

void Battle::odds_of_picks(std::vector<Pick>& list) const {
  const state::Choice& choice = *table().play.choice;
  if (choice.kind == "attack" && table().find(choice.ship) != nullptr) {
    Question asked(catalog(), table());
    const std::vector<rules::Shot> shots = rules::shots_of(asked.game(), choice.ship);
    const std::vector<rules::Foresight>& ahead = foresight_of_shots(shots);
    for (Pick& pick : list) {
      const auto shot =
          std::find_if(shots.begin(), shots.end(), [&](const rules::Shot& s) { return s.key() == pick.key; });
      if (shot == shots.end()) continue;
      if (pick.piece.empty()) pick.piece = shot->defender;
      pick.attack = rules::attack_by(*shot);
      const rules::Foresight& seen = ahead[static_cast<std::size_t>(shot - shots.begin())];
      if (!pick.legal || !seen.now) continue;
      pick.odds = seen.now->odds;
      pick.without = seen.without;
    }
    return;
  }
  if (!table().play.attack || choice.dice > 0) return;
  const rules::Foresight& seen = foresight();
  for (const rules::OptionProspect& option : seen.options) {
    const auto pick = std::find_if(list.begin(), list.end(), [&](const Pick& p) { return p.key == option.key; });
    if (pick == list.end()) continue;
    pick->odds = option.then.odds;
    pick->without = seen.without;
    pick->best =
        seen.options.size() > 1 && std::find(seen.best.begin(), seen.best.end(), option.key) != seen.best.end();
  }
}

// Dice are marked where they lie; what confirms them says how many there are.
void Battle::show_marks(std::vector<Pick>& list) const {
  if (std::none_of(list.begin(), list.end(), [](const Pick& pick) { return pick.die.has_value(); })) return;
  const RerollLimits limits = reroll_limits();
  const auto& best = foresight().best;
  const bool full = static_cast<int>(marked.size()) >= limits.most;
  if (std::none_of(list.begin(), list.end(), [](const Pick& pick) { return pick.key == "done"; })) {
    list.emplace_back();  // the rules take the first die: here it is confirmed like any other
    list.back().key = "done";
  }
  for (Pick& pick : list) {
    if (pick.die) {
      pick.marked = std::find(marked.begin(), marked.end(), pick.key) != marked.end();
      pick.odds.reset();  // those of a single die say little of the throw
      if (!full || pick.marked) continue;
      pick.legal = false;
      pick.why = limits.most == 1 ? "Only one die: take the other one back first."
                                  : "No more than " + std::to_string(limits.most) + " dice: take one back first.";
      continue;
    }
    if (pick.key != "done") continue;
    pick.legal = static_cast<int>(marked.size()) >= limits.least;
    pick.text = marked.empty() ? "Keep all dice" : reroll_words(marked.size());
    pick.best = !best.empty() && best.front() == "done";
    if (!marked.empty() || !pick.legal) pick.odds.reset();
  }
}

const std::optional<AttackView>& Battle::attack_view() const {
  return attack_.of({given_.open.version()}, [&] { return see_attack(); });
}

std::optional<AttackView> Battle::see_attack() const {
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
  const rules::Foresight& ahead = foresight();
  if (ahead.now && !view.attack.sure_hit) {
    view.odds = ahead.now->odds;
    view.without = ahead.without;
  }
  return view;
}

}  // namespace plotboard::desk
