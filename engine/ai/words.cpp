#include "ai/words.hpp"

#include "data/catalog.hpp"

namespace plotboard::ai {

Phrase called(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Ship* type = catalog.ship(piece.ref);
  Phrase name = piece.number > 0 ? just(piece.number) : just(piece.id);
  if (type == nullptr || type->name.empty()) return name;
  return say("ai-card.called", words::Text{type->name}, name);
}

}  // namespace plotboard::ai
