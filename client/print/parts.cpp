#include "print/parts.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "print/paper.hpp"

namespace plotboard::print {

void Pen::words(double x, double y, const std::string& text, double size, bool bold, Ink ink, Align align) {
  if (!text.empty()) page_.items.emplace_back(Text{{x, y}, text, size, bold, align, ink});
}
void Pen::fitted(double x, double y, double width, const std::string& text, double size, bool bold, Ink ink,
                 Align align) {
  constexpr double kSmallest = 0.7;
  const double wide = text_width(text, size, bold);
  const double fit = wide > width ? std::max(kSmallest, width / wide) * size : size;
  words(x, y, cut_to(text, width + 0.01, fit, bold), fit, bold, ink, align);
}
double Pen::block(double x, double y, double width, const std::string& text, double size, Ink ink) {
  constexpr double kLeading = 1.22;
  for (const std::string& line : in_lines(text, width, size, false)) {
    words(x, y, line, size, false, ink);
    y += size * kLeading;
  }
  return y;
}
void Pen::fill(double x, double y, double width, double height, Ink ink, double round) {
  if (width > 0) page_.items.emplace_back(Box{x, y, width, height, true, ink, 0, std::min(round, width / 2)});
}
void Pen::frame(double x, double y, double width, double height, Ink ink, double line, double round) {
  page_.items.emplace_back(Box{x, y, width, height, false, ink, line, round});
}
void Pen::line(double x1, double y1, double x2, double y2, Ink ink, double width) {
  page_.items.emplace_back(Path{{{x1, y1}, {x2, y2}}, false, ink, width});
}
void Pen::path(const std::vector<Point>& points, Ink ink, double width) {
  page_.items.emplace_back(Path{points, false, ink, width});
}
void Pen::star(double x, double y, double radius, Ink ink, bool filled) {
  constexpr int kPoints = 10;
  constexpr double kInner = 0.42;
  Path star;
  for (int i = 0; i <= kPoints; ++i) {
    const double far = i % 2 == 0 ? radius : radius * kInner;
    const double angle = std::numbers::pi * 2 * i / kPoints;
    star.points.push_back({x + far * std::sin(angle), y - far * std::cos(angle)});
  }
  star.filled = filled;
  star.ink = ink;
  star.line = 0.15;
  page_.items.emplace_back(star);
}
double Pen::heading(double y, const std::string& letter, const std::string& text, const std::string& remark) {
  double x = kMargin;
  if (!letter.empty()) {
    fill(x, y, 5, 4.2, kInk);
    words(x + 2.5, y + 3.2, letter, 3, true, kWhite, Align::middle);
    x += 6.5;
  }
  words(x, y + 3.3, text, 3.4, true);
  if (!remark.empty()) words(kRight, y + 3.3, remark, 2.3, false, kQuiet, Align::right);
  line(kMargin, y + 5, kRight, y + 5, kInk, 0.25);
  return y + 6.2;
}

void foot(Pen& pen, const std::string& group, const std::string& what) {
  pen.words(kMargin, kFoot, group, 2.2, false, kQuiet);
  pen.words(kRight, kFoot, what, 2.2, false, kQuiet, Align::right);
}

}  // namespace plotboard::print
