#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// A ship is friendly to itself and at range 1 of itself (1e-range-7). Stress bars the action of whom she names.
void pilot_ahsoka_tano(Effects& all) {
  static const auto able = [](const Game& game, Id ship) {
    Ids ids = friends_within(game, ship, 1, 1);
    ids.push_back(ship);
    std::erase_if(ids, [&game](Id id) { return is_stressed(game.piece(id)); });
    return ids;
  };
  may(
      all, "1e-pilot-ahsokatano", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).tokens.focus > 0 && may_spend(game, occasion.owner, Token::focus) &&
               !able(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        spend(game, ship, Token::focus, "1e-pilot-ahsokatano");
        const Id to = pick_ship(game, ship, able(game, ship), "1e-pilot-ahsokatano", false);
        if (!to.empty()) free_action(game, to, {}, "1e-pilot-ahsokatano");
      })
      .worth = [](Game& game, const Occasion& occasion) {  // her own focus token is worth as much as an action
    const Ids ids = able(game, occasion.owner);
    return ids.size() > 1 && game.piece(ids.front()).tokens.focus == 0;
  };
}

}  // namespace plotboard::rules::effects::first
