#include "geom/range.hpp"
#include "rules/board/field.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Of a huge ship the section that is hit counts, and not the ship (huge-damage-7).
void keep_near_section(const Game& game, const state::Attack& attack, Ids& ships) {
  if (attack.section == state::Section::none) return;
  const Field& field = field_of(game);
  const state::Piece& defender = game.piece(attack.defender);
  const auto which = attack.section == state::Section::aft ? geom::Section::aft : geom::Section::fore;
  const geom::PlacedShape section =
      geom::placed(geom::section_shape(field.figures(), defender.base, which), defender.pose);
  std::erase_if(ships, [&](Id id) {
    const double gap = geom::gap_mm(field.ship(id)->measured, section);
    return !geom::range_of(gap, field.figures(), 1).band.has_value();
  });
}

}  // namespace

// Before the attack's own damage; whoever stands beside the defender, the attacker too. The attacker names the order
// (1e-golden-10).
void assault_missiles(Effects& all) {
  must(all, "1e-upgrade-assaultmissiles", Window::after_hit, attacks_with_card, [](Game& game, Occasion& occasion) {
    Ids beside = all_within(game, occasion.other, 1, 1);
    keep_near_section(game, *game.attack(), beside);
    for (const Id each : in_order_of_player(game, occasion.owner, beside)) {
      suffer(game, each, 1, 0, "1e-upgrade-assaultmissiles");
    }
  });
}

}  // namespace plotboard::rules::effects::first
