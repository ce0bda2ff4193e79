#pragma once
// The picture of a verdict, to keep and to show: caption, the two pieces on the board, a close-up of the deciding point
// with a bar of so many millimetres, values and rules. Pure: same input, same sheet. Pixels from the upper left corner.
// Scene knows no font, so it guesses at letters' widths.

#include <string>
#include <vector>

#include "rules/board/verdict.hpp"
#include "scene/camera.hpp"
#include "scene/picture.hpp"
#include "scene/theme.hpp"

namespace plotboard::scene {

// Several pictures on one ground, each through a camera of its own and cut off at its edges; the first is the ground.
struct Sheet {
  struct View {
    Picture picture;
    Camera camera;
    double interface_scale = 1;
  };
  int width_px = 0, height_px = 0;
  std::vector<View> views;
};

// The caption is rules::headline_of's headline, to the letter; it may stand on several lines.
Sheet verdict_sheet(const data::Catalog& catalog, const state::Table& table, const rules::Verdict& verdict,
                    const Theme& theme, bool has_mat = false);

// Of what it says, wherever it stands: on the board, in the panel, on the sheet.
Colour verdict_colour(const Theme& theme, const rules::Verdict& verdict);

}  // namespace plotboard::scene
