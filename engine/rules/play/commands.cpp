#include "rules/play/commands.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "data/catalog.hpp"
#include "data/rule_set.hpp"
#include "rules/board/components.hpp"
#include "rules/board/movement.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/machine/step.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/battle_commands.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/round.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

namespace {

using Refused = std::optional<Refusal>;

struct Checking {
  const data::Catalog& catalog;
  const state::Table& table;

  Refused operator()(const AddPiece& command) const { return fits(table, command.piece, true); }

  Refused operator()(const RemovePieces& command) const {
    if (command.ids.empty()) return Refusal{kOwn, say("refused.nothing-to-remove")};
    return all_known(command.ids);
  }

  Refused operator()(const ChangePiece& command) const {
    const state::Piece* old = table.find(command.piece.id);
    if (old == nullptr) return unknown(command.piece.id);
    if (old->type != command.piece.type) {
      return Refusal{kOwn, say("refused.other-kind", command.piece.id, words::Word{state::name_of(old->type)})};
    }
    const bool holds = command.piece.tokens != state::Tokens{} || !command.piece.lock.empty();
    if (command.piece.ship.removed && holds) {
      return Refusal{"2e-gone-2", say("refused.holds-nothing", command.piece.id)};
    }
    if (const data::Component* kind = component_of(catalog, command.piece); kind != nullptr && table.play.on()) {
      state::Tokens held = command.piece.tokens;
      if (kind->kind == data::ComponentKind::mine) held.ion = held.disarm = 0;
      if (held != state::Tokens{}) return Refusal{"fga-4.3.1-9", say("component.no-token")};
    }
    return fits(table, command.piece, false);
  }

  Refused operator()(const ChangePieces& command) const {
    if (command.pieces.empty()) return Refusal{kOwn, say("refused.nothing-to-change")};
    Ids ids;
    for (const state::Piece& piece : command.pieces) ids.push_back(piece.id);
    if (auto refused = all_known(ids)) return refused;
    for (const state::Piece& piece : command.pieces) {
      if (auto refused = (*this)(ChangePiece{piece})) return refused;
    }
    return std::nullopt;
  }

  Refused operator()(const PlacePieces& command) const {
    if (command.placements.empty()) return Refusal{kOwn, say("refused.nothing-to-place")};
    Ids ids;
    for (const Placement& placement : command.placements) ids.push_back(placement.id);
    if (auto refused = all_known(ids)) return refused;
    for (const Placement& placement : command.placements) {
      state::Piece moved = *table.find(placement.id);
      moved.pose = placement.to;
      if (auto refused = sound(moved)) return refused;
    }
    return table.play.phase == state::Phase::setup ? check_battle(catalog, table, command) : std::nullopt;
  }

  Refused operator()(const FlyManeuver& command) const {
    if (auto refused = may_activate(command.id)) return refused;
    const state::Piece& piece = *table.find(command.id);
    const Field field(catalog, table);
    if (!flyable(field, *field.ship(command.id), command.maneuver)) {
      return Refusal{kOwn, say("refused.no-way-for-base", command.maneuver)};
    }
    if (command.choice.side_slip && !can_side_slip(piece, command.maneuver)) {
      return Refusal{"2e-bearing-19", say("refused.side-slip")};
    }
    if (command.die && (*command.die < 1 || *command.die > 6)) {
      return Refusal{kOwn, say("refused.die", *command.die)};
    }
    if (command.off_dial) return std::nullopt;
    if (is_ionised(book_of(catalog, table), piece)) {
      if (command.maneuver == kIonManeuver) return std::nullopt;
      return Refusal{"2e-ion-3", say("refused.ionised", piece.id)};
    }
    const data::Ship* type = catalog.ship(piece.ref);
    if (type == nullptr) return std::nullopt;  // a base without a type has no dial
    if (!type->dial.has(command.maneuver)) {
      return Refusal{"2e-activation-6", say("refused.not-on-dial", words::Text{type->name}, command.maneuver)};
    }
    state::Table copy = table;
    Game game(catalog, copy, {}, nullptr, Keeps::nothing);
    if (!piece.ai && piece.tokens.stress > 0 && flight_as_told(game, command).difficulty == geom::Difficulty::red) {
      return Refusal{"2e-activation-10", say("refused.stressed", piece.id, command.maneuver)};
    }
    return std::nullopt;
  }

  Refused operator()(const SkipActivation& command) const { return may_activate(command.id); }
  Refused operator()(const StartBattle& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const SetDial& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const Declare& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const Ready& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const TakeTurn& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const Choose& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const Concede& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const SetReferee& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const Settle& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const Report& command) const { return check_battle(catalog, table, command); }
  Refused operator()(const LimitRounds& command) const { return check_battle(catalog, table, command); }

  Refused operator()(const StartRound& command) const {
    if (table.round >= state::kMostNumber) return Refusal{kOwn, say("refused.no-more-rounds")};
    state::Table after = table;
    for (const state::Piece& piece : command.arriving) {
      if (auto refused = fits(after, piece, true)) return refused;
      after.pieces.push_back(piece);
    }
    return std::nullopt;
  }

  Refused operator()(const SetTable& command) const {
    const auto broken = state::broken_area(command.area);
    if (!broken.empty()) return Refusal{kOwn, say("refused.area", broken.front())};
    if (catalog.ruleset(command.ruleset) == nullptr) {
      return Refusal{kOwn, say("refused.no-rule-set", words::Text{command.ruleset})};
    }
    const data::RuleSet* now = catalog.ruleset(table.ruleset);
    const bool other = now != nullptr && now->edition != catalog.ruleset(command.ruleset)->edition;
    if (table.play.on() && other) return Refusal{kOwn, say("refused.edition-stays")};
    return std::nullopt;
  }

 private:
  static Refused unknown(Id id) { return Refusal{kOwn, say("refused.no-piece", id)}; }

  static bool can_side_slip(const state::Piece& piece, geom::Maneuver maneuver) {
    using geom::Bearing;
    const Bearing bearing = maneuver.bearing;
    const bool bank = bearing == Bearing::bank_left || bearing == Bearing::bank_right;
    const bool turn = bearing == Bearing::turn_left || bearing == Bearing::turn_right;
    return (bank || turn) && !geom::is_huge(piece.base);
  }

  [[nodiscard]] Refused all_known(const Ids& ids) const {
    std::set<std::string> seen;
    for (const Id id : ids) {
      if (table.find(id) == nullptr) return unknown(id);
      if (!seen.insert(id).second) return Refusal{kOwn, say("refused.named-twice", id)};
    }
    return std::nullopt;
  }

  static Refused sound(const state::Piece& piece) {
    const auto broken = state::broken_fields(piece);
    if (broken.empty()) return std::nullopt;
    if (piece.id.empty()) return Refusal{kOwn, say("refused.piece-unsound", broken.front())};
    return Refusal{kOwn, say("refused.unsound", piece.id, broken.front())};
  }

  // A huge ship's hull and shields are those of its sections.
  static bool add_up(const state::ShipState& ship) {
    int hull = 0, shields = 0;
    for (const state::HullSection& section : ship.sections) {
      hull += section.hull;
      shields += section.shields;
    }
    return ship.sections.empty() || (hull == ship.hull && shields == ship.shields);
  }

  // Would the table be whole with this piece on it, as a new one or in place of its namesake?
  [[nodiscard]] Refused fits(const state::Table& on, const state::Piece& piece, bool is_new) const {
    if (auto refused = sound(piece)) return refused;
    if (is_new && on.find(piece.id) != nullptr) return Refusal{kOwn, say("refused.name-taken", piece.id)};
    if (is_new && on.pieces.size() >= state::kMostPieces) {
      return Refusal{kOwn, say("refused.table-full", state::kMostPieces)};
    }
    for (const Id object : piece.locks()) {
      if (on.find(object) == nullptr) return unknown(object);
    }
    if (auto refused = token_fault(catalog, on, piece, on.find(piece.id))) return refused;
    if (!add_up(piece.ship)) return Refusal{kOwn, say("refused.sections", piece.id)};
    if (piece.type == state::PieceType::marker) return std::nullopt;
    if (piece.type == state::PieceType::ruler) {
      if (piece.ref == "range" || piece.ref == "huge-range") return std::nullopt;
      return Refusal{kOwn, say("refused.no-ruler", piece.ref)};
    }
    if (piece.type == state::PieceType::ship) {
      if (piece.ref.empty()) return std::nullopt;
      const data::Ship* ship = catalog.ship(piece.ref);
      if (ship == nullptr) return Refusal{kOwn, say("refused.no-ship-type", piece.ref)};
      if (ship->base == piece.base) return std::nullopt;
      return Refusal{kOwn, say("refused.other-base", words::Text{ship->name}, words::Word{geom::name_of(ship->base)})};
    }
    if (shape_of(catalog, piece)) return std::nullopt;
    return Refusal{kOwn, say("refused.no-such", words::Word{state::name_of(piece.type)}, piece.ref)};
  }

  [[nodiscard]] Refused may_activate(Id id) const {
    const state::Piece* piece = table.find(id);
    if (piece == nullptr) return unknown(id);
    if (piece->type != state::PieceType::ship) return Refusal{kOwn, say("refused.is-no-ship", id)};
    if (piece->fled) return Refusal{"2e-flee-7", say("refused.fled", id)};
    if (piece->moved) return Refusal{"2e-activation-1", say("refused.has-activated", id)};
    return std::nullopt;
  }
};

struct Resolving {
  using Events = std::vector<state::Event>;
  const data::Catalog& catalog;
  const state::Table& table;

  [[nodiscard]] bool waits() const { return table.play.before != nullptr; }  // a step, for an answer

  Events operator()(const AddPiece& command) const { return {state::PieceAdded{command.piece}}; }

  Events operator()(const RemovePieces& command) const {
    Events events;
    Ids ids = command.ids;
    std::set<std::string> gone(ids.begin(), ids.end());
    for (const state::Piece& piece : table.pieces) {  // docked ships go with their carrier
      if (gone.count(piece.ship.carrier) != 0 && gone.insert(piece.id).second) ids.push_back(piece.id);
    }
    for (const state::Piece& piece : table.pieces) {
      if (gone.count(piece.id) != 0) {  // its damage cards go to the discard pile
        for (std::size_t i = table.play.on() ? piece.ship.damage.size() : 0; i > 0; --i) {
          events.push_back(state::DamageDiscarded{piece.id, i - 1});
        }
        continue;
      }
      // Who stays loses its lock on who goes, and its leader.
      if (auto lost = lock_lost(piece, [&](Id id) { return gone.count(id) != 0; })) events.push_back(*lost);
      if (gone.count(piece.ship.wing.leader) != 0) events.push_back(state::WingChanged{piece.id, {}});
    }
    for (const Id id : ids) events.push_back(state::PieceRemoved{id});
    return events;
  }

  Events operator()(const ChangePiece& command) const {
    if (waits()) return run_corrected(catalog, table, {command.piece});
    return {state::PieceChanged{command.piece}};
  }

  Events operator()(const ChangePieces& command) const {
    if (waits()) return run_corrected(catalog, table, command.pieces);
    Events events;
    for (const state::Piece& piece : command.pieces) events.push_back(state::PieceChanged{piece});
    return events;
  }

  Events operator()(const PlacePieces& command) const {
    if (table.play.phase == state::Phase::setup) return resolve_battle(catalog, table, command);
    if (waits()) {
      std::vector<state::Piece> moved;
      for (const Placement& placement : command.placements) {
        moved.push_back(*table.find(placement.id));
        moved.back().pose = placement.to;
      }
      return run_corrected(catalog, table, moved);
    }
    Events events;
    for (const Placement& placement : command.placements) {
      events.push_back(state::PieceMoved{placement.id, placement.to});
    }
    return events;
  }

  Events operator()(const FlyManeuver& command) const {
    state::Table copy = table;
    Game game(catalog, copy, {}, nullptr);
    fly_as_told(game, command);
    return std::move(game.events());
  }

  Events operator()(const SkipActivation& command) const { return {state::ShipActivated{command.id}}; }
  Events operator()(const StartBattle& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const SetDial& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const Declare& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const Ready& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const TakeTurn& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const Choose& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const Concede& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const SetReferee& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const Settle& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const Report& command) const { return resolve_battle(catalog, table, command); }
  Events operator()(const LimitRounds& command) const { return resolve_battle(catalog, table, command); }

  Events operator()(const StartRound& command) const {
    Events events{state::RoundStarted{table.round + 1}};
    for (const state::DieRolled& die : command.dice) events.push_back(die);
    for (const state::Piece& piece : command.arriving) events.push_back(state::PieceAdded{piece});
    return events;
  }

  Events operator()(const SetTable& command) const {
    return {state::TableSet{command.area, command.ruleset, command.options}};
  }
};

struct Wording {
  Phrase operator()(const AddPiece& command) const { return say("command.add", command.piece.id); }
  Phrase operator()(const RemovePieces& command) const {
    if (command.ids.size() == 1) return say("command.remove", command.ids.front());
    return say("command.remove-all", command.ids.size());
  }
  Phrase operator()(const ChangePiece& command) const { return say("command.change", command.piece.id); }
  Phrase operator()(const ChangePieces& command) const {
    if (command.pieces.size() == 1) return say("command.change", command.pieces.front().id);
    return say("command.change-all", command.pieces.size());
  }
  Phrase operator()(const PlacePieces& command) const {
    const auto& placements = command.placements;
    if (placements.size() == 1) return say("command.move", placements.front().id);
    return say("command.move-all", placements.size());
  }
  Phrase operator()(const FlyManeuver& command) const { return say("command.fly", command.id, command.maneuver); }
  Phrase operator()(const SkipActivation& command) const { return say("command.leave", command.id); }
  Phrase operator()(const StartBattle& command) const { return words_of_battle(command); }
  Phrase operator()(const SetDial& command) const { return words_of_battle(command); }
  Phrase operator()(const Declare& command) const { return words_of_battle(command); }
  Phrase operator()(const Ready& command) const { return words_of_battle(command); }
  Phrase operator()(const TakeTurn& command) const { return words_of_battle(command); }
  Phrase operator()(const Choose& command) const { return words_of_battle(command); }
  Phrase operator()(const Concede& command) const { return words_of_battle(command); }
  Phrase operator()(const SetReferee& command) const { return words_of_battle(command); }
  Phrase operator()(const Settle& command) const { return words_of_battle(command); }
  Phrase operator()(const Report& command) const { return words_of_battle(command); }
  Phrase operator()(const LimitRounds& command) const { return words_of_battle(command); }
  Phrase operator()(const StartRound& command) const {
    if (command.arriving.empty()) return say("command.round");
    return say("command.round-arriving", command.arriving.size());
  }
  Phrase operator()(const SetTable& command) const { return say("command.table", words::Text{command.area.name}); }
};

}  // namespace

namespace {

bool is_by_hand(const Command& command) {
  return holds<RemovePieces>(command) || holds<ChangePiece>(command) || holds<ChangePieces>(command);
}

// Whoever was to act next has been taken off the table, or out of the phase, by hand: the battle goes on without.
std::vector<state::Event> go_on(const data::Catalog& catalog, state::Table table,
                                const std::vector<state::Event>& events) {
  for (const state::Event& event : events) state::fold(table, event);
  const state::Phase phase = table.play.phase;
  const bool turns =
      phase == state::Phase::system || phase == state::Phase::activation || phase == state::Phase::engagement;
  if (!turns || !whose_turn(catalog, table).empty()) return {};
  state::Step step;
  step.kind = state::StepKind::advance;
  return run_step(catalog, table, step);
}

}  // namespace

namespace {

std::optional<Refusal> refused(const data::Catalog& catalog, const state::Table& table, const Command& command) {
  if (table.play.on()) {
    if (auto refusal = refused_in_battle(table, command)) return refusal;
  }
  return visit(Checking{catalog, table}, command);
}

}  // namespace

Command::Command(const Command& other) = default;
Command::Command(Command&& other) noexcept = default;
Command& Command::operator=(const Command& other) { return *this = Command(other); }
Command& Command::operator=(Command&& other) noexcept = default;
Command::~Command() = default;

std::optional<Refusal> check(const data::Catalog& catalog, const state::Table& table, const Command& command) {
  auto refusal = refused(catalog, table, command);
  const auto cite = refusal ? book_of(catalog, table).cite : nullptr;
  if (cite != nullptr) refusal->rule = cite(Id(refusal->rule)).text();
  return refusal;
}

std::vector<state::Event> resolve(const data::Catalog& catalog, const state::Table& table, const Command& command) {
  std::vector<state::Event> events = visit(Resolving{catalog, table}, command);
  if (is_by_hand(command) && table.play.on() && table.play.before == nullptr) {
    for (state::Event& event : go_on(catalog, table, events)) events.push_back(std::move(event));
  }
  return events;
}

Phrase words_of(const Command& command) { return visit(Wording{}, command); }

}  // namespace plotboard::rules
