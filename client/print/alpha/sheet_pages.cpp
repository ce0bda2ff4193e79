#include "print/alpha/sheet_pages.hpp"

#include <algorithm>

#include "campaign/common/kind.hpp"
#include "print/paper.hpp"
#include "print/parts.hpp"

namespace plotboard::print {

namespace {

using desk::Reach;

std::string number(int value) { return std::to_string(value); }
std::string counted(int count, const char* one, const char* many) {
  return number(count) + " " + (count == 1 ? one : many);
}

class Sheet {
 public:
  Sheet(const desk::PilotSheet& sheet, const std::string& group) : sheet_(sheet), group_(group), pen_(page_) {}

  Page all() {
    double y = head();
    y = bank(y + 3);
    y = chart(y + 4);
    y = tours(y + 4);
    last_row(y + 4);
    foot(pen_, group_, "Sheet of " + sheet_.call_sign);
    return std::move(page_);
  }

 private:
  double head() {
    constexpr double kTop = 10, kHigh = 19, kRankWide = 52;
    pen_.fill(kMargin, kTop, kWide, kHigh, kInk, 1.5);
    pen_.fitted(kMargin + 5, kTop + 4.8, kWide - kRankWide - 16, group_, 2.6, false, kMiddle);
    pen_.fitted(kMargin + 5, kTop + 12.4, kWide - kRankWide - 16, sheet_.call_sign, 7.4, true, kWhite);
    std::string below = sheet_.player.empty() ? "" : "flown by " + sheet_.player + "; ";
    below += sheet_.standing_words;
    if (sheet_.guest) below += ", guest";
    pen_.fitted(kMargin + 5, kTop + 16.8, kWide - kRankWide - 16, below, 2.6, false, kPale);
    const double x = kRight - kRankWide;
    pen_.fill(x - 8, kTop + 2, 5, 4.2, kWhite);
    pen_.words(x - 5.5, kTop + 5.2, "A", 3, true, kInk, Align::middle);
    pen_.fill(x, kTop + 2, kRankWide - 2, kHigh - 4, kWhite, 1);
    pen_.words(x + 9, kTop + 13.2, number(sheet_.rank.value), 11, true, kInk, Align::middle);
    pen_.fitted(x + 18, kTop + 8.2, kRankWide - 22, sheet_.title, 4.2, true);
    const std::string path = sheet_.path.empty() ? "no path yet" : sheet_.path;
    pen_.fitted(x + 18, kTop + 12.8, kRankWide - 22, path, 3.2, false, kQuiet);
    return kTop + kHigh;
  }

  double bank(double y) {
    struct Tile {
      const char *letter, *name;
      const desk::Figure& figure;
    };
    const Tile tiles[] = {{"B", "XP banked", sheet_.xp},
                          {"C", "U&M points", sheet_.upgrade_points},
                          {"D", "Career path points", sheet_.path_points},
                          {"E", "Ejection rolls", sheet_.ejections},
                          {"", "Initiative", sheet_.initiative},
                          {"", "Charge tokens", sheet_.charges},
                          {"", "Force points", sheet_.force}};
    constexpr double kHigh = 14, kGap = 1.6;
    constexpr int kTiles = 7;
    const double wide = (kWide - kGap * (kTiles - 1)) / kTiles;
    double x = kMargin;
    for (const Tile& tile : tiles) {
      pen_.frame(x, y, wide, kHigh, kMiddle, 0.25, 1);
      if (*tile.letter != 0) {
        pen_.fill(x + 1.2, y + 1.2, 4, 3.6, kInk);
        pen_.words(x + 3.2, y + 4, tile.letter, 2.6, true, kWhite, Align::middle);
      }
      pen_.words(x + wide / 2, y + 8.6, number(tile.figure.value), 6, true, kInk, Align::middle);
      pen_.fitted(x + wide / 2, y + 12.4, wide - 2, tile.name, 2.4, false, kQuiet, Align::middle);
      x += wide + kGap;
    }
    y += kHigh + 3.6;
    std::vector<std::string> has;
    for (const desk::SheetSlot& slot : sheet_.slots) has.push_back(slot.words);
    for (const std::string& action : sheet_.actions) has.push_back(action);
    const std::string words = has.empty() ? "none yet" : desk::joined(has, ";  ");
    pen_.words(kMargin, y, "Slots and actions of rank and path:", 2.5, true);
    const double from = kMargin + text_width("Slots and actions of rank and path:", 2.5, true) + 2;
    return pen_.block(from, y, kRight - from, words, 2.5) - 3;
  }

  double chart(double y) {
    const std::string remark =
        sheet_.next.any ? "Next: " + sheet_.next.name + ", " + number(sheet_.next.price) + " XP" : "All bought";
    y = pen_.heading(y, "I", "Career path", remark);
    constexpr double kName = 17, kHeadHigh = 7.6, kRowHigh = 16.2, kGap = 0.8;
    const double wide = (kWide - kName) / campaign::alpha::kHighestPilotRank;
    for (std::size_t i = 0; i < campaign::alpha::kHighestPilotRank; ++i) {
      const desk::ChartStep& step = sheet_.charts.front().steps[i];
      const double middle = kMargin + kName + wide * (static_cast<double>(i) + 0.5);
      pen_.fitted(middle, y + 2.8, wide - 1, number(step.rank) + "  " + step.title, 2.4, true, kInk, Align::middle);
      const std::string cost = step.cost == 0 ? "free" : number(step.cost) + " XP";
      pen_.words(middle, y + 6, cost, 2.3, false, kQuiet, Align::middle);
    }
    y += kHeadHigh;
    for (const desk::PathChart& chart : sheet_.charts) {
      const Ink ink = chart.chosen ? kAccent : chart.open ? kInk : kQuiet;
      pen_.fitted(kMargin, y + 6, kName - 2, chart.name, 3, true, ink);
      if (chart.chosen) pen_.words(kMargin, y + 9.6, "chosen", 2.2, false, kAccent);
      for (std::size_t i = 0; i < chart.steps.size(); ++i)
        step(chart.steps[i], chart, kMargin + kName + wide * static_cast<double>(i), y, wide - kGap, kRowHigh - kGap);
      y += kRowHigh;
    }
    y += 3;
    pen_.words(kMargin, y + 3.2, "Beyond rank 8", 2.6, true);
    constexpr double kBeyond = 30;
    const double each = (kWide - kBeyond) / campaign::alpha::kBenefitsBeyond;
    double x = kMargin + kBeyond;
    for (const desk::ChartStep& benefit : sheet_.beyond) {
      const bool has = benefit.reach == Reach::reached || benefit.reach == Reach::suspended;
      if (has) pen_.fill(x, y, each - kGap, 5, kInk);
      if (!has) pen_.frame(x, y, each - kGap, 5);
      pen_.fitted(x + 2, y + 3.4, each - 4, number(benefit.cost) + " XP: " + desk::joined(benefit.brings, ", "), 2.4,
                  false, has ? kWhite : kInk);
      x += each;
    }
    return y + 5;
  }

  void step(const desk::ChartStep& step, const desk::PathChart& chart, double x, double y, double wide, double high) {
    // Ranks 1 and 2 are the same on every path: filled on the chosen one, and on all before there is one.
    const bool mine = chart.chosen || chart.open;
    const bool filled = mine && step.reach == Reach::reached;
    const bool next = mine && step.reach == Reach::next;
    if (filled) pen_.fill(x, y, wide, high, kInk);
    if (!filled && step.reach == Reach::suspended && mine) pen_.fill(x, y, wide, high, kPale);
    if (!filled) pen_.frame(x, y, wide, high, next ? kAccent : kMiddle, next ? 0.7 : 0.2);
    const Ink ink = filled ? kWhite : mine ? kInk : kQuiet;
    double line = y + 3.1;
    for (const std::string& gain : step.brings) {
      for (const std::string& words : in_lines(gain, wide - 2, 2.05, false)) {
        if (line > y + high - 0.6) return;
        pen_.words(x + 1, line, words, 2.05, false, ink);
        line += 2.45;
      }
    }
  }

  double tours(double y) {
    const std::string remark =
        counted(sheet_.missions_flown, "mission flown, ", "missions flown, ") + number(sheet_.missions_won) + " won, " +
        counted(sheet_.gold, "gold star, ", "gold stars, ") + counted(sheet_.silver, "silver star", "silver stars");
    y = pen_.heading(y, "G", "Missions and medals", remark);
    constexpr double kName = 46, kHigh = 7, kBox = 15.4, kGap = 0.8, high = kHigh - kGap;
    for (const desk::TourRow& tour : sheet_.tours) {
      const std::string name = (tour.number == 0 ? "" : number(tour.number) + "  ") + tour.name;
      pen_.fitted(kMargin, y + 4.2, kName - 2, name, 2.8, true);
      double x = kMargin + kName;
      for (const desk::MissionRow& mission : tour.missions) {
        if (mission.won) pen_.fill(x, y, kBox - kGap, kHigh - kGap, kInk);
        if (!mission.won) pen_.frame(x, y, kBox - kGap, kHigh - kGap);
        pen_.words(x + 1.6, y + 4.1, mission.number, 2.7, true, mission.won ? kWhite : kInk);
        const Ink empty = mission.won ? kQuiet : kMiddle;
        pen_.star(x + 8.6, y + high / 2 + 0.1, 1.7, mission.gold ? kGold : empty, mission.gold);
        pen_.star(x + 12.2, y + high / 2 + 0.1, 1.7, mission.silver ? kSilver : empty, mission.silver);
        x += kBox;
      }
      const double medal = kMargin + kName + kBox * 6 + 2;
      pen_.star(medal, y + 3.1, 2, tour.medal_won ? kAccent : kMiddle, tour.medal_won);
      pen_.fitted(medal + 3.5, y + 4.1, kRight - medal - 3.5, tour.medal, 2.6, tour.medal_won,
                  tour.medal_won ? kInk : kQuiet);
      y += kHigh;
    }
    pen_.words(kMargin + kName, y + 2.2, "Filled: won. Left star: gold, right star: silver.", 2.1, false, kQuiet);
    return y + 2;
  }

  void last_row(double y) {
    constexpr double kShips = 44, kKills = 76;
    ships(kMargin, y, kShips - 4);
    kills(kMargin + kShips, y, kKills - 4);
    curve(kMargin + kShips + kKills, y, kWide - kShips - kKills);
  }
  // A heading of a part of the row.
  double part(double x, double y, double wide, const std::string& letter, const std::string& text) {
    double from = x;
    if (!letter.empty()) {
      pen_.fill(x, y, 5, 4.2, kInk);
      pen_.words(x + 2.5, y + 3.2, letter, 3, true, kWhite, Align::middle);
      from += 6.5;
    }
    pen_.fitted(from, y + 3.3, wide - (from - x), text, 3.2, true);
    pen_.line(x, y + 5, x + wide, y + 5, kInk, 0.25);
    return y + 9;
  }
  void ships(double x, double y, double wide) {
    y = part(x, y, wide, "F", "Ships flown");
    for (const desk::ShipRow& ship : sheet_.ships) {
      if (ship.flown) pen_.fill(x, y - 2.3, 2.6, 2.6, kInk, 0.4);
      if (!ship.flown) pen_.frame(x, y - 2.3, 2.6, 2.6, kMiddle, 0.2, 0.4);
      pen_.fitted(x + 4.2, y, wide - 10, ship.name, 2.4, ship.flown, ship.flown ? kInk : kQuiet);
      if (ship.missions > 0) pen_.words(x + wide, y, number(ship.missions), 2.4, true, kInk, Align::right);
      y += 3.7;
    }
  }
  void kills(double x, double y, double wide) {
    y = part(x, y, wide, "H", "Kills: " + number(sheet_.kills_total));
    const double bottom = kA4Height - 12;
    int most = 1;
    for (const desk::KillGroup& group : sheet_.kills)
      for (const desk::KillRow& row : group.rows) most = std::max(most, row.count);
    std::size_t rows = 0;
    for (const desk::KillGroup& group : sheet_.kills) rows += group.rows.size() + 1;
    const double step = std::clamp((bottom - y) / static_cast<double>(std::max<std::size_t>(rows, 1)), 2.3, 3.7);
    const double size = std::min(2.4, step * 0.85);
    for (const desk::KillGroup& group : sheet_.kills) {
      pen_.words(x, y, group.name, size, true);
      pen_.words(x + wide, y, number(group.count), size, true, kInk, Align::right);
      y += step;
      for (const desk::KillRow& row : group.rows) {
        if (y > bottom) return;
        constexpr double kNames = 34;
        pen_.fitted(x, y, kNames - 1, row.name, size);
        pen_.fill(x + kNames, y - size * 0.8, (wide - kNames - 7) * row.count / most, size * 0.9, kAccent, 0.3);
        pen_.words(x + wide, y, number(row.count), size, false, kInk, Align::right);
        y += step;
      }
    }
  }
  void curve(double x, double y, double wide) {
    y = part(x, y, wide, "", "XP over missions");
    constexpr double kHigh = 33, kAxis = 7;
    const double left = x + kAxis, bottom = y + kHigh, room = wide - kAxis;
    pen_.line(left, y - 2, left, bottom, kInk);
    pen_.line(left, bottom, left + room, bottom, kInk);
    if (sheet_.curve.empty()) {
      pen_.block(left + 2, y + 5, room - 3, "No mission flown yet.", 2.5, kQuiet);
      return;
    }
    const int top = std::max(1, sheet_.curve.back().total);
    const double step = room / static_cast<double>(sheet_.curve.size());
    std::vector<Point> points{{left, bottom}};
    for (std::size_t i = 0; i < sheet_.curve.size(); ++i) {
      const desk::CurvePoint& point = sheet_.curve[i];
      points.push_back({left + step * static_cast<double>(i + 1), bottom - kHigh * point.total / top});
    }
    pen_.path(points, kAccent, 0.6);
    for (std::size_t i = 0; i < sheet_.curve.size(); ++i) {
      const Point& at = points[i + 1];
      const bool won = sheet_.curve[i].won;
      pen_.fill(at.x - 0.8, at.y - 0.8, 1.6, 1.6, won ? kAccent : kWhite, 0.8);
      if (!won) pen_.frame(at.x - 0.8, at.y - 0.8, 1.6, 1.6, kLost, 0.3, 0.8);
      if (sheet_.curve[i].shot_down) {
        pen_.line(at.x - 1.1, at.y - 1.1, at.x + 1.1, at.y + 1.1, kLost);
        pen_.line(at.x - 1.1, at.y + 1.1, at.x + 1.1, at.y - 1.1, kLost);
      }
    }
    pen_.words(left - 1, y + 1, number(top), 2.2, false, kQuiet, Align::right);
    pen_.words(left - 1, bottom, "0", 2.2, false, kQuiet, Align::right);
    pen_.words(left + room, bottom + 3, "mission " + number(static_cast<int>(sheet_.curve.size())), 2.2, false, kQuiet,
               Align::right);
    pen_.words(left, bottom + 3, "0", 2.2, false, kQuiet);
    pen_.words(left, bottom + 6.4, "Filled: won. Open: lost. Crossed: shot down.", 2.1, false, kQuiet);
    const int down = sheet_.shot_down;
    pen_.words(left, bottom + 9.4,
               down == 0   ? "Never shot down."
               : down == 1 ? "Shot down once."
                           : "Shot down " + number(down) + " times.",
               2.1, false, kQuiet);
  }

  const desk::PilotSheet& sheet_;
  const std::string& group_;
  Page page_;
  Pen pen_;
};

}  // namespace

Page sheet_page(const desk::PilotSheet& sheet, const std::string& group) { return Sheet(sheet, group).all(); }

std::vector<Page> pages_of(const desk::PilotSheet& sheet, const std::string& group) {
  std::vector<Page> pages{sheet_page(sheet, group)};
  for (Page& page : record_pages(sheet, group)) pages.push_back(std::move(page));
  return pages;
}

std::vector<Page> alpha_pages(const campaign::Campaign& campaign, const std::string& who) {
  const auto& session = campaign::session_of<campaign::alpha::Alpha>(campaign);
  std::vector<Page> pages;
  for (const campaign::alpha::Pilot& pilot : session.state().pilots) {
    const bool wanted = who.empty() ? pilot.flies() : pilot.call_sign == who || pilot.id.text() == who;
    if (!wanted) continue;
    for (Page& page : pages_of(desk::sheet_of(session, pilot.id), session.state().name))
      pages.push_back(std::move(page));
  }
  return pages;
}

}  // namespace plotboard::print
