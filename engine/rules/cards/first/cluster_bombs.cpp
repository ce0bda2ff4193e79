#include "rules/board/field.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// At range 1 of the section that carries it, of either side, but not its own ship. An effect without an attack
// (1e-timing-5).
void cluster_bombs(Effects& all) {
  static constexpr auto others_near = [](const Game& game, Id ship, state::Section section) {
    const Field& field = field_of(game);
    const Field::Ship* own = field.ship(ship);
    const auto which = section == state::Section::aft ? geom::Section::aft : geom::Section::fore;
    const geom::PlacedShape part =
        section == state::Section::none
            ? own->shape()
            : geom::placed(geom::section_shape(field.figures(), game.piece(ship).base, which), own->measured.frame);
    Ids near;
    for (const Field::Ship& other : field.ships()) {
      const auto range = geom::range_of(geom::gap_mm(other.measured, part), field.figures(), field.figures().bands);
      const Id id = field.piece(other).id;
      if (id != ship && range.band.value_or(field.figures().bands) <= 1) near.push_back(id);
    }
    return near;
  };
  Effect& bursts = may(
      all, "1e-upgrade-clusterbombs", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        const state::Card* card = owner_of(game, occasion).ship.card(occasion.card);
        const bool here = card->section == state::Section::none || card->section == attack_in(game, occasion).section;
        return defends(game, occasion) && here;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner, card = occasion.card;
        const Ids struck = others_near(game, ship, game.piece(ship).ship.card(card)->section);
        discard_card(game, ship, card, card.text());
        for (const Id other : struck) {
          if (!can_suffer(game, other)) continue;
          const auto faces = game.roll(other, state::DieKind::attack, 2, just(words::Card{card}));
          const auto hits = static_cast<int>(std::count(faces.begin(), faces.end(), Face::hit));
          const auto crits = static_cast<int>(std::count(faces.begin(), faces.end(), Face::crit));
          suffer(game, other, hits, crits, card.text());
        }
      });
  bursts.worth = [](Game& game, const Occasion& occasion) {
    const Ids near = others_near(game, occasion.owner, owner_of(game, occasion).ship.card(occasion.card)->section);
    const auto friends =
        std::count_if(near.begin(), near.end(), [&](Id id) { return game.friendly(occasion.owner, id); });
    return 2 * friends < static_cast<std::ptrdiff_t>(near.size());
  };
}

}  // namespace plotboard::rules::effects::first
