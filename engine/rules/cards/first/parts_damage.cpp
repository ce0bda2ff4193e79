#include "rules/cards/first/parts_damage.hpp"

#include <algorithm>

#include "data/card_kind.hpp"

namespace plotboard::rules::effects::first {

namespace {

template <bool crit_counts>
void decide_repair(Game& game, Occasion& occasion) {
  const Face face = throw_for_card(game, occasion);
  occasion.value = face == Face::hit || (crit_counts && face == Face::crit) ? 1 : 0;
  if (occasion.value == 0) game.tell(occasion.owner, rule_of(game, occasion), say("damage.stays-faceup"));
}

}  // namespace

void on_damage(Effects& all, DamageTexts cards, Window window, When when, Run run) {
  for (const DamageText& each : cards) must(all, each.card, window, when, run).rule = each.rule;
}

void repaired_by_die(Effects& all, DamageTexts cards, CritRepairs crit) {
  on_damage(all, cards, Window::repairs, nullptr,
            crit == CritRepairs::counts ? decide_repair<true> : decide_repair<false>);
}

void bars_by_card(Game& game, Occasion& occasion) {
  occasion.value = 0;
  occasion.rule = rule_of(game, occasion);
}

int number_of(const Occasion& occasion) { return data::number_of_damage(occasion.card).value(); }

std::string rule_of(const Game& game, const Occasion& occasion) {
  return game.catalog().damage_card(number_of(occasion))->rule;
}

Face throw_for_card(Game& game, const Occasion& occasion) {
  return game.roll(occasion.owner, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
}

bool throws_hit(Game& game, const Occasion& occasion) { return throw_for_card(game, occasion) == Face::hit; }

void turn_card_down(Game& game, const Occasion& occasion, int index) {
  const auto& damage = owner_of(game, occasion).ship.damage;
  const auto at = static_cast<std::size_t>(index);
  if (at >= damage.size() || !damage[at].faceup || damage[at].number != number_of(occasion)) return;
  repair_faceup(game, occasion.owner, at, rule_of(game, occasion));
}

void turn_first_down(Game& game, const Occasion& occasion) {
  if (owner_of(game, occasion).ship.faceup(number_of(occasion)) == 0) return;
  turn_card_down(game, occasion, static_cast<int>(index_of_card(game, occasion.owner, number_of(occasion))));
}

geom::Difficulty colour_flown(const Game& game, const Occasion& occasion) {
  const auto& executed = owner_of(game, occasion).ship.executed;
  return executed ? executed->difficulty : geom::Difficulty::white;
}

bool any_hurts(Game& game, Id ship, const Ids& obstacles) {
  return std::any_of(obstacles.begin(), obstacles.end(),
                     [&](Id each) { return number_after(game, Window::obstacle_hurts, ship, each, 1, "move") > 0; });
}

}  // namespace plotboard::rules::effects::first
