#pragma once
// Which ships of a mission's squads fly as wings (fga-3.2.2, fga-4.6.1.1).

#include <vector>

#include "state/table.hpp"

namespace plotboard::mission {

// Names the wings of AI squads: small ships of one squad and one type, in number order and four at most, are led by the
// lowest number in the places in which geom::deployment() puts them (fga-2.14.1x-7, fga-3.2.2-7, -9, -10). Who is
// larger, alone of its type, in no squad, docked, unfit or of a wing already is left as it is. Poses stay.
void form_squad_wings(std::vector<state::Piece>& pieces);

}  // namespace plotboard::mission
