#include "state/knowledge.hpp"

#include <algorithm>
#include <memory>

namespace plotboard::state {

namespace {

void hide(Piece& piece, Side side) {
  if (piece.side != side && !piece.ship.revealed) piece.ship.dial.reset();
  for (DamageCard& card : piece.ship.damage) {
    if (card.faceup) continue;
    card.number = 0;
    card.weight = 1;
  }
  for (HullSection& section : piece.ship.sections) {
    std::fill(section.deck.draw.begin(), section.deck.draw.end(), 0);
  }
}

}  // namespace

Table known_to(const Table& table, Side side) {
  Table known = table;
  known.play.seed = known.play.step.seed = 0;
  for (Piece& piece : known.pieces) hide(piece, side);
  for (Correction& correction : known.play.corrections) hide(correction.piece, side);
  for (Deck& deck : known.play.decks) {
    std::fill(deck.draw.begin(), deck.draw.end(), 0);
  }
  if (table.play.before) known.play.before = std::make_shared<const Table>(known_to(*table.play.before, side));
  return known;
}

}  // namespace plotboard::state
