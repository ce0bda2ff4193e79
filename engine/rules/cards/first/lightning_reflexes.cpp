#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool flew_entry_not_red(const Game& game, const Occasion& occasion) {
  const auto& executed = owner_of(game, occasion).ship.executed;
  return executed && executed->difficulty != geom::Difficulty::red && occasion.word != "ion" &&
         printed_difficulty(game, occasion.owner, occasion.maneuver).has_value();  // 1e-man-21
}

}  // namespace

// Later than Check Pilot Stress: a green maneuver does not take this token off.
void lightning_reflexes(Effects& all) {
  may(
      all, "1e-upgrade-lightningreflexes", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return flew_entry_not_red(game, occasion) && can_turn(game, occasion.owner, 180);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        discard_card(game, ship, occasion.card, "1e-upgrade-lightningreflexes");
        rotate_ship(game, ship, 180, "1e-upgrade-lightningreflexes");
        gain(game, ship, Token::stress, 1, "1e-upgrade-lightningreflexes");
      })
      .worth = [](Game& game, const Occasion& occasion) {
    int ahead = 0, behind = 0;
    for (const Id enemy : enemies_within(game, occasion.owner, 1, 3)) {
      ahead += is_in_arc(game, enemy, geom::ArcKind::front, occasion.owner) ? 1 : 0;
      behind += is_in_arc(game, enemy, geom::ArcKind::rear, occasion.owner) ? 1 : 0;
    }
    return ahead == 0 && behind > 0;
  };
}

}  // namespace plotboard::rules::effects::first
