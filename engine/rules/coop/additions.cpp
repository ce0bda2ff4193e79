// Each window of the base game, and what the campaign does in it.
#include "rules/coop/additions.hpp"

#include "data/catalog.hpp"
#include "mission/zones.hpp"
#include "rules/board/components.hpp"
#include "rules/coop/component_attacks.hpp"
#include "rules/coop/components.hpp"
#include "rules/coop/experience.hpp"
#include "rules/coop/fitness.hpp"
#include "rules/coop/flee.hpp"
#include "rules/coop/freighters.hpp"
#include "rules/coop/hyperspace.hpp"
#include "rules/coop/mission_actions.hpp"
#include "rules/coop/mission_docking.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/coop/mission_reports.hpp"

namespace plotboard::rules {

namespace {

class Coop final : public Additions {
 public:
  void battle_begins(Game& game) const override { begin_mission(game); }
  void round_begins(Game& game) const override { mission_round_begins(game); }
  void phase_begins(Game& game, state::Phase phase) const override {
    if (phase == state::Phase::activation) settle_ion_on_mines(game);
  }
  void dials_are_set(Game& game) const override { settle_docking(game); }
  void end_phase_begins(Game& game) const override { note_docked(game); }
  void look(Game& game) const override { mission_looks(game); }
  std::optional<bool> ends(Game& game) const override {
    if (mission_of(game) == nullptr) return std::nullopt;
    return mission_round_ends(game);
  }
  void give_up(const data::Catalog& catalog, const state::Table& table, state::Side side,
               std::vector<state::Event>& events) const override {
    if (mission_of(catalog, table) == nullptr) return;
    const bool lost = side == state::Side::player;
    events.emplace_back(state::MissionEnded{lost ? "lost" : "won", say("mission.given-up")});
  }
  void take_off(Game& game, Id component) const override {
    remove_component(game, component, "fga-4.3.1-4", say("component.off"));
  }

  std::optional<int> acts_at(const data::Catalog& catalog, const state::Table& table,
                             const state::Piece& piece) const override {
    const auto attacks = attacks_at(catalog, table, piece);
    return attacks ? attacks : freighter_moves_at(catalog, table, piece);
  }
  void act(Game& game) const override {
    if (game.table().play.initiative == 0) move_freighters(game);
    components_attack(game);
  }
  bool takes_no_turn(const data::Catalog& catalog, const state::Piece& piece) const override {
    return is_freighter(catalog, piece);
  }

  // What a mission's AI ships carry is for their pilot cards to say.
  bool brings_own_gear(const data::Catalog& catalog, const state::Table& table,
                       const state::Piece& piece) const override {
    return piece.ai && mission_of(catalog, table) != nullptr;
  }
  std::optional<std::optional<Refusal>> zone_fault(const data::Catalog& catalog, const state::Table& table,
                                                   const state::Piece& ship) const override {
    const data::Mission* mission = mission_of(catalog, table);
    if (mission == nullptr) return std::nullopt;
    const auto fault = mission::zone_fault(catalog, *mission, ship);
    return fault ? std::optional(Refusal{"fga-4.2-3", *fault}) : std::optional<Refusal>();
  }
  std::optional<std::optional<geom::Pose>> place(const data::Catalog& catalog, const state::Table& table,
                                                 const state::Piece& ship) const override {
    const data::Mission* mission = mission_of(catalog, table);
    if (mission == nullptr) return std::nullopt;
    for (const Id name : mission->seats.zones) {
      const data::Zone* zone = mission->zone(name);
      if (zone == nullptr) continue;
      if (const auto found = mission::place_in(catalog, table, *zone, ship)) return std::optional(found);
    }
    return std::optional<geom::Pose>();
  }

  std::vector<state::Option> reports(const data::Catalog& catalog, const state::Table& table) const override {
    return mission_reports(catalog, table);
  }
  void report(Game& game, Id key) const override { report_to_mission(game, key); }

  std::vector<state::Option> declarations(const data::Catalog& catalog, const state::Table& table,
                                          Id ship) const override {
    return rules::declarations(catalog, table, ship);
  }
  bool stays_by_its_word(const state::Piece& ship) const override { return declares_docking(ship); }
  bool needs_no_dial(const state::Piece& ship) const override { return rules::needs_no_dial(ship); }
  std::optional<int> speed_limit(const data::Catalog& catalog, const state::Table& table,
                                 const state::Piece& ship) const override {
    return speed_limit_of(catalog, table, ship);
  }

  bool holds(Game& game, Id ship) const override { return held(game, ship); }
  bool prepares(const Game& game, Id ship) const override { return prepares_jump(game, ship); }
  void executed(Game& game, Id ship, const Flight& flight, bool prepares) const override {
    power_hyperdrive(game, ship, flight, prepares);
  }
  void difficulty_checked(Game& game, Id ship, geom::Difficulty flown) const override {
    check_hyperdrive(game, ship, flown);
  }
  bool lands(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome) const override {
    return rules::lands(game, ship, flight, outcome);
  }
  bool settles_edge(Game& game, Id ship) const override { return rules::settles_edge(game, ship); }
  void crossed(Game& game, Id ship, const MoveOutcome& move, bool costs_action) const override {
    meet_components(game, ship, move, costs_action);
  }

  const std::vector<AddedAction>& actions() const override { return mission_actions(); }
  Hindrance hinders_actions(const state::Piece& ship) const override { return rules::hinders_actions(ship); }
  Hindrance hinders_attacks(const Game& game, const state::Piece& ship) const override {
    return rules::hinders_attacks(game, ship);
  }
  bool engages_otherwise(Game& game, Id ship) const override { return rolls_for_hyperspace(game, ship); }
  int guard_dice(const Game& game, Id defender) const override { return guarded_by_generators(game, defender); }
  void spend_protection(Game& game, state::Attack& attack) const override { rules::spend_protection(game, attack); }
  void attacked(Game& game, const state::Attack& attack) const override { note_attack(game, attack); }

  void damaged(Game& game, Id ship, int amount) const override { note_damage(game, ship, amount); }
  void dealt_faceup_card(Game& game, Id ship) const override { note_faceup_card(game, ship); }
  void lost(Game& game, Id ship) const override { note_loss(game, ship); }
  void health_changed(Game& game, Id ship) const override { check_flee(game, ship); }
  void gained(Game& game, Id ship, state::Token token, int count) const override {
    note_gained(game, ship, token, count);
    if (token == state::Token::ion) note_ions(game, ship, count);
  }
  void removed(Game& game, Id ship, state::Token token, int count) const override {
    note_removed(game, ship, token, count);
  }
  void gains_off_board(Game& game, Id id, state::Token token, int count) const override {
    component_gains(game, id, token, count);
  }
  void acts(Game& game, Id ship) const override { note_action(game, ship); }
};

}  // namespace

const Additions& coop_additions() {
  static const Coop all;
  return all;
}

}  // namespace plotboard::rules
