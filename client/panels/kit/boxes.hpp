#pragma once
// Boxes and chips: what stands together on a page.

#include <string>

#include "scene/theme.hpp"

namespace plotboard::panels {

// Words in a small rounded frame.
void chip(const std::string& words, scene::Colour ground, scene::Colour ink);
float chip_width(const std::string& words);
// A framed box on the page, as high as what is drawn between the two calls was in the last frame.
bool begin_box(const std::string& name, float width);
void end_box();

}  // namespace plotboard::panels
