#pragma once
// What printed pages are made of: words, rules, tiles, bars, stars, in the inks of the sheet. Millimetres.

#include <string>

#include "print/margins.hpp"
#include "print/page.hpp"

namespace plotboard::print {

inline constexpr Ink kInk{0.10, 0.12, 0.17}, kQuiet{0.40, 0.43, 0.48}, kPale{0.91, 0.92, 0.94}, kWhite{1, 1, 1};
inline constexpr Ink kMiddle{0.68, 0.71, 0.76}, kAccent{0.13, 0.33, 0.60}, kLost{0.66, 0.16, 0.14};
inline constexpr Ink kGold{0.80, 0.58, 0.08}, kSilver{0.55, 0.59, 0.65};

class Pen {
 public:
  explicit Pen(Page& page) : page_(page) {}
  void words(double x, double y, const std::string& text, double size = 2.8, bool bold = false, Ink ink = kInk,
             Align align = Align::left);
  // As large as it can be in that width, at most `size`.
  void fitted(double x, double y, double width, const std::string& text, double size, bool bold = false, Ink ink = kInk,
              Align align = Align::left);
  // Wrapped; returns the baseline after its last line.
  double block(double x, double y, double width, const std::string& text, double size, Ink ink = kInk);
  void fill(double x, double y, double width, double height, Ink ink, double round = 0.8);
  void frame(double x, double y, double width, double height, Ink ink = kMiddle, double line = 0.2, double round = 0.8);
  void line(double x1, double y1, double x2, double y2, Ink ink = kMiddle, double width = 0.2);
  void path(const std::vector<Point>& points, Ink ink, double width = 0.5);
  void star(double x, double y, double radius, Ink ink, bool filled = true);
  // "I  Career path", with a rule under it; returns the y below.
  double heading(double y, const std::string& letter, const std::string& text, const std::string& remark = "");

 private:
  Page& page_;
};

// Page number and what it is of, at the foot.
void foot(Pen& pen, const std::string& group, const std::string& what);

}  // namespace plotboard::print
