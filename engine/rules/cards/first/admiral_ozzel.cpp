#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// Giving up shields is no damage (1e-dmg-20). Of a ship of two cards from either section.
void admiral_ozzel(Effects& all) {
  static constexpr int kMost = 3;
  Effect trades;
  trades.card = trades.rule = "1e-upgrade-admiralozzel";
  trades.window = Window::energy_options;
  trades.may = true;
  trades.worth = [](Game&, const Occasion&) { return false; };
  trades.when = [](const Game& game, const Occasion& occasion) { return owner_of(game, occasion).ship.shields > 0; };
  trades.run = [](Game& game, Occasion& occasion) {
    for (int i = 1; i <= std::min(kMost, owner_of(game, occasion).ship.shields); ++i) {
      const Id key = occasion.card.text() + ":" + std::to_string(i);
      occasion.options->push_back(option(key, say("shield.give-up", words::Card{occasion.card}, i)));
    }
  };
  trades.use = [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    const int given = occasion.word.text().back() - '0';
    for (int i = 0; i < given; ++i) {
      state::Choice choice =
          choice_of(game, "give-shield", ship, "1e-upgrade-admiralozzel", say("shield.from-which", ship));
      const state::ShipState& state = game.piece(ship).ship;
      if (state.section(state::Section::fore).shields > 0) {
        choice.options.push_back(option("fore", say("damage.fore-section")));
      }
      if (state.is_of_two_cards() && state.section(state::Section::aft).shields > 0) {
        choice.options.push_back(option("aft", say("damage.aft-section")));
      }
      const bool fore = game.ask(std::move(choice)) == "fore";
      game.emit(state::ShieldsChanged{ship, -1, fore ? state::Section::fore : state::Section::aft});
    }
    rules::first::gain_energy(game, ship, given);
  };
  all.push_back(trades);
}

}  // namespace plotboard::rules::effects::first
