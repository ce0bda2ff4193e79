#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// The ship itself may be among them (1e-range-7), and the condition goes to one of those picked.
void general_hux(Effects& all) {
  static constexpr auto in_reach = [](const Game& game, Id ship) {
    Ids ids = friends_within(game, ship, 1, 2);
    ids.push_back(ship);
    std::erase_if(ids, [&](Id id) { return geom::is_huge(game.piece(id).base); });
    return ids;
  };
  action(
      all, "1e-upgrade-generalhux",
      [](const Game& game, const Occasion& occasion) { return !in_reach(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        constexpr std::size_t kMost = 3;
        const Id ship = occasion.owner;
        Ids open = in_reach(game, ship), picked;
        while (picked.size() < kMost) {
          const Id to = pick_ship(game, ship, open, "1e-upgrade-generalhux", !picked.empty());
          if (to.empty()) break;
          gain(game, to, Token::focus, 1, "1e-upgrade-generalhux");
          picked.push_back(to);
          std::erase(open, to);
        }
        const Id devoted = pick_ship(game, ship, picked, "1e-upgrade-generalhux", false);
        assign_condition(game, devoted, "1e-condition-fanaticaldevotion", true, "1e-upgrade-generalhux");
        gain(game, ship, Token::stress, 1, "1e-upgrade-generalhux");
      });
}

}  // namespace plotboard::rules::effects::first
