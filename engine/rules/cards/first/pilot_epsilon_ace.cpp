#include <algorithm>
#include <optional>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr int kSkillOfAnUnhurtAce = 12;

bool skill_of_ace_is_due(const Game& game, const Occasion& occasion) {
  const state::ShipState& ship = owner_of(game, occasion).ship;
  const bool raised = std::any_of(ship.initiatives.begin(), ship.initiatives.end(),
                                  [&](const state::Initiative& change) { return change.source == occasion.card; });
  return is_own(game, occasion) && raised == !ship.damage.empty();
}

}  // namespace

// His skill follows his damage cards: looked at when one is dealt, when all damage of one source is suffered, and where
// the order of the ships is about to matter. Changes of skill that come later stand above it (1e-ps-2).
void pilot_epsilon_ace(Effects& all) {
  for (const Window window :
       {Window::setup, Window::damage_card_dealt, Window::after_damage, Window::after_action, Window::start_of_planning,
        Window::start_of_activation_phase, Window::start_of_engagement_phase}) {
    must(all, "1e-pilot-epsilonace", window, skill_of_ace_is_due, [](Game& game, Occasion& occasion) {
      std::optional<int> skill;
      if (owner_of(game, occasion).ship.damage.empty()) skill = kSkillOfAnUnhurtAce;
      game.emit(state::InitiativeChanged{occasion.owner, occasion.card, skill});
    });
  }
}

}  // namespace plotboard::rules::effects::first
