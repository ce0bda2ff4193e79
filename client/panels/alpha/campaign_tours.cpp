// The tours as a board: a row a tour, a tile a mission. A tile's mark and colour say how its card stands, its tip why.
#include <algorithm>

#include "data/catalog.hpp"
#include "panels/alpha/campaign_parts.hpp"
#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kTileWidthEm = 4.1F, kTileHeightEm = 1.7F, kTileMarkAtEm = 0.85F, kTileMarkEm = 0.95F, kTwoToursEm = 46,
                kLegendMarkAtEm = 0.45F;

using TileLook = desk::MissionTile::Look;

scene::Colour ink_of(TileLook look) {
  const scene::Theme& t = theme();
  switch (look) {
    case TileLook::outside:
      return mixed(t.text_dim, t.panel, 0.35F);
    case TileLook::open:
      return t.text;
    case TileLook::drawn:
      return t.accent;
    case TileLook::kept:
      return t.warning;
    case TileLook::won:
      return t.chosen;
    case TileLook::lost:
      return t.overlapping;
  }
  return t.text;
}

// Won: a tick; lost: a cross; drawn: a card; kept: an arrow back; in the deck: a frame; outside: a dot.
void draw_tile_mark(ImDrawList* list, ImVec2 c, float size, TileLook look) {
  const ImU32 ink = u32(ink_of(look));
  const float h = size / 2, thick = std::max(1.5F, size * 0.14F);
  switch (look) {
    case TileLook::outside:
      return list->AddCircleFilled(c, size * 0.12F, ink);
    case TileLook::open:
      return list->AddRect({c.x - h * 0.6F, c.y - h * 0.8F}, {c.x + h * 0.6F, c.y + h * 0.8F}, ink, size * 0.1F, 0,
                           thick * 0.7F);
    case TileLook::drawn:
      return list->AddRectFilled({c.x - h * 0.6F, c.y - h * 0.8F}, {c.x + h * 0.6F, c.y + h * 0.8F}, ink, size * 0.1F);
    case TileLook::kept: {
      list->PathArcTo(c, h * 0.65F, -0.6F, 4.0F, 14);
      list->PathStroke(ink, 0, thick);
      list->AddTriangleFilled({c.x + h * 0.95F, c.y - h * 0.45F}, {c.x + h * 0.2F, c.y - h * 0.5F},
                              {c.x + h * 0.55F, c.y + h * 0.15F}, ink);
      return;
    }
    case TileLook::won: {
      const ImVec2 tick[] = {
          {c.x - h * 0.7F, c.y}, {c.x - h * 0.15F, c.y + h * 0.6F}, {c.x + h * 0.8F, c.y - h * 0.65F}};
      return list->AddPolyline(tick, 3, ink, 0, thick);
    }
    case TileLook::lost:
      list->AddLine({c.x - h * 0.6F, c.y - h * 0.6F}, {c.x + h * 0.6F, c.y + h * 0.6F}, ink, thick);
      list->AddLine({c.x - h * 0.6F, c.y + h * 0.6F}, {c.x + h * 0.6F, c.y - h * 0.6F}, ink, thick);
      return;
  }
}

const char* look_words(TileLook look) {
  switch (look) {
    case TileLook::outside:
      return "not yet";
    case TileLook::open:
      return "open";
    case TileLook::drawn:
      return "drawn";
    case TileLook::kept:
      return "lost, may be flown again";
    case TileLook::won:
      return "won";
    case TileLook::lost:
      return "lost";
  }
  return "";
}

void mission_tile(desk::Desk& desk, const desk::MissionTile& tile) {
  const WithId id(tile.number.text());
  const scene::Theme& t = theme();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = em() * kTileWidthEm, height = em() * kTileHeightEm;
  ImGui::InvisibleButton("##tile", {width, height});
  if (ImGui::IsItemClicked() || entered()) campaign_of(desk.campaigns).show_briefing(tile.number);
  probe("campaign/tile-" + tile.number.text());
  const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const bool out = tile.look == TileLook::outside;
  list->AddRectFilled(at, {at.x + width, at.y + height},
                      u32(lit ? mixed(t.panel_raised, t.accent, 0.3F) : mixed(t.panel, t.panel_raised, out ? 0.4F : 1)),
                      space::slim());
  if (tile.look == TileLook::drawn)
    list->AddRect(at, {at.x + width, at.y + height}, u32(t.accent), space::slim(), 0, line_width());
  draw_tile_mark(list, {at.x + em() * kTileMarkAtEm, at.y + height / 2}, em() * kTileMarkEm, tile.look);
  list->AddText({at.x + space::indent(), at.y + space::pad()}, u32(out ? t.text_dim : t.text),
                tile.number.text().c_str());
  float x = at.x + width - space::half();
  for (const bool gold : {true, false}) {
    if (!(gold ? tile.gold : tile.silver)) continue;
    draw_star(list, {x, at.y + space::half()}, space::loose(), gold, true);
    x -= space::even();
  }
  std::string words = tile.number.text() + "  " + tile.name + ": " + look_words(tile.look) + ".\n" + tile.words;
  if (tile.gold) words += " Gold star.";
  if (tile.silver) words += " Silver star.";
  tip_by_rule(words, tile.rule);
}

}  // namespace

void draw_campaign_tours(desk::Desk& desk) {
  heading("Tours");
  const float room = ImGui::GetContentRegionAvail().x;
  const bool two = room > em() * kTwoToursEm && ImGui::BeginTable("tours", 2, ImGuiTableFlags_SizingStretchSame);
  for (const desk::TourLine& tour : campaign_of(desk.campaigns).tours()) {
    if (two) ImGui::TableNextColumn();
    gap(space::tight());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_medal(ImGui::GetWindowDrawList(), {at.x + space::half(), at.y + space::middle()}, em(), tour.medal_won);
    ImGui::Dummy({space::wide(), em()});
    tip_by_rule(tour.medal + (tour.medal_won ? ": won." : ": for all who flew in it, once it is won."), "fga-2.15.7-2");
    ImGui::SameLine();
    const bool ended = tour.end != alpha::TourEnd::open;
    const scene::Colour ink = tour.end == alpha::TourEnd::won      ? theme().chosen
                              : tour.end == alpha::TourEnd::failed ? theme().overlapping
                                                                   : theme().text;
    coloured(ink, tour.name + (ended ? " – " + tour.words : ""));
    if (ended) tip_by_rule(tour.words + ".", tour.rule);
    if (!tour.text.empty()) dim(tour.text);
    for (std::size_t i = 0; i < tour.missions.size(); ++i) {
      if (i > 0) flow(em() * kTileWidthEm);
      mission_tile(desk, tour.missions[i]);
    }
  }
  if (two) ImGui::EndTable();
  gap(space::half());
  bool first = true;
  for (const TileLook look :
       {TileLook::open, TileLook::drawn, TileLook::kept, TileLook::won, TileLook::lost, TileLook::outside}) {
    const char* const words = look_words(look);
    const float width = ImGui::CalcTextSize(words).x + space::indent();
    if (!first) flow(width);
    first = false;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList* list = ImGui::GetWindowDrawList();
    draw_tile_mark(list, {at.x + em() * kLegendMarkAtEm, at.y + space::middle()}, space::loose(), look);
    list->AddText({at.x + space::line(), at.y}, u32(theme().text_dim), words);
    ImGui::Dummy({width, space::line()});
  }
}

}  // namespace plotboard::panels
