#include "rules/cards/first/parts_sections.hpp"

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

state::Section section_of(const Game& game, Id ship, Id card) {
  const state::ShipState& state = game.piece(ship).ship;
  if (state.sections.empty()) return state::Section::none;
  const state::Card* carried = state.card(card);
  return carried == nullptr || carried->section == state::Section::none ? state::Section::fore : carried->section;
}

bool lacks_shield(const Game& game, Id ship, Id card) {
  const state::ShipState& state = game.piece(ship).ship;
  const state::Section at = section_of(game, ship, card);
  if (at == state::Section::none) return state.shields < state.shield_limit;
  const state::HullSection& section = state.section(at);
  return !section.crippled && section.shields < section.shield_limit;
}

void regain_shield(Game& game, Id ship, Id card) {
  if (!game.in_play(ship) || !lacks_shield(game, ship, card)) return;
  game.emit(state::ShieldsChanged{ship, 1, section_of(game, ship, card)});
}

namespace {

state::Section carried_by(const Game& game, const Occasion& occasion) {
  const state::Card* card = owner_of(game, occasion).ship.card(occasion.card);
  return card == nullptr ? state::Section::none : card->section;
}

}  // namespace

bool attacks_from_carrier(const Game& game, const Occasion& occasion) {
  const state::Section section = carried_by(game, occasion);
  return attacks(game, occasion) && (section == state::Section::none || section == attack_in(game, occasion).from);
}

bool within_of_carrier(const Game& game, const Occasion& occasion, Id other, int farthest) {
  const state::Section section = carried_by(game, occasion);
  if (section == state::Section::none || other == occasion.owner) {
    return within(game, occasion.owner, other, 1, farthest);
  }
  const Field& field = field_of(game);
  const Field::Ship* own = field.ship(occasion.owner);
  const Field::Ship* to = field.ship(other);
  if (own == nullptr || to == nullptr) return false;
  const auto which = section == state::Section::fore ? geom::Section::fore : geom::Section::aft;
  const geom::PlacedShape part =
      geom::placed(geom::section_shape(field.figures(), game.piece(occasion.owner).base, which), own->measured.frame);
  const auto range = geom::range_of(geom::gap_mm(to->measured, part), field.figures(), farthest);
  return range.band.has_value();
}

bool is_reinforced_there(const Game& game, const state::Attack& attack) {
  const state::Tokens& tokens = game.piece(attack.defender).tokens;
  return (attack.section == state::Section::aft ? tokens.reinforce_aft : tokens.reinforce_fore) > 0;
}

}  // namespace plotboard::rules::effects::first
