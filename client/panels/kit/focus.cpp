// The keyboard where ImGui's own navigation leaves gaps: long text without items, items that go away while the
// keyboard is on them, and pages that open.
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "panels/kit/kit.hpp"
#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

using Item = KeysMemory::Item;

Item last_item() {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  return {g.CurrentWindow, g.LastItemData.ID, g.CurrentWindow->DC.NavFocusScopeIdCurrent, g.LastItemData.NavRect};
}
bool last_takes_focus() {
  const ImGuiLastItemData& last = ImGui::GetCurrentContext()->LastItemData;
  constexpr ImGuiItemFlags kNever = ImGuiItemFlags_Disabled | ImGuiItemFlags_NoNav | ImGuiItemFlags_NoNavDefaultFocus;
  return last.ID != 0 && (last.InFlags & kNever) == 0;
}

void focus(const Item& item) {
  ImGuiContext& g = *ImGui::GetCurrentContext();
  if (g.NavWindow != item.window) ImGui::FocusWindow(item.window);
  ImGui::SetNavID(item.id, ImGuiNavLayer_Main, item.scope, ImGui::WindowRectAbsToRel(item.window, item.rect));
  // A window that has just come would take its first item.
  g.NavInitRequest = false;
  g.NavInitResultId = 0;
}

float apart(const ImRect& a, const ImRect& b) {
  const float x = std::max({0.0F, a.Min.x - b.Max.x, b.Min.x - a.Max.x});
  const float y = std::max({0.0F, a.Min.y - b.Max.y, b.Min.y - a.Max.y});
  const ImVec2 from = a.GetCenter(), to = b.GetCenter();
  constexpr float kTie = 0.001F;
  return x + y + kTie * (std::abs(from.x - to.x) + std::abs(from.y - to.y));
}

// Null: none is long, or several are and none of them has the keyboard.
ImGuiWindow* page_with_keyboard() {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  const ImGuiWindow* modal = ImGui::GetTopMostPopupModal();
  if (g.OpenPopupStack.Size > 0 && g.OpenPopupStack.back().Window != modal) return nullptr;  // a menu or a list
  ImGuiWindow *with_keyboard = nullptr, *last = nullptr;
  int count = 0;
  for (ImGuiWindow* page : kit().keys.pages) {
    if (page->ScrollMax.y < em() || (modal != nullptr && page->RootWindow != modal)) continue;
    last = page;
    ++count;
    for (const ImGuiWindow* at = g.NavWindow; at != nullptr; at = at->ParentWindow) {
      if (at == page) with_keyboard = page;
    }
  }
  return with_keyboard != nullptr ? with_keyboard : count == 1 ? last : nullptr;
}

// Down 1, up -1, where an arrow was pressed and there is no item that way.
int arrow_without_item() {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  const bool goes_nowhere =
      g.NavMoveSubmitted && !g.NavInitRequest && g.NavMoveResultLocal.ID == 0 && g.NavMoveResultOther.ID == 0;
  if (!goes_nowhere) return 0;
  return g.NavMoveDir == ImGuiDir_Down ? 1 : g.NavMoveDir == ImGuiDir_Up ? -1 : 0;
}

void scroll_pages() {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  ImGuiWindow* page = page_with_keyboard();
  kit().keys.pages.clear();
  if (page == nullptr || g.IO.KeyCtrl) return;
  // One without items that has the keyboard itself is scrolled by ImGui.
  if (page == g.NavWindow && page->DC.NavLayersActiveMask == 0 && g.IO.NavActive) return;
  const auto taken = [](ImGuiKey key) { return pressed(key) && !ImGui::IsActiveIdUsingKey(key); };
  const float most = page->ScrollMax.y, step = std::max(em(), page->InnerRect.GetHeight() - space::block());
  constexpr float kLines = 3;
  float to = page->Scroll.y;
  if (taken(ImGuiKey_PageDown))
    to += step;
  else if (taken(ImGuiKey_PageUp))
    to -= step;
  else if (taken(ImGuiKey_Home))
    to = 0;
  else if (taken(ImGuiKey_End))
    to = most;
  else if (const int way = arrow_without_item(); way != 0)
    to += static_cast<float>(way) * kLines * em();
  else
    return;
  ImGui::NavMoveRequestCancel();  // or the keyboard would jump past the text
  ImGui::SetScrollY(page, std::clamp(to, 0.0F, most));
}

void keep_focus() {
  ImGuiContext& g = *ImGui::GetCurrentContext();
  KeysMemory& keys = kit().keys;
  if (!std::exchange(keys.has_main, false)) keys.main_page.clear();
  const std::optional<Item> main = std::exchange(keys.opened, {}), close_by = std::exchange(keys.nearest, {});
  const bool is_gone = g.IO.NavVisible && !g.NavIdIsAlive && g.NavWindow != nullptr && g.NavWindow->Active &&
                       g.ActiveId == 0 && !g.NavMoveSubmitted && !g.NavInitRequest;
  const bool was_gone = std::exchange(keys.lost, {}).has_value();
  if (g.IO.NavVisible && g.NavIdIsAlive) {
    const ImRect at = ImGui::WindowRectRelToAbs(g.NavWindow, g.NavWindow->NavRectRel[ImGuiNavLayer_Main]);
    probe("keyboard", at.Min, at.Max);
  }
  if (main)
    focus(*main);
  else if (is_gone && was_gone && close_by)
    focus(*close_by);
  else if (is_gone)
    keys.lost = KeysMemory::Lost{g.NavWindow->RootWindowForNav,
                                 ImGui::WindowRectRelToAbs(g.NavWindow, g.NavWindow->NavRectRel[ImGuiNavLayer_Main])};
}

}  // namespace

void begin_page(const char* id, ImVec2 size) {
  ImGui::BeginChild(id, size, false, ImGuiWindowFlags_NavFlattened);
  const ImVec2 at = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
  probe(std::string("page/") + id, at, {at.x + room.x, at.y + room.y});
}
void end_page() {
  note_page();
  ImGui::EndChild();
}
void note_page() { kit().keys.pages.push_back(ImGui::GetCurrentWindow()); }

void main_item(const std::string& page) {
  KeysMemory& keys = kit().keys;
  keys.has_main = true;
  if (std::exchange(keys.main_page, page) == page) return;
  if (last_takes_focus() && ImGui::GetCurrentContext()->ActiveId == 0) keys.opened = last_item();
}

void note_item() {
  KeysMemory& keys = kit().keys;
  if (!keys.lost || !last_takes_focus()) return;
  const Item item = last_item();
  if (item.window->RootWindowForNav != keys.lost->root) return;
  const float by = apart(item.rect, keys.lost->rect);
  if (keys.nearest && by >= keys.nearest_by) return;
  keys.nearest = item;
  keys.nearest_by = by;
}

bool popup_open() { return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel); }

bool enter_goes_on() {
  const ImGuiIO& io = ImGui::GetIO();
  if (dialog_open() || popup_open()) return false;
  return io.KeyCtrl ? pressed(ImGuiKey_Enter) : enter_pressed() && !io.NavVisible && !io.WantTextInput;
}

void finish_keys() {
  scroll_pages();
  keep_focus();
  kit().popup_before = popup_open();
}

}  // namespace plotboard::panels
