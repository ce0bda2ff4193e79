// The settings that a person changes.
#include "panels/dialogs/settings_window.hpp"

#include <algorithm>
#include <cmath>

#include "desk/core/text_size.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/probe.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kSampleStepEm = 1.9F;

void text_size(SettingsMemory& memory, desk::Settings& settings) {
  heading("Text size");
  int& percent = memory.text_percent;
  if (!memory.text_held) percent = static_cast<int>(std::lround(settings.text_scale * 100));
  ImGui::SetNextItemWidth(-FLT_MIN);
  const int least = desk::kTextSizes.front(), most = desk::kTextSizes.back();
  ImGui::SliderInt("##text", &percent, least, most, "%d %%");
  probe("settings/text");
  memory.text_held = ImGui::IsItemActive();
  // Only when it is let go: a window that grows under the pointer cannot be aimed at.
  if (ImGui::IsItemDeactivatedAfterEdit()) settings.text_scale = std::clamp(percent, least, most) / 100.0;
  bool first = true;
  for (const int choice : {least, 100, 150, 200, most}) {
    const std::string label = std::to_string(choice) + " %";
    if (!first) flow(button_width(label));
    first = false;
    if (button("settings/text-" + std::to_string(choice), label)) settings.text_scale = choice / 100.0;
  }
}

void palettes(desk::Settings& settings) {
  heading("Colours");
  bool first = true;
  for (const scene::Theme& choice : scene::themes()) {
    if (!first) flow(button_width(choice.name));
    first = false;
    if (button("settings/theme-" + choice.id, choice.name, "", {true, false, settings.theme == choice.id})) {
      settings.theme = choice.id;
    }
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const scene::Theme& t = theme();
  const scene::Colour samples[] = {t.player, t.enemy, t.apart, t.touching, t.overlapping, t.warning, t.accent};
  float x = at.x;
  for (const scene::Colour sample : samples) {
    ImGui::GetWindowDrawList()->AddRectFilled({x, at.y}, {x + space::indent(), at.y + space::edge()}, u32(sample),
                                              space::fine());
    x += em() * kSampleStepEm;
  }
  ImGui::Dummy({em(), space::loose()});
}

void board(desk::Desk& desk) {
  desk::Settings& s = desk.settings;
  heading("Board");
  check("settings/plastic", "Dragged bases push others out of the way", s.plastic);
  tip("A hand that drags a ship pushes the others, as models on a table would. Off: it passes over them.");
  check("settings/grid", "Grid of 100 mm, one range band", s.grid);
  tip("Lines every 100 mm, to judge ranges by eye.");
  check("settings/names", "Names beside the pieces", s.names);
  tip("The name of each ship and piece on the board.");
  check("settings/silhouettes", "Silhouettes of the ships", s.silhouettes);
  tip("The outline of the ship on its base, to tell types apart.");
  check("settings/guides", "Guides of the bases", s.guides);
  tip("The pegs at front and back of each base, which may bump.");
  check("settings/foresight", "Arcs and what a ship would see, while you choose", s.foresight);
}

// How fast what happens is shown; names for what most people want, any value in between is kept as it is.
void animation(desk::Desk& desk) {
  desk::Settings& s = desk.settings;
  heading("Flights, shots and dice");
  struct Speed {
    const char *id, *label, *help;
    double seconds;
  };
  static constexpr Speed kSpeeds[] = {
      {"off", "Off", "Ships stand at their new places at once, dice lie.", 0},
      {"fast", "Fast", "Half as long as usual.", desk::kNormalFlight / 2},
      {"normal", "Normal", "A battle as you would watch it.", desk::kNormalFlight},
      {"slow", "Slow", "Twice as long, to follow everything.", desk::kNormalFlight * 2},
  };
  bool first = true;
  for (const Speed& speed : kSpeeds) {
    if (!first) flow(button_width(speed.label));
    first = false;
    const bool chosen = std::abs(s.flight_seconds - speed.seconds) < 0.01;
    if (button(std::string("settings/speed-") + speed.id, speed.label, "", {true, false, chosen}))
      s.flight_seconds = speed.seconds;
    tip(speed.help);
  }
  dim(desk::info_of(desk::Intent::skip_animation).key + " skips what is on show, " +
      desk::info_of(desk::Intent::skip_all).key + " all of it. You never have to wait for it.");
  check("settings/reduced-motion", "Reduced motion: no shaking, no flashes, ships jump", s.reduced_motion);
  check("settings/follow", "The view follows what happens out of sight", s.follow);
  auto pause = static_cast<float>(s.pause_seconds);
  ImGui::SetNextItemWidth(-FLT_MIN);
  if (ImGui::SliderFloat("##pause", &pause, 0, 10, "%.1f s between AI ships")) {
    s.pause_seconds = std::clamp(static_cast<double>(pause), 0.0, 10.0);
  }
  probe("settings/pause");
}

void sound(desk::Desk& desk) {
  desk::Settings& s = desk.settings;
  heading("Sound");
  bool on = !s.muted;
  check("settings/sound", ("Sound (" + desk::info_of(desk::Intent::mute).key + ")").c_str(), on);
  s.muted = !on;
  const auto slider = [&](const char* id, const char* words, double& volume) {
    int percent = static_cast<int>(std::lround(volume * 100));
    ImGui::SetNextItemWidth(-FLT_MIN);
    ImGui::PushID(id);
    if (ImGui::SliderInt("##volume", &percent, 0, 100, (std::string(words) + ": %d %%").c_str()))
      volume = std::clamp(percent, 0, 100) / 100.0;
    ImGui::PopID();
    probe(id);
  };
  slider("settings/volume", "Everything", s.volume);
  slider("settings/volume-ships", "Flights, weapons and hits", s.volume_ships);
  slider("settings/volume-dice", "Dice", s.volume_dice);
  slider("settings/volume-interface", "Phases and buttons", s.volume_interface);
}

void clicks(desk::Settings& s) {
  heading("Battles");
  bool by_itself = !s.others_wait;
  if (check("settings/others", "AI ships act without a key press", by_itself)) s.others_wait = !by_itself;
  check("settings/decisions", "Show an AI ship's decision before it flies", s.show_decisions);
  check("settings/confirm-dials", "Confirm when all dials are set", s.confirm_dials);
  check("settings/ask-everything", "Ask everything, even with only one answer", s.ask_everything);
}

void mat(desk::Desk& desk, SettingsMemory& memory) {
  heading("Play mat");
  dim(desk.settings.mat_file.empty() ? "A PNG or JPEG picture of your own under the pieces." : desk.settings.mat_file);
  if (button("settings/mat", "Choose a picture…")) {
    memory.open = false;
    desk.files.ask(desk::FileQuestion::mat_picture);
  }
  flow(button_width("Remove"));
  if (button("settings/mat-remove", "Remove", "", {!desk.settings.mat_file.empty()})) desk.files.remove_mat();
}

// What a group with models looks for, wherever else it stands.
void at_real_table(desk::Desk& desk, SettingsMemory& memory) {
  heading("At a real table");
  dim("Table mode fills the screen with large type. A second screen, a television say, shows the same beside it.");
  intent_button(desk, desk::Intent::table_mode, "settings/table-mode", "Table mode", {true, false, desk.table_mode});
  flow(button_width("Second screen", desk::info_of(desk::Intent::second_screen).key));
  intent_button(desk, desk::Intent::second_screen, "settings/second-screen", "Second screen",
                {true, false, desk.second_screen});
  dim("Your own dice, tokens and damage cards are switched in the battle: 9, What we keep ourselves.");
  gap(space::thin());
  const double scale = desk.settings.screen_pixels_per_mm;
  dim(scale > 0
          ? "True scale is set: " + number(scale, 3) + " pixels a millimetre. " +
                desk::info_of(desk::Intent::true_scale).key + " shows the board at life size."
          : "True scale: hold a bank card to the screen once, and the board can be shown at life size: models can "
            "stand on a flat screen.");
  if (button("settings/calibrate", scale > 0 ? "Set it again" : "Set it with a bank card")) {
    memory.open = false;
    desk.calibrate();
  }
}

}  // namespace

void draw_settings(desk::Desk& desk, SettingsMemory& memory) {
  if (!begin_dialog("Settings", 34, memory.open)) return;
  text_size(memory, desk.settings);
  palettes(desk.settings);
  board(desk);
  animation(desk);
  sound(desk);
  clicks(desk.settings);
  at_real_table(desk, memory);
  mat(desk, memory);
  gap();
  if (button("settings/close", "Close", "Esc", {true, true})) memory.open = false;
  end_dialog(memory.open);
}

}  // namespace plotboard::panels
