#include "desk/core/editions.hpp"

#include <algorithm>
#include <tuple>

#include "data/catalog.hpp"
#include "data/first_edition.hpp"
#include "desk/core/names.hpp"
#include "rules/first/squad.hpp"

namespace plotboard::desk {

namespace {

bool is_of_first(const std::string& id) { return id.rfind("1e-", 0) == 0; }

}  // namespace

const data::ById<data::Ship>& Edition::ships(const data::Catalog& catalog) const {
  return is_first() ? catalog.first_types : catalog.ships;
}

bool Edition::has_obstacle(const std::string& obstacle) const { return is_first() || !is_of_first(obstacle); }

bool Edition::has_device(const std::string& device) const { return is_first() == is_of_first(device); }

bool Edition::has_base(geom::BaseKind base) const { return !is_first() || base != geom::BaseKind::medium; }

const Edition& edition_of(geom::Edition edition) {
  using state::Phase;
  static const Edition second{geom::Edition::second,
                              "initiative",
                              8,
                              0,
                              true,
                              "Lock on",
                              "Turrets and more…",
                              "2e-setup-11",
                              "2e-setup-8",
                              {{Phase::planning, "Planning", "planning"},
                               {Phase::system, "System", "system"},
                               {Phase::activation, "Activation", "activation"},
                               {Phase::engagement, "Engagement", "engagement"},
                               {Phase::end, "End", "end"}}};
  static const Edition first{geom::Edition::first,
                             "pilot skill",
                             12,
                             1,
                             false,
                             "Target lock",
                             "More arcs…",
                             "1e-setup-9",
                             "1e-setup-4",
                             {{Phase::planning, "Planning", "planning"},
                              {Phase::activation, "Activation", "activation"},
                              {Phase::engagement, "Combat", "engagement"},
                              {Phase::end, "End", "end"}}};
  return edition == geom::Edition::first ? first : second;
}

const Edition& edition_of(const data::Catalog& catalog, const state::Table* table) {
  return edition_of(is_first_edition(catalog, table) ? geom::Edition::first : geom::Edition::second);
}

std::vector<const data::FirstPilot*> pilots_for(const data::Catalog& catalog, const std::string& ship) {
  std::vector<const data::FirstPilot*> pilots;
  for (const auto& [id, printed] : catalog.first_ships) {
    const bool fore = printed.section != data::Section::aft;
    const Id type = printed.hull_of.empty() ? printed.id : Id("1e-" + printed.hull_of);
    if (type != ship || !fore) continue;
    for (const data::FirstPilot& pilot : printed.pilots) pilots.push_back(&pilot);
  }
  std::stable_sort(pilots.begin(), pilots.end(), [](const auto* a, const auto* b) {
    return std::tuple(a->skill.value_or(0), a->points, a->name) < std::tuple(b->skill.value_or(0), b->points, b->name);
  });
  return pilots;
}

std::vector<PilotChoice> pilots_of(const data::Catalog& catalog, const data::Ship& type) {
  std::vector<PilotChoice> pilots;
  if (type.edition == geom::Edition::first)
    for (const data::FirstPilot* pilot : pilots_for(catalog, type.id))
      pilots.push_back({pilot->id, pilot->name, pilot->skill.value_or(1), pilot->faction});
  for (const auto* all : {&type.generics, &type.named})
    for (const data::GenericPilot& pilot : *all)
      pilots.push_back({pilot.id, pilot.name, pilot.initiative, pilot.faction});
  return pilots;
}

void fly_with(const data::Catalog& catalog, state::Piece& ship, const PilotChoice& pilot) {
  ship.ship.pilot = pilot.id;
  ship.faction = pilot.faction;
  ship.initiative = pilot.initiative;
  const Id second = rules::first::second_card_of(catalog, pilot.id);
  const auto is_second = [second](const state::Card& card) { return card.id == second; };
  if (second.empty() || std::any_of(ship.ship.cards.begin(), ship.ship.cards.end(), is_second)) return;
  ship.ship.cards.push_back({second});
}

}  // namespace plotboard::desk
