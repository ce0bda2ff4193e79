#include "app/second_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "panels/kit/style.hpp"

namespace plotboard::app {

namespace {

constexpr int kWidth = 1280, kHeight = 720;  // of a window, where there is no other display to be filled

}  // namespace

double reading_scale(int width_px, int height_px) {
  constexpr double kLeast = 0.75;
  return std::max(kLeast, std::min(static_cast<double>(width_px) / kWidth, static_cast<double>(height_px) / kHeight));
}

double panel_scale(int width_px, int height_px) {
  constexpr double kOrdinaryWidth = 1920, kOrdinaryHeight = 1080, kClearly = 1.5, kMost = 3;
  const double times = std::min(width_px / kOrdinaryWidth, height_px / kOrdinaryHeight);
  return times < kClearly ? 1.0 : std::min(std::floor(times * 4) / 4, kMost);
}

base::Result<std::unique_ptr<SecondScreen>> SecondScreen::create(platform::Window& window, ImGuiGlue& first) {
  std::unique_ptr<SecondScreen> made(new SecondScreen(window, first));
  auto second = window.open_second("Plotboard: the table", kWidth, kHeight);
  if (!second) return second.errors();
  made->window_ = std::move(*second);
  auto imgui = ImGuiGlue::create_second(window);
  if (!imgui) return imgui.errors();
  made->imgui_ = std::move(*imgui);
  return made;
}

SecondScreen::~SecondScreen() {
  if (imgui_ == nullptr) return;
  imgui_.reset();
  first_panels_.fonts_changed();  // the fonts' picture went with it
}

void SecondScreen::draw(desk::Desk& desk, panels::Panels& panels, draw::Painter& painter, const Board& board,
                        double seconds, draw::Image* seen) {
  ImGuiContext* const first = ImGui::GetCurrentContext();
  window_->use();
  const int width = window_->width(), height = window_->height();
  const double scale = reading_scale(width, height);
  imgui_->new_frame(width, height, seconds);
  panels::style(scene::theme_named(desk.settings.theme), scale);
  const panels::Layout layout =
      panels.draw_second_screen({static_cast<double>(width), static_cast<double>(height), scale});
  first_.clear(layout.ground.r, layout.ground.g, layout.ground.b);
  if (desk.board_on_show() != nullptr && desk.screen == desk::Screen::table) {
    const state::Area& area = desk.table().area;
    scene::Camera camera;
    camera.left_px = layout.left;
    camera.top_px = layout.top;
    camera.width_px = layout.right - layout.left;
    camera.height_px = layout.bottom - layout.top;
    camera.fit(area.width.mm(), area.height.mm(), desk.board.fit_margin());
    painter.paint(board(camera, scale), camera, width, height, scale);
  }
  imgui_->render();
  if (seen != nullptr) *seen = painter.read_back(width, height);
  window_->swap();
  ImGui::SetCurrentContext(first);
  window_->leave();
}

}  // namespace plotboard::app
