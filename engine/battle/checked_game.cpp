#include "battle/checked_flight.hpp"

#include <algorithm>

#include "battle/balance.hpp"
#include "battle/session.hpp"
#include "data/catalog.hpp"
#include "data/order.hpp"
#include "mission/conditions.hpp"
#include "mission/mission.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/coop/flee.hpp"
#include "rules/coop/mission_play.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/initiative_order.hpp"
#include "rules/play/invariants.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::battle {
namespace {

using state::Piece;
using state::Side;
using state::Table;

constexpr std::size_t kEndlessAfter = 100'000;  // of a game; some hundreds are usual
constexpr std::size_t kMostFaults = 20;         // of a game, to be told

bool begins(const std::string& text, std::string_view start) { return text.rfind(start, 0) == 0; }

// Who leaves the table alive because it wants to, or because it can't help it.
bool means_to_leave(const Piece& ship) {
  const bool glides = ship.ai && ship.ship.fitness != state::Fitness::fit;
  return !ship.ai || glides || rules::is_fleeing(ship) || data::order_of(ship.order).kind == data::OrderKind::escape;
}

// Unstressed it has no choice about it (2e-ship-17).
bool slips_first(const data::Catalog& catalog, const Table& turn, Id ship) {
  const Piece* piece = turn.find(ship);
  const data::Ship* type = piece == nullptr ? nullptr : catalog.ship(piece->ref);
  return type != nullptr && rules::has_ailerons(*type) && piece->tokens.stress == 0;
}

// Would this dial keep it on the table after a slip of its ailerons?
bool stays_after_slip(const rules::Field& field, const rules::Field::Ship& ship, geom::Maneuver dial) {
  return std::any_of(rules::kAileronSlips.begin(), rules::kAileronSlips.end(), [&](geom::Maneuver way) {
    const rules::MoveOutcome slip = rules::fly(field, ship, way);
    return !slip.left_area && !rules::fly_from(field, ship, slip.end, dial).left_area;
  });
}

// Would the dial that it has set keep it on the table, were it alone there?
bool has_good_dial(const data::Catalog& catalog, Table table, Id ship) {
  const Piece& piece = *table.find(ship);
  if (piece.ai || !piece.ship.dial) return false;
  const geom::Maneuver dial = *piece.ship.dial;
  table.pieces.erase(
      std::remove_if(table.pieces.begin(), table.pieces.end(), [&](const Piece& other) { return other.id != ship; }),
      table.pieces.end());
  const rules::Field field(catalog, table);
  const rules::Field::Ship* own = field.ship(ship);
  if (own == nullptr || !rules::flyable(field, *own, dial)) return false;
  if (!rules::fly(field, *own, dial).left_area) return true;
  // Whether adaptive ailerons would take it elsewhere first, its stress decided after it had set the dial.
  return rules::has_ailerons(*catalog.ship(piece.ref)) && stays_after_slip(field, *own, dial);
}

// Where its maneuver starts. Whoever set a dial could not know which ship would be in its way by now.
std::vector<geom::Pose> starts_of(const rules::Field& field, const rules::Field::Ship& ship, bool slips) {
  const Piece& piece = field.piece(ship);
  if (!slips) return {piece.pose};
  std::vector<geom::Pose> starts;
  for (const geom::Maneuver way : rules::kAileronSlips) {
    const rules::MoveOutcome slip = rules::fly(field, ship, way);
    if (!slip.left_area && (piece.ai || slip.bumped.empty())) starts.push_back(slip.end);
  }
  return starts;
}

// `slips`: its ailerons are still to take it somewhere first.
std::string way_to_stay(const data::Catalog& catalog, const Table& before, Id ship, bool slips) {
  const Piece* piece = before.find(ship);
  const data::Ship* type = piece == nullptr ? nullptr : catalog.ship(piece->ref);
  if (type == nullptr || rules::is_ionised(rules::book_of(catalog, before), *piece)) return "";
  if (has_good_dial(catalog, before, ship)) return "";  // whoever is in its way now pushes it out
  Table copy = before;                                  // cards have their say in what a maneuver's colour is
  rules::Game game(catalog, copy, {}, nullptr, rules::Keeps::nothing);
  const rules::Field& field = field_of(game);
  const rules::Field::Ship* own = field.ship(ship);
  if (own == nullptr) return "";
  const auto limit = rules::speed_limit_of(catalog, before, *piece);
  const std::vector<geom::Pose> starts = starts_of(field, *own, slips);
  for (const data::DialEntry& entry : type->dial.entries) {
    if (limit && entry.maneuver.speed > *limit) continue;
    if (!rules::flyable(field, *own, entry.maneuver) || rules::flight_of(game, ship, entry.maneuver).substituted)
      continue;
    for (const geom::Pose& start : starts) {
      const rules::MoveOutcome outcome = rules::fly_from(field, *own, start, entry.maneuver);
      if (!outcome.left_area && (piece->ai || outcome.bumped.empty())) return geom::code_of(entry.maneuver);
    }
  }
  return "";
}

class Watch {
 public:
  Watch(const data::Catalog& catalog, CheckedGame& game) : catalog_(catalog), game_(game) {}

  void fault(const std::string& words) {
    if (game_.faults.size() < kMostFaults) game_.faults.push_back(words);
  }

  // `before`: the table when the turn began of which these events are (a part); `start`: before the events.
  void look(const Table& before, const Table& start, const Table& after, const std::vector<state::Event>& events) {
    Ids edge;  // told that they are lost over it
    Ids gone;
    for (const state::Event& event : events) {
      if (const auto* told = get_if<state::Told>(&event)) {
        if (told->rule == "fga-3.3.6.3-4" || told->rule == "fga-2.15.1x-1") edge.push_back(told->id);
      } else if (const auto* lost = get_if<state::ShipDestroyed>(&event)) {
        if (std::find(edge.begin(), edge.end(), lost->id) != edge.end()) gone.push_back(lost->id);
      } else if (const auto* done = get_if<state::DeedDone>(&event)) {
        const Piece* ship = after.find(done->deed.ship);
        if (begins(done->deed.what, "left:") && ship != nullptr && !means_to_leave(*ship)) gone.push_back(ship->id);
      }
    }
    for (const Id ship : gone) left(before, as_it_flew(before, start, events, ship), ship);
  }

  // A wingmate flies in its leader's turn, after others have moved.
  static Table as_it_flew(const Table& before, const Table& start, const std::vector<state::Event>& events, Id ship) {
    Table table = start;
    for (const state::Event& event : events) {
      const auto* flown = get_if<state::ManeuverFlown>(&event);
      if (flown != nullptr && flown->id == ship) return table;
      state::fold(table, event);
    }
    return before;
  }

  // `before`: as its turn began, or its leader's; `flying`: when its maneuver began.
  void left(const Table& before, const Table& flying, Id ship) {
    const bool slips = slips_first(catalog_, before, ship) && before.find(ship)->pose == flying.find(ship)->pose;
    const std::string stays = way_to_stay(catalog_, flying, ship, slips);
    const std::string when = " in round " + std::to_string(flying.round);
    if (stays.empty() || is_bound_to_leave(catalog_, before, ship)) {
      game_.over_edge.push_back(ship + when);
    } else {
      fault(ship + " leaves the table" + when + ", though " + stays + " would have kept it there");
    }
  }

 private:
  const data::Catalog& catalog_;
  CheckedGame& game_;
};

void play(Session& session, Watch& watch) {
  const data::Catalog& catalog = session.catalog();
  Table before = session.table();
  int checked_round = 0;
  while (session.table().play.phase != state::Phase::over) {
    if (session.table().round > kMostRounds) {
      return watch.fault("no end within " + std::to_string(kMostRounds) + " rounds");
    }
    if (session.log().size() >= kEndlessAfter) {
      return watch.fault("no end within " + std::to_string(kEndlessAfter) + " commands, in round " +
                         std::to_string(session.table().round));
    }
    const auto next = session.advised();
    if (!next) return watch.fault("nobody acts in round " + std::to_string(session.table().round));
    if (session.table().play.before == nullptr) before = session.table();
    const Table start = session.table();
    if (const auto refused = session.follow(*next)) {
      return watch.fault("refused in round " + std::to_string(session.table().round) + ": " +
                         rules::words_of(next->command).english() + ": " + refused->why.english() + " (" +
                         refused->rule + ")");
    }
    watch.look(before, start, session.table(), session.log().back().events);
    if (session.table().round == checked_round) continue;
    checked_round = session.table().round;
    for (const std::string& broken : state::broken_invariants(session.table())) watch.fault(broken);
    for (const std::string& broken : rules::broken_battle(catalog, session.table())) watch.fault(broken);
  }
}

}  // namespace

std::uint64_t seed_of(const GameOf& game) {
  base::Hasher hash;
  hash.text("game of a mission").text(game.mission);
  hash.integer(game.pilots).integer(game.rank).integer(game.number);
  return hash.value() % 1'000'000'007;  // short enough to be typed
}

bool is_bound_to_leave(const data::Catalog& catalog, const Table& turn, Id ship) {
  const Piece* piece = turn.find(ship);
  if (piece == nullptr || piece->ai || !piece->ship.dial) return false;
  if (!has_good_dial(catalog, turn, ship)) return way_to_stay(catalog, turn, ship).empty();
  if (!rules::has_ailerons(*catalog.ship(piece->ref))) return false;
  const rules::Field field(catalog, turn);
  return piece->tokens.stress > 0 || !stays_after_slip(field, *field.ship(ship), *piece->ship.dial);
}

std::string way_to_stay(const data::Catalog& catalog, const Table& before, Id ship) {
  return way_to_stay(catalog, before, ship, slips_first(catalog, before, ship));
}

CheckedGame checked_game(const data::Catalog& catalog, const GameOf& game) { return checked_game(catalog, game, {}); }

CheckedGame checked_game(const data::Catalog& catalog, const GameOf& game, const std::vector<mission::Seat>& crew) {
  CheckedGame checked;
  Watch watch(catalog, checked);
  mission::Setup setup;
  setup.mission = game.mission;
  setup.pilots = game.pilots;
  setup.rank = game.rank;
  setup.seed = seed_of(game);
  setup.seats = crew;
  auto table = mission::opening(catalog, setup);
  if (!table) {
    watch.fault("no set-up: " + base::text(table.errors()));
    return checked;
  }
  Session session(catalog, std::move(*table), setup.seed);
  for (const Side side : {Side::player, Side::enemy}) session.fly_by_bot(side, true);
  rules::StartBattle start;
  start.seed = setup.seed;
  start.first = rules::first_side(*catalog.ruleset(session.table().ruleset));
  if (const auto refused = session.apply(start)) {
    watch.fault("it cannot be started: " + refused->why.english() + " (" + refused->rule + ")");
    return checked;
  }
  play(session, watch);
  const Table& end = session.table();
  checked.outcome = end.progress.outcome;
  checked.rounds = end.round;
  checked.losses = static_cast<int>(std::count_if(end.pieces.begin(), end.pieces.end(), [](const Piece& piece) {
    return mission::is_of_flight_group(piece) && mission::is_destroyed(piece);
  }));
  if (end.play.phase == state::Phase::over && checked.outcome.empty()) {
    watch.fault("over without being won or lost: " + (end.play.result.empty() ? "no result" : end.play.result));
  }
  return checked;
}

}  // namespace plotboard::battle
