#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/measure.hpp"
#include "rules/first/energy_preview.hpp"
#include "rules/first/huge.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

namespace {

using state::Face;
using state::Section;

// A huge ship in play, or one that serves as an obstacle.
bool is_huge_ship(const Game& game, Id id) {
  return (game.in_play(id) && geom::is_huge(game.piece(id).base)) || is_hulk(game.catalog(), game.piece(id));
}

// huge-overlap-1 to -3: it has stopped short, and both are damaged, but nothing damages an obstacle (huge-obstacle-7).
void meet_huge_ships(Game& game, Id ship, const MoveOutcome& outcome) {
  if (outcome.fully_executed) return;  // contact alone is no overlap (1e-touch-2)
  for (const Id other : outcome.touching) {
    if (!is_huge_ship(game, other) || !still_flying(game, ship)) continue;
    const bool hulk = is_hulk(game.catalog(), game.piece(other));
    const auto own = sections_met(game, ship, other);
    const auto theirs = hulk ? std::vector<Section>{} : sections_met(game, other, ship);
    const auto only = [](const std::vector<Section>& met) { return met.size() == 1 ? met.front() : Section::none; };
    if (hulk) {
      game.tell(ship, "huge-obstacle-6", say("huge.collision-with-obstacle", other));
    } else {
      game.tell(ship, "huge-overlap-3", say("huge.collision", other));
    }
    deal_card(game, ship, true, "huge-overlap-3", only(own));
    if (!hulk) deal_card(game, other, true, "huge-overlap-3", only(theirs));
  }
}

// huge-overlap-4 to -7, 1e-huge-8: who is under it is gone, and the fore section pays in dice.
void crush(Game& game, Id ship, const Ids& crushed) {
  int dice = 0;
  for (const Id other : crushed) {
    if (!game.in_play(other)) continue;
    dice += game.piece(other).base == geom::BaseKind::large ? 2 : 1;
    game.tell(other, "huge-overlap-4", say("huge.rammed", ship));
    lose_ship(game, other, ship);
  }
  if (dice == 0) return;
  const auto faces = game.roll(ship, state::DieKind::attack, dice, say("huge.ramming-dice"));
  const auto hits = static_cast<int>(std::count(faces.begin(), faces.end(), Face::hit));
  const auto crits = static_cast<int>(std::count(faces.begin(), faces.end(), Face::crit));
  const state::ShipState& state = game.piece(ship).ship;
  const bool fore_gone = state.is_of_two_cards() && state.section(Section::fore).crippled;
  suffer(game, ship, hits, crits, "huge-overlap-7", fore_gone ? Section::aft : Section::fore);
}

// huge-overlap-8 to -12: one card for all of them, and they are gone.
void meet_obstacles(Game& game, Id ship, const MoveOutcome& outcome) {
  Ids under;
  std::vector<Section> sections;
  for (const Crossing& crossing : outcome.base_overlaps) {
    if (game.find(crossing.id) == nullptr) continue;
    under.push_back(crossing.id);
    for (const Section section : sections_met(game, ship, crossing.id)) {
      if (std::find(sections.begin(), sections.end(), section) == sections.end()) sections.push_back(section);
    }
  }
  if (under.empty()) return;
  const bool hurts = std::any_of(under.begin(), under.end(), [&](Id id) {
    return number_after(game, Window::obstacle_hurts, ship, id, 1, "move") > 0;
  });
  if (hurts) deal_card(game, ship, true, "huge-overlap-8", sections.size() == 1 ? sections.front() : Section::none);
  for (const Id id : under) remove_object(game, id, "huge-overlap-11");
}

int energy_of_maneuver(const Game& game, Id ship, geom::Maneuver maneuver) {
  const data::Ship* type = game.type_of(ship);
  if (type == nullptr) return 0;
  const auto& entries = type->dial.entries;
  for (std::size_t i = 0; i < entries.size() && i < type->energy.size(); ++i) {
    if (entries[i].maneuver == maneuver) return type->energy[i];
  }
  return 0;
}

}  // namespace

int energy_brought(const data::Catalog& catalog, const state::Table& table, Id ship, geom::Maneuver maneuver) {
  state::Table then = table;
  const auto at = then.index_of(ship);
  if (!at) return 0;
  state::Piece& flown = then.pieces[*at];
  flown.ship.dial = maneuver;
  flown.ship.revealed = true;
  Game game(catalog, then, {}, nullptr, Keeps::nothing);
  const int gained = energy_of_maneuver(game, ship, maneuver);
  return std::max(0, number_after(game, Window::energy_gain, ship, "", gained) - flown.tokens.ion);
}

std::vector<Section> sections_met(const Game& game, Id of, Id object) {
  const Field& field = field_of(game);
  const Field::Ship* huge = field.ship(of);
  const auto shape = shape_of(game.catalog(), game.piece(object));
  ENSURE(huge != nullptr && shape.has_value(), "sections of what is no ship, or met by what has no shape");
  const geom::BaseKind base = game.piece(of).base;
  struct Met {
    Section section;
    double gap;
  };
  std::vector<Met> met;
  for (const geom::Section section : {geom::Section::fore, geom::Section::aft}) {
    const geom::PlacedShape part =
        geom::placed(geom::section_shape(field.figures(), base, section), huge->measured.frame);
    met.push_back({section == geom::Section::fore ? Section::fore : Section::aft, geom::gap_mm(part, *shape)});
  }
  if (met[1].gap < met[0].gap) std::swap(met[0], met[1]);
  // Guides may touch where bases do not: the nearer section is met all the same, or both that are as near.
  std::vector<Section> sections{met[0].section};
  if (met[1].gap <= std::max(met[0].gap, 0.0) + field.tolerance_mm()) sections.push_back(met[1].section);
  return sections;
}

bool settle_huge_maneuver(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome, ManeuverKind kind) {
  if (!game.is_battle()) return true;
  meet_huge_ships(game, ship, outcome);
  if (still_flying(game, ship)) crush(game, ship, outcome.crushed);
  if (still_flying(game, ship)) meet_obstacles(game, ship, outcome);
  if (still_flying(game, ship)) mines_met(game, ship, outcome);
  for (const Window window : {Window::after_maneuver, Window::after_move}) {
    if (still_flying(game, ship)) maneuver_moment(game, window, ship, flight, outcome, kind);
  }
  // A maneuver that a card grants is the move alone (1e-act-12).
  const bool own = kind == ManeuverKind::activation;
  if (own && still_flying(game, ship)) energy_steps(game, ship, energy_of_maneuver(game, ship, flight.maneuver));
  return still_flying(game, ship);
}

void throw_for_huge_ships(Game& game, Id ship, const MoveOutcome& outcome) {
  if (!game.is_battle() || outcome.fully_executed) return;
  for (const Id other : outcome.touching) {
    if (!is_huge_ship(game, other) || !still_flying(game, ship)) continue;
    const Face face = game.roll(ship, state::DieKind::attack, 1, say("huge.against-it", other)).front();
    if (face == Face::hit) suffer(game, ship, 1, 0, "huge-overlap-14");
    if (face == Face::crit) suffer(game, ship, 0, 1, "huge-overlap-14");
  }
}

void remove_ion_of_huge_ships(Game& game) {
  for (const Id ship : game.ships_in_play()) {
    const int ions = game.piece(ship).tokens.ion;
    if (ions > 0 && geom::is_huge(game.piece(ship).base)) lose(game, ship, state::Token::ion, ions, "huge-tokens-6");
  }
}

}  // namespace plotboard::rules::first
