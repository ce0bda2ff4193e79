#include <string>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

const std::vector<std::string> kCertainties{"two sources", "one source", "estimate"};

// {"value": 40.0, "unit": "mm", "source": "V, F", "sure": "two sources", "note": "..."}
std::optional<double> figure(Reader& group, const std::string& key, const char* unit, double low, double high) {
  auto reader = group.member(key);
  if (!reader) return std::nullopt;
  const auto value = reader->number("value", low, high);
  const auto found_unit = reader->word("unit", {unit});
  const auto source = reader->text("source");
  if (source && source->empty()) reader->note_at("source", "empty text", "where the figure comes from");
  reader->word("sure", kCertainties);
  reader->allow("note");
  reader->done();
  return found_unit ? value : std::nullopt;
}

void length(Reader& group, const std::string& key, base::Um& out, double low = 0.001, double high = 1000) {
  if (const auto mm = figure(group, key, "mm", low, high)) out = base::um_from_mm(*mm);
}
void angle(Reader& group, const std::string& key, base::Mdeg& out, double high = 90) {
  if (const auto degrees = figure(group, key, "deg", 1, high)) out = base::mdeg_from_degrees(*degrees);
}
void count(Reader& group, const std::string& key, int& out) {
  if (const auto number = figure(group, key, "count", 1, 10)) out = static_cast<int>(*number);
}

template <std::size_t N>
void by_speed(Reader& group, const std::string& key, std::array<base::Um, N>& out) {
  auto speeds = group.member(key);
  if (!speeds) return;
  for (std::size_t i = 0; i < N; ++i) length(*speeds, std::to_string(i + 1), out[i]);
  speeds->done();
}

template <std::size_t N>
void huge_banks(Reader& group, const std::string& key, int first_speed, std::array<geom::HugeBank, N>& out) {
  auto speeds = group.member(key);
  if (!speeds) return;
  for (std::size_t i = 0; i < N; ++i) {
    auto place = speeds->member(std::to_string(first_speed + static_cast<int>(i)));
    if (!place) continue;
    length(*place, "right", out[i].right, -1000);
    length(*place, "forward", out[i].forward, -1000);
    place->done();
  }
  speeds->done();
}

void read_bases(Reader& file, geom::Figures& figures) {
  auto bases = file.member("bases");
  if (!bases) return;
  for (int i = 0; i < geom::kBaseKinds; ++i) {
    const auto kind = static_cast<geom::BaseKind>(i);
    auto reader = bases->member(std::string(geom::name_of(kind)));
    if (!reader) continue;
    geom::BaseFigures& base = figures.bases[static_cast<std::size_t>(i)];
    length(*reader, "width", base.width);
    length(*reader, "length", base.length);
    angle(*reader, "front_half_angle", base.front_half_angle);
    angle(*reader, "front_half_angle_first_edition", base.front_half_angle_first_edition);
    if (geom::is_huge(kind)) {
      length(*reader, "section_offset", base.section_offset);
      length(*reader, "section_edge", base.section_edge);
    }
    reader->done();
  }
  bases->done();
}

}  // namespace

void read_geometry(Reader& file, Draft& draft) {
  if (!claim(draft, file, "geometry", "figures")) return;
  geom::Figures& figures = draft.catalog.figures;
  file.allow("about");
  file.allow("sources");
  read_bases(file, figures);
  if (auto guides = file.member("guides")) {
    length(*guides, "offset", figures.guide_offset);
    length(*guides, "width", figures.guide_width);
    length(*guides, "projection", figures.guide_projection);
    guides->done();
  }
  if (auto templates = file.member("templates")) {
    length(*templates, "width", figures.template_width);
    length(*templates, "straight_step", figures.straight_step);
    by_speed(*templates, "bank_radius", figures.bank_radius);
    by_speed(*templates, "turn_radius", figures.turn_radius);
    angle(*templates, "bank_angle", figures.bank_angle);
    angle(*templates, "turn_angle", figures.turn_angle);
    templates->done();
  }
  if (auto repositions = file.member("repositions")) {
    length(*repositions, "tallon_slide", figures.tallon_slide);
    if (auto slides = repositions->member("roll_slide")) {
      length(*slides, "small", figures.roll_slide[0]);
      length(*slides, "medium", figures.roll_slide[1]);
      length(*slides, "large", figures.roll_slide[2]);
      slides->done();
    }
    repositions->done();
  }
  if (auto tool = file.member("wing_tool")) {
    length(*tool, "gap", figures.wing_gap);
    tool->done();
  }
  if (auto range = file.member("range")) {
    length(*range, "band", figures.range_band);
    count(*range, "bands", figures.bands);
    count(*range, "huge_bands", figures.huge_bands);
    range->done();
  }
  if (auto arcs = file.member("arcs")) {
    length(*arcs, "bullseye_width", figures.bullseye_width);
    angle(*arcs, "gozanti_fore_half_angle", figures.gozanti_fore_half_angle);
    angle(*arcs, "raider_fore_half_angle", figures.raider_fore_half_angle);
    angle(*arcs, "raider_side_near_angle", figures.raider_side_near_angle);
    angle(*arcs, "raider_side_far_angle", figures.raider_side_far_angle, 180);
    angle(*arcs, "cr90_section_half_angle", figures.cr90_section_half_angle);
    angle(*arcs, "cr90_turret_shadow_half_angle", figures.cr90_turret_shadow_half_angle);
    arcs->done();
  }
  if (auto huge = file.member("huge_maneuvers")) {
    length(*huge, "straight_step", figures.huge_straight_step);
    angle(*huge, "bank_angle_first_edition", figures.huge_bank_angle_first);
    angle(*huge, "bank_angle_second_edition", figures.huge_bank_angle_second);
    if (auto first = huge->member("bank_first_edition")) {
      huge_banks(*first, "huge-gr75", 1, figures.huge_bank_first_short);
      huge_banks(*first, "huge-cr90", 1, figures.huge_bank_first_long);
      first->done();
    }
    huge_banks(*huge, "bank_second_edition", 0, figures.huge_bank_second);
    huge->done();
  }
  length(file, "contact_tolerance", figures.contact_tolerance, 0.001, 1);
  draft.catalog.arcs = geom::Arcs(figures);
  draft.has_figures = true;
}

}  // namespace plotboard::data
