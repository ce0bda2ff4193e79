// Where lines of text end.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cfloat>

#include "panels/kit/parts.hpp"
#include "panels_hand.hpp"

namespace plotboard::panels_lines {

using test::Hand;

namespace {

float wide(const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; }
// The text at every width from a little more than that up: is any of these torn?
bool is_ever_torn(const std::string& text, const std::string& together) {
  for (float width = wide(together) + panels::em(); width < wide(text) + 2; width += 1)
    if (panels::in_lines(text, width).find(together) == std::string::npos) return true;
  return false;
}

}  // namespace

TEST_CASE("a line never ends within a number, or between it and its unit, its sign or its name") {
  const Hand hand;
  for (const auto& [text, together] : {std::pair{"The gap is 0.40 mm wide at its end.", "0.40 mm"},
                                       {"Contact is further away by 1,234.50 mm, and more.", "1,234.50 mm,"},
                                       {"It misses by − 3 at the most.", "− 3"},
                                       {"At ≤ 0.01 mm both touch.", "≤ 0.01 mm"},
                                       {"Everybody has flown, 2 of 4 have shot.", "2 of 4"},
                                       {"The picture is 914.4 × 914.4 mm and no more.", "914.4 × 914.4 mm"},
                                       {"This one is at range 2 of it.", "range 2"},
                                       {"The ship that acts now is Red 1 and no other.", "Red 1"},
                                       {"Wait for 3 rounds, then leave.", "3 rounds"}}) {
    INFO(together);
    CHECK_FALSE(is_ever_torn(text, together));
  }
}

TEST_CASE("lines are as long as they can be, and no longer than the width") {
  const Hand hand;
  const std::string text =
      "Contact 0.40 mm away, range 2 by 12.5 mm.\nThe second paragraph is short.\n\nA third one after a gap.";
  const float width = wide("Contact 0.40 mm away, ra");
  const std::string lines = panels::in_lines(text, width);
  CHECK(lines.rfind("Contact 0.40 mm away,\nrange 2", 0) == 0);
  CHECK(lines.find("\n\n") != std::string::npos);
  std::size_t begin = 0;
  for (std::size_t end = lines.find('\n'); begin <= lines.size(); end = lines.find('\n', begin)) {
    if (end == std::string::npos) end = lines.size();
    CHECK(wide(lines.substr(begin, end - begin)) <= width + 1);
    begin = end + 1;
  }
  CHECK(panels::in_lines(text, FLT_MAX) == text);
  CHECK(panels::in_lines("", 100).empty());
  CHECK(panels::in_lines("  indented", 1000) == "  indented");
}

TEST_CASE("a word longer than the line is cut, and loses nothing") {
  const Hand hand;
  const std::string path = "/home/somebody/a-folder-with-a-very-long-name/Жуки/a-file.json";
  std::string lines = panels::in_lines("Saved as " + path + ".", panels::em() * 10);
  CHECK(lines.find('\n') != std::string::npos);
  lines.erase(std::remove(lines.begin(), lines.end(), '\n'), lines.end());
  CHECK(lines.find(path) != std::string::npos);
  CHECK(panels::in_lines("12345 mm", 1).find("12345 mm") ==
        std::string::npos);  // even numbers, where nothing else helps
}

}  // namespace plotboard::panels_lines
