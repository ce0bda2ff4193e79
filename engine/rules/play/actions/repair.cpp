#include "data/card_kind.hpp"
#include "rules/machine/edition.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

// Some cards want a die thrown first (1e-deck0-6). Asked of the one card alone: another of its name on the ship is no
// reason for a second die.
bool comes_off(Game& game, Id ship, int damage_number) {
  Occasion occasion;
  occasion.window = Window::repairs;
  occasion.subject = occasion.owner = ship;
  occasion.card = occasion.word = data::damage_card(damage_number);
  occasion.value = 1;
  for (const Effect* effect : effects_of(occasion.card)) {
    if (effect->window == Window::repairs) run(*effect, game, occasion);
  }
  return occasion.value > 0;
}

}  // namespace

// The action has been done even where its die leaves the card faceup.
bool repair_action(Game& game, Id ship, int damage_number) {
  if (game.piece(ship).ship.faceup(damage_number) == 0) return false;
  if (!comes_off(game, ship, damage_number)) return true;
  repair_faceup(game, ship, index_of_card(game, ship, damage_number), "2e-damage-deck-9");
  game.edition().settle(game);
  return true;
}

}  // namespace plotboard::rules
