#include "scene/sheet.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "data/catalog.hpp"
#include "scene/board.hpp"
#include "scene/canvas.hpp"
#include "scene/overlays.hpp"
#include "scene/page.hpp"
#include "scene/pieces.hpp"
#include "state/piece_names.hpp"

namespace plotboard::scene {
namespace {

using geom::Segment;
using geom::Vec2;

constexpr int kSheetWidth = 1800, kSheetHeight = 1240;
constexpr double kSheetMargin = 40, kBetween = 30;
constexpr double kViewTop = 200, kViewHeight = 600, kBoardWidth = 1030;
constexpr double kCaption = 40, kQuestion = 22, kText = 18;
constexpr double kViewScale = 1.3;  // of words and lines on the board

// --- the ground: words

class Ground {
 public:
  explicit Ground(const Theme& theme) : theme_(theme) { picture_.background = theme.space; }
  // Returns where the next line may begin.
  double write(double x, double y, double width, const std::string& words, double size, Colour colour, bool bold) {
    const std::vector<std::string> lines = in_lines(words, width / size);
    Label label;
    for (const std::string& line : lines) label.text += (label.text.empty() ? "" : "\n") + line;
    label.at = {x, kSheetHeight - y};
    label.size_px = size;
    label.align_x = label.align_y = -1;
    label.bold = bold;
    label.colour = colour;
    picture_.add(std::move(label));
    return y + height(lines.size(), size);
  }
  [[nodiscard]] static double height(double width, const std::string& words, double size) {
    return height(in_lines(words, width / size).size(), size);
  }
  void frame(const Camera& view) {
    const double left = view.left_px - 1, right = view.left_px + view.width_px + 1;
    const double top = kSheetHeight - view.top_px + 1, bottom = kSheetHeight - view.top_px - view.height_px - 1;
    Stroke stroke;
    stroke.points = {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
    stroke.closed = true;
    stroke.width_px = 2;
    stroke.colour = theme_.grid_text;
    picture_.add(std::move(stroke));
  }
  [[nodiscard]] Sheet::View view() && {
    Camera camera;
    camera.centre = {kSheetWidth / 2.0, kSheetHeight / 2.0};
    camera.pixels_per_mm = 1;
    camera.width_px = kSheetWidth;
    camera.height_px = kSheetHeight;
    return {std::move(picture_), camera, 1};
  }

 private:
  static double height(std::size_t lines, double size) {
    constexpr double kLineHeight = 1.3, kAfter = 0.25;  // letters of several lines are so far apart (draw)
    return size * (kLineHeight * static_cast<double>(lines) + kAfter);
  }
  // So many times the letters' height wide; ends at blanks.
  static std::vector<std::string> in_lines(const std::string& words, double ems) {
    const auto most = static_cast<std::size_t>(ems / kLetterWidth);
    std::vector<std::string> lines;
    const std::string parts = words.size() <= most ? words : on_lines(words);
    for (std::size_t from = 0; from <= parts.size();) {
      const std::size_t end = std::min(parts.find('\n', from), parts.size());
      for (std::string& line : wrapped(parts.substr(from, end - from), most)) lines.push_back(std::move(line));
      from = end + 1;
    }
    return lines;
  }
  const Theme& theme_;
  Picture picture_;
};

// --- the views

geom::Box box_of_both(const data::Catalog& catalog, const state::Table& table, const rules::Verdict& verdict) {
  geom::Box box;
  for (const Id id : {verdict.question.from, verdict.question.to}) {
    const state::Piece* piece = table.find(id);
    if (piece == nullptr) continue;
    if (const auto shape = rules::shape_of(catalog, *piece)) {
      for (const Vec2 p : shape->points) box.add(p);
    }
    box.add({piece->pose.x.mm(), piece->pose.y.mm()});
  }
  return box;
}

Camera camera_at(double left, double width) {
  Camera camera;
  camera.left_px = left;
  camera.top_px = kViewTop;
  camera.width_px = width;
  camera.height_px = kViewHeight;
  return camera;
}

Sheet::View board_view(const data::Catalog& catalog, const state::Table& table, const rules::Verdict& verdict,
                       const Theme& theme, bool has_mat) {
  constexpr double kAround = 60, kFinest = 3;  // mm; pixels a millimetre
  Camera camera = camera_at(kSheetMargin, kBoardWidth);
  const geom::Box box = box_of_both(catalog, table, verdict);
  const Vec2 size = box.high - box.low;
  camera.centre = geom::middle(box.low, box.high);
  camera.pixels_per_mm =
      std::min({kFinest, camera.width_px / (size.x + 2 * kAround), camera.height_px / (size.y + 2 * kAround)});
  Overlay overlay;
  overlay.verdicts = {verdict};
  overlay.verdicts_said = false;  // it is the caption
  overlay.interface_scale = kViewScale;
  overlay.has_mat = has_mat;
  return {board_picture(catalog, table, overlay, theme, camera), camera, kViewScale};
}

void add_stroke(Picture& picture, std::vector<Vec2> points, double width, Colour colour, double dash_mm = 0) {
  Stroke line;
  line.points = std::move(points);
  line.width_px = width;
  line.colour = colour;
  line.dash_mm = dash_mm;
  picture.add(std::move(line));
}

void add_words(Picture& picture, Vec2 at, std::string text, double size, const Theme& theme, int align_x, int align_y) {
  Label label;
  label.at = at;
  label.text = std::move(text);
  label.size_px = size;
  label.bold = true;
  label.align_x = align_x;
  label.align_y = align_y;
  label.colour = theme.text;
  label.plate = theme.plate;
  picture.add(std::move(label));
}

// A bar as long as so many millimetres, marked at each where they can be told apart.
void scale_bar(Picture& picture, const Camera& camera, const Theme& theme) {
  constexpr std::array<int, 6> kLengths{1, 2, 5, 10, 20, 50};
  constexpr double kShortest = 60, kInset = 30, kTick = 9, kApart = 7;  // pixels
  int length = kLengths.back();
  for (const int candidate : kLengths) {
    if (candidate * camera.pixels_per_mm < kShortest) continue;
    length = candidate;
    break;
  }
  const auto at = [&](double mm, double up_px) {
    const Vec2 px{camera.left_px + kInset, camera.top_px + camera.height_px - kInset - up_px};
    return camera.to_table(px) + Vec2{mm, 0};
  };
  const double full = length;
  add_stroke(picture, {at(0, 0), at(full, 0)}, 9, theme.plate);
  add_stroke(picture, {at(0, 0), at(full, 0)}, 4, theme.text);
  const bool each = camera.pixels_per_mm >= kApart;
  for (int mm = 0; mm <= length; ++mm) {
    if (mm > 0 && mm < length && !each) continue;
    const double up = mm == 0 || mm == length ? kTick : kTick * 0.6;
    add_stroke(picture, {at(mm, -up), at(mm, up)}, 2.5, theme.text);
  }
  add_words(picture, at(full / 2, kTick + 6), std::to_string(length) + " mm", 18, theme, 0, 1);
}

// From what the pieces have to where the answer turns.
void mark_deciding(Picture& picture, const Camera& camera, const rules::Verdict& verdict, const Theme& theme) {
  const auto mm = [&](double px) { return px / camera.pixels_per_mm; };
  const Vec2 a = verdict.deciding.a, b = verdict.deciding.b;
  const Vec2 way = b - a;
  const double size = geom::length(way);
  const Vec2 ahead = size > 0 ? way * (1 / size) : Vec2{0, 1};
  const Vec2 side{ahead.y, -ahead.x};
  add_stroke(picture, {verdict.line.a, verdict.line.b}, 6, faded(theme.plate, 0.9));
  add_stroke(picture, {verdict.line.a, verdict.line.b}, 2, theme.measure, mm(8));
  add_stroke(picture, {a, b}, 8, theme.plate);
  add_stroke(picture, {a, b}, 4.5, theme.accent);
  add_stroke(picture, {b - side * mm(34), b + side * mm(34)}, 6, theme.plate);  // where it turns
  add_stroke(picture, {b - side * mm(34), b + side * mm(34)}, 3, theme.accent);
  Fill dot;
  dot.points = circle(a, mm(7));
  dot.colour = theme.accent;
  picture.add(std::move(dot));
  if (!std::isfinite(verdict.margin_mm)) return;
  const int decimals = verdict.margin_mm < 10 ? 2 : 1;
  const bool upright = std::abs(side.x) > std::abs(side.y);  // the words stand beside it, or above or below
  add_words(picture, geom::middle(a, b) + side * mm(44),
            fixed(rules::rounded_down(verdict.margin_mm, decimals), decimals) + " mm", 22, theme,
            !upright     ? 0
            : side.x > 0 ? -1
                         : 1,
            upright      ? 0
            : side.y > 0 ? 1
                         : -1);
}

Sheet::View close_up(const data::Catalog& catalog, const state::Table& table, const rules::Verdict& verdict,
                     const Theme& theme) {
  // Half the view's height: at the nearest 1 mm is 50 pixels, at the farthest 5.
  constexpr double kNearest = 6, kFarthest = 60, kRoom = 1.4;
  constexpr double kLeft = kSheetMargin + kBoardWidth + kBetween;
  Camera camera = camera_at(kLeft, kSheetWidth - kSheetMargin - kLeft);
  const bool finite = std::isfinite(verdict.margin_mm);
  const double wanted = finite ? verdict.margin_mm * kRoom : kFarthest;
  const double half = std::clamp(wanted, kNearest, kFarthest);
  camera.pixels_per_mm = camera.height_px / (2 * half);
  camera.centre = !finite          ? verdict.line.b
                  : wanted <= half ? geom::middle(verdict.deciding.a, verdict.deciding.b)
                                   : verdict.deciding.a;
  Overlay overlay;
  overlay.names = overlay.grid = false;
  overlay.interface_scale = kViewScale;
  const state::Piece* from = table.find(verdict.question.from);
  const bool ship = from != nullptr && from->type == state::PieceType::ship;
  if (verdict.question.arc) {
    if (verdict.possible) overlay.arcs = {{from->id, *verdict.question.arc, true}};
  } else if (ship && verdict.question.asked == rules::Asked::range) {
    overlay.range_rings = from->id;
  }
  Picture picture = board_picture(catalog, table, overlay, theme, camera);
  mark_deciding(picture, camera, verdict, theme);
  scale_bar(picture, camera, theme);
  return {std::move(picture), camera, kViewScale};
}

// --- values and rules, in two columns

void write_values(Ground& ground, const data::Catalog& catalog, const state::Table& table,
                  const rules::Verdict& verdict, const Theme& theme) {
  const state::PieceNames names(catalog, &table);
  constexpr double kTop = kViewTop + kViewHeight + 30, kBottom = kSheetHeight - 90;
  constexpr double kColumnWidth = (kSheetWidth - 2 * kSheetMargin - kBetween) / 2;
  double x = kSheetMargin, y = kTop;
  const auto put = [&](const std::string& text, bool heading) {
    if (y + (heading ? 60 : 26) > kBottom && x == kSheetMargin) {
      x += kColumnWidth + kBetween;
      y = kTop;
    }
    if (heading && y > kTop) y += 8;
    y = ground.write(x, y, kColumnWidth, text, kText, heading ? theme.accent : theme.text, heading);
  };
  const std::vector<rules::VerdictLine> page = rules::page_of(catalog, table, verdict);
  constexpr std::size_t kFirst = 2;  // headline and question are the caption
  for (std::size_t i = kFirst; i < page.size(); ++i) {
    if (page[i].words.key() == words::Key("page.rule")) continue;
    if (page[i].words.key() == words::Key("page.as-entered")) break;
    put(words::english(page[i].words, names), page[i].heading);
  }
  // Each with its text while there is room; the others by their ids.
  std::string ids;
  for (const std::string& id : verdict.rules) {
    const auto rule = catalog.rules.find(id);
    const std::string told = rule == catalog.rules.end() ? "" : id + ": " + rule->second.text;
    const double high = Ground::height(kColumnWidth, told, kText);
    const bool in_next = x == kSheetMargin && y + high > kBottom;
    if (in_next) {
      x += kColumnWidth + kBetween;
      y = kTop;
    }
    constexpr double kForIds = 26;
    if (!told.empty() && ids.empty() && y + high + kForIds < kBottom)
      put(told, false);
    else
      ids += (ids.empty() ? "" : ", ") + id;
  }
  if (!ids.empty()) put(ids, false);
}

}  // namespace

Colour verdict_colour(const Theme& theme, const rules::Verdict& verdict) {
  if (verdict.too_close || !verdict.possible) return theme.warning;
  if (verdict.question.arc && !(verdict.in_arc && verdict.attackable)) return theme.text;
  if (verdict.question.asked == rules::Asked::obstructed && verdict.yes) return theme.warning;
  if (verdict.question.arc) return theme.chosen;
  if (verdict.question.asked != rules::Asked::touching || verdict.contact == geom::Contact::apart) return theme.apart;
  return verdict.contact == geom::Contact::touching ? theme.touching : theme.overlapping;
}

Sheet verdict_sheet(const data::Catalog& catalog, const state::Table& table, const rules::Verdict& verdict,
                    const Theme& theme, bool has_mat) {
  const state::PieceNames names(catalog, &table);
  Sheet sheet;
  sheet.width_px = kSheetWidth;
  sheet.height_px = kSheetHeight;
  Sheet::View board = board_view(catalog, table, verdict, theme, has_mat);
  Sheet::View close = close_up(catalog, table, verdict, theme);
  Ground ground(theme);
  constexpr double kWide = kSheetWidth - 2 * kSheetMargin;
  const double below = ground.write(kSheetMargin, kSheetMargin, kWide, rules::headline_of(catalog, table, verdict),
                                    kCaption, verdict_colour(theme, verdict), true);
  ground.write(kSheetMargin, below, kWide, words::english(rules::question_words(verdict.question), names), kQuestion,
               theme.text_dim, false);
  write_values(ground, catalog, table, verdict, theme);
  ground.write(kSheetMargin, kSheetHeight - kSheetMargin - kText, kWide, words::english(say("page.as-entered"), names),
               kText, theme.text_dim, false);
  ground.frame(board.camera);
  ground.frame(close.camera);
  sheet.views.push_back(std::move(ground).view());
  sheet.views.push_back(std::move(board));
  sheet.views.push_back(std::move(close));
  return sheet;
}

}  // namespace plotboard::scene
