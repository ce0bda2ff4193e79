#include "scene/page.hpp"

#include <algorithm>

namespace plotboard::scene {
namespace {

// Shares of the table's height: letters, lines, and the room between columns.
constexpr double kLetter = 0.017, kLine = 0.026, kGap = 0.03, kColumn = 0.62;

}  // namespace

std::vector<std::string> wrapped(const std::string& text, std::size_t most) {
  std::vector<std::string> lines;
  std::string line;
  std::string word;
  const auto is_unit = [&](std::size_t at) {  // what follows the blank there
    const bool after_number = !word.empty() && word.back() >= '0' && word.back() <= '9';
    return after_number && (text.compare(at + 1, 2, "mm") == 0 || text.compare(at + 1, 7, "degrees") == 0);
  };
  const auto end_word = [&] {
    if (!line.empty() && line.size() + 1 + word.size() > most) {
      lines.push_back(line);
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
    word.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ' && !is_unit(i)) {
      end_word();
    } else {
      word += text[i];
    }
  }
  end_word();
  lines.push_back(line);
  return lines;
}

double write_beside(Picture& picture, double width_mm, double height_mm, const std::vector<PageLine>& lines,
                    const Theme& theme) {
  const double letter = height_mm * kLetter, step = height_mm * kLine, gap = height_mm * kGap;
  const double column = height_mm * kColumn;
  const auto most = static_cast<std::size_t>(column / (letter * kLetterWidth));
  double x = width_mm + gap, y = height_mm;
  for (const PageLine& line : lines) {
    const std::vector<std::string> parts = wrapped(line.text, most);
    const double needed = step * (static_cast<double>(parts.size()) + (line.heading ? 2.5 : 0));
    if (y - needed < 0 && y < height_mm) {
      x += column + gap;
      y = height_mm;
    }
    if (line.heading && y < height_mm) y -= step * 0.6;
    for (const std::string& part : parts) {
      Label label;
      label.at = {x, y};
      label.text = part;
      label.size_mm = line.heading ? letter * 1.15 : letter;
      label.align_x = -1;
      label.align_y = -1;
      label.bold = line.heading;
      label.colour = line.heading ? theme.accent : theme.text;
      picture.add(std::move(label));
      y -= step;
    }
  }
  return x + column;
}

}  // namespace plotboard::scene
