#include "desk/table/move_words.hpp"

#include <algorithm>
#include <cmath>

#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "rules/first/energy_preview.hpp"
#include "scene/canvas.hpp"

namespace plotboard::desk {

namespace {

std::string listed(const Ids& ids, const words::Names& names) {
  std::vector<std::string> pieces;
  for (const Id& id : ids) pieces.push_back(names.piece(id));
  return desk::listed(pieces);
}

Ids ids_of(const std::vector<rules::Crossing>& crossings) {
  Ids ids;
  ids.reserve(crossings.size());
  for (const rules::Crossing& crossing : crossings) ids.push_back(crossing.id);
  return ids;
}

constexpr const char* kAsTheyStand = "As the others stand now";

std::string number(double value, int decimals) {
  std::string text = scene::fixed(value, decimals);
  if (text.front() == '-') text.replace(0, 1, "−");
  return text;
}

std::string end_words(const rules::MoveOutcome& outcome) {
  return "Ends at " + number(outcome.end.x.mm(), 1) + ", " + number(outcome.end.y.mm(), 1) + " mm, heading " +
         number(outcome.end.heading.degrees(), 1) + "°";
}

// "Red 2, which will stand there, and Alpha 1, if nobody moves before it"
std::string met_words(const Ids& met, const Others& others, const words::Names& names) {
  Ids standing, rest;
  for (const Id id : met) (base::contains(others.will_stand, id) ? standing : rest).push_back(id);
  const std::string unless_moved = others.move_first ? ", if nobody moves before it" : "";
  if (standing.empty()) return listed(rest, names) + unless_moved;
  const std::string words = listed(standing, names) + ", which will stand there";
  return rest.empty() ? words : words + ", and " + listed(rest, names) + unless_moved;
}

std::string order_words(Id before, Id after, const words::Names& names) {
  if (!before.empty()) return " before " + names.piece(before);
  return after.empty() ? "" : " after " + names.piece(after);
}

std::string arc_word(geom::ArcKind arc, bool first) { return words::english_word(Id(geom::name_of(arc)), first); }

std::string range_words(const Sighting& seen) {
  return "range " + std::to_string(seen.range) + (seen.obstructed ? ", obstructed" : "");
}

// "Alpha 2 (range 1), Alpha 3 (range 2, obstructed)"
std::string with_ranges(const std::vector<Sighting>& list, const words::Names& names) {
  std::string words;
  for (const Sighting& seen : list)
    words += (words.empty() ? "" : ", ") + names.piece(seen.ship) + " (" + range_words(seen) + ")";
  return words;
}

}  // namespace

std::vector<Consequence> consequences(const rules::MoveOutcome& outcome, const words::Names& names,
                                      const Others& others) {
  using Kind = Consequence::Kind;
  std::vector<Consequence> out;
  if (others.substituted) {
    out.push_back({Kind::note, std::string(others.ion ? "Ion tokens" : "Red, and it is stressed") + ": it flies " +
                                   geom::words_of(outcome.maneuver) + " instead"});
  }
  const std::size_t before = out.size();
  if (outcome.left_area) {
    out.push_back({Kind::leaves, "Leaves the play area, by " + number(std::max(outcome.overhang_mm, 0.0), 1) + " mm",
                   "Leaves the play area"});
  }
  if (!outcome.fully_executed) {
    const auto& stopped_by = outcome.touching.empty() ? outcome.bumped : outcome.touching;
    out.push_back({Kind::bump,
                   stopped_by.empty() ? "Cannot move" : "Stops against " + met_words(stopped_by, others, names),
                   stopped_by.empty() ? "" : "Stops against " + listed(stopped_by, names)});
    if (const std::string words = order_words(others.clear_before, others.clear_after, names); !words.empty())
      out.push_back({Kind::note, "Not stopped if it flies" + words});
  } else if (!outcome.touching.empty()) {
    out.push_back({Kind::bump, "Ends touching " + met_words(outcome.touching, others, names),
                   "Ends touching " + listed(outcome.touching, names)});
  }
  if (!others.will_stop.empty()) out.push_back({Kind::bump, listed(others.will_stop, names) + " will stop against it"});
  if (!outcome.template_crosses.empty()) {
    out.push_back({Kind::obstacle, "Moves through " + listed(ids_of(outcome.template_crosses), names)});
  }
  if (!outcome.base_overlaps.empty()) {
    out.push_back({Kind::obstacle, "Ends on " + listed(ids_of(outcome.base_overlaps), names)});
  }
  if (out.size() == before)
    out.push_back(
        {Kind::clear, std::string("Touches nothing") + (others.move_first ? ", if nobody moves before it" : "")});
  out.push_back({Kind::end, end_words(outcome)});
  return out;
}

std::vector<Consequence> consequences(const rules::MoveOutcome& outcome, const words::Names& names, bool others_first) {
  Others others;
  others.move_first = others_first;
  return consequences(outcome, names, others);
}

std::vector<Consequence> consequences_of_huge(const data::Catalog& catalog, const state::Table& table,
                                              const state::Piece& ship, const rules::MoveOutcome& outcome,
                                              bool others_first) {
  using Kind = Consequence::Kind;
  const Names names(catalog, &table);
  const std::string unless_moved = others_first ? ", if nobody moves before it" : "";
  std::vector<Consequence> out;
  if (outcome.left_area)
    out.push_back({Kind::leaves, "Leaves the play area, by " + number(std::max(outcome.overhang_mm, 0.0), 1) + " mm",
                   "Leaves the play area"});
  Ids huge_ones;
  for (const Id other : outcome.touching)
    if (const state::Piece* met = table.find(other); met != nullptr && geom::is_huge(met->base))
      huge_ones.push_back(other);
  if (!huge_ones.empty())
    out.push_back({Kind::bump,
                   "Stops against " + listed(huge_ones, names) + ": 1 faceup damage card each" + unless_moved,
                   "Stops against " + listed(huge_ones, names)});
  int dice = 0;
  bool own = false;
  for (const Id other : outcome.crushed) {
    const state::Piece* met = table.find(other);
    if (met == nullptr) continue;
    dice += met->base == geom::BaseKind::large ? 2 : 1;
    own = own || met->side == ship.side;
  }
  if (dice > 0) {
    const bool one = outcome.crushed.size() == 1;
    out.push_back({Kind::ram,
                   "Rams " + listed(outcome.crushed, names) + (one ? ", which is destroyed" : ", which are destroyed") +
                       (!own  ? ""
                        : one ? ": it is of its own side"
                              : ", ships of its own side too") +
                       unless_moved,
                   "Rams " + listed(outcome.crushed, names)});
    const bool fore_gone = ship.ship.is_of_two_cards() && ship.ship.section(state::Section::fore).crippled;
    const std::string where = !ship.ship.is_of_two_cards() ? "itself"
                              : fore_gone                  ? "its own aft section"
                                                           : "its own fore section";
    out.push_back({Kind::ram, "Rolls " + std::to_string(dice) + (dice == 1 ? " attack die" : " attack dice") +
                                  " against " + where});
  }
  if (!outcome.base_overlaps.empty())
    out.push_back({Kind::obstacle,
                   "Ends on " + listed(ids_of(outcome.base_overlaps), names) +
                       ": 1 faceup damage card, and what lies there is removed",
                   "Ends on " + listed(ids_of(outcome.base_overlaps), names)});
  if (out.empty()) out.push_back({Kind::clear, "Touches nothing" + unless_moved});
  const data::Ship* type = catalog.ship(ship.ref);
  for (std::size_t i = 0; type != nullptr && i < type->energy.size() && i < type->dial.entries.size(); ++i) {
    if (type->dial.entries[i].maneuver != outcome.maneuver) continue;
    int now = 0, limit = 0;
    for (const state::HullSection& section : ship.ship.sections) {
      now += section.energy;
      limit += section.energy_limit;
    }
    const int gain = rules::first::energy_brought(catalog, table, ship.id, outcome.maneuver);
    std::string words = "Gains " + std::to_string(gain) + " energy";
    if (limit > 0)
      words += ": " + std::to_string(now) + " → " + std::to_string(std::min(limit, now + gain)) + " of " +
               std::to_string(limit);
    if (limit > 0 && now + gain > limit) words += ", " + std::to_string(now + gain - limit) + " lost";
    out.push_back({Kind::energy, words, "Gains " + std::to_string(gain) + " energy"});
  }
  out.push_back({Kind::end, end_words(outcome)});
  return out;
}

Others others_of(const Forecast& forecast, const Planned& planned, bool move_first) {
  Others others;
  others.move_first = move_first;
  others.substituted = planned.substituted;
  others.ion = planned.ion;
  others.clear_before = planned.clear_before;
  others.clear_after = planned.clear_after;
  others.will_stop = forecast.stopped_by(planned.ship);
  for (const Planned& earlier : forecast.moves) {
    if (earlier.ship == planned.ship) break;
    others.will_stand.push_back(earlier.ship);
  }
  return others;
}

std::vector<Consequence> words_of(const Sight& sight, const words::Names& names, bool may_change) {
  using Kind = Consequence::Kind;
  std::vector<Consequence> out;
  // By arc, in the order in which the nearest of each was met.
  std::vector<std::vector<Sighting>> by_arc;
  for (const Sighting& seen : sight.sees) {
    const auto same =
        std::find_if(by_arc.begin(), by_arc.end(), [&](const auto& list) { return list.front().arc == seen.arc; });
    if (same == by_arc.end())
      by_arc.push_back({seen});
    else
      same->push_back(seen);
  }
  for (const std::vector<Sighting>& list : by_arc) {
    const std::string arc = arc_word(list.front().arc, names.first_edition()) + " arc";
    if (list.size() == 1)
      out.push_back({Kind::sees, names.piece(list.front().ship) + " in your " + arc + ", " + range_words(list.front()),
                     names.piece(list.front().ship) + " in arc, range " + std::to_string(list.front().range), 1});
    else
      out.push_back(
          {Kind::sees, "In your " + arc + ": " + with_ranges(list, names), "", static_cast<int>(list.size())});
  }
  if (sight.seen_by.size() == 1)
    out.push_back({Kind::seen_by,
                   "In arc of " + names.piece(sight.seen_by.front().ship) + ", " + range_words(sight.seen_by.front()),
                   "In arc of " + names.piece(sight.seen_by.front().ship), 1});
  else if (!sight.seen_by.empty())
    out.push_back(
        {Kind::seen_by, "In arc of " + with_ranges(sight.seen_by, names), "", static_cast<int>(sight.seen_by.size())});
  if (may_change && !out.empty()) out.push_back({Kind::note, kAsTheyStand});
  return out;
}

std::string warning_of(const Planned& planned, const words::Names& names) {
  if (planned.in_the_way.empty()) return "";
  std::string words = names.piece(planned.ship) + " will stop against " + listed(planned.in_the_way, names);
  const std::string order = order_words(planned.clear_before, planned.clear_after, names);
  return order.empty() ? words : words + "; not if it flies" + order;
}

namespace {

scene::Said::Tone tone_of(Consequence::Kind kind) {
  using Kind = Consequence::Kind;
  using Tone = scene::Said::Tone;
  switch (kind) {
    case Kind::leaves:
    case Kind::ram:
      return Tone::grave;
    case Kind::obstacle:
      return Tone::obstacle;
    case Kind::bump:
      return Tone::bump;
    case Kind::sees:
      return Tone::good;
    case Kind::seen_by:
      return Tone::threat;
    case Kind::clear:
    case Kind::energy:
    case Kind::note:
    case Kind::end:
      break;
  }
  return Tone::plain;
}

std::string enemies(int count) { return std::to_string(count) + (count == 1 ? " enemy" : " enemies"); }

// Who would be seen, and who would see it; in one line where there is no room for two.
std::vector<scene::Said> sights_of(const std::vector<Consequence>& lines, bool in_one) {
  using Kind = Consequence::Kind;
  const Consequence* first[2] = {nullptr, nullptr};
  int ships[2] = {0, 0};
  for (const Consequence& line : lines) {
    if (line.ships == 0) continue;
    const int way = line.kind == Kind::sees ? 0 : 1;
    if (first[way] == nullptr) first[way] = &line;
    ships[way] += line.ships;
  }
  if (in_one && ships[0] > 0 && ships[1] > 0)
    return {{scene::Said::Tone::plain, enemies(ships[0]) + " in your arcs, in arc of " + std::to_string(ships[1])}};
  std::vector<scene::Said> said;
  for (const int way : {0, 1}) {
    if (ships[way] == 0) continue;
    const std::string many = way == 0 ? enemies(ships[way]) + " in your arcs" : "In arc of " + enemies(ships[way]);
    said.push_back({tone_of(first[way]->kind), ships[way] == 1 ? first[way]->brief : many});
  }
  return said;
}

}  // namespace

// What goes wrong, the worst first, leaves room for the sights; what the board shows anyway, and what holds for all of
// it, is said in the panel alone.
std::vector<scene::Said> on_board(const std::vector<Consequence>& lines) {
  using Kind = Consequence::Kind;
  constexpr std::size_t kMost = 2;
  std::vector<scene::Said> said;
  const auto add = [&](Kind kind) {
    for (const Consequence& line : lines)
      if (line.kind == kind && line.text != kAsTheyStand)
        said.push_back({tone_of(kind), line.brief.empty() ? line.text : line.brief});
  };
  for (const Kind kind : {Kind::leaves, Kind::ram, Kind::obstacle, Kind::bump}) add(kind);
  const std::vector<scene::Said> sights = sights_of(lines, !said.empty());
  if (said.size() + sights.size() > kMost) said.resize(kMost - sights.size());
  said.insert(said.end(), sights.begin(), sights.end());
  for (const Kind kind : {Kind::energy, Kind::note}) add(kind);
  if (said.size() > kMost) said.resize(kMost);
  return said;
}

}  // namespace plotboard::desk
