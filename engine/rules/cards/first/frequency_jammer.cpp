#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Measured from the jammed ship, which is stressed by then itself (1e-huge-12).
void frequency_jammer(Effects& all) {
  must(
      all, "1e-upgrade-frequencyjammer", Window::jammed,
      [](const Game&, const Occasion& occasion) { return occasion.other == occasion.owner; },
      [](Game& game, Occasion& occasion) {
        Ids calm = friends_within(game, occasion.subject, 1, 1);
        std::erase_if(calm, [&](Id id) { return is_stressed(game.piece(id)) || geom::is_huge(game.piece(id).base); });
        const Id ship = pick_ship(game, occasion.owner, calm, "1e-upgrade-frequencyjammer", false);
        if (!ship.empty()) gain(game, ship, Token::stress, 1, "1e-upgrade-frequencyjammer");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
