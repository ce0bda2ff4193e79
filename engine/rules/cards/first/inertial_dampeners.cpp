#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

// The planned maneuver gives way to a white stop, so a stressed ship that reveals red may use it (1e-stress-4). A stop
// that the dial has in another colour is white too: so the card stays until it is flown.
void inertial_dampeners(Effects& all) {
  static constexpr geom::Maneuver kStop{0, geom::Bearing::stationary};
  static constexpr auto stops = [](const Game& game, const Occasion& occasion) {
    return is_own(game, occasion) && !is_fresh(game, occasion) && occasion.maneuver == kStop;
  };
  may(all, "1e-upgrade-inertialdampeners", Window::after_reveal, is_fresh, [](Game& game, Occasion& occasion) {
    use_up(game, occasion);
    game.emit(state::DialSet{occasion.owner, kStop});
  }).worth = [](Game& game, const Occasion& occasion) {  // else its opponent flies it
    const auto& dial = game.piece(occasion.owner).ship.dial;
    return dial && flight_of(game, occasion.owner, *dial).substituted;
  };
  must(all, "1e-upgrade-inertialdampeners", Window::difficulty, stops, [](Game& game, Occasion& occasion) {
    using geom::Difficulty;
    const auto printed = printed_difficulty(game, occasion.owner, kStop).value_or(Difficulty::white);
    occasion.value += static_cast<int>(Difficulty::white) - static_cast<int>(printed);
  });
  must(
      all, "1e-upgrade-inertialdampeners", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) { return stops(game, occasion) && occasion.word == "maneuver"; },
      [](Game& game, Occasion& occasion) {
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-inertialdampeners");
        gain(game, occasion.owner, Token::stress, 1, "1e-upgrade-inertialdampeners");
      });
}

}  // namespace plotboard::rules::effects::first
