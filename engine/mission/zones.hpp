#pragma once
// Deployment areas and the other rectangles of a mission's table.

#include <optional>
#include <string>

#include "geom/contact.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
struct Mission;
struct Zone;
}  // namespace plotboard::data

namespace plotboard::mission {

// Wholly inside, up to the contact tolerance; guides are left out.
bool lies_in(const data::Zone& zone, const geom::PlacedBase& base, double tolerance_mm);
// Some part of the base is in it.
bool reaches_into(const data::Zone& zone, const geom::PlacedBase& base, double tolerance_mm);

// The heading of ships that deploy there: the area's own, else from its middle towards the middle of the table.
base::Mdeg heading_in(const data::Zone& zone, const state::Area& area);

// Why a ship may not be deployed there by the mission (fga-4.2-2, -3): out of every area, or looking another way. The
// mission's areas are those of its seats. Nothing: it may, other pieces aside.
std::optional<Phrase> zone_fault(const data::Catalog& catalog, const data::Mission& mission, const state::Piece& ship);

// A free place for the ship in the area: rows from the front, from the middle outwards, apart from others and off
// obstacles where that can be had. The same for the same table. Nothing: there is no room.
std::optional<geom::Pose> place_in(const data::Catalog& catalog, const state::Table& table, const data::Zone& zone,
                                   const state::Piece& ship);

// Of an obstacle, a component or a remote on the table; nothing for anything else.
std::optional<geom::PlacedShape> terrain_shape(const data::Catalog& catalog, const state::Piece& piece);

}  // namespace plotboard::mission
