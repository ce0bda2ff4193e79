#pragma once
// Everything a person sees besides the board: start screen, bars, palette, inspector, measuring, dial, AI trace, table
// mode, help, files, settings. Dear ImGui only: panels read the desk and call it; the app owns the context, feeds it
// input and draws its lists over the board.
// Call order: load_fonts() and style() when text size or theme change, then once a frame, between ImGui::NewFrame() and
// ImGui::Render(), draw(). No errors but load_fonts(); cost: well under 1 ms a frame, fonts about 50 ms a size.

#include <string>

#include "base/base.hpp"
#include "desk/desk.hpp"
#include "scene/theme.hpp"

namespace plotboard::panels {

struct Frame {
  double width_px = 1280, height_px = 720;
  double scale = 1;  // text size (desk::Settings::text_scale) times what the screen's own density asks for
};
struct Layout {  // the rectangle of the window left free for the board, pixels; never empty
  double left = 0, top = 0, right = 0, bottom = 0;
  scene::Colour ground;  // the app clears the window to it: docked panels paint none of their own, which is far cheaper
};

Layout draw(desk::Desk& desk, const Frame& frame);

// The same for the large screen of two, which nobody touches: the table and the card that stands on it. In an ImGui
// context of its own, after draw() of the frame.
Layout draw_second_screen(desk::Desk& desk, const Frame& frame);

void style(const scene::Theme& theme, double scale);
// Inter where it is installed, else DejaVu, else <data_root>/fonts, else ImGui's own. Rebuilds the atlas in memory; the
// app uploads it. An error says that only ImGui's own font was found; the program is usable all the same.
base::Result<base::Done> load_fonts(double scale, const std::string& data_root);

// The way for every intent from key or menu: the panels answer help, search and questions about unsaved work
// themselves and hand the rest to desk.act().
void act(desk::Desk& desk, desk::Intent intent);
// True when this key belongs to the panels now and must not reach act(): all bare keys on the start screen, in dialogs,
// text fields and while the keyboard is in the panels (Ctrl+Tab goes there, Escape comes back); arrows, Enter and
// Escape while a dial is open.
bool keys_taken(const desk::Desk& desk, desk::Intent intent);
// The window's close button: asks first when something is unsaved, sets desk.quit otherwise.
void request_quit(desk::Desk& desk);
// Whether a button was pressed since the last call: it is heard.
bool take_click();
// Forgets what the panels remember between frames (open dialogs, search text): tests start from here.
void forget();

}  // namespace plotboard::panels
