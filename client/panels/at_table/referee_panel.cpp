// The referee's card in the battle's tab, for whoever sits at the laptop: what stands on the large screen, with the
// same digits and the same key (desk/at_table/referee.hpp).
#include "panels/at_table/referee_panel.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "panels/battle/attack_panel.hpp"
#include "panels/battle/battle_panel.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/words.hpp"
#include "panels/table/declarations.hpp"
#include "panels/table/dial.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kRefereeRowEm = 1.7F;

// A digit on its chip, and what it does beside it, over the whole width.
bool answer_row(const RefereeMemory& memory, const desk::RefereeItem& item) {
  const WithId id(item.key);
  const float width = ImGui::GetContentRegionAvail().x, chip = space::row(), pad = space::pad();
  const std::string words = in_lines(item.text, width - chip - pad * 2);
  const float height = std::max(ImGui::CalcTextSize(words.c_str()).y + pad * 2, em() * kRefereeRowEm);
  const ImVec2 at = ImGui::GetCursorScreenPos(), end{at.x + width, at.y + height};
  const bool clicked = ImGui::InvisibleButton("##item", {width, height}) || entered();
  probe("referee/key-" + item.key);
  const bool pointed = item.key == memory.pointed;
  const bool lit =
      pointed || (item.legal && (ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)));
  if (pointed) probe("referee/pointed");
  const scene::Theme& t = theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled(at, end, u32(lit ? mixed(t.panel_raised, t.accent, 0.3F) : t.panel_raised), space::tight());
  list->AddRectFilled({at.x + pad, at.y + pad}, {at.x + chip, at.y + pad + space::line()},
                      u32(mixed(t.panel, t.accent, 0.25F)), space::thin());
  const float wide = ImGui::CalcTextSize(item.key.c_str()).x;
  list->AddText({at.x + (pad + chip - wide) / 2, at.y + pad}, u32(t.text), item.key.c_str());
  list->AddText({at.x + chip + pad, at.y + pad}, u32(item.legal ? t.text : t.text_dim), words.c_str());
  return clicked;
}

void dice_row(state::DieKind kind, const std::vector<int>& values) {
  if (values.empty()) return;
  const float size = space::block();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float step = std::min(size * 1.15F, width / static_cast<float>(values.size()));
  for (std::size_t i = 0; i < values.size(); ++i) {
    const ImVec2 middle{at.x + step * (static_cast<float>(i) + 0.5F), at.y + size / 2};
    draw_battle_die(ImGui::GetWindowDrawList(), middle, step * 0.87F, kind, values[i]);
  }
  ImGui::Dummy({width, size * 1.1F});
}

void head(const desk::RefereeCard& card) {
  if (!card.kind.empty()) coloured(theme().accent, card.kind);
  if (!card.title.empty()) dim(card.title);
  const WithFont title(fonts().title);
  if (!card.maneuver) return plain(card.headline);
  const float symbol = title_em() * 1.6F;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_maneuver(ImGui::GetWindowDrawList(), {at.x + symbol / 2, at.y + symbol / 2}, symbol, *card.maneuver,
                u32(theme().text), space::thin());
  ImGui::SetCursorScreenPos({at.x + symbol * 1.3F, at.y + (symbol - title_em()) / 2});
  ImGui::TextUnformatted(card.headline.c_str());
  ImGui::SetCursorScreenPos({at.x, at.y + symbol + space::thin()});
}

void reasons(const desk::RefereeCard& card) {
  if (card.because.empty()) return;
  gap(space::tight());
  for (std::size_t i = 0; i < card.because.size(); ++i) {
    const desk::RefereeCard::Reason& why = card.because[i];
    const WithId id(static_cast<int>(i));
    dim(why.text);
    if (!why.rule.empty()) rule_link(why.rule);
  }
}

bool says_to_look(const std::string& line) { return line.ends_with(": look"); }

}  // namespace

bool referee_has_arrows(const desk::Desk& desk, const DialMemory& dial_memory, const Places& places) {
  return desk.screen == desk::Screen::table && desk.has_table() && desk.referee.on() && !desk.mirror.open &&
         !desk.seats.covered && desk.placing.held() == nullptr && !dial_memory.shown && !places.keyboard_here;
}

void referee_keys(desk::Desk& desk, RefereeMemory& memory, DialMemory& dial_memory, Places& places) {
  const ImGuiIO& io = ImGui::GetIO();
  if (!referee_has_arrows(desk, dial_memory, places) || dialog_open() || io.WantTextInput)
    return memory.pointed.clear();
  const int step =
      io.KeyCtrl || io.KeyShift ? 0 : (pressed(ImGuiKey_DownArrow) ? 1 : 0) - (pressed(ImGuiKey_UpArrow) ? 1 : 0);
  if (step == 0 && memory.pointed.empty()) return;
  const std::vector<desk::RefereeItem> items = desk.referee.items();
  std::string shown;
  for (const desk::RefereeItem& item : items) shown += item.key + item.text + "\n";
  if (std::exchange(memory.shown, shown) != shown) memory.pointed.clear();  // another question
  if (step != 0 && !items.empty()) {
    const auto pointed = std::find_if(items.begin(), items.end(),
                                      [&memory](const desk::RefereeItem& item) { return item.key == memory.pointed; });
    const auto count = static_cast<int>(items.size());
    const int from = pointed != items.end() ? static_cast<int>(pointed - items.begin()) : step > 0 ? -1 : count;
    memory.pointed = items[static_cast<std::size_t>((from + step + count) % count)].key;
    places.tab = Tab::battle;  // what Enter does is to be seen
    places.right_over = true;
  }
  if (memory.pointed.empty()) return;
  if (escapes(Escape::answer))
    memory.pointed.clear();
  else if (enter_pressed())
    desk.referee.digit(std::exchange(memory.pointed, "").front() - '0');
}

namespace {

void card_on_show(desk::Desk& desk, const RefereeMemory& memory) {
  const desk::RefereeCard card = desk.referee.shown();
  const std::vector<desk::RefereeItem> items = desk.referee.items();
  head(card);
  if (!card.fault.empty()) coloured(theme().overlapping, card.fault);
  if (!card.summary.empty()) strong(card.summary);
  std::vector<int> thrown;
  for (const state::Face face : card.dice) thrown.push_back(static_cast<int>(face));
  dice_row(card.die, thrown);
  if (desk.table().play.choice) dice_row(desk.table().play.choice->die, desk.battle.typed);
  for (const std::string& line : card.lines) {
    if (says_to_look(line))
      coloured(theme().warning, line);
    else
      plain(line);
  }
  reasons(card);
  gap(space::snug());
  const desk::RefereeItem* chosen = nullptr;
  for (const desk::RefereeItem& item : items) {
    if (answer_row(memory, item) && item.legal) chosen = &item;
  }
  if (items.size() > 1) dim("Press a digit, or go there by arrow keys and press Enter.");
  const std::string after = desk.referee.next();
  if (!after.empty()) {
    gap(space::tight());
    dim(after);
  }
  if (chosen != nullptr) desk.referee.digit(chosen->key.front() - '0');
}

}  // namespace

void draw_referee(desk::Desk& desk, const RefereeMemory& memory, Places& places) {
  const TipsBeside beside;
  card_on_show(desk, memory);
  draw_declarations(desk);
  if (desk.advice.decision || !desk.advice.deeds.empty()) draw_why_button(desk, places);
  draw_attack(desk);
  draw_just_happened(desk, places);
}

}  // namespace plotboard::panels
