// The way that is flown: the maneuver of the table, its swerve, or what keeps the ship on the board.
//
// As this program reads fga-3.3.6:
// - Causes: the template (as far as flown) lies or the base ends on an obstacle, or the base would end on a huge ship.
//   Clouds are none, nor is anything that is only touched. The way is judged as rules::fly gives it, bumps included.
// - One swerve: 45 degrees to either side at the same speed, else at the nearest speed of that bearing on the dial (two
//   equally near: both). A stressed ship leaves out red ones. A reverse bank and a reverse straight are each other's
//   neighbours (own reading); a stop has none and does not swerve.
// - Candidates that leave the board are struck out first. Of the rest the one that ends closest to the target, base
//   edge to base edge, is chosen and then tested (or tested and then chosen, by the rule set). Equally close within the
//   contact tolerance: the slower, then the first in the rule's list, left before right. If it hits any obstacle, the
//   original is flown.
// - Facing an edge within range 1: the same swerve; it helps when it no longer faces one so near and hits nothing if
//   the original hit nothing.
// - Leaving: the swerve that stays on, else any maneuver of the dial that does (a card's tables are on its dial),
//   closest to the target. Staying on outranks obstacles. None: destroyed.
// - Of a mission's components hostile minefields and mines are causes, and containers (rules/coop/components.hpp).
// - Whatever is flown after that, a maneuver that ends where a bulk freighter will stand after its next move gives way
//   to the most similar one of the dial that does not and stays on the board: least change of bearing (in steps of 45
//   degrees; turning about and flying backwards count as four), then of speed, then closest to the target.
// - An Escape order's own edge, or its stretch of one, is no edge. An ion maneuver does not swerve.
// - A ship with a flee token knows no edges, and swerves only into blue maneuvers (fga-3.5).
// - Tallon roll: the middle place, unless it leaves or hits and the front or back place does not.

#include <algorithm>
#include <array>

#include "ai/activation.hpp"
#include "ai/hazards.hpp"
#include "data/rule_set.hpp"
#include "data/ship.hpp"

namespace plotboard::ai {
namespace {

using geom::Bearing;
using geom::Maneuver;

// A maneuver as it would go.
struct Tried {
  Maneuver maneuver;
  rules::MoveOutcome outcome;
  geom::PlacedBase base;  // at its end, without guides
  Ids hits;               // what it would swerve from
  bool lost = false;      // over an edge that is not its exit
  double to_target_mm = 0;
  std::optional<FacedEdge> faces;  // an edge within range 1 straight ahead
};

struct Neighbours {
  std::array<Bearing, 4> bearings;
  std::size_t count;
  const char* rule;
};

// In the order of the rule's lists, left before right: the first of equals is taken.
Neighbours neighbours_of(Bearing bearing) {
  switch (bearing) {
    case Bearing::straight:
      return {{Bearing::bank_left, Bearing::bank_right}, 2, "fga-3.3.6.1-1"};
    case Bearing::bank_left:
      return {{Bearing::straight, Bearing::turn_left}, 2, "fga-3.3.6.1-1"};
    case Bearing::bank_right:
      return {{Bearing::straight, Bearing::turn_right}, 2, "fga-3.3.6.1-1"};
    case Bearing::turn_left:
      return {{Bearing::bank_left}, 1, "fga-3.3.6.1-1"};
    case Bearing::turn_right:
      return {{Bearing::bank_right}, 1, "fga-3.3.6.1-1"};
    case Bearing::koiogran_turn:
      return {{Bearing::segnors_loop_left, Bearing::segnors_loop_right, Bearing::bank_left, Bearing::bank_right},
              4,
              "fga-3.3.6.1-4"};
    case Bearing::segnors_loop_left:
      return {{Bearing::koiogran_turn, Bearing::straight, Bearing::turn_left}, 3, "fga-3.3.6.1-5"};
    case Bearing::segnors_loop_right:
      return {{Bearing::koiogran_turn, Bearing::straight, Bearing::turn_right}, 3, "fga-3.3.6.1-5"};
    case Bearing::tallon_roll_left:
      return {{Bearing::segnors_loop_left, Bearing::bank_left}, 2, "fga-3.3.6.1-6"};
    case Bearing::tallon_roll_right:
      return {{Bearing::segnors_loop_right, Bearing::bank_right}, 2, "fga-3.3.6.1-6"};
    case Bearing::reverse_straight:
      return {{Bearing::reverse_bank_left, Bearing::reverse_bank_right}, 2, "plotboard"};
    case Bearing::reverse_bank_left:
    case Bearing::reverse_bank_right:
      return {{Bearing::reverse_straight}, 1, "plotboard"};
    case Bearing::stationary:
      break;
  }
  return {{}, 0, "fga-3.3.6.1-1"};
}

class Way {
 public:
  Way(Activation& act, const Target& target)
      : act_(act), target_(target), exit_(target.kind == Target::Kind::edge ? &target.exit : nullptr) {}

  void run(Maneuver wanted) {
    const Tried original = try_out(wanted);
    take(original);
    if (act_.decision.ionised) {
      if (original.lost) ion_loss(original);
    } else if (original.lost) {
      stay_on(original);
    } else if (!original.hits.empty() && may_swerve_from_obstacle(original)) {
      swerve(original, Swerve::Cause::obstacle);
    } else if (original.faces) {
      swerve(original, Swerve::Cause::edge_facing);
    } else if (original.hits.empty() && act_.explains) {
      note_clear(original);
    }
    if (act_.decision.destroyed_at_edge) return;
    if (!act_.decision.ionised) avoid_freighters();
    if (!act_.explains) return;
    note_tallon();
    if (act_.field.ruleset().look_ahead_at_edges && !act_.flees) look_ahead();
  }

 private:
  using Options = std::vector<std::optional<Tried>>;  // beside decision.swerve.options; nothing for those not tried

  // --- judging one maneuver
  [[nodiscard]] Tried judged(Maneuver maneuver, geom::TallonPlace place) const {
    const geom::ManeuverChoice choice{place, false, act_.field.ruleset().edition};
    Tried tried;
    tried.maneuver = maneuver;
    tried.outcome = rules::fly(act_.field, act_.self, maneuver, choice);
    tried.base = geom::placed_base(act_.field.figures(), act_.piece.base, false, tried.outcome.end);
    tried.hits = hit_by(act_, tried.outcome);
    tried.lost = tried.outcome.left_area && !act_.flees &&
                 lost_over_edge(act_.field.table().area, tried.base, exit_, act_.tolerance_mm());
    tried.to_target_mm = distance_to(act_, target_, tried.base);
    if (!tried.lost && !act_.flees) {
      const FacedEdge faced = faced_edge(act_.field.figures(), act_.field.table().area, tried.base);
      const double range_1 = act_.field.figures().range_band.mm() + act_.tolerance_mm();
      if (faced.distance_mm <= range_1 && (exit_ == nullptr || !rules::faces(faced, *exit_))) tried.faces = faced;
    }
    return tried;
  }

  [[nodiscard]] Tried try_out(Maneuver maneuver) const {
    Tried best = judged(maneuver, geom::TallonPlace::middle);
    if (!geom::is_tallon(maneuver.bearing)) return best;
    for (const geom::TallonPlace place : {geom::TallonPlace::front, geom::TallonPlace::back}) {
      if (!best.lost && best.hits.empty()) break;
      Tried other = judged(maneuver, place);
      if (best.lost ? !other.lost : !other.lost && other.hits.empty()) best = std::move(other);
    }
    return best;
  }

  // --- candidates
  void reject(std::vector<Swerve::Option>& options, Options& tried, Maneuver maneuver, words::Key why) {
    if (!act_.explains) return;
    Swerve::Option option;
    option.maneuver = maneuver;
    option.end = act_.piece.pose;
    option.verdict = why;
    options.push_back(std::move(option));
    tried.emplace_back();
  }

  void add_candidate(std::vector<Swerve::Option>& options, Options& tried, Maneuver maneuver) {
    if (!rules::flyable(act_.field, act_.self, maneuver)) {
      return reject(options, tried, maneuver, "ai-swerve.no-template");
    }
    Tried outcome = try_out(maneuver);
    options.push_back(
        {maneuver, outcome.outcome.end, outcome.to_target_mm, !outcome.hits.empty(), outcome.lost, false, {}});
    tried.emplace_back(std::move(outcome));
  }

  [[nodiscard]] bool red_while_stressed(const data::DialEntry& entry) const {
    return act_.stressed() && entry.difficulty == geom::Difficulty::red;
  }

  // Why the ship does not swerve into it, or nothing.
  [[nodiscard]] words::Key barred(const data::DialEntry& entry) const {
    if (red_while_stressed(entry)) return "ai-swerve.red-while-stressed";
    if (act_.flees && entry.difficulty != geom::Difficulty::blue) return "ai-swerve.not-blue";  // fga-3.5.2-6
    return {};
  }

  void add_neighbours(std::vector<Swerve::Option>& options, Options& tried, Maneuver original) {
    const Neighbours neighbours = neighbours_of(original.bearing);
    for (std::size_t i = 0; i < neighbours.count; ++i) {
      const Bearing bearing = neighbours.bearings[i];
      int nearest = -1;  // difference of speed
      bool on_dial = false;
      for (const data::DialEntry& entry : act_.dial.entries) {
        if (entry.maneuver.bearing != bearing) continue;
        on_dial = true;
        if (!barred(entry).empty()) continue;
        const int off = std::abs(entry.maneuver.speed - original.speed);
        if (nearest < 0 || off < nearest) nearest = off;
      }
      if (!on_dial) reject(options, tried, {original.speed, bearing}, "ai-swerve.no-bearing");
      for (const data::DialEntry& entry : act_.dial.entries) {
        if (entry.maneuver.bearing != bearing) continue;
        const int off = std::abs(entry.maneuver.speed - original.speed);
        if (const words::Key why = barred(entry); !why.empty()) {
          if (nearest < 0 || off <= nearest) reject(options, tried, entry.maneuver, why);
        } else if (off == nearest) {
          add_candidate(options, tried, entry.maneuver);
        }
      }
    }
  }

  void add_dial(std::vector<Swerve::Option>& options, Options& tried, Maneuver original) {
    for (const data::DialEntry& entry : act_.dial.entries) {
      const bool known = entry.maneuver == original ||
                         std::any_of(options.begin(), options.end(),
                                     [&](const Swerve::Option& o) { return o.maneuver == entry.maneuver; });
      if (known) continue;
      if (red_while_stressed(entry)) {
        reject(options, tried, entry.maneuver, "ai-swerve.red-while-stressed");
      } else {
        add_candidate(options, tried, entry.maneuver);
      }
    }
  }

  // --- choosing
  [[nodiscard]] bool closer(const Tried& a, const Tried& b) const {
    if (a.to_target_mm < b.to_target_mm - act_.tolerance_mm()) return true;
    if (a.to_target_mm > b.to_target_mm + act_.tolerance_mm()) return false;
    return a.maneuver.speed < b.maneuver.speed;
  }

  // The closest of those that `fit`; says of the others why not.
  template <class Fits>
  std::optional<std::size_t> choose(std::vector<Swerve::Option>& options, const Options& tried, const Fits& why_not) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (!tried[i]) continue;
      options[i].verdict = why_not(*tried[i]);
      if (options[i].verdict.empty() && (!best || closer(*tried[i], *tried[*best]))) best = i;
    }
    if (!best || !act_.explains) return best;
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (i == *best || !options[i].verdict.empty()) continue;
      const double more = options[i].to_target_mm - options[*best].to_target_mm;
      if (more > act_.tolerance_mm()) {
        options[i].verdict = say("ai-swerve.farther", goal(), words::Mm{more});
      } else if (options[i].maneuver.speed > options[*best].maneuver.speed) {
        options[i].verdict = say("ai-swerve.faster");
      } else {
        options[i].verdict = say("ai-swerve.later");
        act_.decision.alternatives.push_back(
            {"swerve", geom::code_of(options[i].maneuver), say("ai-swerve.as-close", options[i].maneuver, goal())});
      }
    }
    return best;
  }

  static Phrase leaves(const Tried& t) { return t.lost ? say("ai-swerve.leaves") : Phrase(); }

  // Why a swerve would not help, or nothing.
  [[nodiscard]] static Phrase test(const Tried& t, const Tried& original, Swerve::Cause cause) {
    const bool by_obstacle = cause == Swerve::Cause::obstacle;
    if (!t.hits.empty() && (by_obstacle || original.hits.empty())) {
      return say("ai-swerve.hits", Phrase::list(t.hits));
    }
    if (by_obstacle || !t.faces) return {};
    return say("ai-swerve.faces", words::Word{name_of(t.faces->edge)}, words::Mm{t.faces->distance_mm});
  }

  // --- the three causes
  bool may_swerve_from_obstacle(const Tried& original) {
    bool on_one = false;
    for (const rules::Crossing& under : rules::obstacles_under(act_.field, act_.self.moving)) {
      if (under.gap_mm >= -act_.tolerance_mm() || !causes_swerve(act_, under.id)) continue;
      on_one = true;
      if (!act_.explains) break;
      Step& step = act_.note("fga-3.3.6-4",
                             say("ai-swerve.starts-on", original.maneuver, Phrase::list(original.hits), under.id));
      step.marks.emplace_back(MarkPiece{under.id});
      break;
    }
    return !on_one;
  }

  void swerve(const Tried& original, Swerve::Cause cause) {
    Swerve& result = act_.decision.swerve;
    result.cause = cause;
    if (act_.explains) note_cause(original, cause);
    if (act_.explains && act_.flees) act_.note("fga-3.5.2-6", say("ai-swerve.fleeing"));
    const Neighbours neighbours = neighbours_of(original.maneuver.bearing);
    Options tried;
    add_neighbours(result.options, tried, original.maneuver);
    const bool first_test = act_.field.ruleset().swerve_tests_before_choosing;
    const auto best = choose(result.options, tried, [&](const Tried& t) {
      Phrase why = leaves(t);
      if (why.empty() && first_test) why = test(t, original, cause);
      return why;
    });
    if (!act_.explains) {
      if (!best) return;
      result.helped = test(*tried[*best], original, cause).empty();
      if (result.helped) take(*tried[*best]);
      return;
    }
    const char* fails = cause == Swerve::Cause::obstacle ? "fga-3.3.6-3" : "fga-3.3.6.3-1";
    if (!best) {
      const words::Key why = neighbours.count == 0 ? words::Key("ai-swerve.stop") : words::Key("ai-swerve.none");
      note_options(act_.note(fails, say(why, original.maneuver)), tried);
      return;
    }
    Swerve::Option& option = result.options[*best];
    const Tried& swerved = *tried[*best];
    const Phrase failed = test(swerved, original, cause);
    result.helped = failed.empty();
    option.chosen = result.helped;
    option.verdict = result.helped ? say("ai-swerve.flown") : say("ai-swerve.closest-but", failed);
    note_options(
        act_.note(neighbours.rule, say("ai-swerve.closest", option.maneuver, goal(), words::Mm{option.to_target_mm})),
        tried);
    if (!result.helped) {
      act_.note(cause == Swerve::Cause::obstacle ? "fga-3.3.6.1-7" : fails,
                say("ai-swerve.after-all", option.maneuver, failed, original.maneuver));
      return;
    }
    take(swerved);
    act_.note("fga-3.3.6.1-3", say("ai-swerve.helps", option.maneuver)).marks = {
        MarkTemplate{swerved.outcome.flown, true}, MarkPose{act_.piece.id, option.end, true, say("ai-swerve.flown")}};
  }

  void stay_on(const Tried& original) {
    Swerve& result = act_.decision.swerve;
    result.cause = Swerve::Cause::edge_leaving;
    if (act_.explains) note_cause(original, result.cause);
    Options tried;
    add_neighbours(result.options, tried, original.maneuver);
    auto best = choose(result.options, tried, leaves);
    const bool by_swerve = best.has_value();
    if (!by_swerve) {
      add_dial(result.options, tried, original.maneuver);
      best = choose(result.options, tried, leaves);
    }
    if (!best) {
      act_.decision.destroyed_at_edge = true;
      if (!act_.explains) return;
      note_options(act_.note("fga-3.3.6.3-4", say("ai-swerve.destroyed")), tried);
      return;
    }
    result.helped = true;
    take(*tried[*best]);
    if (!act_.explains) return;
    Swerve::Option& option = result.options[*best];
    option.chosen = true;
    option.verdict = say("ai-swerve.flown");
    const words::Key how = by_swerve ? words::Key("ai-swerve.stays-on") : words::Key("ai-swerve.any-stays-on");
    Phrase text = say(how, option.maneuver, words::Mm{option.to_target_mm}, goal());
    const Ids& hits = tried[*best]->hits;
    if (!hits.empty()) text = say("ai-swerve.staying-first", text, Phrase::list(hits));
    note_options(act_.note(by_swerve ? "fga-3.3.6.3-2" : "fga-3.3.6.3-3", text), tried);
  }

  // --- bulk freighters (fga-4.5.1-9, -10)
  [[nodiscard]] bool more_similar(const Tried& a, const Tried& b, Maneuver to) const {
    const int bearing_a = bearing_change(to.bearing, a.maneuver.bearing);
    const int bearing_b = bearing_change(to.bearing, b.maneuver.bearing);
    if (bearing_a != bearing_b) return bearing_a < bearing_b;
    const int speed_a = std::abs(a.maneuver.speed - to.speed), speed_b = std::abs(b.maneuver.speed - to.speed);
    return speed_a != speed_b ? speed_a < speed_b : closer(a, b);
  }
  void avoid_freighters() {
    const ComingFreighters coming(act_);
    if (coming.none() || geom::is_huge(act_.piece.base)) return;
    const Maneuver chosen = act_.decision.flown;
    const Id freighter = coming.crushing(act_.decision.outcome.end);
    if (freighter.empty()) return;
    std::optional<Tried> best;
    for (const data::DialEntry& entry : act_.dial.entries) {
      if (red_while_stressed(entry) || !rules::flyable(act_.field, act_.self, entry.maneuver)) continue;
      Tried other = try_out(entry.maneuver);
      if (other.lost || !coming.crushing(other.outcome.end).empty()) continue;
      if (!best || more_similar(other, *best, chosen)) best = std::move(other);
    }
    if (best) take(*best);
    if (!act_.explains) return;
    Step& step = best ? act_.note("fga-4.5.1-9", say("ai-swerve.freighter-avoided", chosen, freighter, best->maneuver))
                      : act_.note("fga-4.5.1-10", say("ai-swerve.freighter-hits", chosen, freighter));
    step.marks.emplace_back(MarkPiece{freighter});
  }

  void ion_loss(const Tried& original) {
    act_.decision.destroyed_at_edge = true;
    if (!act_.explains) return;
    Step& step = act_.note("fga-3.3.6.3-5", say("ai-swerve.ion-loss"));
    step.marks.emplace_back(MarkPose{act_.piece.id, original.outcome.end, true, say("ai-swerve.off-board")});
  }

  // --- words
  [[nodiscard]] words::Key goal() const {
    return target_.kind == Target::Kind::none ? words::Key("ai-swerve.middle") : words::Key("ai-swerve.target");
  }

  void take(const Tried& tried) {
    act_.decision.flown = tried.maneuver;
    act_.decision.outcome = tried.outcome;
  }

  void note_clear(const Tried& original) {
    Step& step = act_.note("fga-3.3.6-1", say("ai-swerve.clear", original.maneuver));
    step.values = {{"to_target_mm", original.to_target_mm}};
  }

  void note_cause(const Tried& original, Swerve::Cause cause) {
    Step* step = nullptr;
    if (cause == Swerve::Cause::obstacle) {
      const Phrase hits = Phrase::list(original.hits);
      step = &act_.note("fga-3.3.6-1", say("ai-swerve.would-hit", original.maneuver, hits));
      step->values = {{"hits", hits.english()}};
    } else if (cause == Swerve::Cause::edge_facing) {
      step = &act_.note("fga-3.3.6.3-1",
                        say("ai-swerve.would-face", original.maneuver, words::Word{name_of(original.faces->edge)},
                            words::Mm{original.faces->distance_mm}));
      step->values = {{"edge_mm", original.faces->distance_mm}};
      step->marks.emplace_back(MarkLine{original.faces->line, just(words::Mm{original.faces->distance_mm})});
    } else {
      step = &act_.note("fga-3.3.6.3-2",
                        say("ai-swerve.would-leave", original.maneuver, words::Mm{original.outcome.overhang_mm}));
      step->values = {{"overhang_mm", original.outcome.overhang_mm}};
    }
    step->marks.emplace_back(MarkTemplate{original.outcome.planned, false});
    step->marks.emplace_back(
        MarkPose{act_.piece.id, original.outcome.end, false, Phrase::of(geom::code_of(original.maneuver))});
  }

  void note_options(Step& step, const Options& tried) const {
    const std::vector<Swerve::Option>& options = act_.decision.swerve.options;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Swerve::Option& option = options[i];
      std::string code = geom::code_of(option.maneuver);
      if (!tried[i]) {
        step.values.push_back({std::move(code), option.verdict.english()});
        continue;
      }
      const words::Mm left{option.to_target_mm};
      step.values.push_back({code, say("ai-swerve.option", left, goal(), option.verdict).english()});
      step.marks.emplace_back(MarkTemplate{tried[i]->outcome.planned, option.chosen});
      step.marks.emplace_back(
          MarkPose{act_.piece.id, option.end, option.chosen, say("ai-swerve.ghost", words::Text{code}, left)});
    }
  }

  void note_tallon() {
    const Decision& decision = act_.decision;
    if (!geom::is_tallon(decision.flown.bearing) || !decision.outcome.fully_executed) return;
    constexpr std::array<const char*, 3> kPlaces{"back", "middle", "front"};
    const auto taken = static_cast<std::size_t>(decision.outcome.tallon);
    act_.note("2e-bearing-7", say("ai-swerve.tallon", words::Word{kPlaces[taken]}));
    for (std::size_t place = 0; place < kPlaces.size(); ++place) {
      if (place == taken) continue;
      act_.decision.alternatives.push_back(
          {"tallon-place", kPlaces[place], say("ai-swerve.tallon-place", words::Word{kPlaces[place]})});
    }
  }

  // --- house option: does the ship fly into a corner?
  [[nodiscard]] bool has_way_on(const Tried& tried) const {
    const auto difficulty = act_.dial.difficulty_of(tried.maneuver);
    const bool stress = act_.stressed() ? difficulty != geom::Difficulty::blue || act_.piece.tokens.stress > 1
                                        : difficulty == geom::Difficulty::red && tried.outcome.fully_executed;
    return std::any_of(act_.dial.entries.begin(), act_.dial.entries.end(), [&](const data::DialEntry& entry) {
      if (stress && entry.difficulty == geom::Difficulty::red) return false;
      if (!rules::flyable(act_.field, act_.self, entry.maneuver)) return false;
      const geom::Pose end = geom::end_pose(act_.field.figures(), act_.piece.base, tried.outcome.end, entry.maneuver);
      const geom::PlacedBase base = geom::placed_base(act_.field.figures(), act_.piece.base, false, end);
      return !lost_over_edge(act_.field.table().area, base, exit_, act_.tolerance_mm());
    });
  }

  void look_ahead() {
    const Tried flown = judged(act_.decision.flown, act_.decision.outcome.tallon);
    if (has_way_on(flown)) return;
    std::optional<Tried> best;
    for (const data::DialEntry& entry : act_.dial.entries) {
      if (red_while_stressed(entry) || !rules::flyable(act_.field, act_.self, entry.maneuver)) continue;
      Tried other = try_out(entry.maneuver);
      if (!other.lost && has_way_on(other) && (!best || closer(other, *best))) best = std::move(other);
    }
    act_.note("plotboard", best ? say("ai-swerve.better-way-on", best->maneuver) : say("ai-swerve.no-way-on"));
    if (best) {
      act_.decision.alternatives.push_back(
          {"edge", geom::code_of(best->maneuver), say("ai-swerve.way-on", best->maneuver)});
    }
  }

  Activation& act_;
  const Target& target_;
  const WayOut* exit_;  // of an Escape order; null: none
};

}  // namespace

void settle_way(Activation& act, const Target& target, Maneuver wanted) { Way(act, target).run(wanted); }

const char* name_of(Swerve::Cause cause) {
  switch (cause) {
    case Swerve::Cause::none:
      return "none";
    case Swerve::Cause::obstacle:
      return "obstacle";
    case Swerve::Cause::edge_facing:
      return "edge-facing";
    case Swerve::Cause::edge_leaving:
      return "edge-leaving";
  }
  return "";
}

}  // namespace plotboard::ai
