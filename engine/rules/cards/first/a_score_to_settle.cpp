#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

const Id kDebtToPay{"1e-condition-adebttopay"};

}  // namespace

// A Debt to Pay has its own effect (1e-cond-9).
void a_score_to_settle(Effects& all) {
  must(all, "1e-upgrade-ascoretosettle", Window::before_forces, nullptr, [](Game& game, Occasion& occasion) {
    Ids enemies;
    for (const state::Piece& piece : game.table().pieces) {
      const bool enemy = state::are_enemies(piece.side, owner_of(game, occasion).side);
      if (enemy && (piece.in_play() || is_to_be_placed(piece))) enemies.push_back(piece.id);
    }
    const Id enemy = pick_ship(game, occasion.owner, enemies, "1e-upgrade-ascoretosettle", false);
    if (!enemy.empty()) assign_condition(game, enemy, kDebtToPay, true, "1e-upgrade-ascoretosettle");
  });
  offers(
      all, "1e-upgrade-ascoretosettle", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && has_card(game.piece(game.attack()->defender), kDebtToPay) &&
               any(game, true, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::crit, 1); });
}

}  // namespace plotboard::rules::effects::first
