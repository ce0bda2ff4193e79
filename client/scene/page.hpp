#pragma once
// A picture with words beside it, for a mission's report as a file.
#include <string>
#include <vector>

#include "scene/picture.hpp"
#include "scene/theme.hpp"

namespace plotboard::scene {

struct PageLine {
  std::string text;
  bool heading = false;
};
// Writes the lines in columns to the right of a table of that size, in table millimetres; returns the width that
// picture and words need together. Letters are guessed at, since scene knows no font.
double write_beside(Picture& picture, double width_mm, double height_mm, const std::vector<PageLine>& lines,
                    const Theme& theme);

inline constexpr double kLetterWidth = 0.56;  // of its height, on average
// Broken at blanks into lines of at most so many letters; a number stays with its unit.
std::vector<std::string> wrapped(const std::string& text, std::size_t most);

}  // namespace plotboard::scene
