#pragma once
// Colours, measures and fonts of every window. Call style() and load_fonts() when theme or text size change.

#include <string>

#include "base/base.hpp"
#include "scene/theme.hpp"

namespace plotboard::panels {

void style(const scene::Theme& theme, double scale);
// Inter where it is installed, else DejaVu, else <data_root>/fonts, else ImGui's own. Rebuilds the atlas in memory; the
// app uploads it. An error says that only ImGui's own font was found; the program is usable all the same. Cost: about
// 50 ms a size.
base::Result<base::Done> load_fonts(double scale, const std::string& data_root);

}  // namespace plotboard::panels
