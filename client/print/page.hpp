#pragma once
// A printed page as data: text, boxes and lines in millimetres from the upper left corner, in paint order. Made by
// a kind of campaign (campaigns.hpp), written by paper.hpp as PDF or PNG. No library stands here, so tests can read
// what is on a page.

#include <string>
#include <vector>

#include "base/one_of.hpp"

namespace plotboard::print {

struct Ink {  // shares of 1
  double r = 0, g = 0, b = 0;
  friend bool operator==(const Ink&, const Ink&) = default;
};
struct Point {
  double x = 0, y = 0;
};
enum class Align : int { left, middle, right };

struct Text {
  Point at;           // on the baseline
  std::string words;  // UTF-8
  double size = 3;    // height of the letters' em, mm
  bool bold = false;
  Align align = Align::left;
  Ink ink;
};
struct Box {
  double x = 0, y = 0, width = 0, height = 0;
  bool filled = true;
  Ink ink;            // of the fill, or of the line where it is not filled
  double line = 0.2;  // mm
  double round = 0;   // radius of its corners
};
struct Path {
  std::vector<Point> points;
  bool filled = false;  // closed, then; else a stroke of `line` mm
  Ink ink;
  double line = 0.3;
};
using Item = base::OneOf<Text, Box, Path>;

inline constexpr double kA4Width = 210, kA4Height = 297;
struct Page {
  double width = kA4Width, height = kA4Height;
  std::vector<Item> items;
};

}  // namespace plotboard::print
