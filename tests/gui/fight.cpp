#include "fight.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "desk/desk.hpp"

namespace plotboard::test {

using desk::Expect;
using state::Section;

namespace {

constexpr double kRadians = 3.14159265358979 / 180;
constexpr int kKept = 2;  // energy that a huge ship keeps to recover with

}  // namespace

namespace {

std::string name_of(const desk::Desk& d) {
  switch (d.battle.expected().kind) {
    case Expect::dials:
      return d.dial.open ? "dial" : "open a dial";
    case Expect::choice:
      return "choice " + std::string(d.table().play.choice->kind);
    case Expect::others:
      return "others";
    case Expect::turn:
      return "turn";
    case Expect::ready:
      return "ready";
    default:
      return "else";
  }
}

// Is there more than one thing that the next press could do?
bool decides(const desk::Desk& d) {
  const Expect kind = d.battle.expected().kind;
  if (kind == Expect::dials) return d.dial.open;
  if (kind == Expect::ready) {  // own ships will stop against each other: fly so, or change a dial
    const auto& moves = d.dial.forecast().moves;
    return std::any_of(moves.begin(), moves.end(), [](const desk::Planned& move) { return !move.in_the_way.empty(); });
  }
  if (kind != Expect::choice && kind != Expect::turn) return false;
  const auto& picks = d.battle.picks();
  return std::count_if(picks.begin(), picks.end(), [](const desk::Pick& pick) { return pick.legal; }) > 1;
}

}  // namespace

void Fight::play_on() {
  const std::string name = name_of(desk());
  const bool choice = decides(desk());
  const int before = presses();
  do_next();
  const int pressed = presses() - before;
  clicks_.all += pressed;
  clicks_.by[name] += pressed;
  if (choice || pressed == 0) return;
  clicks_.empty += pressed;
  clicks_.empty_by[name] += pressed;
}

void Fight::do_next() {
  ++steps_;
  desk::Desk& d = desk();
  const desk::Expected now = d.battle.expected();
  INFO("round " << d.table().round << ": " << now.words);
  if (others_act_by_themselves()) return wait_for_others();
  switch (now.kind) {
    case Expect::dials:
      if (!d.dial.open) return go_on();
      fly(wanted());
      return;
    case Expect::choice:
      answer();
      return;
    case Expect::others:
      runs_on ? run_on() : go_on();
      return;
    case Expect::turn:
    case Expect::ready:
    case Expect::in_turn:
      go_on();
      return;
    case Expect::nothing:
    case Expect::place:
    case Expect::dice:
    case Expect::over:
      FAIL("nothing to do here");
  }
}

double Fight::cost_of(const desk::DialCell& cell, const state::Piece& ship) {
  desk::Desk& d = desk();
  d.dial.pointed = cell.maneuver;
  const rules::MoveOutcome* const outcome = d.dial.preview();
  REQUIRE(outcome != nullptr);
  const geom::Pose end = outcome->end;
  const double heading = end.heading.degrees() * kRadians;
  double cost = 1e9;
  for (const state::Piece& other : d.table().pieces) {
    if (other.type != state::PieceType::ship || other.side == ship.side || !other.in_play()) continue;
    const double x = other.pose.x.mm() - end.x.mm(), y = other.pose.y.mm() - end.y.mm();
    const double far = std::hypot(x, y);
    const double ahead = (x * std::sin(heading) + y * std::cos(heading)) / std::max(far, 1.0);
    cost = std::min(cost, far * (1.6 - ahead));
  }
  for (const Id crushed : outcome->crushed) {
    const state::Piece* const rammed = d.table().find(crushed);
    cost += rammed != nullptr && rammed->side == ship.side ? 600 : -100;
  }
  if (geom::is_huge(ship.base)) {  // it turns slowly: the edge is looked for a move ahead
    const geom::Vec2 ahead{end.x.mm() + std::sin(heading) * 250, end.y.mm() + std::cos(heading) * 250};
    const double edge = 60, width = d.table().area.width.mm(), height = d.table().area.height.mm();
    if (ahead.x < edge || ahead.y < edge || ahead.x > width - edge || ahead.y > height - edge) cost += 500;
    cost -= cell.energy.value_or(0) * 40;
  }
  return cost + (cell.leaves_area ? 1e6 : 0) + (cell.hits_obstacle ? 400 : 0) + (cell.bumps ? 150 : 0) +
         (cell.difficulty == geom::Difficulty::red ? 250 : 0);
}

geom::Maneuver Fight::wanted() {
  desk::Desk& d = desk();
  const state::Piece& ship = *d.board.only_selected();
  double best = 0;
  std::optional<geom::Maneuver> choice;
  for (const desk::DialCell& cell : d.dial.cells()) {
    if (cell.refused) continue;
    const double cost = cost_of(cell, ship);
    if (choice && cost >= best) continue;
    best = cost;
    choice = cell.maneuver;
  }
  d.dial.pointed.reset();
  REQUIRE(choice);
  return *choice;
}

void Fight::answer() {
  if (!keys() && answer_on_sheet()) return;
  for (int i = 0; i < 20 && !keys() && !can_reach_any(); ++i) wheel({kWidth - 150, kHeight - 100}, -1);
  const std::vector<desk::Pick>& picks = desk().battle.picks();
  const std::string kind = desk().table().play.choice->kind;
  const desk::Pick* best = nullptr;
  double most = -1;
  for (const desk::Pick& one : picks) {
    if (!one.legal || one.is_chosen() || !can_reach(one)) continue;
    double worth = one.label == "0" ? 0 : one.key == "focus" ? 2 : 1;
    if (kind == "allocate" && one.label == "0") worth = 2;  // what is to go onto cards went there by the sheet
    if (one.odds) worth = 3 + one.odds->damage * (kind == "modify-defense" ? -0.2 : 1);
    if (worth <= most) continue;
    most = worth;
    best = &one;
  }
  INFO(kind);
  REQUIRE(best != nullptr);
  pick(*best);
}

bool Fight::can_reach_any() {
  const std::vector<desk::Pick>& picks = desk().battle.picks();
  return std::any_of(picks.begin(), picks.end(),
                     [this](const desk::Pick& one) { return one.legal && !one.is_chosen() && can_reach(one); });
}

bool Fight::answer_on_sheet() {
  const state::Choice& choice = *desk().table().play.choice;
  const state::Piece* const ship = desk().table().find(choice.ship);
  if (ship == nullptr || ship->ship.sections.empty()) return false;
  if (choice.kind == "allocate") return allocate_on_sheet();
  for (const char* const section : {"huge/fore", "huge/aft"}) {
    if (!is_in_view(section)) continue;
    ++at_sections_;
    click(section);
    return true;
  }
  return false;
}

bool Fight::allocate_on_sheet() {
  const state::Piece& ship = *desk().table().find(desk().table().play.choice->ship);
  int pool = 0;
  std::string from;
  for (const Section section : {Section::fore, Section::aft}) {
    if (section == Section::aft && !ship.ship.is_of_two_cards()) continue;
    const int energy = ship.ship.section(section).energy;
    pool += energy;
    if (energy > 0) from = std::string("huge/energy-") + state::name_of(section);
  }
  if (pool <= kKept) return false;
  for (std::size_t i = 0; i < ship.ship.cards.size(); ++i) {
    const std::string card = "huge/card-" + std::to_string(i);
    if (!is_in_view(card)) continue;
    if (pool % 2 == 0 || !is_in_view(from)) {
      ++clicked_;
      click(card);
    } else {
      ++dragged_;
      drag(from, card);
    }
    return true;
  }
  return false;
}

}  // namespace plotboard::test
