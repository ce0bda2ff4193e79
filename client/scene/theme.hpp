#pragma once
// Palettes: dark, calm, high contrast; safe for colour-blind eyes. Sides differ by shape and pattern too.
#include <string>
#include <vector>

#include "scene/picture.hpp"

namespace plotboard::scene {

struct Theme {
  std::string id, name;
  Colour space, mat, grid, grid_text, edge;
  Colour player, player_text, enemy, enemy_text, neutral;  // base fills and their text
  Colour silhouette, outline, arc_line;
  Colour asteroid, debris, gas, device, template_fill, ruler;
  Colour selection, hover, measure, apart, touching, overlapping;  // three verdicts: also words and line styles
  Colour ghost, ghost_bad, candidate, chosen, sector, band1, band2, band3, bullseye;
  Colour text, text_dim, plate, panel, panel_raised, accent, warning;
};
// "night" (default), "deuteranopia", "tritanopia", "contrast", "day". Built in.
const std::vector<Theme>& themes();
const Theme& theme_named(const std::string& id);  // the first when unknown

}  // namespace plotboard::scene
