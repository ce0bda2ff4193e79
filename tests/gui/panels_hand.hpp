#pragma once
// A hand before the panels: a headless ImGui context, a desk with a folder of its own, and clicks and keys by the names
// of widgets. Window pixels; 1280 x 720 unless told.
#include <imgui.h>

#include <catch2/catch.hpp>
#include <string>

#include "desk_support.hpp"
#include "panels/panels.hpp"
#include "panels/probe.hpp"
#include "scene/theme.hpp"

namespace plotboard::test {

class Hand {
 public:
  // `home`: a user's folder that stays; without one the hand has its own.
  explicit Hand(double width = 1280, double height = 720, double scale = 1, const std::string& home = "")
      : desk(catalog(), home.empty() ? folder_.path() : home), frame_{width, height, scale} {
    context_ = ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
    io.DeltaTime = 1.0F / 60;
    for (int key = 0; key < ImGuiKey_COUNT; ++key) io.KeyMap[key] = key;
    static_cast<void>(panels::load_fonts(scale, PLOTBOARD_ROOT));
    unsigned char* pixels = nullptr;
    int w = 0;
    int h = 0;
    io.Fonts->GetTexDataAsRGBA32(&pixels, &w, &h);
    panels::style(scene::theme_named("night"), scale);
    panels::forget();
    panels::watch(&probe);
    desk.settings.tour_done = true;
    frames(3);
  }
  ~Hand() {
    panels::watch(nullptr);
    panels::forget();
    ImGui::DestroyContext(context_);
  }
  Hand(const Hand&) = delete;
  Hand& operator=(const Hand&) = delete;

  void frames(int count = 1) {
    for (int i = 0; i < count; ++i) {
      ImGui::NewFrame();
      layout = panels::draw(desk, frame_);
      ImGui::Render();
      desk.camera.left_px = layout.left;
      desk.camera.top_px = layout.top;
      desk.camera.width_px = layout.right - layout.left;
      desk.camera.height_px = layout.bottom - layout.top;
    }
  }
  [[nodiscard]] bool shows(const std::string& name) const { return probe.widgets.count(name) == 1; }
  [[nodiscard]] panels::Probe::Rect where(const std::string& name) const {
    INFO("widget " << name);
    REQUIRE(shows(name));
    return probe.widgets.at(name);
  }
  void point(float x, float y) {
    ImGui::GetIO().MousePos = {x, y};
    frames(2);
  }
  void point(const std::string& name) { point(where(name).x(), where(name).y()); }
  void press() {
    ImGui::GetIO().MouseDown[0] = true;
    frames(2);
  }
  void release() {
    ImGui::GetIO().MouseDown[0] = false;
    frames(2);
  }
  void click(const std::string& name) {
    point(name);
    press();
    release();
  }
  void key(ImGuiKey which, bool ctrl = false) {
    ImGuiIO& io = ImGui::GetIO();
    io.KeyCtrl = ctrl;
    io.KeyMods = ctrl ? ImGuiKeyModFlags_Ctrl : ImGuiKeyModFlags_None;
    io.KeysDown[which] = true;
    frames(1);
    io.KeysDown[which] = false;
    io.KeyCtrl = false;
    io.KeyMods = ImGuiKeyModFlags_None;
    frames(2);
  }
  void type(const std::string& text) {
    ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
    frames(2);
  }
  // Replaces what stands in a text field.
  void fill(const std::string& name, const std::string& text) {
    click(name);
    key(ImGuiKey_A, true);
    type(text);
    key(ImGuiKey_Enter);
  }
  [[nodiscard]] std::string folder_file(const std::string& name) const { return folder_.file(name); }
  [[nodiscard]] const std::string& folder() const { return folder_.path(); }

 private:
  Folder folder_;
  ImGuiContext* context_ = nullptr;

 public:
  desk::Desk desk;
  panels::Probe probe;
  panels::Layout layout;

 private:
  panels::Frame frame_;
};

}  // namespace plotboard::test
