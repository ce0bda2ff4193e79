#include <algorithm>

#include "ai/activation.hpp"
#include "ai/ai_orders.hpp"
#include "ai/words.hpp"
#include "data/card_lines.hpp"
#include "data/catalog.hpp"
#include "data/rule_set.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::ai {
namespace {

constexpr int kArcReach = 3;          // arcs end at range 3 (fga-3.3.1.1-3)
constexpr double kSameAngle = 0.001;  // degrees

// An enemy as measured from the activating ship: a ship, or a component that a Strike order names.
struct Seen {
  const rules::Field::Ship* ship = nullptr;
  const rules::Field::Remote* object = nullptr;
  const state::Piece* piece = nullptr;
  double distance_mm = 0;
  int band = 0;
  bool contact = false;
  bool eligible = true;
  bool in_arc = false;
  double off_nose = 0;
  geom::Segment line;  // only for the reasons
};

bool is_enemy(const state::Piece& a, const state::Piece& b) {
  return a.side != state::Side::none && b.side != state::Side::none && a.side != b.side;
}

double off_nose_of(geom::Vec2 centre) {
  if (!(geom::dot(centre, centre) > 0)) return 0;
  const double bearing = geom::direction_degrees(centre);
  return std::min(bearing, 360 - bearing);
}

Seen look_at(const Activation& act, const geom::PlacedShape& own, const rules::Field::Ship& ship) {
  const geom::Figures& figures = act.field.figures();
  Seen seen;
  seen.ship = &ship;
  seen.piece = &act.field.piece(ship);
  seen.distance_mm = geom::gap_mm(act.self.measured, ship.measured);
  // Guides make contact where they count for overlap, as when a ship has bumped; the distance never counts them.
  seen.contact = geom::contact(act.self.moving, ship.moving, act.tolerance_mm()) != geom::Contact::apart;
  seen.band = seen.contact ? 0 : geom::open_band(seen.distance_mm, figures);
  seen.off_nose = off_nose_of(act.self.measured.frame.to_local(ship.measured.frame.origin));
  if (act.explains) seen.line = geom::nearest(own, ship.shape()).line;
  return seen;
}

// Base edge to outline, and as a point its centre: a component has no base and no nose.
Seen look_at(const Activation& act, const geom::PlacedShape& own, const rules::Field::Remote& object) {
  Seen seen;
  seen.object = &object;
  seen.piece = &act.field.piece(object);
  seen.distance_mm = std::max(0.0, geom::gap_mm(act.self.measured, object.shape));
  seen.contact = geom::contact(act.self.moving, object.shape, act.tolerance_mm()) != geom::Contact::apart;
  seen.band = seen.contact ? 0 : geom::open_band(seen.distance_mm, act.field.figures());
  seen.off_nose = off_nose_of(act.self.measured.frame.to_local(geom::frame_of(seen.piece->pose).origin));
  if (act.explains) seen.line = geom::nearest(own, object.shape).line;
  return seen;
}

bool turret(geom::ArcKind arc) {
  switch (arc) {
    case geom::ArcKind::turret_front:
    case geom::ArcKind::turret_rear:
    case geom::ArcKind::turret_left:
    case geom::ArcKind::turret_right:
    case geom::ArcKind::double_turret_front_rear:
    case geom::ArcKind::double_turret_left_right:
    case geom::ArcKind::all_round:
      return true;
    default:
      return false;
  }
}

std::string arc_words(geom::ArcKind arc) { return turret(arc) ? "turret arc" : line(geom::name_of(arc), " arc"); }

// Which of them some part of the arc reaches within range 3. An enemy in contact counts as straight behind, so only a
// turret reaches it. A turret's arc is where its indicator points; without one, as on a table outside battles, it may
// point anywhere, so all within range 3 are in its arc.
void test_arc(const Activation& act, const geom::PlacedShape& own, std::vector<Seen>& enemies, geom::ArcKind kind) {
  const state::Turret pointing = act.piece.ship.turret;
  const bool anywhere = turret(kind) && pointing == state::Turret::none;
  std::vector<const geom::Arc*> arcs;
  const auto kinds = turret(kind) ? rules::turret_arcs(pointing) : geom::ArcKinds(kind);
  for (const geom::ArcKind each : kinds) {
    if (const geom::Arc* arc = act.field.catalog().arcs.of(act.piece.base, act.field.ruleset().edition, each)) {
      arcs.push_back(arc);
    }
  }
  for (Seen& enemy : enemies) {
    enemy.in_arc = false;
    if (enemy.band > kArcReach) continue;
    if (anywhere) enemy.in_arc = true;
    if (enemy.contact) continue;
    for (const geom::Arc* arc : arcs) {
      const geom::ArcVerdict verdict =
          geom::in_arc(act.field.figures(), *arc, act.self.measured.frame, own, enemy.ship->shape(),
                       act.field.figures().bands, geom::Wanted::distance);
      enemy.in_arc = enemy.in_arc || (verdict.in_arc && verdict.range.band.has_value());
    }
  }
}

bool meets(const Activation& act, const data::TargetLine& want, const Seen& enemy) {
  if (!enemy.eligible) return false;
  switch (want.rule) {
    case data::TargetRule::locked_in_range:
      return enemy.piece->id == act.piece.lock && enemy.band <= kArcReach;
    case data::TargetRule::closest_in_arc_lower_initiative:
      return enemy.in_arc && enemy.piece->initiative < act.piece.initiative;
    case data::TargetRule::closest_in_arc:
      return enemy.in_arc;
    case data::TargetRule::closest:
      return true;
  }
  return false;
}

// Lowest number first; a ship without a number comes after those with one.
int rank_of(const Seen& enemy) { return enemy.piece->number > 0 ? enemy.piece->number : 1 << 30; }

bool as_near(const Activation& act, const Seen& enemy, const Seen& nearest) {
  return enemy.band == nearest.band &&
         enemy.distance_mm - nearest.distance_mm <= act.field.ruleset().similar_distance.mm();
}

// Straightest ahead, then lowest number; the list is in order of arrival.
bool preferred(const Seen& a, const Seen& b) {
  if (a.off_nose < b.off_nose - kSameAngle) return true;
  if (a.off_nose > b.off_nose + kSameAngle) return false;
  return rank_of(a) < rank_of(b);
}

struct Pick {
  const Seen* nearest = nullptr;
  const Seen* chosen = nullptr;
};

Pick pick_by(const Activation& act, const data::TargetLine& want, const std::vector<Seen>& enemies) {
  Pick pick;
  for (const Seen& enemy : enemies) {
    if (meets(act, want, enemy) && (pick.nearest == nullptr || enemy.distance_mm < pick.nearest->distance_mm)) {
      pick.nearest = &enemy;
    }
  }
  for (const Seen& enemy : enemies) {
    if (pick.nearest == nullptr || !meets(act, want, enemy) || !as_near(act, enemy, *pick.nearest)) continue;
    if (pick.chosen == nullptr || preferred(enemy, *pick.chosen)) pick.chosen = &enemy;
  }
  return pick;
}

const char* rule_of(data::TargetRule rule) {
  switch (rule) {
    case data::TargetRule::locked_in_range:
      return "fga-3.3.1.2-1";
    case data::TargetRule::closest_in_arc_lower_initiative:
      return "fga-3.1.1-4";
    case data::TargetRule::closest_in_arc:
      return "fga-3.3.1.1-3";
    case data::TargetRule::closest:
      return "fga-3.3.1.1-1";
  }
  return "";
}

std::string words_of(const data::TargetLine& want) {
  switch (want.rule) {
    case data::TargetRule::locked_in_range:
      return "the ship it has locked, within range 3";
    case data::TargetRule::closest_in_arc_lower_initiative:
      return line("nearest enemy in its ", arc_words(want.arc), " with lower initiative");
    case data::TargetRule::closest_in_arc:
      return line("nearest enemy in its ", arc_words(want.arc));
    case data::TargetRule::closest:
      return "nearest enemy";
  }
  return "";
}

std::string measured_words(const Activation& act, const Seen& enemy) {
  const std::string name = called(act.field.catalog(), *enemy.piece);
  if (enemy.contact) return line(name, " in contact, range 0");
  return line(name, " at ", Mm{enemy.distance_mm}, ", range ", enemy.band);
}

// Why an enemy is not the target, once `want` has given `pick`.
std::string why_lost(const Activation& act, const data::TargetLine& want, const Pick& pick, const Seen& enemy) {
  if (!enemy.eligible) return "in contact: ignored while another enemy is within range 3";
  if (want.rule == data::TargetRule::locked_in_range) return "not the ship it has locked";
  if (want.rule != data::TargetRule::closest) {
    if (enemy.band > kArcReach) return line("at range ", enemy.band, ": arcs end at range 3");
    if (!enemy.in_arc) return line("not in its ", arc_words(want.arc));
    if (want.rule == data::TargetRule::closest_in_arc_lower_initiative &&
        enemy.piece->initiative >= act.piece.initiative) {
      return line("initiative ", enemy.piece->initiative, " is not below ", act.piece.initiative);
    }
  }
  if (!as_near(act, enemy, *pick.nearest)) {
    return line("farther by ", Mm{enemy.distance_mm - pick.nearest->distance_mm});
  }
  if (enemy.off_nose > pick.chosen->off_nose + kSameAngle) {
    return line("as near, but ", Degrees{enemy.off_nose}, " off the nose against ", Degrees{pick.chosen->off_nose});
  }
  if (rank_of(enemy) > rank_of(*pick.chosen)) return "as near and as far off the nose, but of a higher number";
  return "equal in all, but it arrived later";
}

Target aimed_at(const Activation& act, const geom::PlacedShape& own, const Seen& enemy) {
  Target target;
  target.behind = enemy.contact;
  target.distance_mm = enemy.distance_mm;
  target.band = enemy.band;
  target.line = enemy.line;
  if (enemy.object != nullptr) {
    target.kind = Target::Kind::object;
    target.object = enemy.object;
    target.point = geom::frame_of(enemy.piece->pose).origin;
    target.still = true;
    return target;
  }
  target.kind = Target::Kind::ship;
  target.ship = enemy.ship;
  target.aim = enemy.ship->measured;
  if (!geom::is_huge(enemy.piece->base) || enemy.contact) return target;

  // Range and direction go to one stand: the front one of a ship that can move, else the nearest.
  const geom::Figures& figures = act.field.figures();
  const geom::BaseFigures& size = figures.base_of(enemy.piece->base);
  target.still = enemy.piece->stays;
  double nearest = 0;
  for (const geom::Section section : {geom::Section::fore, geom::Section::aft}) {
    if (section == geom::Section::aft && !target.still) break;
    geom::PlacedBase stand = enemy.ship->measured;
    const double offset = section == geom::Section::fore ? size.section_offset.mm() : -size.section_offset.mm();
    stand.frame.origin = stand.frame.to_world({0, offset});
    stand.half_width = stand.half_length = size.section_edge.mm() / 2;
    const double distance = geom::gap_mm(act.self.measured, stand);
    if (section == geom::Section::fore || distance < nearest) {
      nearest = distance;
      target.aim = stand;
      target.line = geom::nearest(own, geom::placed(geom::section_plastic(figures, enemy.piece->base, section),
                                                    enemy.ship->measured.frame))
                        .line;
    }
  }
  target.distance_mm = nearest;
  target.band = geom::open_band(nearest, figures);
  return target;
}

void note_stand(Activation& act, const Target& target) {
  if (!act.explains || target.kind != Target::Kind::ship || target.behind) return;
  const state::Piece& piece = act.field.piece(*target.ship);
  if (!geom::is_huge(piece.base)) return;
  Step& step = act.note(target.still ? "fga-3.3.2.4a-3" : "fga-3.3.2.4a-2",
                        line("Huge target, ",
                             target.still ? "kept still: its nearest stand counts, as closing: "
                                          : "able to move: its front stand counts: ",
                             Mm{target.distance_mm}, ", range ", target.band, "."));
  step.values = {{"distance_mm", target.distance_mm}, {"range", static_cast<double>(target.band)}};
  step.marks.emplace_back(MarkLine{target.line, line(Mm{target.distance_mm})});
}

Target escape(Activation& act, const WayOut& exit) {
  const state::Area& area = act.field.table().area;
  Target target;
  target.kind = Target::Kind::edge;
  target.exit = exit;
  const geom::PlacedBase& base = act.self.measured;
  target.point = nearest_point(area, exit, base.frame.origin);
  target.distance_mm = rules::distance_mm(area, exit, base);
  target.band = std::max(1, geom::open_band(target.distance_mm, act.field.figures()));
  target.line = {base.frame.origin, target.point};
  if (!act.explains) return target;
  const std::string where = edge_named(exit.name) ? line("the ", exit.name, " edge") : line("exit ", exit.name);
  act.decision.target_reason =
      line("Escape order: the nearest point of ", where, ", ", Mm{target.distance_mm}, " away");
  Step& step =
      act.note("fga-3.3.2.2a-1", line(called(act.field.catalog(), act.piece), " heads for the nearest point of ", where,
                                      ": ", Mm{target.distance_mm}, ", range ", target.band, "."));
  step.values = {{"edge", exit.name}, {"distance_mm", target.distance_mm}, {"range", static_cast<double>(target.band)}};
  step.marks.emplace_back(MarkEdge{rules::line_of(area, exit)});
  step.marks.emplace_back(MarkLine{target.line, line(Mm{target.distance_mm})});
  return target;
}

// One selection among the enemies on the table.
class Selection {
 public:
  explicit Selection(Activation& act) : act_(act), own_(act.self.shape()) {}

  Target run(const std::optional<Id>& pick) {
    const data::Order order = data::order_of(act_.piece.order);
    if (order.kind == data::OrderKind::strike) {
      if (const auto enemy = nearest_struck()) return struck(*enemy, pick);
      if (act_.explains) {
        act_.note("fga-3.3.2.1a-1", line("Its Strike target ", order.whom, " is not in play: it attacks as usual."));
      }
    }
    look_around();
    if (enemies_.empty()) {
      if (!act_.explains) return replaced({}, pick);
      act_.decision.target_reason = "no enemy in play";
      act_.note("fga-3.3.1-1", line(called(act_.field.catalog(), act_.piece), " sees no enemy in play: no target."));
      return replaced({}, pick);
    }
    if (act_.explains) note_enemies();
    const Seen* chosen = pursued();
    if (chosen == nullptr) chosen = by_card();
    return replaced(settle(*chosen), pick);
  }

 private:
  // A ship in play, or a component that can be attacked; nothing for anything else.
  [[nodiscard]] std::optional<Seen> seen(Id id) const {
    if (const rules::Field::Ship* ship = act_.field.ship(id)) return look_at(act_, own_, *ship);
    const rules::Field::Remote* object = act_.field.remote(id);
    return object != nullptr ? std::optional<Seen>(look_at(act_, own_, *object)) : std::nullopt;
  }

  // Of a squad the ship that is nearest.
  [[nodiscard]] std::optional<Seen> nearest_struck() const {
    std::optional<Seen> nearest;
    for (const Id id : ordered(act_.field.table(), act_.piece, data::OrderKind::strike)) {
      auto enemy = seen(id);
      if (!enemy || (nearest && enemy->distance_mm >= nearest->distance_mm)) continue;
      nearest = enemy;
    }
    return nearest;
  }

  Target struck(const Seen& named, const std::optional<Id>& pick) {
    enemies_.push_back(named);
    const Seen& enemy = enemies_.back();
    if (!act_.explains) return replaced(settle(enemy), pick);
    verdicts_ = {"chosen"};
    act_.decision.target_reason = line("Strike order: ", measured_words(act_, enemy));
    Step& step = act_.note("fga-3.3.2.1a-1", line("Strike order: ", called(act_.field.catalog(), act_.piece),
                                                  " goes for ", measured_words(act_, enemy), "."));
    mark(step, enemy);
    return replaced(settle(enemy), pick);
  }

  void look_around() {
    for (const rules::Field::Ship& ship : act_.field.ships()) {
      if (is_enemy(act_.piece, act_.field.piece(ship))) enemies_.push_back(look_at(act_, own_, ship));
    }
    if (act_.explains) verdicts_.resize(enemies_.size());
    within_range_ =
        std::any_of(enemies_.begin(), enemies_.end(), [](const Seen& s) { return !s.contact && s.band <= kArcReach; });
    for (Seen& enemy : enemies_) enemy.eligible = !(enemy.contact && within_range_);
    for (const data::TargetLine& want : act_.card.targets) {
      if (!data::counts(want.reading, act_.field.ruleset())) continue;
      if (want.rule == data::TargetRule::closest_in_arc ||
          want.rule == data::TargetRule::closest_in_arc_lower_initiative) {
        arc_ = want.arc;
        break;
      }
    }
    test_arc(act_, own_, enemies_, arc_);
  }

  void note_enemies() {
    const auto nearest = std::min_element(enemies_.begin(), enemies_.end(),
                                          [](const Seen& a, const Seen& b) { return a.distance_mm < b.distance_mm; });
    const auto count = static_cast<int>(enemies_.size());
    Step& step =
        act_.note("fga-3.3.1.1-1", line(count, count == 1 ? " enemy: " : " enemies, measured base to base; nearest: ",
                                        measured_words(act_, *nearest), "."));
    for (const Seen& enemy : enemies_) mark(step, enemy);
    for (const Seen& enemy : enemies_) {
      if (enemy.eligible) continue;
      Step& ignored = act_.note("fga-3.3.1.3-1", line(called(act_.field.catalog(), *enemy.piece),
                                                      " is in contact: ignored, another enemy is within range 3."));
      mark(ignored, enemy);
    }
  }

  static void mark(Step& step, const Seen& enemy) {
    step.values.push_back({enemy.piece->id, enemy.distance_mm});
    step.marks.emplace_back(MarkLine{enemy.line, enemy.contact ? std::string("contact") : line(Mm{enemy.distance_mm})});
  }

  // fga-3.3.1.2: a lock beyond range 3 is dropped for an enemy within range 3, else its ship is pursued on.
  const Seen* pursued() {
    if (act_.piece.lock.empty()) return nullptr;
    const auto locked =
        std::find_if(enemies_.begin(), enemies_.end(), [&](const Seen& s) { return s.piece->id == act_.piece.lock; });
    if (locked == enemies_.end() || locked->band <= kArcReach) return nullptr;
    const bool other = std::any_of(enemies_.begin(), enemies_.end(), [](const Seen& s) { return s.band <= kArcReach; });
    const std::string name = act_.explains ? called(act_.field.catalog(), *locked->piece) : std::string();
    if (other) {
      act_.decision.drops_lock = act_.field.ruleset().drop_far_locks;
      if (!act_.explains) return nullptr;
      Step& step = act_.note(
          "fga-3.3.1.2-2",
          line("Locked ", name, " is at range ", locked->band, " and another enemy within range 3: ",
               act_.decision.drops_lock ? "the lock is removed." : "the lock stays, as this rule set has it."));
      mark(step, *locked);
      return nullptr;
    }
    const bool pursues = std::any_of(act_.card.targets.begin(), act_.card.targets.end(), [](const data::TargetLine& t) {
      return t.rule == data::TargetRule::locked_in_range;
    });
    if (!pursues) return nullptr;
    if (!act_.explains) return &*locked;
    Step& step = act_.note("fga-3.3.1.2-3", line("Locked ", name, " is at range ", locked->band,
                                                 " and nobody within range 3: it pursues that ship."));
    mark(step, *locked);
    for (std::size_t i = 0; i < enemies_.size(); ++i) {
      verdicts_[i] = &enemies_[i] == &*locked ? "chosen" : "not the locked ship that it pursues";
    }
    act_.decision.target_reason = line("locked ship pursued: ", measured_words(act_, *locked));
    return &*locked;
  }

  const Seen* by_card() {
    int number = 0;
    for (const data::TargetLine& want : act_.card.targets) {
      if (!data::counts(want.reading, act_.field.ruleset())) continue;
      ++number;
      const bool arc_line = want.rule == data::TargetRule::closest_in_arc ||
                            want.rule == data::TargetRule::closest_in_arc_lower_initiative;
      if (arc_line && want.arc != arc_) {
        arc_ = want.arc;
        test_arc(act_, own_, enemies_, arc_);
      }
      const Pick pick = pick_by(act_, want, enemies_);
      if (!act_.explains && pick.chosen != nullptr) return pick.chosen;
      if (pick.chosen == nullptr) {
        if (act_.explains) {
          act_.note(rule_of(want.rule), line("Card line ", number, ", ", words_of(want), ": ", nobody(want), "."));
        }
        continue;
      }
      act_.decision.target_reason = line(words_of(want), ": ", measured_words(act_, *pick.chosen));
      Step& step = act_.note(rule_of(want.rule), line("Card line ", number, ", ", act_.decision.target_reason, "."));
      step.values.push_back({"target", pick.chosen->piece->id});
      mark(step, *pick.chosen);
      judge(want, pick);
      return pick.chosen;
    }
    // Every card ends with "nearest enemy", which any enemy meets; a card that did not would still have to aim
    // somewhere.
    const Pick pick = pick_by(act_, {data::TargetRule::closest, geom::ArcKind::front}, enemies_);
    if (!act_.explains) return pick.chosen;
    judge({data::TargetRule::closest, geom::ArcKind::front}, pick);
    act_.decision.target_reason = line("no line of the card fits; nearest enemy: ", measured_words(act_, *pick.chosen));
    mark(act_.note("plotboard", line("No line of the card fits: ", act_.decision.target_reason, ".")), *pick.chosen);
    return pick.chosen;
  }

  [[nodiscard]] std::string nobody(const data::TargetLine& want) const {
    if (want.rule != data::TargetRule::locked_in_range) return "none";
    if (act_.piece.lock.empty()) return "it has no lock";
    for (const Seen& enemy : enemies_) {
      if (enemy.piece->id != act_.piece.lock) continue;
      return line(called(act_.field.catalog(), *enemy.piece),
                  enemy.eligible ? " is beyond range 3" : " is in contact and ignored");
    }
    return line(act_.piece.lock, " is no enemy in play");
  }

  void judge(const data::TargetLine& want, const Pick& pick) {
    std::size_t similar = 0;
    for (std::size_t i = 0; i < enemies_.size(); ++i) {
      const Seen& enemy = enemies_[i];
      const bool tied = meets(act_, want, enemy) && as_near(act_, enemy, *pick.nearest);
      similar += tied ? 1 : 0;
      if (&enemy == pick.chosen) {
        verdicts_[i] = "chosen";
        continue;
      }
      verdicts_[i] = why_lost(act_, want, pick, enemy);
      if (tied) {
        act_.decision.alternatives.push_back(
            {"target", enemy.piece->id, line(measured_words(act_, enemy), ": ", verdicts_[i])});
      }
    }
    if (similar < 2) return;
    Step& step = act_.note(
        "fga-3.3.1.1-2",
        line(static_cast<int>(similar), " enemies are equally near within ",
             Mm{act_.field.ruleset().similar_distance.mm()}, ": ", called(act_.field.catalog(), *pick.chosen->piece),
             " is closest to straight ahead, ", Degrees{pick.chosen->off_nose}, " off the nose."));
    for (const Seen& enemy : enemies_) {
      if (meets(act_, want, enemy) && as_near(act_, enemy, *pick.nearest)) {
        step.values.push_back({enemy.piece->id, enemy.off_nose});
        step.marks.emplace_back(MarkPiece{enemy.piece->id});
      }
    }
  }

  Target settle(const Seen& chosen) {
    act_.decision.target = chosen.piece->id;
    for (std::size_t i = 0; i < verdicts_.size(); ++i) {
      const Seen& enemy = enemies_[i];
      act_.decision.candidates.push_back({enemy.piece->id, enemy.contact ? 0.0 : enemy.distance_mm, enemy.band,
                                          enemy.in_arc, enemy.off_nose, enemy.piece->id == act_.piece.lock,
                                          enemy.piece->initiative, std::move(verdicts_[i])});
    }
    return aimed_at(act_, own_, chosen);
  }

  // A person's own choice.
  Target replaced(Target target, const std::optional<Id>& pick) {
    if (!pick || *pick == act_.decision.target) return target;
    const Seen other = *seen(*pick);
    act_.decision.target = *pick;
    if (!act_.explains) return aimed_at(act_, own_, other);
    act_.decision.target_reason = line("chosen by hand: ", measured_words(act_, other));
    mark(act_.note("plotboard", line("Target ", act_.decision.target_reason, ".")), other);
    return aimed_at(act_, own_, other);
  }

  Activation& act_;
  const geom::PlacedShape& own_;
  std::vector<Seen> enemies_;
  std::vector<std::string> verdicts_;
  bool within_range_ = false;
  geom::ArcKind arc_ = geom::ArcKind::front;
};

}  // namespace

Target select_target(Activation& act, const std::optional<Id>& pick) {
  const data::Order order = data::order_of(act.piece.order);
  if (order.kind == data::OrderKind::escape && !pick) {
    const auto exit = rules::way_out(act.field.catalog(), act.field.table(), order.whom);
    if (exit) return escape(act, *exit);
  }
  Target target = Selection(act).run(pick);
  note_stand(act, target);
  return target;
}

double distance_to(const Activation& act, const Target& target, const geom::PlacedBase& base) {
  switch (target.kind) {
    case Target::Kind::ship:
      return std::max(0.0, geom::gap_mm(base, target.ship->measured));
    case Target::Kind::object:
      return std::max(0.0, geom::gap_mm(base, target.object->shape));
    case Target::Kind::edge:
      return rules::distance_mm(act.field.table().area, target.exit, base);
    case Target::Kind::none:
      break;
  }
  const state::Area& area = act.field.table().area;
  return geom::length(base.frame.origin - geom::Vec2{area.width.mm() / 2, area.height.mm() / 2});
}

}  // namespace plotboard::ai
