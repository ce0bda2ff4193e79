#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Range 4 needs the long ruler. The player of the ship says which it is. Choice "give-or-take".
void grand_moff_tarkin(Effects& all) {
  static constexpr auto in_reach = [](const Game& game, Id ship) {
    Ids ids = friends_within(game, ship, 1, 4);
    for (const Id enemy : enemies_within(game, ship, 1, 4)) ids.push_back(enemy);
    std::erase_if(ids, [&](Id id) { return geom::is_huge(game.piece(id).base); });
    return ids;
  };
  may(
      all, "1e-upgrade-grandmofftarkin", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !in_reach(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id to = pick_ship(game, ship, in_reach(game, ship), "1e-upgrade-grandmofftarkin", false);
        state::Choice choice =
            choice_of(game, "give-or-take", ship, "1e-upgrade-grandmofftarkin", say("focus.give-or-take", ship, to));
        choice.options = {option("give", say("focus.give"))};
        if (game.piece(to).tokens.focus > 0) choice.options.push_back(option("take", say("focus.take")));
        choice.options.back().unwise = choice.options.size() > 1 && game.friendly(ship, to);
        if (game.ask(std::move(choice)) == "give") {
          gain(game, to, Token::focus, 1, "1e-upgrade-grandmofftarkin");
        } else {
          lose(game, to, Token::focus, 1, "1e-upgrade-grandmofftarkin");
        }
      });
}

}  // namespace plotboard::rules::effects::first
