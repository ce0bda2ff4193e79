#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Within range 2 is more than at range 2: the whole base has to lie inside (1e-range-5). The ship may pick itself.
void fleet_officer(Effects& all) {
  static constexpr auto inside = [](const Game& game, Id ship) {
    const Field& field = field_of(game);
    const Field::Ship* own = field.ship(ship);
    Ids ids;
    for (const Field::Ship& other : field.ships()) {
      const Id id = field.piece(other).id;
      if (!game.friendly(ship, id) || geom::is_huge(game.piece(id).base)) continue;
      if (id == ship || lies_within(field, other.shape(), own->shape(), 2)) ids.push_back(id);
    }
    return ids;
  };
  action(
      all, "1e-upgrade-fleetofficer",
      [](const Game& game, const Occasion& occasion) { return !inside(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        Ids open = inside(game, ship);
        for (const bool second : {false, true}) {
          const Id to = pick_ship(game, ship, open, "1e-upgrade-fleetofficer", second);
          if (to.empty()) break;
          gain(game, to, Token::focus, 1, "1e-upgrade-fleetofficer");
          std::erase(open, to);
        }
        gain(game, ship, Token::stress, 1, "1e-upgrade-fleetofficer");
      });
}

}  // namespace plotboard::rules::effects::first
