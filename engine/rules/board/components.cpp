#include "rules/board/components.hpp"

#include "data/catalog.hpp"

namespace plotboard::rules {

using data::ComponentKind;

const data::Component* component_of(const data::Catalog& catalog, const state::Piece& piece) {
  return piece.type == state::PieceType::component ? catalog.component(piece.ref) : nullptr;
}

bool is_freighter(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Ship* type = piece.type == state::PieceType::ship ? catalog.ship(piece.ref) : nullptr;
  return type != nullptr && type->freighter;
}

bool takes_markers(const data::Catalog& catalog, const state::Piece& piece) {
  return piece.type == state::PieceType::component || is_freighter(catalog, piece);
}

bool is_hostile(const state::Piece& component, const state::Piece& ship) {
  return state::are_enemies(component.side, ship.side);
}

bool obstructs(const data::Component& component) {
  return component.kind == ComponentKind::minefield || component.kind == ComponentKind::cloud ||
         component.kind == ComponentKind::ion_storm;
}

std::string blocking_cloud(const Field& field, const Ids& crossed, int range) {
  constexpr int kCloudBlocksFrom = 3;
  if (range < kCloudBlocksFrom) return "";
  for (const Id id : crossed) {
    const Field::Component* component = field.component(id);
    if (component != nullptr && component->kind->kind != ComponentKind::minefield) return id;
  }
  return "";
}

}  // namespace plotboard::rules
