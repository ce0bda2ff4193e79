// Colours, measures and fonts.
#include <imgui_freetype.h>

#include <algorithm>
#include <cmath>

#include "io/io.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/style.hpp"

namespace plotboard::panels {
namespace {

// Latin with its accents, Greek and Cyrillic (file names, notes), punctuation, arrows, mathematics.
constexpr ImWchar kTextGlyphs[] = {0x0020, 0x017F, 0x0370, 0x03FF, 0x0400, 0x04FF, 0x2010, 0x203A, 0x2190, 0x2199,
                                   0x21E7, 0x21E7, 0x2212, 0x2212, 0x2248, 0x2248, 0x2264, 0x2265, 0};
constexpr ImWchar kDisplayGlyphs[] = {0x0020, 0x007E, 0x00B0, 0x00B7, 0x2012, 0x2014,
                                      0x2192, 0x2192, 0x2212, 0x2212, 0};

constexpr double kBodyPixels = 17;

struct Family {
  std::string regular, semibold;
};

}  // namespace

void style(const scene::Theme& chosen, double scale) {
  use_theme(chosen);
  ImGuiStyle& s = ImGui::GetStyle();
  s = ImGuiStyle();
  s.WindowPadding = {12, 10};
  s.FramePadding = {9, 5};
  s.ItemSpacing = {7, 6};
  s.ItemInnerSpacing = {6, 4};
  s.ScrollbarSize = 13;
  s.GrabMinSize = 14;
  s.WindowRounding = 6;
  s.ChildRounding = 5;
  s.FrameRounding = 5;
  s.PopupRounding = 6;
  s.ScrollbarRounding = 6;
  s.GrabRounding = 4;
  s.TabRounding = 5;
  s.IndentSpacing = 14;
  s.WindowBorderSize = 1;
  s.FrameBorderSize = 0;
  s.WindowTitleAlign = {0, 0.5F};
  s.WindowMenuButtonPosition = ImGuiDir_None;
  s.DisabledAlpha = 0.55F;
  s.ScaleAllSizes(static_cast<float>(scale));
  s.WindowBorderSize = 1;

  const scene::Colour line = mixed(chosen.panel, chosen.text, 0.18F);
  const scene::Colour raised = chosen.panel_raised;
  const scene::Colour lit = mixed(raised, chosen.text, 0.12F);
  const scene::Colour down = mixed(raised, chosen.accent, 0.45F);
  const auto set = [&s](ImGuiCol index, scene::Colour colour, float opacity = 1) {
    s.Colors[index] = vec4(colour, opacity);
  };
  set(ImGuiCol_Text, chosen.text);
  set(ImGuiCol_TextDisabled, chosen.text_dim);
  set(ImGuiCol_WindowBg, chosen.panel);
  set(ImGuiCol_ChildBg, chosen.panel, 0);
  set(ImGuiCol_PopupBg, chosen.panel);
  set(ImGuiCol_Border, line);
  set(ImGuiCol_FrameBg, raised);
  set(ImGuiCol_FrameBgHovered, lit);
  set(ImGuiCol_FrameBgActive, down);
  set(ImGuiCol_TitleBg, chosen.panel);
  set(ImGuiCol_TitleBgActive, raised);
  set(ImGuiCol_TitleBgCollapsed, chosen.panel);
  set(ImGuiCol_MenuBarBg, raised);
  set(ImGuiCol_ScrollbarBg, chosen.panel, 0.4F);
  set(ImGuiCol_ScrollbarGrab, mixed(raised, chosen.text, 0.25F));
  set(ImGuiCol_ScrollbarGrabHovered, mixed(raised, chosen.text, 0.4F));
  set(ImGuiCol_ScrollbarGrabActive, chosen.accent);
  set(ImGuiCol_CheckMark, chosen.accent);
  set(ImGuiCol_SliderGrab, chosen.accent);
  set(ImGuiCol_SliderGrabActive, chosen.text);
  set(ImGuiCol_Button, raised);
  set(ImGuiCol_ButtonHovered, lit);
  set(ImGuiCol_ButtonActive, down);
  set(ImGuiCol_Header, mixed(chosen.panel, chosen.accent, 0.3F));
  set(ImGuiCol_HeaderHovered, lit);
  set(ImGuiCol_HeaderActive, down);
  set(ImGuiCol_Separator, line);
  set(ImGuiCol_Tab, raised);
  set(ImGuiCol_TabHovered, lit);
  set(ImGuiCol_TabActive, down);
  set(ImGuiCol_TableHeaderBg, raised);
  set(ImGuiCol_TableBorderStrong, line);
  set(ImGuiCol_TableBorderLight, line, 0.6F);
  set(ImGuiCol_TableRowBgAlt, chosen.text, 0.03F);
  set(ImGuiCol_TextSelectedBg, chosen.accent, 0.4F);
  set(ImGuiCol_NavHighlight, chosen.accent);
  set(ImGuiCol_ModalWindowDimBg, scene::Colour{0, 0, 0, 255}, 0.55F);
}

base::Result<base::Done> load_fonts(double scale, const std::string& data_root) {
  const std::string own = data_root + "/fonts/";
  const std::vector<Family> families{
      {"/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"},
      {own + "Inter-Regular.otf", own + "Inter-SemiBold.otf"},
      {"/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"},
      {own + "DejaVuSans.ttf", own + "DejaVuSans-Bold.ttf"}};
  ImGuiIO& io = ImGui::GetIO();
  io.Fonts->Clear();
  fonts() = {};
  const auto size = static_cast<float>(std::max(8.0, kBodyPixels * scale));
  for (const Family& family : families) {
    if (!io::exists(family.regular)) continue;
    const std::string& bold = io::exists(family.semibold) ? family.semibold : family.regular;
    io.Fonts->FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    io.Fonts->FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    io.Fonts->TexDesiredWidth = 4096;
    const auto add = [&io](const std::string& path, float pixels, const ImWchar* glyphs) {
      return io.Fonts->AddFontFromFileTTF(path.c_str(), std::round(pixels), nullptr, glyphs);
    };
    fonts().body = add(family.regular, size, kTextGlyphs);
    fonts().bold = add(bold, size, kTextGlyphs);
    fonts().title = add(bold, size * 1.4F, kTextGlyphs);
    fonts().display = add(bold, std::clamp(size * 4, 64.0F, 144.0F), kDisplayGlyphs);
    if (fonts().body != nullptr && io.Fonts->Build()) return base::Done{};
    io.Fonts->Clear();
    fonts() = {};
  }
  ImFontConfig config;
  config.SizePixels = static_cast<float>(static_cast<int>(13 * std::max(0.75, scale)));
  io.Fonts->AddFontDefault(&config);
  io.Fonts->Build();
  return base::Error{own, "", "no readable font file there or in the system's Inter and DejaVu folders",
                     "Inter-Regular.otf or DejaVuSans.ttf (packages fonts-inter, fonts-dejavu-core)"};
}

}  // namespace plotboard::panels
