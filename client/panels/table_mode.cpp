// Table mode: read from two metres by people who stand round a real table. One strip says whose turn it is, what hands
// do, one line why, and what the keys do; the board keeps the rest of the window. Space and digits lead through a whole
// round (desk/referee.hpp).
#include <algorithm>

#include "data/catalog.hpp"
#include "panels/battle_signs.hpp"
#include "panels/ui.hpp"
#include "panels/words.hpp"

namespace plotboard::panels {
namespace {

using desk::Intent;

ImFont* display() { return fonts().display != nullptr ? fonts().display : ImGui::GetFont(); }

// Writes downwards; sizes in pixels.
class Column {
 public:
  Column(ImDrawList* list, float x, float y, float width) : list_(list), x_(x), y_(y), width_(width) {}
  void wrapped(float size, scene::Colour colour, const std::string& words) {
    if (words.empty()) return;
    const std::string lines = in_lines(words, width_, display(), size);
    list_->AddText(display(), size, {x_, y_}, u32(colour), lines.c_str());
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
};
float key_height(float size, float width, const std::string& words) {
  const std::string lines = in_lines(words, width - size * 3.1F, display(), size);
  return std::max(size * 1.9F, display()->CalcTextSizeA(size, FLT_MAX, 0, lines.c_str()).y + size * 0.5F);
}
bool key_button(const Key& key, ImVec2 at, float width, float height, float size, const std::string& name) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  ImGui::SetCursorScreenPos(at);
  const bool pressed_now = ImGui::InvisibleButton(("##" + name).c_str(), {width, height});
  probe(name);
  const bool hovered = ImGui::IsItemHovered();
  const scene::Colour plate = hovered ? mixed(theme().panel_raised, theme().accent, 0.25F) : theme().panel_raised;
  list->AddRectFilled(at, {at.x + width, at.y + height}, u32(plate), size * 0.3F);
  const float cap = size * 1.45F;
  const ImVec2 corner{at.x + size * 0.3F, at.y + (height - cap) / 2};
  const float digit_width = display()->CalcTextSizeA(size, FLT_MAX, 0, key.digit.c_str()).x;
  const float cap_width = std::max(cap, digit_width + size * 0.8F);
  list->AddRectFilled(corner, {corner.x + cap_width, corner.y + cap}, u32(theme().accent), size * 0.25F);
  list->AddText(display(), size, {corner.x + (cap_width - digit_width) / 2, corner.y + (cap - size) / 2},
                u32(theme().panel), key.digit.c_str());
  const float x = at.x + cap_width + size * 0.9F;
  const std::string lines = in_lines(key.words, at.x + width - x - size * 0.4F, display(), size);
  const float high = display()->CalcTextSizeA(size, FLT_MAX, 0, lines.c_str()).y;
  list->AddText(display(), size, {x, at.y + (height - high) / 2}, u32(key.legal ? theme().text : theme().text_dim),
                lines.c_str());
  return pressed_now;
}

// All keys of a page, in one column, or in two where they are many; one that is left over is as wide as both.
class Keys {
 public:
  Keys(const Column& column, const std::vector<desk::RefereeItem>& items, float size)
      : x_(column.x()), width_(column.width()), size_(size), items_(items), across_(items.size() > 4 ? 2 : 1) {}

  [[nodiscard]] float height() const {
    float all = 0;
    for (std::size_t i = 0; i < items_.size(); i += across_) all += row_height(i) + size_ * 0.3F;
    return all;
  }
  // What was pressed; empty: nothing.
  [[nodiscard]] std::function<void()> draw(float top) const {
    std::function<void()> chosen;
    for (std::size_t i = 0; i < items_.size(); i += across_) {
      const float height = row_height(i), width = width_in(i);
      for (std::size_t k = i; k < end_of(i); ++k) {
        const ImVec2 at{x_ + static_cast<float>(k - i) * (width + size_ * kBetween), top};
        const Key key{items_[k].key, items_[k].text, items_[k].legal};
        if (key_button(key, at, width, height, size_, "table-mode/key-" + key.digit) && key.legal)
          chosen = items_[k].act;
      }
      top += height + size_ * 0.3F;
    }
    return chosen;
  }

 private:
  static constexpr float kBetween = 0.5F;
  [[nodiscard]] std::size_t end_of(std::size_t row) const { return std::min(items_.size(), row + across_); }
  [[nodiscard]] float width_in(std::size_t row) const {
    const auto keys = static_cast<float>(end_of(row) - row);
    return (width_ - size_ * kBetween * (keys - 1)) / keys;
  }
  [[nodiscard]] float row_height(std::size_t row) const {
    float height = 0;
    for (std::size_t k = row; k < end_of(row); ++k)
      height = std::max(height, key_height(size_, width_in(row), items_[k].text));
    return height;
  }
  float x_, width_, size_;
  const std::vector<desk::RefereeItem>& items_;
  std::size_t across_;
};

// The number on a plate in its side's colours, the name beside it.
void ship_line(const desk::Desk& desk, const desk::RefereeCard& card, Column& column, float unit) {
  const state::Piece* piece = desk.table().find(card.ship);
  const std::string mark = piece != nullptr && piece->type == state::PieceType::ship ? short_name(*piece) : "";
  float x = column.x();
  const float plate = unit * 3.2F;
  if (!mark.empty()) {
    const bool enemy = piece->side == state::Side::enemy;
    const float wide = std::max(plate, column.width_of(plate * 0.6F, mark) + plate * 0.4F);
    column.list()->AddRectFilled({x, column.y()}, {x + wide, column.y() + plate},
                                 u32(enemy ? theme().enemy : theme().player), unit * 0.4F);
    column.list()->AddText(display(), plate * 0.6F,
                           {x + (wide - column.width_of(plate * 0.6F, mark)) / 2, column.y() + plate * 0.18F},
                           u32(enemy ? theme().enemy_text : theme().player_text), mark.c_str());
    x += wide + unit * 0.8F;
  }
  Column beside(column.list(), x, column.y(), column.x() + column.width() - x);
  if (!card.kind.empty()) beside.wrapped(unit * 1.15F, theme().accent, card.kind);
  const std::string title = piece != nullptr && piece->type == state::PieceType::ship && !mark.empty()
                                ? title_of(desk.catalog(), *piece)
                                : card.title;
  beside.wrapped(unit * 1.6F, theme().text, title);
  column.space(std::max(beside.y() - column.y(), mark.empty() ? 0.0F : plate) + unit * 0.6F);
}

void dice_line(const desk::RefereeCard& card, const std::vector<int>& entered, state::DieKind entered_kind,
               Column& column, float unit) {
  const float size = unit * 2.7F;
  const auto row = [&](state::DieKind kind, const std::vector<int>& values) {
    float x = column.x();
    for (const int value : values) {
      draw_battle_die(column.list(), {x + size / 2, column.y() + size / 2}, size, kind, value);
      x += size * 1.2F;
    }
    if (!values.empty()) column.space(size + unit * 0.5F);
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
  draw_maneuver(column.list(), {column.x() + symbol / 2, column.y() + symbol / 2}, symbol, *card.maneuver,
                u32(theme().text), unit * 0.6F);
  Column words(column.list(), column.x() + symbol + unit, column.y() + unit * 1.2F, column.width() - symbol - unit);
  words.wrapped(unit * 2.6F, theme().text, card.headline);
  column.space(std::max(symbol, words.y() - column.y()) + unit * 0.6F);
}

bool is_warning(const std::string& line) { return line.size() > 6 && line.compare(line.size() - 6, 6, ": look") == 0; }

// What hands do, then why, as far as there is room above `bottom`.
void body(const desk::Desk& desk, const desk::RefereeCard& card, Column& column, float unit, float bottom) {
  for (const std::string& line : card.lines) {
    const float size = unit * (is_warning(line) ? 1.55F : 1.5F);
    if (column.y() + column.height_of(size, line) > bottom) break;
    column.wrapped(size, is_warning(line) ? theme().warning : theme().text, line);
    column.space(unit * 0.25F);
  }
  if (card.because.empty()) return;
  column.space(unit * 0.4F);
  const float size = unit * 1.2F;
  bool any = false;
  for (const desk::RefereeCard::Reason& why : card.because) {
    const std::string words = why.text + (why.rule.empty() || desk.rule(why.rule) == nullptr ? "" : "  " + why.rule);
    if (column.y() + column.height_of(size, words) > bottom) break;
    column.wrapped(size, theme().text_dim, words);
    column.space(unit * 0.15F);
    any = true;
  }
  if (any) probe("table-mode/why", {column.x(), column.y() - size}, {column.x() + column.width(), column.y()});
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
    card.lines.push_back("Leave table mode (T) and mirror your table first: W.");
  } else {
    card.headline = "Does the table look like this?";
    card.lines.push_back(
        "Then play. The program says what each AI ship does; you move the models and tell what yours did.");
    if (!any(false)) card.lines.push_back("No ship of yours stands here yet.");
  }
  return card;
}

}  // namespace

Rect draw_table_mode(desk::Desk& desk) {
  const Frame& frame = ui().frame;
  const auto w = static_cast<float>(frame.width_px);
  const auto h = static_cast<float>(frame.height_px);
  // Beside the board where the window is wide, below it where it is high; never more than the board gets.
  const bool beside = w >= h * 1.2F;
  const Rect strip = beside ? Rect{w - w * 0.42F, 0, w, h} : Rect{0, h - h * 0.5F, w, h};
  const Rect board = beside ? Rect{0, 0, strip.left, h} : Rect{0, 0, w, strip.top};
  const float unit = std::min(strip.width() / 26, strip.height() / 33);
  const bool leads = desk.referee.on();
  std::function<void()> chosen;
  bool goes_on = false;

  if (begin_panel("Table mode", strip, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoNav)) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    const float pad = unit * 1.2F;
    Column column(list, strip.left + pad, strip.top + pad * 0.8F, strip.width() - pad * 2);
    const desk::RefereeCard card = leads ? desk.referee.shown() : idle_card(desk);
    std::vector<desk::RefereeItem> items;
    if (leads) items = desk.referee.items();
    const std::string continues = leads ? desk.referee.continues() : "Play this table";
    const std::string after = leads ? desk.referee.next() : "";

    // From below: the one key, who is next, the digits.
    const float space_size = unit * 1.5F;
    float foot = strip.bottom - pad;
    if (!continues.empty()) foot -= space_size * 2.2F;
    const ImVec2 space_at{column.x(), foot};
    if (!after.empty()) foot -= column.height_of(unit * 1.1F, after) + unit * 0.5F;
    const float after_at = foot;
    float size = unit * 1.35F;
    while (size > unit * 0.8F && Keys(column, items, size).height() > strip.height() * 0.5F) size *= 0.92F;
    const Keys keys(column, items, size);
    if (!items.empty()) foot -= keys.height() + unit * 0.4F;

    if (leads) {
      column.wrapped(unit * 1.1F, theme().text_dim, desk.referee.standing());
      column.space(unit * 0.7F);
    }
    if (!card.title.empty()) ship_line(desk, card, column, unit);
    head_line(card, column, unit);
    const auto& choice = desk.table().play.choice;
    dice_line(card, leads ? desk.battle.typed : std::vector<int>{}, choice ? choice->die : state::DieKind::attack,
              column, unit);
    body(desk, card, column, unit, foot - unit * 0.5F);

    chosen = keys.draw(foot + unit * 0.4F);
    Column last(list, column.x(), after_at, column.width());
    last.wrapped(unit * 1.1F, theme().text_dim, after);
    if (!continues.empty()) {
      const Key key{desk::info_of(Intent::ai_step).key, continues, true};
      goes_on = key_button(key, space_at, column.width(), space_size * 1.9F, space_size, "table-mode/space");
    }
    probe("table-mode/strip", {strip.left, strip.top}, {strip.right, strip.bottom});
  }
  ImGui::End();
  if (chosen) {
    chosen();
  } else if (goes_on) {
    act(desk, Intent::ai_step);
  }
  return board;
}

}  // namespace plotboard::panels
