#pragma once
// What the kit works on, as Dear ImGui works on its current context: the frame, who owns the windows, and what the
// kit's parts remember. Only the kit and that owner know it.

#include <imgui_internal.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "panels/kit/escape.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::panels {

// The keyboard's way (focus.cpp).
struct KeysMemory {
  struct Item {
    ImGuiWindow* window;
    ImGuiID id, scope;
    ImRect rect;
  };
  struct Lost {
    ImGuiWindow* root;
    ImRect rect;  // of the item that is gone
  };
  std::vector<ImGuiWindow*> pages;  // of this frame
  std::optional<Item> opened;       // the main item of a page that has just come
  std::string main_page;            // whose main item was on show in the last frame
  bool has_main = false;
  std::optional<Lost> lost;
  std::optional<Item> nearest;  // to what is lost, so far
  float nearest_by = 0;
};

struct Kit {
  const data::Catalog& catalog;  // of the desk that is drawn
  Host& host;
  const Rect& board;  // the room that is left for it
  Frame frame{};
  bool clicked = false;       // a button was, since somebody asked
  bool popup_before = false;  // at the end of the last frame: Dear ImGui has closed it before this one is drawn
  Escape escape = Escape::desk;
  bool card_has_enter = false;        // of a tour: nothing else does what Enter says
  std::map<ImGuiID, double> typed{};  // numbers being typed, by field
  std::string looked_for{};           // a widget, and where it is in this frame
  Rect found_there{};
  bool tips_beside = false;
  KeysMemory keys{};
  std::map<std::string, float> box_heights{};  // in the last frame
  std::vector<std::string> boxes{};            // open ones, innermost last
};

Kit& kit();  // the current one

// Makes it current as long as this lives.
class UseKit {
 public:
  explicit UseKit(Kit& chosen);
  ~UseKit();
  UseKit(const UseKit&) = delete;
  UseKit& operator=(const UseKit&) = delete;

 private:
  Kit* before_;
};

}  // namespace plotboard::panels
