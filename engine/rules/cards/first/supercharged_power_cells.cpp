#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Before the roll, of any weapon of the section that carries it (1e-huge-6). The card has gone when the dice are
// counted: what it gives lies among the attack's used effects.
void supercharged_power_cells(Effects& all) {
  may(
      all, "1e-upgrade-superchargedpowercells", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        const state::Card* card = owner_of(game, occasion).ship.card(occasion.card);
        const bool fires = card->section == state::Section::none || card->section == attack_in(game, occasion).from;
        return attacks(game, occasion) && fires;
      },
      [](Game& game, Occasion& occasion) {
        const Id card = occasion.card;
        discard_card(game, occasion.owner, card, card.text());
        change_attack(game, [card](state::Attack& attack) { attack.used.push_back(card); });
      });
  adds<2>(all, "1e-rules", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return base::contains(attack_in(game, occasion).used, Id("1e-upgrade-superchargedpowercells"));
  }).rule = "1e-upgrade-superchargedpowercells";
}

}  // namespace plotboard::rules::effects::first
