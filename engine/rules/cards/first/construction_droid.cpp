#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// The energy is paid before the recover action takes the rest, so it buys no shield.
void construction_droid(Effects& all) {
  static constexpr auto facedown = [](const Game& game, Id ship, Id card) {
    const state::ShipState& state = game.piece(ship).ship;
    const state::Section own = state.card(card)->section;
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < state.damage.size(); ++i) {
      const bool here = own == state::Section::none || state.damage[i].section == own;
      if (here && !state.damage[i].faceup) indices.push_back(i);
    }
    return indices;
  };
  Effect& mends = may(
      all, "1e-upgrade-constructiondroid", Window::before_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "recover" && rules::first::energy_of(owner_of(game, occasion)) > 0 &&
               !facedown(game, occasion.owner, occasion.card).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const auto cards = facedown(game, ship, occasion.card);
        rules::first::spend_energy(game, ship, 1);
        const std::size_t index = cards[game.pick(ship, cards.size(), say("damage.which-is-repaired"))];
        game.emit(state::DamageDiscarded{ship, index});
      });
  mends.worth = [](Game& game, const Occasion& occasion) {
    const state::ShipState& ship = owner_of(game, occasion).ship;
    return rules::first::energy_of(owner_of(game, occasion)) > ship.shield_limit - ship.shields;
  };
}

}  // namespace plotboard::rules::effects::first
