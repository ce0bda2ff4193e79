// Table mode: read from two metres by people who stand round a real table. One strip says whose turn it is, what hands
// do, one line why, and what the keys do; the board keeps the rest of the window. Space and digits lead through a whole
// round (desk/at_table/referee.hpp).
#include "panels/at_table/table_mode.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "panels/at_table/referee_panel.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"
#include "panels/table/dial.hpp"

namespace plotboard::panels {
namespace {

using desk::Intent;

// Letters on the strip against the size at which an ordinary card fills it.
constexpr float kLargest = 1.25F, kSmallest = 0.6F;
constexpr float kReason = 1.25F;  // why, against the rest
constexpr double kAtEdge = 0.05;  // mm: shown as none

ImFont* display() { return fonts().display != nullptr ? fonts().display : ImGui::GetFont(); }

// Writes downwards; sizes in pixels. Without a list to draw into it only measures.
class Column {
 public:
  Column(ImDrawList* list, float x, float y, float width) : list_(list), x_(x), y_(y), width_(width) {}
  void wrapped(float size, scene::Colour colour, const std::string& words) {
    if (words.empty()) return;
    const std::string lines = in_lines(words, width_, display(), size);
    if (list_ != nullptr) list_->AddText(display(), size, {x_, y_}, u32(colour), lines.c_str());
    y_ += height_of(size, words);
  }
  void space(float pixels) { y_ += pixels; }
  [[nodiscard]] float height_of(float size, const std::string& words) const {
    if (words.empty()) return 0;
    return display()->CalcTextSizeA(size, FLT_MAX, 0, in_lines(words, width_, display(), size).c_str()).y;
  }
  [[nodiscard]] float width_of(float size, const std::string& words) const {
    return display()->CalcTextSizeA(size, FLT_MAX, 0, words.c_str()).x;
  }
  [[nodiscard]] float y() const { return y_; }
  [[nodiscard]] float x() const { return x_; }
  [[nodiscard]] float width() const { return width_; }
  [[nodiscard]] ImDrawList* list() const { return list_; }

 private:
  ImDrawList* list_;
  float x_, y_, width_;
};

// A digit on its key, and what it does beside it; as high as its words need.
struct Key {
  std::string digit, words;
  bool legal = true;
  std::optional<geom::Maneuver> maneuver = {};
};
constexpr float kCap = 1.45F;  // the digit's own plate, in sizes of the letters
float words_at(const Key& key, float size) {
  const float digit = display()->CalcTextSizeA(size, FLT_MAX, 0, key.digit.c_str()).x;
  return std::max(size * kCap, digit + size * 0.8F) + size * (key.maneuver ? 2.5F : 0.8F);
}
float key_height(const Key& key, float size, float width) {
  const std::string lines = in_lines(key.words, width - words_at(key, size) - size * 0.3F, display(), size);
  return std::max(size * 1.9F, display()->CalcTextSizeA(size, FLT_MAX, 0, lines.c_str()).y + size * 0.5F);
}
bool key_button(const RefereeMemory& memory, const Key& key, ImVec2 at, float width, float height, float size,
                const std::string& name) {
  const bool pointed = !key.digit.empty() && key.digit == memory.pointed;
  ImDrawList* list = ImGui::GetWindowDrawList();
  ImGui::SetCursorScreenPos(at);
  const bool pressed_now = ImGui::InvisibleButton(("##" + name).c_str(), {width, height});
  probe(name);
  const bool hovered = ImGui::IsItemHovered();
  const scene::Colour plate =
      hovered || pointed ? mixed(theme().panel_raised, theme().accent, 0.25F) : theme().panel_raised;
  list->AddRectFilled(at, {at.x + width, at.y + height}, u32(plate), size * 0.3F);
  if (pointed) list->AddRect(at, {at.x + width, at.y + height}, u32(theme().accent), size * 0.3F, 0, size * 0.12F);
  const float cap = size * kCap;
  const ImVec2 corner{at.x + size * 0.3F, at.y + (height - cap) / 2};
  const float digit_width = display()->CalcTextSizeA(size, FLT_MAX, 0, key.digit.c_str()).x;
  const float cap_width = std::max(cap, digit_width + size * 0.8F);
  list->AddRectFilled(corner, {corner.x + cap_width, corner.y + cap}, u32(theme().accent), size * 0.25F);
  list->AddText(display(), size, {corner.x + (cap_width - digit_width) / 2, corner.y + (cap - size) / 2},
                u32(theme().panel), key.digit.c_str());
  const ImU32 colour = u32(key.legal ? theme().text : theme().text_dim);
  const float x = at.x + words_at(key, size);
  if (key.maneuver) {
    draw_maneuver(list, {x - size * 1.05F, at.y + height / 2}, size * 1.5F, *key.maneuver, colour, size * 0.2F);
  }
  const std::string lines = in_lines(key.words, at.x + width - x - size * 0.3F, display(), size);
  const float high = display()->CalcTextSizeA(size, FLT_MAX, 0, lines.c_str()).y;
  list->AddText(display(), size, {x, at.y + (height - high) / 2}, colour, lines.c_str());
  return pressed_now;
}

// All keys of a page, in so many columns; one that is left over is as wide as all of them.
class Keys {
 public:
  Keys(const Column& column, const std::vector<desk::RefereeItem>& items, float size, std::size_t across)
      : x_(column.x()), width_(column.width()), size_(size), items_(items), across_(across) {}

  [[nodiscard]] float height() const {
    float all = 0;
    for (std::size_t i = 0; i < items_.size(); i += across_) all += row_height(i) + size_ * 0.3F;
    return all;
  }
  // What was pressed; empty: nothing.
  [[nodiscard]] std::function<void()> draw(const RefereeMemory& memory, float top) const {
    std::function<void()> chosen;
    for (std::size_t i = 0; i < items_.size(); i += across_) {
      const float height = row_height(i), width = width_in(i);
      for (std::size_t k = i; k < end_of(i); ++k) {
        const ImVec2 at{x_ + static_cast<float>(k - i) * (width + size_ * kBetween), top};
        const Key key = key_of(k);
        if (key_button(memory, key, at, width, height, size_, "table-mode/key-" + key.digit) && key.legal)
          chosen = items_[k].act;
      }
      top += height + size_ * 0.3F;
    }
    return chosen;
  }

 private:
  static constexpr float kBetween = 0.5F;
  [[nodiscard]] Key key_of(std::size_t i) const {
    return {items_[i].key, items_[i].text, items_[i].legal, items_[i].maneuver};
  }
  [[nodiscard]] std::size_t end_of(std::size_t row) const { return std::min(items_.size(), row + across_); }
  [[nodiscard]] float width_in(std::size_t row) const {
    const auto keys = static_cast<float>(end_of(row) - row);
    return (width_ - size_ * kBetween * (keys - 1)) / keys;
  }
  [[nodiscard]] float row_height(std::size_t row) const {
    float height = 0;
    for (std::size_t k = row; k < end_of(row); ++k)
      height = std::max(height, key_height(key_of(k), size_, width_in(row)));
    return height;
  }
  float x_, width_, size_;
  const std::vector<desk::RefereeItem>& items_;
  std::size_t across_;
};

// As they lie on a keyboard's own block of digits.
void as_on_keyboard(std::vector<desk::RefereeItem>& items) {
  static const std::string kBlock = "7894561230";
  std::stable_sort(items.begin(), items.end(), [](const desk::RefereeItem& a, const desk::RefereeItem& b) {
    return kBlock.find(a.key) < kBlock.find(b.key);
  });
}

// The number on a plate in its side's colours, as its base shows it; the name beside it.
void ship_line(const desk::Desk& desk, const desk::RefereeCard& card, Column& column, float unit) {
  const state::Piece* piece = desk.table().find(card.ship);
  const std::string mark = piece != nullptr && piece->type == state::PieceType::ship ? short_name(*piece) : "";
  float x = column.x();
  const float plate = unit * 3.2F;
  if (!mark.empty()) {
    const bool enemy = piece->side == state::Side::enemy;
    const float wide = std::max(plate, column.width_of(plate * 0.6F, mark) + plate * 0.4F);
    if (ImDrawList* list = column.list(); list != nullptr) {
      list->AddRectFilled({x, column.y()}, {x + wide, column.y() + plate}, u32(enemy ? theme().enemy : theme().player),
                          unit * 0.4F);
      list->AddText(display(), plate * 0.6F,
                    {x + (wide - column.width_of(plate * 0.6F, mark)) / 2, column.y() + plate * 0.18F},
                    u32(enemy ? theme().enemy_text : theme().player_text), mark.c_str());
    }
    x += wide + unit * 0.8F;
  }
  Column beside(column.list(), x, column.y(), column.x() + column.width() - x);
  if (!card.kind.empty()) beside.wrapped(unit * 1.15F, theme().accent, card.kind);
  const bool said = !mark.empty() && mark == piece->id;  // a wing's plate has its number alone
  beside.wrapped(unit * 1.6F, theme().text, said ? title_of(desk.catalog(), *piece) : card.title);
  column.space(std::max(beside.y() - column.y(), mark.empty() ? 0.0F : plate) + unit * 0.6F);
}

void dice_line(const desk::RefereeCard& card, const std::vector<int>& entered, state::DieKind entered_kind,
               Column& column, float unit) {
  const auto row = [&](state::DieKind kind, const std::vector<int>& values) {
    if (values.empty()) return;
    const float size = std::min(unit * 2.7F, column.width() / (static_cast<float>(values.size()) * 1.2F));
    float x = column.x();
    for (const int value : values) {
      if (column.list() != nullptr)
        draw_battle_die(column.list(), {x + size / 2, column.y() + size / 2}, size, kind, value);
      x += size * 1.2F;
    }
    column.space(size + unit * 0.5F);
  };
  std::vector<int> values;
  for (const state::Face face : card.dice) values.push_back(static_cast<int>(face));
  row(card.die, values);
  row(entered_kind, entered);
}

void head_line(const desk::RefereeCard& card, Column& column, float unit) {
  if (!card.maneuver) {
    const float size = card.headline.size() > 90 ? unit * 1.5F : card.headline.size() > 44 ? unit * 1.9F : unit * 2.4F;
    column.wrapped(size, theme().text, card.headline);
    return column.space(unit * 0.6F);
  }
  const float symbol = unit * 5.2F;
  if (column.list() != nullptr) {
    draw_maneuver(column.list(), {column.x() + symbol / 2, column.y() + symbol / 2}, symbol, *card.maneuver,
                  u32(theme().text), unit * 0.6F);
  }
  Column words(column.list(), column.x() + symbol + unit, column.y() + unit * 1.2F, column.width() - symbol - unit);
  words.wrapped(unit * 2.6F, theme().text, card.headline);
  column.space(std::max(symbol, words.y() - column.y()) + unit * 0.6F);
}

// The whole table from above, and where the model goes: its base with an arrow, the two lengths for a ruler.
void place_picture(const desk::RefereeCard::Place& place, Column& column, float unit) {
  const float high = unit * 9.5F, size = unit * 1.4F;
  const float scale = high / static_cast<float>(std::max(place.width, place.height));
  const auto width = static_cast<float>(place.width) * scale, height = static_cast<float>(place.height) * scale;
  const geom::Box& box = place.box;
  const bool to_left = box.low.x <= place.width - box.high.x, to_near = box.low.y <= place.height - box.high.y;
  // The length from the near or far edge stands below or above.
  const float left = column.x() + (column.width() - width) / 2;
  const float bottom = column.y() + height + (to_near ? 0 : size * 1.3F);
  column.space(height + size * 1.3F + unit * 0.6F);
  ImDrawList* list = column.list();
  if (list == nullptr) return;
  const auto on_picture = [&](geom::Vec2 mm) {
    return ImVec2{left + static_cast<float>(mm.x) * scale, bottom - static_cast<float>(mm.y) * scale};
  };
  list->AddRect({left, bottom - height}, {left + width, bottom}, u32(theme().text_dim), 0, 0, unit * 0.12F);
  const geom::Vec2 middle{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
  // To the edges beside it.
  const geom::Vec2 side{to_left ? box.low.x : box.high.x, middle.y}, edge_beside{to_left ? 0 : place.width, middle.y};
  const geom::Vec2 end{middle.x, to_near ? box.low.y : box.high.y}, edge_below{middle.x, to_near ? 0 : place.height};
  const ImU32 ruler = u32(theme().warning);
  const auto measure = [&](geom::Vec2 from, geom::Vec2 to) {
    list->AddLine(on_picture(from), on_picture(to), ruler, unit * 0.18F);
  };
  measure(side, edge_beside);
  measure(end, edge_below);
  const ImVec2 low = on_picture({box.low.x, box.high.y}), up = on_picture({box.high.x, box.low.y});
  list->AddRectFilled(low, up, u32(theme().accent));
  // Where it looks to: heading 0 is away from the viewer, clockwise.
  const geom::Frame frame = geom::frame_of(geom::rounded_pose(middle, place.heading));
  const float length = unit * 1.9F;
  const ImVec2 from = on_picture(middle);
  const ImVec2 ahead{static_cast<float>(frame.forward.x), -static_cast<float>(frame.forward.y)};
  const ImVec2 across{-ahead.y, ahead.x};
  const ImVec2 tip{from.x + ahead.x * length, from.y + ahead.y * length};
  const float wing = unit * 0.55F;
  const ImVec2 base{tip.x - ahead.x * wing * 1.5F, tip.y - ahead.y * wing * 1.5F};
  list->AddLine(from, base, u32(theme().text), unit * 0.25F);
  list->AddTriangleFilled(tip, {base.x + across.x * wing, base.y + across.y * wing},
                          {base.x - across.x * wing, base.y - across.y * wing}, u32(theme().text));
  // The lengths themselves, outside the table, level with their lines.
  const auto number = [](double mm) { return words::english(just(words::Mm{mm})); };
  const auto label = [&](const std::string& words, ImVec2 at) {
    list->AddText(display(), size, at, ruler, words.c_str());
  };
  const auto number_or_none = [&](double mm) { return mm < kAtEdge ? "" : number(mm); };
  const std::string along = number_or_none(to_left ? box.low.x : place.width - box.high.x);
  const std::string in = number_or_none(to_near ? box.low.y : place.height - box.high.y);
  const float gap = unit * 0.4F;
  label(along, {to_left ? left - gap - column.width_of(size, along) : left + width + gap, from.y - size / 2});
  label(in, {from.x - column.width_of(size, in) / 2, to_near ? bottom + size * 0.15F : bottom - height - size * 1.2F});
  probe("table-mode/place", {left, bottom - height}, {left + width, bottom});
}

bool is_warning(const std::string& line) { return line.size() > 6 && line.compare(line.size() - 6, 6, ": look") == 0; }

// What is to be done: all of it, whatever it takes.
void deeds(const desk::Desk& desk, const desk::RefereeCard& card, Column& column, float unit) {
  if (desk.referee.on()) {
    column.wrapped(unit * 1.1F, theme().text_dim, desk.referee.standing());
    column.space(unit * 0.7F);
  }
  if (!card.before.empty()) {
    column.wrapped(unit * 1.3F, theme().accent, card.before);
    column.space(unit * 0.5F);
  }
  if (!card.title.empty() || !card.kind.empty()) ship_line(desk, card, column, unit);
  head_line(card, column, unit);
  if (!card.fault.empty()) {
    const float top = column.y();
    column.wrapped(unit * 1.7F, theme().overlapping, card.fault);
    probe("table-mode/fault", {column.x(), top}, {column.x() + column.width(), column.y()});
    column.space(unit * 0.5F);
  }
  if (!card.summary.empty()) {
    const float top = column.y();
    column.wrapped(unit * 1.7F, theme().text, card.summary);
    probe("table-mode/summary", {column.x(), top}, {column.x() + column.width(), column.y()});
    column.space(unit * 0.35F);
  }
  const auto& choice = desk.table().play.choice;
  dice_line(card, desk.referee.on() ? desk.battle.typed : std::vector<int>{},
            choice ? choice->die : state::DieKind::attack, column, unit);
  if (card.place) place_picture(*card.place, column, unit);
  for (const std::string& line : card.lines) {
    if (card.place && base::contains(card.place->drawn, line)) continue;
    column.wrapped(unit * 1.5F, is_warning(line) ? theme().warning : theme().text, line);
    column.space(unit * 0.25F);
  }
}

// Why, as far as there is room above `bottom`; the rules' numbers stand on the laptop.
void reasons(const desk::RefereeCard& card, Column& column, float unit, float bottom) {
  constexpr std::size_t kMost = 3;
  column.space(unit * 0.4F);
  const float size = unit * kReason, top = column.y();
  for (std::size_t i = 0; i < std::min(kMost, card.because.size()); ++i) {
    const std::string& words = card.because[i].text;
    if (column.y() + column.height_of(size, words) > bottom) break;
    column.wrapped(size, theme().text_dim, words);
    column.space(unit * 0.15F);
  }
  if (column.y() > top) probe("table-mode/why", {column.x(), top}, {column.x() + column.width(), column.y()});
}

// Of a table on which nothing is played yet.
desk::RefereeCard idle_card(const desk::Desk& desk) {
  desk::RefereeCard card;
  const auto any = [&desk](bool ai) {
    return std::any_of(desk.table().pieces.begin(), desk.table().pieces.end(),
                       [ai](const state::Piece& piece) { return piece.in_play() && piece.ai == ai; });
  };
  if (!any(true)) {
    card.headline = "No AI ship stands on this table.";
    card.lines.push_back("Leave table mode (T) and type in your own table first: W.");
  } else {
    card.headline = "Does the table look like this?";
    card.lines.push_back(
        "Then play. The program says what each AI ship does; you move the models and tell what yours did.");
    if (!any(false)) card.lines.push_back("No ship of yours stands here yet.");
  }
  return card;
}

// A dial that is open stands in place of the card: nobody could set it unseen.
void dial_card(desk::Desk& desk, DialMemory& dial_memory, const RefereeMemory& memory, Places& places, Column& column,
               float unit, float bottom) {
  const state::Piece& ship = *desk.board.only_selected();
  const bool sets = desk.in_battle() && desk.table().play.phase == state::Phase::planning;
  desk::RefereeCard card;
  card.ship = ship.id;
  card.kind = sets ? "Set its dial" : "Its dial";
  card.title = title_of(desk.catalog(), ship);
  ship_line(desk, card, column, unit);
  const Key back{"Esc", "Close the dial"};
  const float size = unit * 1.2F, height = key_height(back, size, column.width()), top = bottom - height;
  const Rect room{column.x(), column.y(), column.x() + column.width(), top - unit * 0.5F};
  if (key_button(memory, back, {column.x(), top}, column.width(), height, size, "table-mode/close-dial"))
    desk.dial.close();
  draw_large_dial(desk, dial_memory, places, room);
  probe("table-mode/dial", {room.left, room.top}, {room.right, room.bottom});
}

}  // namespace

Rect draw_table_mode(desk::Desk& desk, DialMemory& dial_memory, const RefereeMemory& memory, Places& places,
                     bool is_touched) {
  const float w = window_width(), h = window_height();
  // Beside the board where the window is wide, below it where it is high; never more than the board gets.
  const bool beside = w >= h * 1.2F;
  const Rect strip = beside ? Rect{w - w * 0.42F, 0, w, h} : Rect{0, h - h * 0.5F, w, h};
  const Rect board = beside ? Rect{0, 0, strip.left, h} : Rect{0, 0, w, strip.top};
  const float unit = std::min(strip.width() / 26, strip.height() / 33);
  const bool leads = desk.referee.on();
  std::function<void()> chosen;
  bool goes_on = false;

  const bool dials = is_touched && dial_stays(desk, dial_memory);
  const bool visible = begin_panel("Table mode", strip, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoNav);
  const float pad = unit * 1.2F;
  if (visible && dials) {
    Column column(ImGui::GetWindowDrawList(), strip.left + pad, strip.top + pad * 0.8F, strip.width() - pad * 2);
    dial_card(desk, dial_memory, memory, places, column, unit, strip.bottom - pad);
    probe("table-mode/strip", {strip.left, strip.top}, {strip.right, strip.bottom});
  } else if (visible) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    Column column(list, strip.left + pad, strip.top + pad * 0.8F, strip.width() - pad * 2);
    const desk::RefereeCard card = leads ? desk.referee.shown() : idle_card(desk);
    std::vector<desk::RefereeItem> items;
    if (leads) items = desk.referee.items();
    const std::string continues = leads ? desk.referee.continues() : "Play this table";
    const std::string after = leads ? desk.referee.next() : "";

    const bool nudges = leads && desk.referee.page == desk::Page::nudge;
    if (nudges) as_on_keyboard(items);
    // The large key goes back, too.
    const bool behind = leads && desk.referee.page != desk::Page::main;
    if (behind && !items.empty() && items.back().text == continues) items.pop_back();

    // As large as everything fits: from below the one key, who is next, the digits; above them the card.
    struct Size {
      float unit;
      std::size_t across;
    };
    const Key large{desk::info_of(Intent::ai_step).key, continues};
    const auto space_height = [&](float unit_now) {
      return std::max(unit_now * 2.85F, key_height(large, unit_now * 1.5F, column.width()));
    };
    const auto foot_height = [&](const Size& size) {
      const Keys keys(column, items, size.unit * 1.35F, size.across);
      return (continues.empty() ? 0 : space_height(size.unit) + size.unit * 0.45F) +
             (after.empty() ? 0 : column.height_of(size.unit * 1.1F, after) + size.unit * 0.5F) +
             (items.empty() ? 0 : keys.height() + size.unit * 0.4F);
    };
    const auto card_height = [&](float unit_now) {
      Column measured(nullptr, column.x(), 0, column.width());
      deeds(desk, card, measured, unit_now);
      return measured.y();
    };
    const float room = strip.height() - pad * 1.8F;
    const auto reason_height = [&](float unit_now) {  // of the first
      return card.because.empty() ? 0
                                  : column.height_of(unit_now * kReason, card.because.front().text) + unit_now * 0.9F;
    };
    const auto fits = [&](const Size& size) {
      return card_height(size.unit) + size.unit * 0.5F + foot_height(size) + reason_height(size.unit) <= room;
    };
    Size size{unit * kLargest, nudges ? 3U : 1U};
    while (!fits(size) && size.unit > unit * kSmallest) {
      if (size.across == 1 && size.unit <= unit)
        size = {unit * kLargest, 2};
      else
        size.unit *= 0.96F;
    }

    deeds(desk, card, column, size.unit);
    const float foot = strip.bottom - pad - foot_height(size);
    reasons(card, column, size.unit, foot - size.unit * 0.5F);
    const Keys keys(column, items, size.unit * 1.35F, size.across);
    chosen = keys.draw(memory, foot + size.unit * 0.4F);
    const float space_top = strip.bottom - pad - space_height(size.unit);
    const float after_height = after.empty() ? 0 : column.height_of(size.unit * 1.1F, after) + size.unit * 0.5F;
    Column last(list, column.x(), (continues.empty() ? strip.bottom - pad : space_top) - after_height, column.width());
    last.wrapped(size.unit * 1.1F, theme().text_dim, after);
    if (!continues.empty()) {
      goes_on = key_button(memory, large, {column.x(), space_top}, column.width(), space_height(size.unit),
                           size.unit * 1.5F, "table-mode/space");
    }
    probe("table-mode/strip", {strip.left, strip.top}, {strip.right, strip.bottom});
  }
  ImGui::End();
  if (chosen) {
    chosen();
  } else if (goes_on) {
    act(Intent::ai_step);
  }
  return board;
}

}  // namespace plotboard::panels
