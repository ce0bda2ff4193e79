#include "rules/cards/first/parts_range.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// Friends may be named too; each ship once.
void slicer_tools(Effects& all) {
  static constexpr auto stressed_near = [](const Game& game, Id ship) {
    Ids near = friends_within(game, ship, 1, 3);
    for (const Id enemy : enemies_within(game, ship, 1, 3)) near.push_back(enemy);
    std::erase_if(near, [&](Id id) { return !is_stressed(game.piece(id)); });
    return near;
  };
  Effect& slices = action(
      all, "1e-upgrade-slicertools",
      [](const Game& game, const Occasion& occasion) {
        return rules::first::energy_of(owner_of(game, occasion)) > 0 && !stressed_near(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        Ids open = stressed_near(game, ship);
        while (game.in_play(ship) && rules::first::energy_of(game.piece(ship)) > 0) {
          const Id victim = pick_ship(game, ship, open, "1e-upgrade-slicertools");
          if (victim.empty()) return;
          rules::first::spend_energy(game, ship, 1);
          suffer(game, victim, 1, 0, "1e-upgrade-slicertools");
          std::erase(open, victim);
        }
      });
  slices.worth = [](Game& game, const Occasion& occasion) {
    const Ids near = stressed_near(game, occasion.owner);
    return std::any_of(near.begin(), near.end(), [&](Id id) { return !game.friendly(occasion.owner, id); });
  };
}

}  // namespace plotboard::rules::effects::first
