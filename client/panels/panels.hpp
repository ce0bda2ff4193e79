#pragma once
// Everything a person sees besides the board: start screen, bars, palette, inspector, measuring, dial, AI trace, table
// mode, help, files, settings. Dear ImGui only: panels read the desk and call it; the app owns the context, feeds it
// input and draws its lists over the board.
// Call order: load_fonts() and style() when text size or theme change (kit/style.hpp), then once a frame, between
// ImGui::NewFrame() and ImGui::Render(), draw(). No errors; cost: well under 1 ms a frame.

#include <functional>
#include <memory>
#include <string>

#include "desk/desk.hpp"
#include "panels/kit/escape.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "scene/theme.hpp"

namespace plotboard::panels {

struct Layout {  // the rectangle of the window left free for the board, pixels; never empty
  double left = 0, top = 0, right = 0, bottom = 0;
  scene::Colour ground;  // the app clears the window to it: docked panels paint none of their own, which is far cheaper
};

// All windows of one desk, with what they remember between frames.
class Panels final : public Host {
 public:
  explicit Panels(desk::Desk& desk);  // which outlives them
  ~Panels();

  Layout draw(const Frame& frame);
  // The same for the large screen of two, which nobody touches: the table and the card that stands on it. In an ImGui
  // context of its own, after draw() of the frame.
  Layout draw_second_screen(const Frame& frame);

  // The way for every intent from key or menu: the panels answer questions about unsaved work themselves and hand the
  // rest to desk.act().
  void act(desk::Intent intent) override;
  // True when this key belongs to the panels now and must not reach act(): all bare keys on the start screen, in
  // dialogs, text fields and while the keyboard is in the panels (Ctrl+Tab goes there, Escape comes back); arrows,
  // Enter and Escape while a dial is open.
  [[nodiscard]] bool keys_taken(desk::Intent intent) const;
  // The window's close button: asks first when something is unsaved, sets desk.quit otherwise.
  void request_quit() override;
  // Whether a button was pressed since the last call: it is heard.
  bool take_click();

 private:
  void ask_first(const std::string& words, std::function<void()> then) override;
  void show_rule(const std::string& id) override;
  [[nodiscard]] bool dialog_open() const override;
  void list_dialogs();
  void draw_table();
  [[nodiscard]] Escape escape() const;  // what it means now
  [[nodiscard]] bool all_keys_taken() const;

  struct Memory;
  desk::Desk& desk_;
  std::unique_ptr<Memory> memory_;
};

}  // namespace plotboard::panels
