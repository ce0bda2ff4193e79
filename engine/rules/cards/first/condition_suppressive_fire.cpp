#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kSuppressed = "1e-condition-suppressivefire";

bool is_rex(const Game& game, Id ship, Id suppressed) {
  const state::Piece& piece = game.piece(ship);
  return piece.ship.pilot == "1e-pilot-captainrex" && state::are_enemies(piece.side, game.piece(suppressed).side);
}

bool has_attacked(const state::Piece& ship) {
  static constexpr std::string_view kAttack = "attack:";
  return std::any_of(ship.ship.marks.begin(), ship.ship.marks.end(), [](Id mark) { return mark.starts_with(kAttack); });
}

bool rex_attacked(const Game& game, Id suppressed) {
  const auto& pieces = game.table().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& ship) {
    return ship.type == state::PieceType::ship && is_rex(game, ship.id, suppressed) && has_attacked(ship);
  });
}

void calms(Game& game, Occasion& occasion) { remove_condition(game, occasion.owner, kSuppressed, "1e-cond-8"); }

}  // namespace

void condition_suppressive_fire(Effects& all) {
  adds<-1>(all, kSuppressed, Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks(game, occasion) && !is_rex(game, attack_in(game, occasion).defender, occasion.owner);
  });
  must(
      all, kSuppressed, Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && occasion.subject == occasion.owner &&
               is_rex(game, occasion.other, occasion.owner);
      },
      calms);
  must(
      all, kSuppressed, Window::destroyed,
      [](const Game& game, const Occasion& occasion) { return is_rex(game, occasion.subject, occasion.owner); }, calms)
      .anyone = true;
  must(
      all, kSuppressed, Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && !rex_attacked(game, occasion.owner);
      },
      calms);
}

}  // namespace plotboard::rules::effects::first
