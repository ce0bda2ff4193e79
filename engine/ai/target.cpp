#include <algorithm>

#include "ai/activation.hpp"
#include "ai/ai_orders.hpp"
#include "ai/nearness.hpp"
#include "data/card_lines.hpp"
#include "data/catalog.hpp"
#include "data/rule_set.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::ai {
namespace {

constexpr int kArcReach = 3;  // arcs end at range 3 (fga-3.3.1.1-3)

// An enemy as measured from the activating ship: a ship, or a component that a Strike order names.
struct Seen : Nearness {
  const rules::Field::Ship* ship = nullptr;
  const rules::Field::Remote* object = nullptr;
  const state::Piece* piece = nullptr;
  bool contact = false;
  bool eligible = true;
  bool in_arc = false;
  geom::Segment line;  // only for the reasons
};

bool is_enemy(const state::Piece& a, const state::Piece& b) {
  return a.side != state::Side::none && b.side != state::Side::none && a.side != b.side;
}

Seen look_at(const Activation& act, const geom::PlacedShape& own, const rules::Field::Ship& ship) {
  const geom::Figures& figures = act.field.figures();
  Seen seen;
  seen.ship = &ship;
  seen.piece = &act.field.piece(ship);
  seen.number = seen.piece->number;
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
  seen.number = seen.piece->number;
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

Phrase arc_words(geom::ArcKind arc) {
  return turret(arc) ? say("ai-target.turret-arc") : say("ai-target.arc", words::Word{geom::name_of(arc)});
}

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
  // Of a huge ship the whole base counts, not a section of it.
  const bool huge = geom::is_huge(act.piece.base);
  for (Seen& enemy : enemies) {
    enemy.in_arc = false;
    if (enemy.band > kArcReach) continue;
    if (anywhere) enemy.in_arc = true;
    if (enemy.contact) continue;
    for (const geom::Arc* arc : arcs) {
      if (enemy.in_arc) break;
      if (!huge && !geom::is_huge(enemy.piece->base)) {
        const rules::ArcGauge gauge(act.field, act.self, arc->kind);
        enemy.in_arc = gauge.in_arc(*enemy.ship, geom::Wanted::distance).has_value();
        continue;
      }
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

Pick<Seen> pick_by(const Activation& act, const data::TargetLine& want, const std::vector<Seen>& enemies) {
  return pick_nearest(
      enemies, [&](const Seen& enemy) { return meets(act, want, enemy); }, act.field.ruleset().similar_distance.mm());
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

Phrase words_of(const data::TargetLine& want) {
  switch (want.rule) {
    case data::TargetRule::locked_in_range:
      return say("ai-target.locked");
    case data::TargetRule::closest_in_arc_lower_initiative:
      return say("ai-target.nearest-in-arc-lower", arc_words(want.arc));
    case data::TargetRule::closest_in_arc:
      return say("ai-target.nearest-in-arc", arc_words(want.arc));
    case data::TargetRule::closest:
      return say("ai-target.nearest");
  }
  return {};
}

Phrase measured_words(const Seen& enemy) {
  const Id name = enemy.piece->id;
  if (enemy.contact) return say("ai-target.in-contact", name);
  return say("ai-target.at", name, words::Mm{enemy.distance_mm}, enemy.band);
}

// Decision::target_reason: why, and whom.
Phrase reason_words(const Phrase& why, const Phrase& whom) { return say("ai-target.reason", why, whom); }

// Why an enemy is not the target, once `want` has given `pick`.
Phrase why_lost(const Activation& act, const data::TargetLine& want, const Pick<Seen>& pick, const Seen& enemy) {
  if (!enemy.eligible) return say("ai-target.ignored");
  if (want.rule == data::TargetRule::locked_in_range) return say("ai-target.not-locked");
  if (want.rule != data::TargetRule::closest) {
    if (enemy.band > kArcReach) return say("ai-target.beyond-arcs", enemy.band);
    if (!enemy.in_arc) return say("ai-target.not-in-arc", arc_words(want.arc));
    if (want.rule == data::TargetRule::closest_in_arc_lower_initiative &&
        enemy.piece->initiative >= act.piece.initiative) {
      return say("ai-target.initiative", enemy.piece->initiative, act.piece.initiative);
    }
  }
  if (!as_near(enemy, *pick.nearest, act.field.ruleset().similar_distance.mm())) {
    return say("ai-target.farther", words::Mm{enemy.distance_mm - pick.nearest->distance_mm});
  }
  if (enemy.off_nose > pick.chosen->off_nose + kSameAngle) {
    return say("ai-target.off-nose", words::Degrees{enemy.off_nose}, words::Degrees{pick.chosen->off_nose});
  }
  if (has_higher_number(enemy, *pick.chosen)) return say("ai-target.higher-number");
  return say("ai-target.later");
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
  const words::Mm distance{target.distance_mm};
  Step& step = target.still ? act.note("fga-3.3.2.4a-3", say("ai-target.stand-still", distance, target.band))
                            : act.note("fga-3.3.2.4a-2", say("ai-target.stand-moves", distance, target.band));
  step.values = {{"distance_mm", target.distance_mm}, {"range", static_cast<double>(target.band)}};
  step.marks.emplace_back(MarkLine{target.line, just(distance)});
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
  const words::Mm distance{target.distance_mm};
  const Phrase where = edge_named(exit.name) ? say("ai-target.edge", words::Word{exit.name})
                                             : say("ai-target.exit", words::Text{exit.name});
  act.decision.target_reason = reason_words(say("ai-target.escape"), say("ai-target.way-out", where, distance));
  Step& step = act.note("fga-3.3.2.2a-1", say("ai-target.heads-out", act.piece.id, where, distance, target.band));
  step.values = {{"edge", exit.name}, {"distance_mm", target.distance_mm}, {"range", static_cast<double>(target.band)}};
  step.marks.emplace_back(MarkEdge{rules::line_of(area, exit)});
  step.marks.emplace_back(MarkLine{target.line, just(distance)});
  return target;
}

// A piece or a squad by its name, a type of component in plain words.
Phrase struck_gone(Id whom) {
  constexpr std::string_view kType = "component:";
  if (!whom.starts_with(kType)) return say("ai-target.struck-gone", whom);
  std::string type = whom.text().substr(kType.size());
  std::replace(type.begin(), type.end(), '-', ' ');
  return say("ai-target.struck-gone", words::Text{type});
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
        act_.note("fga-3.3.2.1a-1", struck_gone(order.whom));
      }
    }
    look_around();
    if (enemies_.empty()) {
      if (!act_.explains) return replaced({}, pick);
      act_.decision.target_reason = say("ai-target.nobody");
      act_.note("fga-3.3.1-1", say("ai-target.sees-nobody", act_.piece.id));
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
    verdicts_ = {say("ai-target.chosen")};
    act_.decision.target_reason = reason_words(say("ai-target.strike"), measured_words(enemy));
    Step& step = act_.note("fga-3.3.2.1a-1", say("ai-target.strikes", act_.piece.id, measured_words(enemy)));
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
    const words::Key count = enemies_.size() == 1 ? words::Key("ai-target.enemy") : words::Key("ai-target.enemies");
    Step& step = act_.note("fga-3.3.1.1-1", say(count, enemies_.size(), measured_words(*nearest)));
    for (const Seen& enemy : enemies_) mark(step, enemy);
    for (const Seen& enemy : enemies_) {
      if (enemy.eligible) continue;
      Step& ignored = act_.note("fga-3.3.1.3-1", say("ai-target.ignores", enemy.piece->id));
      mark(ignored, enemy);
    }
  }

  static void mark(Step& step, const Seen& enemy) {
    step.values.push_back({enemy.piece->id, enemy.distance_mm});
    step.marks.emplace_back(
        MarkLine{enemy.line, enemy.contact ? say("ai-target.contact") : just(words::Mm{enemy.distance_mm})});
  }

  // fga-3.3.1.2: a lock beyond range 3 is dropped for an enemy within range 3, else its ship is pursued on.
  const Seen* pursued() {
    if (act_.piece.lock.empty()) return nullptr;
    const auto locked =
        std::find_if(enemies_.begin(), enemies_.end(), [&](const Seen& s) { return s.piece->id == act_.piece.lock; });
    if (locked == enemies_.end() || locked->band <= kArcReach) return nullptr;
    const bool other = std::any_of(enemies_.begin(), enemies_.end(), [](const Seen& s) { return s.band <= kArcReach; });
    const Id name = locked->piece->id;
    if (other) {
      act_.decision.drops_lock = act_.field.ruleset().drop_far_locks;
      if (!act_.explains) return nullptr;
      const words::Key then =
          act_.decision.drops_lock ? words::Key("ai-target.drops-lock") : words::Key("ai-target.keeps-lock");
      Step& step = act_.note("fga-3.3.1.2-2", say(then, name, locked->band));
      mark(step, *locked);
      return nullptr;
    }
    const bool pursues = std::any_of(act_.card.targets.begin(), act_.card.targets.end(), [](const data::TargetLine& t) {
      return t.rule == data::TargetRule::locked_in_range;
    });
    if (!pursues) return nullptr;
    if (!act_.explains) return &*locked;
    Step& step = act_.note("fga-3.3.1.2-3", say("ai-target.pursues", name, locked->band));
    mark(step, *locked);
    for (std::size_t i = 0; i < enemies_.size(); ++i) {
      verdicts_[i] = &enemies_[i] == &*locked ? say("ai-target.chosen") : say("ai-target.not-pursued");
    }
    act_.decision.target_reason = reason_words(say("ai-target.pursued"), measured_words(*locked));
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
      const Pick<Seen> pick = pick_by(act_, want, enemies_);
      if (!act_.explains && pick.chosen != nullptr) return pick.chosen;
      if (pick.chosen == nullptr) {
        if (act_.explains) {
          act_.note(rule_of(want.rule), say("ai-target.line-nobody", number, words_of(want), nobody(want)));
        }
        continue;
      }
      act_.decision.target_reason = reason_words(words_of(want), measured_words(*pick.chosen));
      Step& step = act_.note(rule_of(want.rule), say("ai-target.line", number, act_.decision.target_reason));
      step.values.push_back({"target", pick.chosen->piece->id.text()});
      mark(step, *pick.chosen);
      judge(want, pick);
      return pick.chosen;
    }
    // Every card ends with "nearest enemy", which any enemy meets; a card that did not would still have to aim
    // somewhere.
    const Pick<Seen> pick = pick_by(act_, {data::TargetRule::closest, geom::ArcKind::front}, enemies_);
    if (!act_.explains) return pick.chosen;
    judge({data::TargetRule::closest, geom::ArcKind::front}, pick);
    act_.decision.target_reason = reason_words(say("ai-target.no-line"), measured_words(*pick.chosen));
    mark(act_.note("plotboard", say("ai-target.without-line", act_.decision.target_reason)), *pick.chosen);
    return pick.chosen;
  }

  [[nodiscard]] Phrase nobody(const data::TargetLine& want) const {
    if (want.rule != data::TargetRule::locked_in_range) return say("ai-target.none");
    if (act_.piece.lock.empty()) return say("ai-target.no-lock");
    for (const Seen& enemy : enemies_) {
      if (enemy.piece->id != act_.piece.lock) continue;
      const Id name = enemy.piece->id;
      return enemy.eligible ? say("ai-target.locked-beyond", name) : say("ai-target.locked-ignored", name);
    }
    return say("ai-target.locked-gone", act_.piece.lock);
  }

  void judge(const data::TargetLine& want, const Pick<Seen>& pick) {
    const double within = act_.field.ruleset().similar_distance.mm();
    std::size_t similar = 0;
    for (std::size_t i = 0; i < enemies_.size(); ++i) {
      const Seen& enemy = enemies_[i];
      const bool tied = meets(act_, want, enemy) && as_near(enemy, *pick.nearest, within);
      similar += tied ? 1 : 0;
      if (&enemy == pick.chosen) {
        verdicts_[i] = say("ai-target.chosen");
        continue;
      }
      verdicts_[i] = why_lost(act_, want, pick, enemy);
      if (tied) {
        act_.decision.alternatives.push_back(
            {"target", enemy.piece->id, reason_words(measured_words(enemy), verdicts_[i])});
      }
    }
    if (similar < 2) return;
    Step& step = act_.note("fga-3.3.1.1-2", say("ai-target.tied", similar, words::Mm{within}, pick.chosen->piece->id,
                                                words::Degrees{pick.chosen->off_nose}));
    for (const Seen& enemy : enemies_) {
      if (meets(act_, want, enemy) && as_near(enemy, *pick.nearest, within)) {
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
    act_.decision.target_reason = reason_words(say("ai-target.by-hand"), measured_words(other));
    mark(act_.note("plotboard", say("ai-target.picked", act_.decision.target_reason)), other);
    return aimed_at(act_, own_, other);
  }

  Activation& act_;
  const geom::PlacedShape& own_;
  std::vector<Seen> enemies_;
  std::vector<Phrase> verdicts_;
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
