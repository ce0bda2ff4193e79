#include "rules/coop/components.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "rules/board/components.hpp"
#include "rules/board/field.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

namespace {

using data::ComponentKind;
using state::Face;
using state::Token;

constexpr double kInterlockedMm = 1;  // modules with no wider gap belong together

bool is_met(ComponentKind kind) {
  return kind == ComponentKind::minefield || kind == ComponentKind::ion_storm || kind == ComponentKind::container ||
         kind == ComponentKind::mine;
}

const state::Piece* still_there(const Game& game, Id id) {
  const state::Piece* piece = game.find(id);
  return piece != nullptr && piece->is_component() ? piece : nullptr;
}

void suffer_die(Game& game, Id id, Face face, std::string_view rule) {
  suffer(game, id, face == Face::hit ? 1 : 0, face == Face::crit ? 1 : 0, rule);
}

// Each die's hit or critical hit.
void suffer_dice(Game& game, Id id, const std::vector<Face>& faces, int sure_hits, std::string_view rule) {
  const auto count = [&](Face face) { return static_cast<int>(std::count(faces.begin(), faces.end(), face)); };
  suffer(game, id, sure_hits + count(Face::hit), count(Face::crit), rule);
}

void meet_minefield(Game& game, Id ship, Id id, bool costs_action) {
  if (costs_action) {
    skip_action(game, ship, "fga-4.4.1.1-1", say("minefield.met", id));
  }
  const state::Piece& field = game.piece(id);
  if (!is_hostile(field, game.piece(ship))) return;
  const int dice = field.ship.hull_left();
  game.tell(ship, "fga-4.4.1.1-2", say("minefield.goes-off"));
  const auto faces = game.roll(ship, state::DieKind::attack, dice, say("minefield.dice", id));
  suffer_dice(game, ship, faces, 0, "fga-4.4.1.1-2");
  remove_component(game, id, "fga-4.4.1.1-3", say("component.gone-off"));
}

void meet_storm(Game& game, Id ship, Id id) {
  const Face face = game.roll(ship, state::DieKind::attack, 1, say("ion-storm.dice", id)).front();
  const bool strikes = face == Face::hit || (face == Face::crit && game.ruleset().ion_storm_on_crit);
  if (!strikes) return;
  suffer(game, ship, 1, 0, "fga-4.4.3-2");
  if (!still_flying(game, ship)) return;
  const state::Piece& piece = game.piece(ship);
  const int needed = static_cast<int>(piece.base) + 1 - piece.tokens.ion;  // whatever its size
  if (!geom::is_huge(piece.base) && needed > 0) gain(game, ship, Token::ion, needed, "fga-4.4.3-2");
}

void meet_container(Game& game, Id ship, Id id, bool costs_action) {
  if (costs_action) {
    skip_action(game, ship, "fga-4.5.2-4", say("container.met", id));
  }
  const Face face = game.roll(ship, state::DieKind::attack, 1, say("container.dice", id)).front();
  suffer_die(game, ship, face, "fga-4.5.2-4");
  suffer_die(game, id, face, "fga-4.5.2-5");
}

void meet_mine(Game& game, Id ship, Id id) {
  game.tell(ship, "fga-4.5.4-7", say("mine.met", id));
  const auto faces = game.roll(ship, state::DieKind::attack, 2, say("mine.dice", id));
  suffer_dice(game, ship, faces, 1, "fga-4.5.4-8");
  remove_component(game, id, "fga-4.5.4-8", say("component.gone-off"));
}

// The modules that hang together with those under this emplacement, as places in Field::components().
std::vector<std::size_t> station_of(const Field& field, const Field::Component& emplacement) {
  const auto& all = field.components();
  const auto is_module = [&](const Field::Component& each) {
    return each.kind->kind == ComponentKind::station || each.kind->kind == ComponentKind::bay;
  };
  std::vector<std::size_t> station;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool under = is_module(all[i]) && geom::contact(all[i].shape, emplacement.shape, field.tolerance_mm()) ==
                                                geom::Contact::overlapping;
    if (under) station.push_back(i);
  }
  for (std::size_t next = 0; next < station.size(); ++next) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!is_module(all[i]) || std::find(station.begin(), station.end(), i) != station.end()) continue;
      if (geom::gap_mm(all[station[next]].shape, all[i].shape) <= kInterlockedMm) station.push_back(i);
    }
  }
  return station;
}

}  // namespace

Ids components_met(const Field& field, const Field::Ship& ship, const MoveOutcome& move) {
  std::vector<std::pair<double, std::string>> met;
  const bool guides = field.table().options.guides;
  const geom::BaseKind base = field.piece(ship).base;
  const auto on = [](geom::Contact verdict) { return verdict == geom::Contact::overlapping; };
  for (const Field::Component& component : field.components()) {
    if (!is_met(component.kind->kind)) continue;
    const double tolerance = field.tolerance_mm();
    const bool through =
        move.flown.kind != geom::TemplateKind::none && on(geom::contact(move.flown, component.shape, tolerance));
    const geom::PlacedBase end = geom::placed_base(field.figures(), base, guides, move.end);
    if (!through && !on(geom::contact(end, component.shape, tolerance))) continue;
    const geom::PlacedBase start = geom::placed_base(field.figures(), base, guides, move.start);
    met.emplace_back(geom::gap_mm(start, component.shape), field.piece(component).id);
  }
  std::stable_sort(met.begin(), met.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  Ids ids;
  for (const auto& [distance, id] : met) ids.push_back(id);
  return ids;
}

void meet_components(Game& game, Id ship, const MoveOutcome& move, bool costs_action) {
  const Field& field = field_of(game);
  const Field::Ship* placed = field.ship(ship);
  if (placed == nullptr || field.components().empty()) return;
  const Ids met = components_met(field, *placed, move);
  if (met.empty()) return;
  {
    const Game::Resolving resolving(game);
    for (const Id id : met) {
      if (!still_flying(game, ship)) break;
      const state::Piece* component = still_there(game, id);
      if (component == nullptr || component->ship.destroyed) continue;
      switch (component_of(game.catalog(), *component)->kind) {
        case ComponentKind::minefield:
          meet_minefield(game, ship, id, costs_action);
          break;
        case ComponentKind::ion_storm:
          meet_storm(game, ship, id);
          break;
        case ComponentKind::container:
          meet_container(game, ship, id, costs_action);
          break;
        case ComponentKind::mine:
          meet_mine(game, ship, id);
          break;
        case ComponentKind::emplacement:
        case ComponentKind::cloud:
        case ComponentKind::station:
        case ComponentKind::bay:
          break;
      }
    }
  }
  remove_due(game);
}

Ids swerve_causes(const Field& field, const Field::Ship& ship, const MoveOutcome& move) {
  if (field.components().empty()) return {};
  Ids causes = components_met(field, ship, move);
  const auto harmless = [&](Id id) {
    const Field::Component& component = *field.component(id);
    if (component.kind->kind == ComponentKind::container) return false;
    if (component.kind->kind == ComponentKind::ion_storm) return true;  // fga-4.4.2.3-1
    return !is_hostile(field.piece(component), field.piece(ship));
  };
  causes.erase(std::remove_if(causes.begin(), causes.end(), harmless), causes.end());
  return causes;
}

int guarded_by_generators(const Game& game, Id id) {
  if (game.piece(id).type != state::PieceType::component) return 0;
  const Field& field = field_of(game);
  const Field::Component* emplacement = field.component(id);
  if (emplacement == nullptr || emplacement->kind->kind != ComponentKind::emplacement) return 0;
  const std::vector<std::size_t> station = station_of(field, *emplacement);
  const auto shares_station = [&](const Field::Component& generator) {
    return std::any_of(station.begin(), station.end(), [&](std::size_t i) {
      const auto verdict = geom::contact(field.components()[i].shape, generator.shape, field.tolerance_mm());
      return verdict == geom::Contact::overlapping;
    });
  };
  int dice = 0;
  for (const Field::Component& other : field.components()) {
    if (other.kind->guards == 0 || field.piece(other).ship.destroyed) continue;
    if (&other == emplacement || shares_station(other)) dice += other.kind->guards;
  }
  return dice;
}

void component_gains(Game& game, Id id, Token token, int count) {
  const state::Piece* piece = still_there(game, id);
  if (piece == nullptr || count <= 0) return;
  if (token != Token::ion || component_of(game.catalog(), *piece)->kind != ComponentKind::mine) {
    return game.tell(id, "fga-4.3.1-9", say("component.no-token"));
  }
  game.emit(state::TokenChanged{id, token, count});
}

void settle_ion_on_mines(Game& game) {
  for (const Field::Component& component : std::vector<Field::Component>(field_of(game).components())) {
    const state::Piece& piece = field_of(game).piece(component);
    if (piece.tokens.ion == 0) continue;
    const std::string id = piece.id;
    game.tell(id, "fga-4.5.4-6", say("mine.ionised"));
    game.emit(state::TokenChanged{id, Token::ion, -game.piece(id).tokens.ion});
    game.emit(state::TokenChanged{id, Token::disarm, 1});
  }
}

void remove_component(Game& game, Id id, std::string_view rule, const Phrase& why) {
  game.tell(id, rule, why);
  game.emit(state::ShipRemoved{id});
}

}  // namespace plotboard::rules
