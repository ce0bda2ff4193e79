#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kDevoted = "1e-condition-fanaticaldevotion";

bool is_protected(const Game& game) {
  const Ids& used = game.attack()->used;
  return base::contains(used, Id(kDevoted));
}

// As evades cancel (1e-attack-28, or as the defender's cards have it), but for one hit.
void cancel_but_one_hit(Game& game) {
  const int order = attack_number(game, Window::cancel_order, *game.attack(), true, 0);
  constexpr int kCritsFirst = 1, kHitsOnly = 2;
  state::Attack attack = *game.attack();
  const auto cancel_hit = [&] {
    return count_faces(attack.attack_dice, Face::hit) > 1 && take_face(attack.attack_dice, Face::hit);
  };
  const auto cancel_crit = [&] { return order != kHitsOnly && take_face(attack.attack_dice, Face::crit); };
  while (take_face(attack.defense_dice, Face::evade)) {
    const bool done = order == kCritsFirst ? cancel_crit() || cancel_hit() : cancel_hit() || cancel_crit();
    if (!done) continue;
  }
  game.emit(state::AttackChanged{std::move(attack)});
}

}  // namespace

void condition_fanatical_devotion(Effects& all) {
  must(
      all, kDevoted, Window::may_modify_defense,
      [](const Game& game, const Occasion& occasion) { return is_own(game, occasion) && occasion.word == "focus"; },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-cond-7";
      });
  must(
      all, kDevoted, Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack* attack = game.attack();
        return is_own(game, occasion) && occasion.word == "focus" && attack != nullptr &&
               attack->attacker == occasion.owner && attack->step == state::AttackStep::modify_attack &&
               any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) {
        change_attack(game, [](state::Attack& attack) { attack.used.push_back(kDevoted); });
      });
  must(
      all, kDevoted, Window::neutralize,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && is_protected(game) && count(game, true, Face::hit) > 0;
      },
      [](Game& game, Occasion&) { cancel_but_one_hit(game); });
  must(all, kDevoted, Window::start_of_end_phase, is_own,
       [](Game& game, Occasion& occasion) { remove_condition(game, occasion.owner, kDevoted, "1e-cond-7"); });
}

}  // namespace plotboard::rules::effects::first
