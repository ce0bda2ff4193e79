// The record of a pilot's missions: each with ship, rank, result, XP and kills, then how the points came and went.
#include "print/alpha/sheet_pages.hpp"
#include "print/paper.hpp"
#include "print/parts.hpp"

namespace plotboard::print {

namespace {

constexpr double kRow = 5.2, kBottom = kA4Height - 19;  // the sums may stand a row lower

struct Column {
  const char* name;
  double x;
  Align align;
};
constexpr Column kMissions[] = {{"Round", kMargin, Align::left},        {"Mission", kMargin + 13, Align::left},
                                {"Ship", kMargin + 72, Align::left},    {"Rank", kMargin + 112, Align::right},
                                {"Result", kMargin + 118, Align::left}, {"Kills", kMargin + 154, Align::right},
                                {"XP", kMargin + 168, Align::right},    {"XP in all", kRight, Align::right}};
constexpr Column kPoints[] = {{"Round", kMargin, Align::left},
                              {"What", kMargin + 13, Align::left},
                              {"XP", kMargin + 96, Align::right},
                              {"U&M", kMargin + 116, Align::right},
                              {"Career path", kMargin + 142, Align::right},
                              {"Rule", kRight, Align::right}};

class Record {
 public:
  Record(const desk::PilotSheet& sheet, const std::string& group) : sheet_(sheet), group_(group) {}

  std::vector<Page> all() {
    if (!sheet_.curve.empty()) missions();
    if (!sheet_.movements.empty()) points();
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      Pen pen(pages_[i]);
      foot(
          pen, group_,
          "Record of " + sheet_.call_sign + ", page " + std::to_string(i + 1) + " of " + std::to_string(pages_.size()));
    }
    return std::move(pages_);
  }

 private:
  template <std::size_t N>
  void begin(const std::string& title, const Column (&columns)[N]) {
    const bool fresh = pages_.empty() || y_ + kRow * 5 > kBottom;
    if (fresh) {
      pages_.emplace_back();
      Pen pen(pages_.back());
      pen.fitted(kMargin, 17, kWide, sheet_.call_sign, 6, true);
      y_ = 23;
    }
    Pen pen(pages_.back());
    y_ = pen.heading(y_, "", title);
    for (const Column& column : columns) pen.words(column.x, y_ + 3, column.name, 2.3, true, kQuiet, column.align);
    y_ += kRow;
  }
  void cell(const Column& column, double width, const std::string& words, bool bold = false, Ink ink = kInk) {
    Pen(pages_.back()).fitted(column.x, y_ + 2.6, width, words, 2.6, bold, ink, column.align);
  }
  template <std::size_t N>
  void room(const std::string& title, const Column (&columns)[N], bool sums = false) {
    if (y_ + kRow > kBottom + (sums ? kRow : 0)) begin(title + ", continued", columns);
    Pen(pages_.back()).line(kMargin, y_ - 1.2, kRight, y_ - 1.2, kPale);
  }
  static std::string result_of(const desk::CurvePoint& point) {
    return std::string(point.won ? "won" : "lost") + (point.shot_down ? ", shot down" : "");
  }
  void missions() {
    begin("Missions flown", kMissions);
    int kills = 0;
    for (const desk::CurvePoint& point : sheet_.curve) {
      room("Missions flown", kMissions);
      kills += point.kills;
      cell(kMissions[0], 12, std::to_string(point.round));
      cell(kMissions[1], 56, point.mission + "  " + point.name, true);
      cell(kMissions[2], 32, point.ship);
      cell(kMissions[3], 10, std::to_string(point.rank));
      cell(kMissions[4], 28, result_of(point), false, point.won ? kInk : kLost);
      cell(kMissions[5], 10, std::to_string(point.kills));
      cell(kMissions[6], 12, std::to_string(point.earned));
      cell(kMissions[7], 16, std::to_string(point.total));
      y_ += kRow;
    }
    room("Missions flown", kMissions, true);
    cell(kMissions[1], 56,
         std::to_string(sheet_.missions_won) + " of " + std::to_string(sheet_.missions_flown) + " won", true);
    cell(kMissions[5], 10, std::to_string(kills), true);
    cell(kMissions[7], 16, std::to_string(sheet_.curve.back().total), true);
    y_ += kRow + 4;
  }
  static std::string signed_words(int value) {
    return value == 0 ? "" : value > 0 ? "+" + std::to_string(value) : "−" + std::to_string(-value);
  }
  void points() {
    begin("Points in and out", kPoints);
    for (const desk::Movement& movement : sheet_.movements) {
      room("Points in and out", kPoints);
      cell(kPoints[0], 12, std::to_string(movement.round));
      cell(kPoints[1], 68, movement.words);
      cell(kPoints[2], 14, signed_words(movement.xp));
      cell(kPoints[3], 16, signed_words(movement.upgrade_points));
      cell(kPoints[4], 20, signed_words(movement.path_points));
      cell(kPoints[5], 30, movement.rule, false, kQuiet);
      y_ += kRow;
    }
    room("Points in and out", kPoints, true);
    cell(kPoints[1], 68, "Banked", true);
    cell(kPoints[2], 14, std::to_string(sheet_.xp.value), true);
    cell(kPoints[3], 16, std::to_string(sheet_.upgrade_points.value), true);
    cell(kPoints[4], 20, std::to_string(sheet_.path_points.value), true);
    y_ += kRow + 4;
  }

  const desk::PilotSheet& sheet_;
  const std::string& group_;
  std::vector<Page> pages_;
  double y_ = 0;
};

}  // namespace

std::vector<Page> record_pages(const desk::PilotSheet& sheet, const std::string& group) {
  return Record(sheet, group).all();
}

}  // namespace plotboard::print
