#include "panels/kit/parts.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "panels/kit/card_words.hpp"
#include "panels/kit/kit.hpp"
#include "panels/kit/probe.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kUnderlineTopEm = 0.16F, kUnderlineBottomEm = 0.04F, kLeastWrappedEm = 6, kFieldLabelEm = 5.2F,
                kLeastFieldEm = 3, kMostFieldEm = 9;

Probe* watching = nullptr;
scene::Theme current_theme;

// The label and, quieter, its key; both centred in a frame of our own size.
bool framed_button(const std::string& label, const std::string& key, const Look& look) {
  const float width = look.width > 0 ? look.width : button_width(label, key);
  if (!look.enabled) ImGui::BeginDisabled();
  const scene::Theme& t = theme();
  int pushed = 0;
  if (look.primary || look.on) {
    const scene::Colour base = look.primary ? t.accent : mixed(t.panel_raised, t.accent, 0.45F);
    ImGui::PushStyleColor(ImGuiCol_Button, vec4(base));
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, vec4(mixed(base, t.text, 0.15F)));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive, vec4(mixed(base, t.text, 0.3F)));
    pushed = 3;
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::Button("##button", ImVec2(width, ImGui::GetFrameHeight()));
  ImGui::PopStyleColor(pushed);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float key_size = type::small();
  const ImVec2 label_size = ImGui::CalcTextSize(label.c_str());
  const float key_width =
      key.empty() ? 0 : ImGui::GetFont()->CalcTextSizeA(key_size, FLT_MAX, 0, key.c_str()).x + space::half();
  float x = at.x + (width - label_size.x - key_width) / 2;
  const float y = at.y + ImGui::GetStyle().FramePadding.y;
  const scene::Colour ink =
      look.primary ? (current_theme.accent.r * 3 + current_theme.accent.g * 6 + current_theme.accent.b > 1400
                          ? scene::Colour{10, 14, 20, 255}
                          : scene::Colour{255, 255, 255, 255})
                   : t.text;
  const float opacity = look.enabled ? 1.0F : 0.45F;
  list->AddText({x, y}, u32(ink, opacity), label.c_str());
  x += label_size.x + space::half();
  if (!key.empty()) {
    list->AddText(ImGui::GetFont(), key_size, {x, y + (em() - key_size) * 0.6F},
                  u32(look.primary ? ink : t.text_dim, opacity * (look.primary ? 0.8F : 1.0F)), key.c_str());
  }
  if (look.on) {
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    list->AddRectFilled({low.x + space::tight(), high.y - em() * kUnderlineTopEm},
                        {high.x - space::tight(), high.y - em() * kUnderlineBottomEm}, u32(t.accent));
  }
  const bool pressed_by_key = look.enabled && entered();
  if (!look.enabled) ImGui::EndDisabled();
  return clicked || pressed_by_key;
}

// A tooltip is as wide as its text, so it says where lines end; elsewhere they end at the window's edge.
void lines_here(const std::string& text) {
  const ImGuiWindow* window = ImGui::GetCurrentWindow();
  if (window->SkipItems) return;
  const float width = ImGui::CalcWrapWidthForPos(ImGui::GetCursorScreenPos(), std::max(0.0F, window->DC.TextWrapPos));
  ImGui::PushTextWrapPos(-1);
  ImGui::TextUnformatted(in_lines(text, width).c_str());
  ImGui::PopTextWrapPos();
}

}  // namespace

void watch(Probe* probe_to_fill) { watching = probe_to_fill; }
void look_for(const std::string& name) {
  kit().looked_for = name;
  kit().found_there = {};
}
bool seen_at(Rect& where) {
  where = kit().found_there;
  return where.width() > 0;
}
void clear_probe() {
  if (watching != nullptr) watching->widgets.clear();
}
void probe(const std::string& name) {
  note_item();
  probe(name, ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
}
void probe(const std::string& name, ImVec2 low, ImVec2 high) {
  Kit& now = kit();
  if (!now.looked_for.empty() && name == now.looked_for) now.found_there = {low.x, low.y, high.x, high.y};
  if (watching != nullptr && !name.empty()) watching->widgets[name] = {low.x, low.y, high.x, high.y};
}

Fonts& fonts() {
  static Fonts loaded;
  return loaded;
}
void use_theme(const scene::Theme& chosen) { current_theme = chosen; }
const scene::Theme& theme() { return current_theme; }
float em() { return ImGui::GetFontSize(); }
float title_em() { return fonts().title != nullptr ? fonts().title->FontSize : type::title(); }
float line_width() { return std::max(1.0F, em() / 11); }

ImU32 u32(scene::Colour c, float opacity) {
  return IM_COL32(c.r, c.g, c.b, static_cast<int>(static_cast<float>(c.a) * opacity + 0.5F));
}
ImVec4 vec4(scene::Colour c, float opacity) {
  return {static_cast<float>(c.r) / 255, static_cast<float>(c.g) / 255, static_cast<float>(c.b) / 255,
          static_cast<float>(c.a) / 255 * opacity};
}
scene::Colour mixed(scene::Colour a, scene::Colour b, float share) {
  const auto mix = [share](std::uint8_t x, std::uint8_t y) {
    return static_cast<std::uint8_t>(static_cast<float>(x) * (1 - share) + static_cast<float>(y) * share + 0.5F);
  };
  return {mix(a.r, b.r), mix(a.g, b.g), mix(a.b, b.b), mix(a.a, b.a)};
}
scene::Colour colour_of(geom::Difficulty difficulty, bool first) {
  // Dial colours are the game's language; each has a shape beside it (draw_difficulty).
  const bool light = theme().panel.r > 128;
  switch (difficulty) {
    case geom::Difficulty::blue:
      if (first) return light ? scene::Colour{15, 115, 45, 255} : scene::Colour{110, 215, 120, 255};
      return light ? scene::Colour{20, 90, 190, 255} : scene::Colour{98, 178, 255, 255};
    case geom::Difficulty::white:
      return theme().text;
    case geom::Difficulty::red:
      return light ? scene::Colour{190, 40, 30, 255} : scene::Colour{255, 122, 105, 255};
    case geom::Difficulty::purple:
      return light ? scene::Colour{120, 50, 170, 255} : scene::Colour{200, 150, 255, 255};
  }
  return theme().text;
}
scene::Colour colour_of(geom::Contact contact) {
  switch (contact) {
    case geom::Contact::apart:
      return theme().apart;
    case geom::Contact::touching:
      return theme().touching;
    case geom::Contact::overlapping:
      return theme().overlapping;
  }
  return theme().text;
}

bool pressed(ImGuiKey key) {
  const int index = ImGui::GetKeyIndex(key);
  return index >= 0 && ImGui::IsKeyPressed(index);
}
bool enter_pressed() { return !ImGui::GetIO().KeyCtrl && (pressed(ImGuiKey_Enter) || pressed(ImGuiKey_KeyPadEnter)); }
bool card_has_enter() { return kit().card_has_enter; }
bool entered() { return ImGui::GetIO().NavVisible && ImGui::IsItemFocused() && enter_pressed(); }

bool begin_panel(const char* id, const Rect& rect, ImGuiWindowFlags extra) {
  ImGui::SetNextWindowPos({rect.left, rect.top});
  ImGui::SetNextWindowSize({rect.width(), rect.height()});
  const Rect& board = kit().board;
  const bool over_board =
      rect.left < board.right && board.left < rect.right && rect.top < board.bottom && board.top < rect.bottom;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(theme().panel, over_board ? 1.0F : 0.0F));
  const bool visible = ImGui::Begin(id, nullptr,
                                    ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                        ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings | extra);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar();
  return visible;
}

bool begin_dialog(const char* title, float width_em, bool& open) {
  if (!open) {  // closed from elsewhere, by its key say
    if (ImGui::IsPopupOpen(title) && ImGui::BeginPopupModal(title)) {
      ImGui::CloseCurrentPopup();
      ImGui::EndPopup();
    }
    return false;
  }
  const float w = window_width(), h = window_height();
  if (!ImGui::IsPopupOpen(title)) ImGui::OpenPopup(title);
  const float width = std::min(width_em * em(), w * 0.96F);
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, h * 0.92F});
  ImGui::SetNextWindowPos({w / 2, h / 2}, ImGuiCond_Always, {0.5F, 0.5F});
  ImGui::SetNextWindowSize({width, 0});
  if (!ImGui::BeginPopupModal(title, &open,
                              ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                  ImGuiWindowFlags_NoCollapse)) {
    return false;
  }
  if (escapes(Escape::dialog) && !ImGui::IsAnyItemActive()) open = false;
  return true;
}
void end_dialog(bool open) {
  note_page();
  if (!open) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
}

void heading(const char* text) {
  const WithFont bold(fonts().bold);
  gap(space::thin());
  lines_here(text);
}
void coloured(scene::Colour colour, const std::string& text) {
  ImGui::PushStyleColor(ImGuiCol_Text, vec4(colour));
  lines_here(text);
  ImGui::PopStyleColor();
}

std::string cut_to(const std::string& words, float width) {
  if (ImGui::CalcTextSize(words.c_str()).x <= width) return words;
  std::string cut = words;
  while (!cut.empty() && ImGui::CalcTextSize((cut + "…").c_str()).x > width) {
    while (cut.size() > 1 && (static_cast<unsigned char>(cut.back()) & 0xC0U) == 0x80U) cut.pop_back();
    cut.pop_back();  // a whole character of UTF-8
  }
  return cut + "…";
}

void dim(const std::string& text) { coloured(theme().text_dim, text); }
void plain(const std::string& text) { coloured(theme().text, text); }
void strong(const std::string& text) {
  const WithFont bold(fonts().bold);
  plain(text);
}

float fitted(ImDrawList* list, ImFont* font, float size, ImVec2 at, float width, ImU32 colour,
             const std::string& text) {
  if (font == nullptr) font = ImGui::GetFont();
  const float wide = font->CalcTextSizeA(size, FLT_MAX, 0, text.c_str()).x;
  const float least = size * 0.6F;
  float wrap = 0;
  if (wide > width) {
    const float fitting = size * width / wide * 0.99F;
    if (fitting < least) wrap = width;
    size = std::max(least, fitting);
  }
  const std::string shown = wrap > 0 ? in_lines(text, wrap, font, size) : text;
  const ImVec2 taken = font->CalcTextSizeA(size, FLT_MAX, 0, shown.c_str());
  list->AddText(font, size, at, colour, shown.c_str());
  return at.y + taken.y;
}

float button_width(const std::string& label, const std::string& key) {
  const float text = ImGui::CalcTextSize(label.c_str()).x;
  const float with_key =
      key.empty() ? 0 : ImGui::GetFont()->CalcTextSizeA(type::small(), FLT_MAX, 0, key.c_str()).x + space::half();
  return text + with_key + ImGui::GetStyle().FramePadding.x * 2;
}

bool button(const std::string& name, const std::string& label, const std::string& key, Look look) {
  const WithId id(name);
  const bool clicked = framed_button(label, key, look);
  probe(name);
  if (clicked) kit().clicked = true;
  return clicked;
}

bool intent_button(desk::Desk& desk, desk::Intent intent, const std::string& name, const std::string& label,
                   Look look) {
  const desk::IntentInfo& info = desk::info_of(intent);
  look.enabled = look.enabled && desk.can(intent);
  const bool clicked = button(name, label, info.key, look);
  tip(info.help);
  if (clicked) act(intent);
  return clicked;
}

bool mark_button(const std::string& name, Mark mark, const std::string& words, bool enabled) {
  const WithId id(name);
  if (!enabled) ImGui::BeginDisabled();
  const float side = ImGui::GetFrameHeight();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::Button("##mark", {side, side});
  probe(name);
  const bool by_key = enabled && entered();
  draw_mark(ImGui::GetWindowDrawList(), {at.x + side / 2, at.y + side / 2}, side * 0.5F, mark,
            u32(theme().text, enabled ? 1.0F : 0.4F), line_width());
  if (!enabled) ImGui::EndDisabled();
  tip(words);
  return clicked || by_key;
}

void flow(float width) {
  ImGui::SameLine();
  if (ImGui::GetContentRegionAvail().x < width) ImGui::NewLine();
}

void tip(const std::string& text) {
  if (text.empty() || !ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) return;
  begin_tip();
  lines_here(text);
  end_tip();
}

TipsBeside::TipsBeside() { kit().tips_beside = true; }
TipsBeside::~TipsBeside() { kit().tips_beside = false; }

void begin_tip(float width_em) {
  float width = std::min(em() * width_em, window_width() * 0.8F);
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  if (kit().tips_beside) {
    // Level with its item and away from the nearer edge of the screen, since how high it gets shows only later.
    const float height = window_height(), gap = space::snug();
    const float low = std::max(0.0F, ImGui::GetItemRectMin().y), high = std::min(height, ImGui::GetItemRectMax().y);
    const bool downwards = low + high < height;
    const float edge = ImGui::GetWindowPos().x - ImGui::GetStyle().WindowPadding.x - gap;
    width = std::max(em() * kLeastWrappedEm, std::min(width, edge - gap - ImGui::GetStyle().WindowPadding.x * 2));
    ImGui::SetNextWindowPos({edge, downwards ? low : high}, ImGuiCond_Always, {1, downwards ? 0.0F : 1.0F});
  } else if (context.NavDisableMouseHover && !context.NavDisableHighlight) {  // by keys: it must not hide its item
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    const bool below = low.y + high.y < window_height();
    const float gap = space::snug();
    ImGui::SetNextWindowPos({low.x, below ? high.y + gap : low.y - gap}, ImGuiCond_Always, {0, below ? 0.0F : 1.0F});
  }
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(width);
}

void end_tip() {
  ImGui::PopTextWrapPos();
  const ImVec2 low = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
  probe("tip", low, {low.x + size.x, low.y + size.y});
  ImGui::EndTooltip();
}

std::string rule_name(const std::string& id) { return name_of_rule(kit().catalog, id); }

void rule_link(const std::string& id, const std::string& words) {
  if (id.empty() || id == "plotboard") return;  // a refusal of ours, by no rule
  const WithId scope(id);
  const std::string shown = !words.empty() ? words : rule_name(id);
  const float size = type::link();
  const ImVec2 wide = ImGui::GetFont()->CalcTextSizeA(size, FLT_MAX, 0, shown.c_str());
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ImGui::InvisibleButton("##rule", {wide.x, em()}) || entered()) show_rule(id);
  probe("rule/" + id);
  const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  const ImU32 ink = u32(lit ? theme().text : mixed(theme().accent, theme().text, 0.25F));
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float y = at.y + (em() - size) * 0.7F;
  list->AddText(ImGui::GetFont(), size, {at.x, y}, ink, shown.c_str());
  list->AddLine({at.x, y + size * 1.02F}, {at.x + wide.x, y + size * 1.02F}, ink, lit ? line_width() : 1);
  if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
}

void row_label(const char* words, float column_em, scene::Colour colour) {
  ImGui::AlignTextToFramePadding();
  ImGui::PushStyleColor(ImGuiCol_Text, vec4(colour));
  ImGui::TextUnformatted(words);
  ImGui::PopStyleColor();
  ImGui::SameLine(column_em * em());
}
void row_label(const char* words, float column_em) { row_label(words, column_em, theme().text); }

bool check(const std::string& name, const char* label, bool& value) {
  // With a border: an empty box on a dark page is hardly seen.
  ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, line_width());
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(theme().text_dim));
  const bool clicked = ImGui::Checkbox(label, &value);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar();
  probe(name);
  if (!clicked && entered()) {
    value = !value;
    return true;
  }
  return clicked;
}

void gap(float height) { ImGui::Dummy({0, height - ImGui::GetStyle().ItemSpacing.y}); }

bool number_field(const std::string& name, const char* label, double& value, double step, int decimals) {
  const WithId id(name);
  bool changed = false;
  const float side = ImGui::GetFrameHeight();
  const float space = ImGui::GetStyle().ItemInnerSpacing.x;
  const float label_width = em() * kFieldLabelEm;
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(label);
  ImGui::SameLine(label_width);
  const float room = std::max(em() * kLeastFieldEm, ImGui::GetContentRegionAvail().x - (side + space) * 2);
  char text[48];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  ImGui::SetNextItemWidth(std::min(room, em() * kMostFieldEm));
  const ImGuiID field = ImGui::GetID("##field");
  if (ImGui::InputText("##field", text, sizeof text,
                       ImGuiInputTextFlags_CharsDecimal | ImGuiInputTextFlags_AutoSelectAll)) {
    char* end = nullptr;
    const double parsed = std::strtod(text, &end);
    if (end != text) kit().typed[field] = parsed;
  }
  probe(name);
  if (ImGui::IsItemDeactivated()) {
    auto& typed = kit().typed;
    const auto found = typed.find(field);
    if (found != typed.end() && found->second != value) {
      value = found->second;
      changed = true;
    }
    typed.erase(field);
  }
  ImGui::PushButtonRepeat(true);
  ImGui::SameLine(0, space);
  if (ImGui::Button("−", {side, side}) || entered()) {
    value -= step;
    changed = true;
  }
  probe(name + "/less");
  ImGui::SameLine(0, space);
  if (ImGui::Button("+", {side, side}) || entered()) {
    value += step;
    changed = true;
  }
  probe(name + "/more");
  ImGui::PopButtonRepeat();
  return changed;
}

bool count_field(const std::string& name, const char* label, int& value, int low, int high) {
  double wide = value;
  if (!number_field(name, label, wide, 1, 0)) return false;
  const int rounded = static_cast<int>(std::clamp(wide, static_cast<double>(low), static_cast<double>(high)) +
                                       0.5 * (wide < 0 ? -1 : 1));
  const int kept = std::clamp(rounded, low, high);
  if (kept == value) return false;
  value = kept;
  return true;
}

}  // namespace plotboard::panels
