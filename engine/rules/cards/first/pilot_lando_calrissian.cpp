#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// An icon of the picked ship's own bar: no card's action (1e-action-6).
void pilot_lando_calrissian(Effects& all) {
  must(
      all, "1e-pilot-landocalrissian", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        const auto& executed = owner_of(game, occasion).ship.executed;
        return executed && executed->difficulty == geom::Difficulty::blue &&
               !friends_within(game, occasion.owner, 1, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        const char* rule = "1e-pilot-landocalrissian";
        const Id other = pick_ship(game, occasion.owner, friends_within(game, occasion.owner, 1, 1), rule, false);
        Ids bar;
        for (const data::ShipAction& icon : bar_of(game, other)) bar.push_back(icon.type);
        if (!bar.empty()) free_action(game, other, bar, rule);
      });
}

}  // namespace plotboard::rules::effects::first
