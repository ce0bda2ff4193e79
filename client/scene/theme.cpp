#include "scene/theme.hpp"

namespace plotboard::scene {
namespace {

constexpr Colour rgb(unsigned hex, std::uint8_t alpha = 255) {
  return {static_cast<std::uint8_t>(hex >> 16u), static_cast<std::uint8_t>((hex >> 8u) & 255u),
          static_cast<std::uint8_t>(hex & 255u), alpha};
}

Theme night() {
  Theme t;
  t.id = "night", t.name = "Night";
  t.space = rgb(0x0A0D12), t.mat = rgb(0x131A23), t.grid = rgb(0x222D3A), t.grid_text = rgb(0x64748A);
  t.edge = rgb(0x5A6C82);
  t.player = rgb(0x1D4468), t.player_text = rgb(0xA9D4FF), t.enemy = rgb(0x64341E), t.enemy_text = rgb(0xFFC79A);
  t.neutral = rgb(0x3A434F);
  t.silhouette = rgb(0xCBD5E0), t.outline = rgb(0x0A0D12), t.arc_line = rgb(0x8FA3BA);
  t.asteroid = rgb(0x6E675E), t.debris = rgb(0x6B5048), t.gas = rgb(0x3E6A72), t.device = rgb(0x8A7A35);
  t.template_fill = rgb(0xC9BC8C), t.ruler = rgb(0xB4C2D2);
  t.selection = rgb(0xFFD866), t.hover = rgb(0x9CC7F5), t.measure = rgb(0x7FDBFF);
  t.apart = rgb(0x7FC8FF), t.touching = rgb(0xFFD24D), t.overlapping = rgb(0xFF7A59);
  t.ghost = rgb(0x7FE3C4), t.ghost_bad = rgb(0xFF7A59), t.candidate = rgb(0x9FB0C4), t.chosen = rgb(0x7DF0B2);
  t.sector = rgb(0x8AA4F0);
  t.band1 = rgb(0xF2A65A), t.band2 = rgb(0xD8C56C), t.band3 = rgb(0x6FA8DC), t.bullseye = rgb(0xF4F7FA);
  t.text = rgb(0xE6ECF2), t.text_dim = rgb(0x93A1B2), t.plate = rgb(0x0B1016, 228);
  t.panel = rgb(0x161D27), t.panel_raised = rgb(0x202A37), t.accent = rgb(0x5FB0FF), t.warning = rgb(0xFF9A52);
  return t;
}

// Blue against orange, and yellow: a pair that red-green blindness leaves far apart; they also differ in lightness.
Theme deuteranopia() {
  Theme t = night();
  t.id = "deuteranopia", t.name = "Blue and amber (red-green safe)";
  t.player = rgb(0x0B4F8A), t.player_text = rgb(0x9FD3FF), t.enemy = rgb(0x7A5200), t.enemy_text = rgb(0xFFD98A);
  t.apart = rgb(0x56B4E9), t.touching = rgb(0xF0E442), t.overlapping = rgb(0xE69F00);
  t.ghost = rgb(0x8FD6FF), t.ghost_bad = rgb(0xE69F00), t.chosen = rgb(0xF0F6FF), t.warning = rgb(0xFFB84D);
  t.gas = rgb(0x3B5F85), t.debris = rgb(0x70592F);
  t.band1 = rgb(0xE69F00), t.band2 = rgb(0xF0E442), t.band3 = rgb(0x56B4E9);
  return t;
}

// Vermilion against bluish green: blue and yellow are what this eye confuses.
Theme tritanopia() {
  Theme t = night();
  t.id = "tritanopia", t.name = "Teal and red (blue-yellow safe)";
  t.player = rgb(0x0C5A58), t.player_text = rgb(0x9CF0E8), t.enemy = rgb(0x7A2430), t.enemy_text = rgb(0xFFC2C8);
  t.apart = rgb(0x5FE0D4), t.touching = rgb(0xF4F7FA), t.overlapping = rgb(0xFF6B78);
  t.ghost = rgb(0x6FE8DC), t.ghost_bad = rgb(0xFF6B78), t.chosen = rgb(0xF4F7FA), t.warning = rgb(0xFF8591);
  t.selection = rgb(0xF4F7FA), t.hover = rgb(0x9CE0DA), t.measure = rgb(0x8CEFE6), t.accent = rgb(0x4FD0C6);
  t.device = rgb(0x8A5560), t.template_fill = rgb(0xC8C0C4), t.sector = rgb(0x7FC9C4);
  t.band1 = rgb(0xF2717C), t.band2 = rgb(0xD6C4C8), t.band3 = rgb(0x4FB8B0);
  return t;
}

Theme contrast() {
  Theme t = night();
  t.id = "contrast", t.name = "High contrast";
  t.space = rgb(0x000000), t.mat = rgb(0x000000), t.grid = rgb(0x3C3C3C), t.grid_text = rgb(0xC0C0C0);
  t.edge = rgb(0xFFFFFF);
  t.player = rgb(0x003C7A), t.player_text = rgb(0xD6EBFF), t.enemy = rgb(0x6E2A00), t.enemy_text = rgb(0xFFE3CC);
  t.neutral = rgb(0x444444), t.silhouette = rgb(0xFFFFFF), t.outline = rgb(0x000000), t.arc_line = rgb(0xE0E0E0);
  t.asteroid = rgb(0x7A7A7A), t.debris = rgb(0x8A5A3A), t.gas = rgb(0x2F7F8A), t.device = rgb(0xB09A20);
  t.template_fill = rgb(0xFFF2B0), t.ruler = rgb(0xFFFFFF);
  t.selection = rgb(0xFFFF00), t.hover = rgb(0x00E5FF), t.measure = rgb(0x00E5FF);
  t.apart = rgb(0x66CCFF), t.touching = rgb(0xFFFF00), t.overlapping = rgb(0xFF6A3D);
  t.ghost = rgb(0x66FFCC), t.ghost_bad = rgb(0xFF6A3D), t.candidate = rgb(0xE0E0E0), t.chosen = rgb(0x66FF99);
  t.sector = rgb(0xA0B8FF);
  t.band1 = rgb(0xFFA733), t.band2 = rgb(0xFFE94D), t.band3 = rgb(0x66B8FF), t.bullseye = rgb(0xFFFFFF);
  t.text = rgb(0xFFFFFF), t.text_dim = rgb(0xD0D0D0), t.plate = rgb(0x000000, 245);
  t.panel = rgb(0x000000), t.panel_raised = rgb(0x1E1E1E), t.accent = rgb(0x4DB8FF), t.warning = rgb(0xFFB000);
  return t;
}

Theme day() {
  Theme t;
  t.id = "day", t.name = "Day";
  t.space = rgb(0xC9D1DA), t.mat = rgb(0xEEF2F6), t.grid = rgb(0xD3DBE4), t.grid_text = rgb(0x66768A);
  t.edge = rgb(0x5C6B7D);
  t.player = rgb(0xB9D9F7), t.player_text = rgb(0x0E4A85), t.enemy = rgb(0xFAD3B8), t.enemy_text = rgb(0x8A3A0B);
  t.neutral = rgb(0xC6CED8);
  t.silhouette = rgb(0x3C4856), t.outline = rgb(0xFFFFFF), t.arc_line = rgb(0x57677A);
  t.asteroid = rgb(0xA49A8C), t.debris = rgb(0xB58E7E), t.gas = rgb(0x9CC7CD), t.device = rgb(0xD9C56A);
  t.template_fill = rgb(0xB8A45C), t.ruler = rgb(0x4A5A6C);
  t.selection = rgb(0xC77800), t.hover = rgb(0x2F7FD0), t.measure = rgb(0x0073B8);
  t.apart = rgb(0x0068B3), t.touching = rgb(0x9A6A00), t.overlapping = rgb(0xC23B10);
  t.ghost = rgb(0x00806A), t.ghost_bad = rgb(0xC23B10), t.candidate = rgb(0x5B6B7D), t.chosen = rgb(0x007A4D);
  t.sector = rgb(0x3F5FC4);
  t.band1 = rgb(0xD9741A), t.band2 = rgb(0xA8901C), t.band3 = rgb(0x2F7FC4), t.bullseye = rgb(0x1A2430);
  t.text = rgb(0x18222E), t.text_dim = rgb(0x566577), t.plate = rgb(0xFFFFFF, 235);
  t.panel = rgb(0xF4F7FA), t.panel_raised = rgb(0xFFFFFF), t.accent = rgb(0x0B6FCC), t.warning = rgb(0xB8500A);
  return t;
}

}  // namespace

const std::vector<Theme>& themes() {
  static const std::vector<Theme> all{night(), deuteranopia(), tritanopia(), contrast(), day()};
  return all;
}

const Theme& theme_named(const std::string& id) {
  for (const Theme& theme : themes()) {
    if (theme.id == id) return theme;
  }
  return themes().front();
}

}  // namespace plotboard::scene
