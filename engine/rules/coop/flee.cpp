#include "rules/coop/flee.hpp"

#include "data/catalog.hpp"
#include "data/order.hpp"
#include "rules/board/edges.hpp"
#include "rules/coop/mission_actions.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

using state::Token;

bool is_fleeing(const state::Piece& ship) {
  return ship.ai && (ship.tokens.flee > 0 || data::order_of(ship.order).kind == data::OrderKind::flee);
}

int health_of(const state::Piece& ship) { return ship.ship.hull_left() + ship.ship.shields; }

void check_flee(Game& game, Id ship) {
  if (mission_of(game) == nullptr) return;
  const state::Piece& piece = game.piece(ship);
  if (!piece.ai || !piece.in_play() || piece.ship.destroyed || piece.tokens.flee > 0) return;
  const data::AiCard* card = game.catalog().card_for(piece.ref, piece.faction);
  if (card == nullptr || !card->flee || health_of(piece) > card->flee->threshold) return;
  begin_to_flee(game, ship, "fga-3.5.1a-1", say("flee.health", health_of(piece), card->flee->threshold));
}

void begin_to_flee(Game& game, Id ship, std::string_view rule, const Phrase& why) {
  const state::Piece& piece = game.piece(ship);
  if (!piece.ai || !piece.in_play() || piece.tokens.flee > 0) return;
  game.tell(ship, rule, why);
  if (game.table().play.phase == state::Phase::engagement) {
    game.tell(ship, "fga-3.5.1a-4", say("flee.still-attacks"));
    game.emit(state::Marked{ship, kFleesNextRound});
  }
  gain(game, ship, Token::flee, 1, "");
}

bool runs_for_edge(const Field& field, const Field::Ship& ship) {
  constexpr int kNear = 2;
  const FacedEdge faced = faced_edge(field.figures(), field.table().area, ship.measured);
  return geom::open_band(faced.distance_mm, field.figures()) <= kNear;
}

}  // namespace plotboard::rules
