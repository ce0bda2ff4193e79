// Table mode: read from two metres by people who stand round a real table. One strip says which ship, what it flies,
// what comes of it, why, and who is next; the board keeps the rest of the window.
#include <algorithm>
#include <cctype>

#include "data/catalog.hpp"
#include "panels/ui.hpp"
#include "panels/words.hpp"

namespace plotboard::panels {
namespace {

using desk::Intent;

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

ImFont* display() { return fonts().display != nullptr ? fonts().display : ImGui::GetFont(); }

// Target, why, table with die, and what it kept clear of: four lines at most.
std::vector<std::string> reasons(const desk::Desk& desk, const ai::Decision& decision) {
  std::vector<std::string> lines;
  if (!decision.target.empty()) {
    const state::Piece* target = desk.table().find(decision.target);
    lines.push_back("Target " + decision.target +
                    (target != nullptr ? ", " + title_of(desk.catalog(), *target) : std::string()));
    // Its numbers are in the trace; from two metres the reason is enough.
    const Phrase& why = decision.target_reason;
    const bool measured = why.key() == words::Key("ai-target.reason");
    if (!why.empty()) lines.push_back(desk::with_capital(desk.said(measured ? why.part(why[0]) : why)));
  }
  if (decision.sector) {
    std::string where = "It is " + desk.said(data::words_of(*decision.sector));
    if (decision.closing) where += *decision.closing ? ", closing" : ", fleeing";
    if (decision.die > 0) where += "; die " + std::to_string(decision.die);
    lines.push_back(where);
  }
  if (decision.ionised) lines.push_back("It is ionised");
  if (decision.swerve.cause != ai::Swerve::Cause::none && !(decision.flown == decision.maneuver)) {
    lines.push_back("Instead of " + geom::words_of(decision.maneuver) + ": " + words_of(decision.swerve.cause));
  }
  return lines;
}

// What its card made it do besides flying: the line that it took, and before it those that it passed over.
std::vector<ai::Step> deed_lines(const desk::CardDeed& deed) {
  if (!deed.steps.empty() || deed.why.empty()) return deed.steps;
  return {{deed.rule, deed.why, {}, {}}};
}

class Column {
 public:
  Column(ImDrawList* list, float x, float y, float width) : list_(list), x_(x), y_(y), width_(width) {}
  void text(float size, scene::Colour colour, const std::string& words) {
    if (!words.empty()) y_ = fitted(list_, display(), size, {x_, y_}, width_, u32(colour), words);
  }
  void wrapped(float size, scene::Colour colour, const std::string& words) {
    const ImVec2 taken = display()->CalcTextSizeA(size, FLT_MAX, width_, words.c_str());
    list_->AddText(display(), size, {x_, y_}, u32(colour), words.c_str(), nullptr, width_);
    y_ += taken.y;
  }
  void space(float pixels) { y_ += pixels; }
  [[nodiscard]] float height_of(float size, const std::string& words) const {
    return display()->CalcTextSizeA(size, FLT_MAX, width_, words.c_str()).y;
  }
  [[nodiscard]] float y() const { return y_; }
  [[nodiscard]] float x() const { return x_; }
  [[nodiscard]] float width() const { return width_; }
  [[nodiscard]] ImDrawList* list() const { return list_; }

 private:
  ImDrawList* list_;
  float x_, y_, width_;
};

// The last of them, as many lines as there is room for above `bottom`; the line that was done always.
void deeds(const desk::Desk& desk, Column& column, float unit, float bottom) {
  const desk::CardDeed& deed = desk.advice.deeds.back();
  std::vector<ai::Step> lines = deed_lines(deed);
  const float size = unit * 1.35F, small = unit;
  column.wrapped(unit * 2, theme().text, deed.what + ": " + deed.words);
  column.space(unit * 0.4F);
  const auto height = [&] {
    float all = 0;
    for (const ai::Step& line : lines)
      all += column.height_of(size, desk.said(line.text)) + column.height_of(small, line.rule);
    return all;
  };
  while (lines.size() > 1 && column.y() + height() > bottom) lines.erase(lines.begin());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    column.wrapped(size, i + 1 == lines.size() ? theme().text : theme().text_dim, desk.said(lines[i].text));
    column.text(small, theme().accent, lines[i].rule);
  }
  probe("table-mode/deed", {column.x(), column.y()}, {column.x() + column.width(), column.y()});
}

void decided(const desk::Desk& desk, const ai::Decision& decision, const state::Piece& piece, Column& column,
             float unit, float bottom) {
  const scene::Theme& t = theme();
  const data::Ship* ship = desk.catalog().ship(piece.ref);
  const geom::Difficulty difficulty = ship == nullptr
                                          ? geom::Difficulty::white
                                          : ship->dial.difficulty_of(decision.flown).value_or(geom::Difficulty::white);
  const scene::Colour ink = colour_of(difficulty);

  // The number on a plate, the name beside it.
  const float plate = unit * 5.2F;
  const float y = column.y();
  const std::string mark = short_name(piece);
  column.list()->AddRectFilled({column.x(), y}, {column.x() + plate, y + plate}, u32(t.enemy), unit * 0.5F);
  const float wide = display()->CalcTextSizeA(plate * 0.8F, FLT_MAX, 0, mark.c_str()).x;
  const float size = wide > plate * 0.9F ? plate * 0.8F * plate * 0.9F / wide : plate * 0.8F;
  const ImVec2 taken = display()->CalcTextSizeA(size, FLT_MAX, 0, mark.c_str());
  column.list()->AddText(display(), size, {column.x() + (plate - taken.x) / 2, y + (plate - taken.y) / 2},
                         u32(t.enemy_text), mark.c_str());
  Column beside(column.list(), column.x() + plate + unit, y + unit * 0.2F, column.width() - plate - unit);
  beside.text(unit * 2.1F, t.text, title_of(desk.catalog(), piece));
  beside.text(unit * 1.2F, t.text_dim,
              piece.id + ", initiative " + std::to_string(piece.initiative) + (desk.advice.flown ? ", has flown" : ""));
  column.space(plate + unit * 1.2F);

  // The maneuver.
  const float symbol = unit * 7;
  draw_maneuver(column.list(), {column.x() + symbol / 2, column.y() + symbol / 2}, symbol, decision.flown, u32(ink),
                unit * 0.7F);
  Column words(column.list(), column.x() + symbol + unit, column.y() + unit * 0.6F, column.width() - symbol - unit);
  words.text(unit * 2.6F, ink, upper(geom::words_of(decision.flown)));
  words.space(unit * 0.4F);
  draw_difficulty(column.list(), {words.x() + unit * 0.6F, words.y() + unit * 0.8F}, unit * 1.1F, difficulty, u32(ink));
  Column colour_word(column.list(), words.x() + unit * 1.7F, words.y(), words.width() - unit * 1.7F);
  colour_word.text(unit * 1.3F, ink, std::string(geom::name_of(difficulty)));
  column.space(symbol + unit * 0.9F);

  // What comes of it.
  const std::vector<Consequence> lines = consequences(decision.outcome);
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const scene::Colour line_ink = lines[i].kind == Consequence::Kind::clear    ? t.apart
                                   : lines[i].kind == Consequence::Kind::leaves ? t.overlapping
                                   : lines[i].kind == Consequence::Kind::bump   ? t.touching
                                                                                : t.warning;
    column.text(unit * 1.9F, line_ink, lines[i].text);
  }
  column.space(unit * 0.9F);
  column.list()->AddLine({column.x(), column.y()}, {column.x() + column.width(), column.y()},
                         u32(mixed(t.panel, t.text, 0.3F)), std::max(1.0F, unit * 0.08F));
  column.space(unit * 0.7F);
  if (!desk.advice.deeds.empty()) return deeds(desk, column, unit, bottom);  // what came last
  std::vector<std::string> why = reasons(desk, decision);
  if (why.size() > 4) why.resize(4);
  for (const std::string& line : why) column.wrapped(unit * 1.55F, t.text, line);
}

void between(const desk::Desk& desk, Column& column, float unit, float bottom) {
  const scene::Theme& t = theme();
  column.text(unit * 4, t.text, "Round " + std::to_string(desk.table().round));
  column.space(unit);
  column.wrapped(unit * 1.8F, t.text_dim, desk.in_battle() ? desk.battle.expected().words : desk.ai.whose_turn());
  if (desk.advice.deeds.empty()) return;
  column.space(unit * 1.5F);
  column.text(unit * 2.6F, t.enemy_text, desk.advice.deeds.back().ship);
  deeds(desk, column, unit, bottom);
}

// Who acts when the ship on show is done.
std::string after(const desk::Desk& desk, const state::Piece& piece) {
  if (desk.in_battle()) return desk.battle.expected().words;
  const state::Table& table = desk.table();
  const data::RuleSet* rules = desk.catalog().ruleset(table.ruleset);
  if (rules != nullptr) {
    for (const std::string& id : rules::activation_order(*rules, table)) {
      const state::Piece* next = table.find(id);
      if (next == nullptr || id == piece.id || next->moved || !next->ai) continue;
      return "Next: " + short_name(*next) + "  " + title_of(desk.catalog(), *next);
    }
  }
  return "Round " + std::to_string(table.round) + ": the last AI ship";
}

std::string prompt(const desk::Desk& desk) {
  const auto key = [](Intent intent) { return desk::info_of(intent).key; };
  std::string out;
  const auto add = [&out](const std::string& part) { out += (out.empty() ? "" : "  ·  ") + part; };
  if (desk.in_battle() && !desk.ai.running()) {
    const std::string& next = desk.battle.expected().continues;
    if (!next.empty()) add(key(Intent::ai_step) + ": " + next);
    if (desk.battle.expected().kind == desk::Expect::others) add(key(Intent::ai_phase) + ": run on");
    add(key(Intent::table_mode) + ": leave");
    return out;
  }
  if (desk.ai.running()) {
    add(key(Intent::ai_stop) + ": stop");
  } else if (desk.advice.decision && !desk.advice.flown) {
    add(key(Intent::ai_step) + ": fly");
    add(key(Intent::ai_phase) + ": run on");
  } else if (desk.ai.next_to_act() != desk.ai.next()) {
    add(key(Intent::ai_step) + ": fly " + desk.ai.next_to_act());
  } else if (!desk.ai.next().empty()) {
    add(key(Intent::ai_step) + ": next ship");
    add(key(Intent::ai_phase) + ": run all");
  }
  if (desk.ai.next().empty() && (!desk.advice.decision || desk.advice.flown))
    add(key(Intent::next_round) + ": next round");
  add(key(Intent::table_mode) + ": leave");
  return out;
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

  const bool visible = begin_panel("Table mode", strip, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoNav);
  if (visible) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    const float pad = unit * 1.3F;
    Column column(list, strip.left + pad, strip.top + pad, strip.width() - pad * 2);
    const state::Piece* piece = desk.advice.decision ? desk.table().find(desk.advice.decision->ship) : nullptr;
    const float foot = strip.bottom - unit * 5.2F;  // next and keys stand there
    if (piece != nullptr)
      decided(desk, *desk.advice.decision, *piece, column, unit, foot - unit * 0.5F);
    else
      between(desk, column, unit, foot - unit * 0.5F);

    list->AddLine({strip.left + pad, foot}, {strip.right - pad, foot}, u32(mixed(theme().panel, theme().text, 0.3F)),
                  std::max(1.0F, unit * 0.08F));
    Column last(list, strip.left + pad, foot + unit * 0.6F, strip.width() - pad * 2);
    if (piece != nullptr) {
      last.text(unit * 1.5F, theme().text, after(desk, *piece));
    }
    last.space(unit * 0.5F);
    last.text(unit * 1.25F, theme().accent, prompt(desk));
    probe("table-mode/strip", {strip.left, strip.top}, {strip.right, strip.bottom});
    // The whole strip is one big button for the same step: a finger or a presenter's click will do.
    ImGui::SetCursorScreenPos({strip.left, strip.top});
    if (ImGui::InvisibleButton("##step", {strip.width(), strip.height()})) act(desk, Intent::ai_step);
  }
  ImGui::End();
  return board;
}

}  // namespace plotboard::panels
