#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void grand_inquisitor_crew(Effects& all) {
  squad_must(
      all, "grand-inquisitor-crew", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        return has_force(game, occasion) && is_enemy_of_owner(game, occasion, occasion.subject) &&
               is_at_range(game, occasion.owner, occasion.subject, 0, 2);
      },
      [](Game& game, Occasion& occasion) {
        Ids white;
        for (const data::ShipAction& icon : bar_of(game, occasion.owner)) {
          if (icon.difficulty == "white" && !base::contains(white, icon.type)) white.push_back(icon.type);
        }
        if (!white.empty())
          offer_action_of(game, occasion, occasion.owner, std::move(white), "red", false, spend_force);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
