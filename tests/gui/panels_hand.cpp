#include "panels_hand.hpp"

#include <catch2/catch.hpp>

#include "panels/kit/style.hpp"
#include "scene/theme.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"

namespace plotboard::test {

Hand::Hand(double width, double height, double scale, const std::string& home)
    : desk(catalog(), home.empty() ? folder_.path() : home), panels(desk), frame_{width, height, scale} {
  context_ = ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
  io.DeltaTime = 1.0F / 60;
  for (int key = 0; key < ImGuiKey_COUNT; ++key) io.KeyMap[key] = key;
  static_cast<void>(panels::load_fonts(scale, test::root()));
  unsigned char* pixels = nullptr;
  int w = 0;
  int h = 0;
  io.Fonts->GetTexDataAsRGBA32(&pixels, &w, &h);
  panels::style(scene::theme_named("night"), scale);
  panels::watch(&probe);
  desk.settings.tour_done = true;
  frames(3);
}
Hand::~Hand() {
  panels::watch(nullptr);
  ImGui::DestroyContext(context_);
}
void Hand::frames(int count) {
  for (int i = 0; i < count; ++i) {
    ImGui::NewFrame();
    layout = panels.draw(frame_);
    ImGui::Render();
    desk.look_through({{layout.left, layout.top}, {layout.right, layout.bottom}});
  }
}
panels::Probe::Rect Hand::where(const std::string& name) const {
  INFO("widget " << name);
  REQUIRE(shows(name));
  return probe.widgets.at(name);
}
void Hand::point(float x, float y) {
  ImGui::GetIO().MousePos = {x, y};
  frames(2);
}
void Hand::point(const std::string& name) { point(where(name).x(), where(name).y()); }
void Hand::press() {
  ImGui::GetIO().MouseDown[0] = true;
  frames(2);
}
void Hand::release() {
  ImGui::GetIO().MouseDown[0] = false;
  frames(2);
}
void Hand::click(const std::string& name) {
  point(name);
  press();
  release();
}
void Hand::key(ImGuiKey which, bool ctrl) {
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
void Hand::type(const std::string& text) {
  ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
  frames(2);
}
void Hand::fill(const std::string& name, const std::string& text) {
  click(name);
  key(ImGuiKey_A, true);
  type(text);
  key(ImGuiKey_Enter);
}

}  // namespace plotboard::test
