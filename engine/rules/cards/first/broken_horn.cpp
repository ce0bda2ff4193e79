#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

namespace {

int reinforcements_of(const state::Piece& ship) { return ship.tokens.reinforce_fore + ship.tokens.reinforce_aft; }

}  // namespace

// Any reinforce token will do, on whichever side; it goes when that defence is over (1e-huge-14), first the one that
// lies where the attack came.
void broken_horn(Effects& all) {
  offers(
      all, "1e-upgrade-brokenhorn", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && reinforcements_of(owner_of(game, occasion)) > 0;
      },
      [](Game& game, Occasion& occasion) {
        add_die(game, false, Face::evade);
        note_in_attack(game, occasion.owner, "broken-horn");
      })
      .worth = [](Game& game, const Occasion&) { return open_results(game) > 0; };
  must(
      all, "1e-upgrade-brokenhorn", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && noted_in_attack(game, occasion.owner, "broken-horn");
      },
      [](Game& game, Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        const bool attacked_aft = attack.section == state::Section::aft;
        const bool aft_token = is_reinforced_there(game, attack) ? attacked_aft : !attacked_aft;
        const Token token = aft_token ? Token::reinforce_aft : Token::reinforce_fore;
        lose(game, occasion.owner, token, 1, "1e-upgrade-brokenhorn");
      });
}

}  // namespace plotboard::rules::effects::first
