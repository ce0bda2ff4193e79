#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Five energy that lies on the card itself (huge-energy-10). Friends suffer too.
void ionization_reactor(Effects& all) {
  static constexpr int kEnergy = 5;
  Effect& bursts = offers(
      all, "1e-upgrade-ionizationreactor", Window::energy_options,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).ship.card(occasion.card)->charges >= kEnergy;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner, card = occasion.card;
        Ids struck = friends_within(game, ship, 1, 1);
        for (const Id enemy : enemies_within(game, ship, 1, 1)) struck.push_back(enemy);
        game.emit(state::ChargesChanged{ship, card, -kEnergy});
        discard_card(game, ship, card, card.text());
        for (const Id other : struck) {
          suffer(game, other, 1, 0, card.text());
          gain(game, other, Token::ion, 1, card.text(), game.piece(ship).side);
        }
      });
  bursts.worth = [](Game& game, const Occasion& occasion) {
    return enemies_within(game, occasion.owner, 1, 1).size() > friends_within(game, occasion.owner, 1, 1).size();
  };
}

}  // namespace plotboard::rules::effects::first
