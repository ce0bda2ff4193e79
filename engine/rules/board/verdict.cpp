#include "rules/board/verdict.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "data/rule_set.hpp"
#include "geom/clearance.hpp"

namespace plotboard::rules {

namespace {

using geom::Segment;
using geom::Vec2;

// Facts of geometry, section 9.
constexpr double kErrorPair = 1.0, kErrorObstacle = 2.0, kErrorHuge = 3.0;
constexpr double kHalfDegree = 0.0087;  // millimetres aside for each ahead

constexpr std::array<std::string_view, 4> kAsked{"touching", "range", "arc", "obstructed"};

const state::Piece& asked_piece(const Field& field, Id id) {
  const state::Piece* piece = field.table().find(id);
  ENSURE(piece != nullptr, "a question about a piece that is not on the table: " + id);
  return *piece;
}

double error_of(const state::Piece& piece) {
  if (piece.type == state::PieceType::obstacle) return kErrorObstacle;
  return piece.type == state::PieceType::ship && geom::is_huge(piece.base) ? kErrorHuge : kErrorPair;
}

Phrase amount(double mm) {
  if (rounded_down(mm, 2) <= 0) return say("verdict.hardly");
  if (rounded_down(mm, 1) <= 0) return say("verdict.fine", words::Hundredths{rounded_down(mm, 2)});
  return just(words::Mm{rounded_down(mm, 1)});
}
Phrase fine_amount(double mm) {  // of contact
  return say("verdict.fine", words::Hundredths{rounded_down(mm, 2)});
}

words::Word arc_word(geom::ArcKind kind) { return {Id(geom::name_of(kind))}; }

// A number that may turn the answer.
struct Decider {
  double margin, error;
  bool on_line;
  Phrase exact;  // the answer by it
  Phrase open;   // what it may be at a table
  Segment deciding;
};
// What is to be said of a section of a huge ship comes with it.
Phrase of_section(const Verdict& verdict, Phrase exact) {
  if (!verdict.attackable) exact = say("verdict.no-target", exact);
  return verdict.section.empty() ? exact : say("verdict.section", exact, words::Word{Id(verdict.section)});
}
void settle(Verdict& verdict, const Decider& by) {
  verdict.margin_mm = by.margin;
  verdict.error_mm = by.error;
  verdict.on_line = by.on_line;
  verdict.too_close = by.margin < by.error;
  verdict.exact = of_section(verdict, by.exact);
  verdict.headline =
      verdict.too_close ? say("verdict.too-close", verdict.exact, by.open, words::Mm{by.error}) : verdict.exact;
  verdict.deciding = by.deciding;
}
// By the one with least room beyond its error.
void settle(Verdict& verdict, const std::vector<Decider>& all) {
  const auto room = [](const Decider& by) { return by.margin - by.error; };
  settle(verdict, *std::min_element(all.begin(), all.end(),
                                    [&](const Decider& a, const Decider& b) { return room(a) < room(b); }));
}

// What all questions about one pair share.
class Judge {
 public:
  Judge(const Field& field, const Question& question)
      : field_(field),
        question_(question),
        from_(asked_piece(field, question.from)),
        to_(asked_piece(field, question.to)),
        pair_(measure(field, question.from, question.to)),
        bands_(ruler_bands(field, question.from, question.to)),
        step_(field.figures().range_band.mm()),
        error_(table_error_mm(from_, to_)),
        first_edition_(field.ruleset().edition == geom::Edition::first) {}

  Verdict answer() {
    switch (question_.asked) {
      case Asked::touching:
        return touching();
      case Asked::range:
        return question_.arc ? by_sections() : range();
      case Asked::in_arc:
        ENSURE(question_.arc.has_value(), "which arc?");
        return by_sections();
      case Asked::obstructed:
        return question_.arc ? by_sections() : obstructed(pair_.first, pair_.last, pair_.obstructed_by, start());
    }
    return {};
  }

 private:
  Verdict start() const {
    Verdict verdict;
    verdict.question = question_;
    verdict.contact = pair_.contact_with_guides;
    verdict.line = pair_.nearest;
    return verdict;
  }
  [[nodiscard]] bool of_ship() const {
    return from_.type == state::PieceType::ship || to_.type == state::PieceType::ship;
  }
  [[nodiscard]] bool both_ships() const {
    return from_.type == state::PieceType::ship && to_.type == state::PieceType::ship;
  }
  [[nodiscard]] bool huge() const {
    const auto is = [](const state::Piece& p) { return p.type == state::PieceType::ship && geom::is_huge(p.base); };
    return is(from_) || is(to_);
  }
  void cite(Verdict& verdict, std::initializer_list<const char*> second,
            std::initializer_list<const char*> first) const {
    for (const char* id : first_edition_ ? first : second) verdict.rules.emplace_back(id);
  }
  void add_gaps(Verdict& verdict) const {
    const bool guides = of_ship() && field_.table().options.guides;
    verdict.figures.push_back({guides ? say("figure.gap-bases") : say("figure.gap"), pair_.gap_mm});
    if (guides) verdict.figures.push_back({say("figure.gap-guides"), pair_.gap_with_guides_mm});
  }

  // --- touching

  Verdict touching() const {
    Verdict verdict = start();
    const double gap = pair_.gap_with_guides_mm;
    const double size = std::fabs(gap);
    verdict.yes = verdict.contact != geom::Contact::apart;
    verdict.line = pair_.nearest_with_guides;
    Phrase exact = verdict.contact == geom::Contact::touching ? say("verdict.touching")
                   : verdict.yes                              ? say("verdict.overlapping", fine_amount(size))
                                                              : say("verdict.apart", fine_amount(size));
    // Why it is less than the gap by which range is measured.
    if (pair_.gap_mm - gap > geom::kRounding) exact = say("verdict.guides", exact);
    const Phrase open = verdict.contact == geom::Contact::overlapping ? say("open.overlapping") : say("open.touching");
    settle(verdict,
           Decider{size, error_, verdict.contact == geom::Contact::touching, exact, open, pair_.nearest_with_guides});
    add_gaps(verdict);
    verdict.figures.push_back({say("figure.contact"), field_.tolerance_mm()});
    cite(verdict, {"2e-range-8"}, {"1e-overlap-1", "1e-overlap-2"});
    if (both_ships() && verdict.yes) {
      cite(verdict, {"2e-range-11"}, {"1e-touch-1", "1e-touch-2"});
      if (first_edition_) verdict.notes.push_back(say("note.touch-after-overlap"));
    }
    return verdict;
  }

  // --- range

  // How far along the line of measuring the answer turns: the point of the target, and that one.
  static Segment to_limit(const Segment& line, double limit) {
    const Vec2 way = line.b - line.a;
    const double size = length(way);
    return size > 0 ? Segment{line.b, line.a + way * (limit / size)} : line;
  }
  [[nodiscard]] Phrase band_words(const std::optional<int>& band) const {
    return band ? say("verdict.band", *band) : say("verdict.band-beyond", bands_);
  }

  // The first edition knows no range 0: ships in contact are at range 1 of each other (1e-range-7).
  [[nodiscard]] int nearest_band() const { return first_edition_ ? 1 : 0; }
  [[nodiscard]] std::optional<int> band_of(const geom::RangeVerdict& range) const {
    return range.band ? std::max(*range.band, nearest_band()) : range.band;
  }

  // The range of a distance; `contact` is the gap that tells contact from range 1, negative in contact.
  [[nodiscard]] Decider range_decider(const geom::RangeVerdict& range, double distance, double contact_gap,
                                      const Segment& line, const Segment& contact_line) const {
    const std::optional<int> band = band_of(range);
    constexpr int kBeyond = 1000;
    const int here = band.value_or(kBeyond);
    const int wanted = question_.band.value_or(here);
    const auto line_at = [&](int k) { return k == 0 ? std::fabs(contact_gap) : std::fabs(distance - k * step_); };
    // The limit that decides: a band's lines are its number and the one below.
    int limit = 0;
    if (here < wanted) {
      limit = wanted - 1;
    } else if (here > wanted) {
      limit = wanted;
    } else if (here > bands_) {
      limit = bands_;
    } else if (here > 0) {
      limit = here == nearest_band() || line_at(here) < line_at(here - 1) ? here : here - 1;
    }
    Decider by{line_at(limit), error_, false, {}, {}, limit == 0 ? contact_line : to_limit(line, limit * step_)};
    by.on_line = by.margin <= field_.tolerance_mm() + geom::kRounding;
    if (wanted != here) {
      by.exact = by.on_line ? say("verdict.not-range-line", wanted, band_words(band))
                            : say("verdict.not-range", wanted, amount(by.margin), band_words(band));
      by.open = say("open.that-range", wanted);
      return by;
    }
    if (here == 0) {
      by.exact = by.on_line ? say("verdict.range-touching") : say("verdict.range-overlapping", fine_amount(by.margin));
    } else if (here > bands_) {
      by.exact = say("verdict.beyond", bands_, amount(by.margin));
    } else {
      by.exact = by.on_line ? say("verdict.range-line", here) : say("verdict.range", here, amount(by.margin));
    }
    if (question_.band) {
      by.open = say("open.that-range", wanted);
    } else if (limit == bands_) {
      by.open = say("open.beyond", bands_);
    } else {
      by.open = say("open.range", limit, limit + 1);
    }
    return by;
  }

  Verdict range() const {
    Verdict verdict = start();
    verdict.band = band_of(pair_.range);
    verdict.yes = question_.band ? verdict.band == question_.band : verdict.band.has_value();
    settle(verdict, range_decider(pair_.range, pair_.gap_mm, pair_.gap_with_guides_mm, pair_.nearest,
                                  pair_.nearest_with_guides));
    add_gaps(verdict);
    add_ruler(verdict);
    cite(verdict, {"2e-range-1"}, {"1e-range-3"});
    if (!first_edition_ && of_ship()) verdict.rules.emplace_back("2e-range-2");
    if (!first_edition_ && !both_ships()) verdict.rules.emplace_back("2e-range-3");
    cite(verdict, {"2e-range-4"}, {"1e-range-4"});
    if (pair_.range.band == 0) cite(verdict, {"2e-range-8"}, {"1e-range-7"});
    if (verdict.on_line) cite(verdict, {}, {"1e-range-2"});
    if (huge()) verdict.rules.emplace_back("huge-ruler-1");
    return verdict;
  }
  void add_ruler(Verdict& verdict) const {
    if (verdict.band) verdict.figures.push_back({say("figure.range"), static_cast<double>(*verdict.band), true});
    verdict.figures.push_back({say("figure.ruler"), bands_ * step_});
  }

  // --- arcs, and what is measured in them

  Verdict by_sections() {
    const geom::ArcKind kind = *question_.arc;
    ENSURE(from_.type == state::PieceType::ship, "only ships have arcs: " + from_.id);
    const ArcAnswer answer = measure_arc(field_, question_.from, question_.to, kind);
    if (!answer.exists) {
      Verdict verdict = start();
      verdict.possible = false;
      verdict.exact = verdict.headline = say("verdict.no-arc", arc_word(kind));
      return verdict;
    }
    std::vector<Verdict> all;
    for (const SectionVerdict& section : answer.sections) all.push_back(judged(section));
    const auto better = [](const Verdict& a, const Verdict& b) {
      const auto standing = [](const Verdict& v) { return !v.in_arc ? 2 : v.attackable ? 0 : 1; };
      if (standing(a) != standing(b)) return standing(a) < standing(b);
      return a.in_arc ? length(a.line.b - a.line.a) < length(b.line.b - b.line.a) : a.margin_mm < b.margin_mm;
    };
    const auto best = std::min_element(all.begin(), all.end(), better);
    if (all.size() == 1) return std::move(*best);
    Verdict verdict = *best;
    verdict.sections = std::move(all);
    return verdict;
  }

  Verdict judged(const SectionVerdict& section) {
    const geom::ArcVerdict& arc = section.arc;
    Verdict verdict = start();
    verdict.section = section.section;
    verdict.line = arc.in_arc ? section.line : pair_.nearest;
    verdict.obstructed_by = section.obstructed_by;
    verdict.in_arc = arc.in_arc;
    // Battles hold the mid-line against attackers in the first edition only.
    verdict.attackable = !arc.in_arc || !section.midline_blocks || !first_edition_;
    const std::vector<Decider> reach = arc_deciders(section);
    const auto finish = [&](Verdict done) {
      const double edge = arc.margin_mm;
      if (std::isfinite(edge)) {
        const Phrase label = edge >= 0 ? say("figure.edge-inside") : say("figure.edge-outside");
        done.figures.insert(done.figures.begin(), Figure{label, std::fabs(edge)});
      }
      if (arc.in_arc) done.figures.push_back({say("figure.in-arc"), arc.distance_mm});
      done.band = arc.in_arc ? band_of(arc.range) : std::nullopt;
      add_gaps(done);
      add_ruler(done);
      cite_arc(done);
      return done;
    };
    if (!arc.in_arc || question_.asked == Asked::in_arc) {
      verdict.yes = arc.in_arc;
      settle(verdict, reach);
      return finish(std::move(verdict));
    }
    if (question_.asked == Asked::obstructed) {
      return finish(obstructed(arc.first, arc.last, section.obstructed_by, std::move(verdict)));
    }
    std::vector<Decider> all;
    all.push_back(range_decider(arc.range, arc.distance_mm, arc.distance_mm, section.line, section.line));
    all.front().exact = say("verdict.in-this-arc", all.front().exact, arc_word(*question_.arc));
    verdict.yes = question_.band ? band_of(arc.range) == question_.band : true;
    if (std::isfinite(arc.margin_mm)) {
      const Phrase answer =
          verdict.yes ? say("verdict.band-found", *band_of(arc.range)) : say("verdict.not-band", *question_.band);
      all.push_back(reach.front());
      all.back().exact = say("verdict.range-in-arc", answer, arc_word(*question_.arc), amount(reach.front().margin));
    }
    settle(verdict, all);
    return finish(std::move(verdict));
  }

  // What may turn "in the arc" or "not in the arc"; the arc's edge first.
  [[nodiscard]] std::vector<Decider> arc_deciders(const SectionVerdict& section) const {
    const geom::ArcVerdict& arc = section.arc;
    const words::Word name = arc_word(*question_.arc);
    const Phrase open = say("open.arc");
    const double reach = bands_ * step_;
    const double away = arc.distance_mm > 0 ? arc.distance_mm : std::max(pair_.gap_mm, 0.0);
    const double edge_error = edge_error_mm(error_, away);
    const double tolerance = field_.tolerance_mm() + geom::kRounding;
    std::vector<Decider> all;
    if (arc.in_arc) {
      if (std::isfinite(arc.margin_mm)) {
        const double margin = std::max(arc.margin_mm, 0.0);
        all.push_back({margin, edge_error, arc.on_line,
                       arc.on_line ? say("verdict.arc-edge", name) : say("verdict.in-arc", name, amount(margin)), open,
                       section.edge});
      }
      if (*question_.arc != geom::ArcKind::base_strip) {
        const double margin = std::fabs(reach - arc.distance_mm);
        const bool on_line = margin <= tolerance;
        all.push_back({margin, error_, on_line,
                       on_line ? say("verdict.arc-ruler-line", name, bands_)
                               : say("verdict.in-arc-ruler", name, band_of(arc.range).value_or(bands_), amount(margin)),
                       open, to_limit(section.line, reach)});
      }
      return all;
    }
    const double outside = -arc.margin_mm;
    const double beyond = (arc.distance_mm > 0 ? arc.distance_mm : pair_.gap_mm) - reach;
    if (beyond > outside) {
      const Segment line = arc.distance_mm > 0 ? section.line : pair_.nearest;
      return {{beyond, error_, beyond <= tolerance, say("verdict.arc-beyond", name, bands_, amount(beyond)), open,
               to_limit(line, reach)}};
    }
    return {{outside, edge_error, false, say("verdict.not-in-arc", name, amount(outside)), open, section.edge}};
  }

  void cite_arc(Verdict& verdict) const {
    const geom::ArcKind kind = *question_.arc;
    cite(verdict, {"2e-firing-arc-1", "2e-firing-arc-2"}, {"1e-arc-1", "1e-arc-2"});
    if (kind == geom::ArcKind::bullseye) cite(verdict, {"2e-firing-arc-6"}, {"1e-arc-13"});
    if (kind == geom::ArcKind::full_front || kind == geom::ArcKind::full_rear) cite(verdict, {"2e-firing-arc-7"}, {});
    if (geom::is_turret(kind)) cite(verdict, {"2e-firing-arc-9"}, {"1e-rotate-6"});
    if (question_.asked != Asked::in_arc) cite(verdict, {"2e-attack-range-1"}, {"1e-range-8"});
    if (both_ships() && verdict.yes && verdict.contact != geom::Contact::apart) {
      cite(verdict, {"2e-attack-range-9"}, {"1e-touch-3"});
      verdict.notes.push_back(say("note.no-attack-in-contact"));
    }
    if (verdict.section.empty()) return;
    if (first_edition_) {
      verdict.rules.insert(verdict.rules.end(), {"huge-targeting-1", "huge-targeting-2", "huge-targeting-3"});
    }
    if (bands_ > field_.figures().bands) verdict.rules.emplace_back("huge-ruler-1");
  }
  // --- obstruction

  Verdict obstructed(const Segment& first, const Segment& last, const Ids& by, Verdict verdict) const {
    verdict.obstructed_by = by;
    verdict.yes = !by.empty();
    const std::vector<InTheWay> all = in_the_way(field_, question_.from, question_.to);
    cite(verdict, {"2e-obstruct-1", "2e-obstruct-4", "2e-obstruct-6"}, {"1e-obst-14", "1e-obst-18"});
    if (length(last.a - first.a) > 0) cite(verdict, {"2e-obstruct-7"}, {"1e-range-15"});
    if (all.empty()) {
      verdict.exact = verdict.headline = of_section(verdict, say("verdict.no-obstacle"));
      verdict.deciding = verdict.line;
      return verdict;
    }
    std::vector<const geom::PlacedShape*> shapes;
    for (const InTheWay& one : all) shapes.push_back(one.shape);
    const geom::Clearance clear = geom::clearance(first, last, shapes);
    verdict.line = clear.line;
    for (const InTheWay& one : all) {
      const double alone = geom::clearance(clear.line, clear.line, {one.shape}).mm;
      if (alone <= step_) verdict.obstacles.push_back({one.id, alone});
    }
    std::stable_sort(verdict.obstacles.begin(), verdict.obstacles.end(),
                     [](const LineObstacle& a, const LineObstacle& b) { return a.margin_mm < b.margin_mm; });
    const Id decides = all[clear.obstacle].id;
    const double margin = std::max(verdict.yes ? -clear.mm : clear.mm, 0.0);
    // Up to the tolerance of contact a line that meets an outline is not yet in it.
    const bool on_line = margin <= field_.tolerance_mm() + geom::kRounding;
    const Phrase exact = verdict.yes ? say("verdict.obstructed", Phrase::list(by), amount(margin))
                         : on_line   ? say("verdict.grazes", decides)
                                     : say("verdict.clear", decides, amount(margin));
    settle(verdict, Decider{margin, std::max(error_, error_of(asked_piece(field_, decides))), on_line, exact,
                            say("open.obstructed"), clear.deciding});
    verdict.figures.push_back({say("figure.line"), length(clear.line.b - clear.line.a)});
    if (asked_piece(field_, decides).type == state::PieceType::ship) cite(verdict, {"huge-overlap-15"}, {"1e-obst-17"});
    if (question_.arc) return verdict;  // the arc's figures follow
    verdict.band = band_of(pair_.range);
    add_gaps(verdict);
    return verdict;
  }

  const Field& field_;
  const Question& question_;
  const state::Piece& from_;
  const state::Piece& to_;
  PairVerdict pair_;
  int bands_;
  double step_;
  double error_;
  bool first_edition_;
};

}  // namespace

std::string_view name_of(Asked asked) { return kAsked[static_cast<std::size_t>(asked)]; }
std::optional<Asked> asked_named(std::string_view name) {
  for (std::size_t i = 0; i < kAsked.size(); ++i)
    if (kAsked[i] == name) return static_cast<Asked>(i);
  return std::nullopt;
}

double table_error_mm(const state::Piece& a, const state::Piece& b) { return std::max(error_of(a), error_of(b)); }
double edge_error_mm(double pair_error_mm, double distance_mm) {
  return std::max(pair_error_mm, distance_mm * kHalfDegree);
}

Verdict judge(const Field& field, const Question& question) { return Judge(field, question).answer(); }

}  // namespace plotboard::rules
