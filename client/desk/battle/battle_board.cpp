// What the board shows of a battle: everything that can be picked, known dials, the attack under way.
#include <utility>

#include "desk/battle/battle.hpp"

namespace plotboard::desk {

namespace {

constexpr double kStripMm = 100;  // range 1 from one's own edge (2e-setup-12)

}  // namespace

std::vector<scene::Offer> Battle::offers() const {
  std::vector<scene::Offer> list;
  const Asked& now = asked();
  for (std::size_t i = 0; i < now.picks.size(); ++i) {
    const Pick& pick = now.picks[i];
    const state::Section section = pick.attack ? pick.attack->section : state::Section::none;
    list.push_back({pick.piece, pick.ghost, pick.ship, pick.label, pick.legal, pointed == i, section});
  }
  return list;
}

scene::BattleShown Battle::shown() const {
  scene::BattleShown board;
  board.on = table().play.on();
  if (placing && table().mission.empty()) board.deploy_mm = kStripMm;
  if (!board.on || given_.seats.covered) return board;
  const Asked& now = asked();
  if (now.expected.kind == Expect::turn || now.expected.kind == Expect::choice) board.offers = offers();
  if (now.expected.kind == Expect::others && !now.expected.ship.empty()) board.may_act.insert(now.expected.ship);
  for (const Pick& pick : now.picks) {
    if (now.expected.kind == Expect::turn) board.may_act.insert(pick.key);
  }
  show_dials(board);
  board.shot = shot_shown();
  return board;
}

void Battle::show_dials(scene::BattleShown& board) const {
  for (const state::Piece& ship : table().pieces) {
    if (!ship.in_play() || ship.moved) continue;
    // A leader's dial stands for its wing (2e-wing-6).
    const state::Piece* leads = ship.ship.is_wingmate() ? table().find(ship.ship.wing.leader) : nullptr;
    if (leads != nullptr && table().play.phase <= state::Phase::activation) {
      const bool known = given_.seats.knows_dial(*leads) && !leads->moved;
      board.dials[ship.id] =
          known ? geom::words_of(*leads->ship.dial) : "flies as " + given_.open.names().piece(leads->id);
    }
    if (given_.seats.knows_dial(ship)) board.dials[ship.id] = geom::words_of(*ship.ship.dial);
  }
}

std::optional<scene::ShotShown> Battle::shot_shown() const {
  std::optional<state::Attack> attack = table().play.attack;
  const std::vector<Pick>& picks = asked().picks;
  if (!attack && pointed && *pointed < picks.size()) attack = picks[*pointed].attack;  // that it would begin
  if (!attack) return std::nullopt;
  const rules::Field field(catalog(), table());
  if (field.ship(attack->attacker) == nullptr || field.ship(attack->defender) == nullptr) return std::nullopt;
  const rules::ArcAnswer answer = rules::measure_arc(field, attack->attacker, attack->defender, attack->arc);
  scene::ShotShown shot;
  shot.attacker = attack->attacker;
  shot.defender = attack->defender;
  shot.obstructed_by = attack->obstructed_by;
  shot.words = "range " + std::to_string(attack->range) + (attack->obstructed_by.empty() ? "" : ", obstructed");
  shot.section = attack->section;
  shot.from = attack->from;
  if (attack->section != state::Section::none)
    shot.words += std::string(", at the ") + state::name_of(attack->section) + " section";
  shot.line = rules::measure(field, attack->attacker, attack->defender).nearest;
  for (const rules::SectionVerdict& part : answer.sections) {
    const bool meant = attack->section == state::Section::none || part.section == state::name_of(attack->section);
    if (!answer.exists || !meant || !part.arc.in_arc) continue;
    shot.line = part.line;
    break;
  }
  return shot;
}

}  // namespace plotboard::desk
