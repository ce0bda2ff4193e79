#include <algorithm>

#include "data/weapon.hpp"
#include "rules/cards/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

bool stabilizers_open(const Game& game, const Occasion& occasion) {
  return game.piece(occasion.owner).ship.card(occasion.card)->open;
}
bool may_turn(const Game& game, const Occasion& occasion) { return !is_critically_damaged(game.piece(occasion.owner)); }

bool used_this_turn(const state::ShipState& ship, Id weapon) {
  const std::string mark = "attack:" + weapon + ":";
  return std::any_of(ship.marks.begin(), ship.marks.end(),
                     [&](const std::string& note) { return note.rfind(mark, 0) == 0; });
}

// Another cannon at the same target, for the lock. Passing keeps it (choice "attack").
void second_cannon(Game& game, Occasion& occasion) {
  ShotFilter filter;
  filter.defender = occasion.other;
  filter.cost = [](Game& paying, Id ship) { spend_lock(paying, ship, "2e-ship-29", paying.attack()->defender); };
  const state::ShipState& ship = game.piece(occasion.subject).ship;
  for (const state::Card& card : ship.cards) {
    if (type_of_weapon(game, card.id) == data::WeaponType::cannon && !used_this_turn(ship, card.id)) {
      filter.weapons.push_back(card.id);
    }
  }
  if (!filter.weapons.empty()) offer_attack(game, occasion.subject, filter, true, "2e-ship-29");
}

}  // namespace

// The actions of either side stand in its data.
void stabilized_s_foils(Effects& all) {
  add_flip(all, "stabilized-s-foils", "2e-ship-28", [](const Game& game, const Occasion& occasion) {
    return may_turn(game, occasion) && stabilizers_open(game, occasion);
  });
  all.back().prompt = say("s-foils.close");
  add_flip(all, "stabilized-s-foils", "2e-ship-28", [](const Game& game, const Occasion& occasion) {
    return may_turn(game, occasion) && !stabilizers_open(game, occasion);
  });
  all.back().prompt = say("s-foils.open");

  Effect open;
  open.card = "stabilized-s-foils";
  open.window = Window::bonus_attack;
  open.rule = "2e-ship-29";
  open.when = [](const Game& game, const Occasion& occasion) {
    const state::Piece& ship = game.piece(occasion.subject);
    return game.attack()->attacker == occasion.subject && ship.has_locked(occasion.other) &&
           stabilizers_open(game, occasion) && has_bonus_attack_left(game, occasion.subject);
  };
  open.run = second_cannon;
  all.push_back(open);
}

}  // namespace plotboard::rules::effects
