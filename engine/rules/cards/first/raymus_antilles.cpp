#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/play/dial_now.hpp"

namespace plotboard::rules::effects::first {

namespace {

Ids read_by_raymus(const Game& game, Id ship) {
  Ids ids = enemies_within(game, ship, 1, 3);
  std::erase_if(ids, [&](Id id) { return !has_dial(game, id); });
  return ids;
}

}  // namespace

// Who does not look cannot tell that it is white: both come together.
void raymus_antilles(Effects& all) {
  may(
      all, "1e-upgrade-raymusantilles", Window::start_of_activation_phase,
      [](const Game& game, const Occasion& occasion) { return !read_by_raymus(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id enemy =
            pick_ship(game, occasion.owner, read_by_raymus(game, occasion.owner), "1e-upgrade-raymusantilles", false);
        look_at_dial(game, occasion.owner, enemy, "1e-upgrade-raymusantilles");
        const auto colour = dial_now(game, enemy).difficulty_of(*game.piece(enemy).ship.dial);
        if (colour == geom::Difficulty::white) gain(game, enemy, Token::stress, 1, "1e-upgrade-raymusantilles");
      });
}

}  // namespace plotboard::rules::effects::first
