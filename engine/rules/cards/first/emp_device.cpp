#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// In place of all its attacks: nothing that bars attacks bars it. The ship is at range 1 of itself (1e-range-7).
void emp_device(Effects& all) {
  may(
      all, "1e-upgrade-empdevice", Window::before_engage,
      [](const Game& game, const Occasion& occasion) { return has_attacks_to_give_up(game, occasion.owner); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const state::Side side = game.piece(ship).side;
        Ids struck = all_within(game, ship, 1, 1);
        struck.push_back(ship);
        give_up_attacks(game, ship);
        discard_card(game, ship, occasion.card, "1e-upgrade-empdevice");
        constexpr int kTokens = 2;
        for (const Id each : struck) gain(game, each, Token::ion, kTokens, "1e-upgrade-empdevice", side);
      })
      .worth = [](Game& game, const Occasion& occasion) {
    const std::size_t own = friends_within(game, occasion.owner, 1, 1).size() + 1;
    return enemies_within(game, occasion.owner, 1, 1).size() > own;
  };
}

}  // namespace plotboard::rules::effects::first
