#pragma once
// A hand before the panels: a headless ImGui context, a desk with a folder of its own, and clicks and keys by the names
// of widgets. Window pixels; 1280 x 720 unless told.
#include <imgui.h>

#include <string>

#include "desk/desk.hpp"
#include "panels/kit/probe.hpp"
#include "panels/panels.hpp"
#include "support/folder.hpp"

namespace plotboard::test {

class Hand {
 public:
  // `home`: a user's folder that stays; without one the hand has its own.
  explicit Hand(double width = 1280, double height = 720, double scale = 1, const std::string& home = "");
  ~Hand();
  Hand(const Hand&) = delete;
  Hand& operator=(const Hand&) = delete;

  void frames(int count = 1);
  [[nodiscard]] bool shows(const std::string& name) const { return probe.widgets.count(name) == 1; }
  [[nodiscard]] panels::Probe::Rect where(const std::string& name) const;
  void point(float x, float y);
  void point(const std::string& name);
  void press();
  void release();
  void click(const std::string& name);
  void key(ImGuiKey which, bool ctrl = false);
  void type(const std::string& text);
  // Replaces what stands in a text field.
  void fill(const std::string& name, const std::string& text);
  [[nodiscard]] std::string folder_file(const std::string& name) const { return folder_.file(name); }
  [[nodiscard]] const std::string& folder() const { return folder_.path(); }

 private:
  Folder folder_;
  ImGuiContext* context_ = nullptr;

 public:
  desk::Desk desk;
  panels::Panels panels;
  panels::Probe probe;
  panels::Layout layout;

 private:
  panels::Frame frame_;
};

}  // namespace plotboard::test
