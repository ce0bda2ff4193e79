// A field of the mirror's panel: keys that are no text there never reach it, and it begins anew when what it holds was
// changed from elsewhere.
#include <imgui_internal.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "panels/at_table/mirror.hpp"
#include "panels/at_table/mirror_parts.hpp"
#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

constexpr std::size_t kLongestLine = 16 * 1024;  // a squad builder's text may be pasted

struct Typing {
  desk::Mirror* mirror;
  MirrorMemory* memory;
  std::size_t field;
};

// Keys that are no text here never reach the field; what comes after a key that went on belongs to the next one.
int hears(ImGuiInputTextCallbackData* data) {
  const auto* typing = static_cast<Typing*>(data->UserData);
  desk::Mirror& mirror = *typing->mirror;
  if (data->EventFlag == ImGuiInputTextFlags_CallbackAlways) {  // what was there before goes on, it is not replaced
    if (std::exchange(typing->memory->at_end, false)) {
      data->ClearSelection();
      data->CursorPos = data->BufTextLen;
    }
    return 0;
  }
  if (data->EventFlag == ImGuiInputTextFlags_CallbackHistory) {
    mirror.up_down(data->EventKey == ImGuiKey_UpArrow ? -1 : 1);
    return 0;
  }
  if (data->EventChar >= 128) return mirror.has_fields() ? 1 : 0;
  const char key = static_cast<char>(data->EventChar);
  if (mirror.take_key(key)) return 1;
  if (!mirror.has_fields() || mirror.field == typing->field) return 0;
  mirror.set_text(mirror.text() + key);
  return 1;
}

}  // namespace

ImFont* mirror_font() { return fonts().title != nullptr ? fonts().title : ImGui::GetFont(); }

bool mirror_field(MirrorMemory& memory, desk::Mirror& mirror, const std::string& name, std::size_t index,
                  const char* hint, float width) {
  std::vector<char>& buffer = memory.text[index];
  if (buffer.empty()) buffer.assign(kLongestLine, '\0');
  const std::string& now = mirror.has_fields() ? mirror.fields[index] : mirror.line;
  if (memory.shown[index] != now) {  // changed from elsewhere: the field begins anew
    std::memset(buffer.data(), 0, buffer.size());
    std::memcpy(buffer.data(), now.data(), std::min(now.size(), buffer.size() - 1));
    memory.shown[index] = now;
    ++memory.turn[index];
    memory.at_end = !now.empty();
    memory.focus = true;
  }
  const WithId id(memory.turn[index]);
  const bool has_keyboard = !mirror.has_fields() || mirror.field == index;
  if (has_keyboard && memory.focus) {
    ImGui::SetKeyboardFocusHere();
    memory.focus = false;
    memory.on_way = true;
  }
  Typing typing{&mirror, &memory, index};
  ImGui::SetNextItemWidth(width);
  const bool enter =
      ImGui::InputTextWithHint(("##" + name).c_str(), hint, buffer.data(), buffer.size(),
                               ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackCharFilter |
                                   ImGuiInputTextFlags_CallbackAlways | ImGuiInputTextFlags_CallbackHistory,
                               hears, &typing);
  probe(name);
  // Asked for by us, and by now another field may be due: then the keyboard goes on to that one.
  const bool sent = memory.on_way && !ImGui::IsMouseDown(ImGuiMouseButton_Left);
  if (ImGui::IsItemActivated() && !sent) mirror.to_field(index);
  if (ImGui::IsItemActive()) {
    memory.typing = true;
    memory.on_way = mirror.has_fields() && mirror.field != index;
    if (memory.on_way) memory.focus = true;
    memory.field = ImGui::GetItemID();
  }
  const bool same_fields = now == memory.shown[index];  // a key may have cleared them
  if (const std::string text = buffer.data(); same_fields && text != memory.shown[index]) {
    memory.shown[index] = text;
    mirror.set_field(index, text);
  }
  return enter;
}

}  // namespace plotboard::panels
