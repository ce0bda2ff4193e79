#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/first/parts.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

// Bombs of his side do nothing to him and are not set off by him, which nobody would want otherwise. Friends, and he
// himself, that are shot at across one of them may have an evade result more: one, however many lie there. The line is
// that of obstruction; of equally short ones the attacker takes a clear one (1e-range-15).
void pilot_captain_nym_scum_and_villainy(Effects& all) {
  static const char* const card = "1e-pilot-captainnym-scurrgh6bomber-scumandvillainy";
  static const auto is_bomb = [](const Game& game, const state::Piece& piece) {
    const data::Device* device = piece.type == state::PieceType::device ? game.catalog().device(piece.ref) : nullptr;
    return device != nullptr && (device->kind == data::DeviceKind::bomb || device->kind == data::DeviceKind::mine);
  };
  static const auto is_friendly_bomb = [](const Game& game, Id owner, Id device) {
    return is_bomb(game, game.piece(device)) && game.friendly(owner, device);
  };
  static const auto lies_on_line = [](const Game& game, Id owner, const state::Attack& attack) {
    const Field& field = field_of(game);
    const Field::Ship* from = field.ship(attack.attacker);
    const Field::Ship* to = field.ship(attack.defender);
    if (from == nullptr || to == nullptr) return false;
    const ArcGauge gauge(field, *from, attack.arc);
    const auto verdict = attack.section == state::Section::none  ? gauge.in_arc(*to)
                         : attack.section == state::Section::aft ? gauge.in_arc(*to, geom::Section::aft)
                                                                 : gauge.in_arc(*to, geom::Section::fore);
    if (!verdict) return false;
    std::vector<geom::PlacedShape> bombs;
    for (const state::Piece& piece : game.table().pieces) {
      if (!is_bomb(game, piece) || !game.friendly(owner, piece.id)) continue;
      if (const auto shape = shape_of(game.catalog(), piece)) bombs.push_back(*shape);
    }
    std::vector<const geom::PlacedShape*> shapes;
    for (const geom::PlacedShape& bomb : bombs) shapes.push_back(&bomb);
    return !geom::obstruction(verdict->line, verdict->first, verdict->last, shapes, field.tolerance_mm())
                .obstacles.empty();
  };
  must(
      all, card, Window::device_strikes,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && is_friendly_bomb(game, occasion.owner, occasion.other);
      },
      [](Game&, Occasion& occasion) { occasion.stopped = true; });
  must(
      all, card, Window::device_goes_off,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == occasion.owner && is_friendly_bomb(game, occasion.owner, occasion.other);
      },
      [](Game&, Occasion& occasion) { occasion.stopped = true; })
      .anyone = true;
  Effect& hides = offers(
      all, card, Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return game.friendly(occasion.owner, occasion.subject) &&
               lies_on_line(game, occasion.owner, attack_in(game, occasion));
      },
      [](Game& game, Occasion&) { add_die(game, false, Face::evade); });
  hides.anyone = true;
}

}  // namespace plotboard::rules::effects::first
