#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// One focus result, or a blank against pilots of skill 2 or lower.
void flight_instructor(Effects& all) {
  static constexpr auto rerollable = [](const Game& game) {
    constexpr int kLow = 2;
    std::vector<Face> faces{Face::focus};
    if (game.piece(game.attack()->attacker).initiative <= kLow) faces.push_back(Face::blank);
    return faces;
  };
  offers(
      all, "1e-upgrade-flightinstructor", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        const auto faces = rerollable(game);
        return defends(game, occasion) &&
               std::any_of(faces.begin(), faces.end(), [&](Face face) { return any(game, false, face); });
      },
      [](Game& game, Occasion& occasion) {
        reroll_showing(game, occasion.owner, false, rerollable(game), "1e-upgrade-flightinstructor");
      });
}

}  // namespace plotboard::rules::effects::first
