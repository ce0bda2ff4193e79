#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kPrototype = "1e-condition-optimizedprototype";

// Which face it gives away, where its dice show several.
std::size_t die_to_spend(Game& game, Id ship) {
  const auto& dice = game.attack()->attack_dice;
  state::Choice choice = choice_of(game, "spend-die", ship, "1e-cond-15", say("prototype.which", ship));
  for (std::size_t i = 0; i < dice.size(); ++i) {
    const Id face = state::name_of(dice[i].face);
    if (!dice[i].fixed && choice.option(face) == nullptr)
      choice.options.push_back(option(face, just(words::Word{face})));
  }
  const Id face = game.ask(std::move(choice));
  const auto& now = game.attack()->attack_dice;
  const auto found = std::find_if(
      now.begin(), now.end(), [face](const state::Die& die) { return !die.fixed && face == state::name_of(die.face); });
  return static_cast<std::size_t>(found - now.begin());
}

Id krennic_near(const Game& game, Id ship) {
  for (const Id other : friends_within(game, ship, 1, 2)) {
    if (has_card(game.piece(other), "1e-upgrade-directorkrennic")) return other;
  }
  return has_card(game.piece(ship), "1e-upgrade-directorkrennic") ? ship : Id();
}

}  // namespace

void condition_optimized_prototype(Effects& all) {
  must(
      all, kPrototype, Window::condition_assigned,
      [](const Game& game, const Occasion& occasion) { return is_own(game, occasion) && occasion.word == kPrototype; },
      [](Game& game, Occasion& occasion) {
        state::ShipState raised = owner_of(game, occasion).ship;
        ++raised.shield_limit;
        ++raised.shields;
        game.emit(state::ShipEquipped{occasion.owner, std::move(raised)});
      });
  Effect& strips = offers(
      all, kPrototype, Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const auto& dice = attack_in(game, occasion).attack_dice;
        return attacks_with_primary(game, occasion) && is_fresh(game, occasion) &&
               std::any_of(dice.begin(), dice.end(), [](const state::Die& die) { return !die.fixed; }) &&
               game.piece(attack_in(game, occasion).defender).ship.shields > 0;
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        spend_die(game, true, die_to_spend(game, occasion.owner));
        lose_shield(game, game.attack()->defender, "1e-cond-15");
      });
  strips.worth = [](Game& game, const Occasion&) {
    return count(game, true, Face::blank) + count(game, true, Face::focus) > 0;
  };
  may(
      all, kPrototype, Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_primary(game, occasion) && still_flying(game, occasion.other) &&
               !krennic_near(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        acquire_lock_on(game, krennic_near(game, occasion.owner), occasion.other);
      });
}

}  // namespace plotboard::rules::effects::first
