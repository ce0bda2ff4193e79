#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Before anybody decloaks (1e-act-1).
void pilot_cassian_andor(Effects& all) {
  static const auto stressed_friends = [](const Game& game, Id ship) {
    Ids ids = friends_within(game, ship, 1, 2);
    std::erase_if(ids, [&game](Id id) { return !is_stressed(game.piece(id)); });
    return ids;
  };
  may(
      all, "1e-pilot-cassianandor", Window::start_of_activation_phase,
      [](const Game& game, const Occasion& occasion) { return !stressed_friends(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Ids among = stressed_friends(game, occasion.owner);
        const Id to = pick_ship(game, occasion.owner, among, "1e-pilot-cassianandor", false);
        lose(game, to, Token::stress, 1, "1e-pilot-cassianandor");
      });
}

}  // namespace plotboard::rules::effects::first
