// Random play: commands good and bad, thousands of them. Whatever check() allows leaves a sound table, undo and redo
// come back to the same hashes, a table survives its file and a battle its log.
#include <catch2/catch.hpp>

#include "battle/battle.hpp"
#include "geom/contact.hpp"
#include "state/scene.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::session_random {

using test::catalog;

namespace {

template <class Definition>
Ids ids_of(const data::ById<Definition>& definitions) {
  Ids ids;
  for (const auto& entry : definitions) ids.push_back(entry.first);
  return ids;
}

class Player {
 public:
  explicit Player(std::uint64_t seed, geom::Edition edition)
      : first_(edition == geom::Edition::first),
        rng_(seed),
        ships_(first_ ? ids_of(catalog().first_types) : ids_of(catalog().ships)),
        rocks_(ids_of(catalog().obstacles)) {}

  rules::Command command(const state::Table& table) {
    switch (rng_.below(12)) {
      case 0:
        return rules::AddPiece{piece(table)};
      case 1:
        return rng_.below(4) == 0 ? rules::Command{rules::RemovePieces{{name(table)}}} : place(table);
      case 2:
        return change(table);
      case 3:
        return place(table);
      case 4:
        return rng_.below(3) == 0 ? rules::Command{rules::StartRound{}} : rules::SkipActivation{name(table)};
      case 5:
        return rng_.below(8) == 0 ? set_table() : flight(table);
      default:
        return flight(table);
    }
  }

 private:
  template <class T>
  const T& any(const std::vector<T>& options) {
    return options[rng_.below(static_cast<std::uint32_t>(options.size()))];
  }
  Id name(const state::Table& table) {
    if (table.pieces.empty() || rng_.below(20) == 0) return "nobody";
    return any(table.pieces).id;
  }
  geom::Pose pose() {
    return {{rng_.between(-50'000, 960'000)}, {rng_.between(-50'000, 960'000)}, {rng_.between(0, 359'999)}};
  }
  state::Piece piece(const state::Table& table) {
    state::Piece piece;
    piece.id = "N" + std::to_string(rng_.below(40));
    piece.pose = pose();
    if (table.pieces.size() > 30 || rng_.below(4) == 0) {
      piece.type = state::PieceType::obstacle;
      piece.ref = any(rocks_);
      piece.mirror = rng_.below(2) == 0;
      return piece;
    }
    piece.ref = rng_.below(5) == 0 ? "" : any(ships_);
    const data::Ship* ship = catalog().ship(piece.ref);
    piece.base = ship != nullptr && rng_.below(10) != 0 ? ship->base : geom::BaseKind(rng_.below(geom::kBaseKinds));
    piece.side = rng_.below(2) == 0 ? state::Side::player : state::Side::enemy;
    piece.ai = rng_.below(2) == 0;
    piece.tokens.stress = rng_.between(-1, 3);
    piece.tokens.ion = rng_.below(5) == 0 ? rng_.between(1, 3) : 0;
    piece.initiative = rng_.between(0, 6);
    if (rng_.below(4) == 0) piece.lock = name(table);
    return piece;
  }
  rules::Command change(const state::Table& table) {
    const state::Piece* old = table.find(name(table));
    state::Piece changed = old == nullptr ? piece(table) : *old;
    if (changed.type == state::PieceType::ship) {
      changed.tokens.stress = rng_.between(-1, 2);
      changed.lock = rng_.below(2) == 0 ? name(table) : "";
      changed.fled = rng_.below(20) == 0;
    }
    changed.note = rng_.below(10) == 0 ? "\x7f" : "noted";
    return rules::ChangePiece{changed};
  }
  rules::Command place(const state::Table& table) {
    rules::PlacePieces command;
    for (int i = rng_.between(1, 3); i > 0; --i) command.placements.push_back({name(table), pose()});
    return command;
  }
  rules::Command flight(const state::Table& table) {
    rules::FlyManeuver command;
    command.id = name(table);
    command.maneuver = {static_cast<std::int8_t>(rng_.between(0, 5)), geom::Bearing(rng_.below(14))};
    const state::Piece* piece = table.find(command.id);
    const data::Ship* ship = piece == nullptr ? nullptr : catalog().ship(piece->ref);
    if (ship != nullptr && !ship->dial.entries.empty() && rng_.below(4) != 0) {
      command.maneuver = any(ship->dial.entries).maneuver;
    }
    command.choice.tallon = geom::TallonPlace(rng_.below(3));
    command.choice.side_slip = rng_.below(10) == 0;
    command.off_dial = rng_.below(2) == 0;
    if (rng_.below(2) == 0) command.die = rng_.between(0, 7);
    command.drop_lock = rng_.below(2) == 0;
    return command;
  }
  rules::Command set_table() {
    rules::SetTable command;
    command.area =
        rng_.below(2) == 0 ? *state::area_named("3x6") : state::Area{"free", {900'000}, {rng_.between(1, 1'000'000)}};
    command.ruleset = rng_.below(4) == 0 ? "nothing" : first_ ? "huge-1e" : "fga-207";
    command.options.guides = rng_.below(2) == 0;
    return command;
  }

  bool first_;
  base::Rng rng_;
  Ids ships_, rocks_;
};

// Where a maneuver took the ship somewhere, it overlaps nobody there; but a bulk freighter stops for nobody
// (fga-4.5.1-7), and a huge ship of the first edition for no smaller one (huge-overlap-4).
void check_flight(const state::Table& before, const state::Table& after, const rules::FlyManeuver& flight) {
  const state::Piece& ship = *after.find(flight.id);
  const data::Ship* type = catalog().ship(ship.ref);
  if (type != nullptr && type->freighter) return;
  if (ship.pose == before.find(flight.id)->pose) return;  // hand-placed on top of another, it may have had to stay
  const auto base = [&](const state::Piece& piece) {
    return geom::placed_base(catalog().figures, piece.base, after.options.guides, piece.pose);
  };
  for (const state::Piece& other : after.pieces) {
    if (other.id == ship.id || other.type != state::PieceType::ship || other.fled) continue;
    const bool crushes = geom::is_huge(ship.base) && catalog().ruleset(after.ruleset)->huge_ships_crush;
    if (crushes && !geom::is_huge(other.base)) continue;
    const double gap = geom::gap_mm(base(ship), base(other));
    INFO(ship.id << " " << geom::code_of(flight.maneuver) << " into " << other.id << ": " << gap);
    CHECK(gap >= -catalog().figures.contact_tolerance.mm());
  }
}

struct Played {
  std::vector<std::uint64_t> hashes;
  int done = 0, refused = 0, flights = 0, bumps = 0;
};

Played play(std::uint64_t seed, int commands, bool with_undo, geom::Edition edition = geom::Edition::second) {
  Player player(seed, edition);
  base::Rng whim(seed, 99);
  state::Table empty = test::table({}, true);
  if (edition == geom::Edition::first) empty.ruleset = "huge-1e";
  battle::Session session(catalog(), empty, seed);
  Played played;
  played.hashes.push_back(state::hash_of(session.table()));
  for (int i = 0; i < commands; ++i) {
    const state::Table before = session.table();
    const rules::Command command = player.command(before);
    if (const auto refused = session.apply(command)) {
      ++played.refused;
      CHECK_FALSE(refused->rule.empty());
      CHECK_FALSE(refused->why.empty());
      if (!(session.table() == before)) FAIL("a refused command changed the table");
    } else {
      ++played.done;
      const auto broken = state::broken_invariants(session.table());
      if (!broken.empty()) FAIL(rules::words_of(command) << ": " << broken.front());
      if (const auto* flight = get_if<rules::FlyManeuver>(&command)) {
        ++played.flights;
        for (const auto& event : session.log().back().events) {
          const auto* flown = get_if<state::ManeuverFlown>(&event);
          played.bumps += flown != nullptr && !flown->fully_executed ? 1 : 0;
        }
        check_flight(before, session.table(), *flight);
      }
    }
    if (with_undo && whim.below(10) == 0 && !session.log().empty()) {
      const auto now = state::hash_of(session.table());
      const std::size_t all = session.log().size();
      const std::size_t back = whim.below(static_cast<std::uint32_t>(all));
      session.undo_to(back);
      const auto there = back == 0 ? state::hash_of(session.start()) : session.log().back().hash;
      if (state::hash_of(session.table()) != there) FAIL("undo leads elsewhere");
      while (session.redo()) {
      }
      if (session.log().size() != all || state::hash_of(session.table()) != now) FAIL("redo leads elsewhere");
    }
    if (i % 50 == 0) {
      const auto again = state::read_scene(state::write_scene(session.table()), "", catalog());
      if (!again) FAIL(base::text(again.errors()));
      if (!(*again == session.table())) FAIL("a table changed in its file");
    }
    played.hashes.push_back(state::hash_of(session.table()));
  }
  const std::string text = battle::write_log(session);
  const auto again = battle::read_log(text, "log", catalog());
  if (!again) FAIL(base::text(again.errors()));
  if (!(again->table() == session.table()) || battle::write_log(*again) != text) FAIL("a battle changed in its log");
  return played;
}

}  // namespace

TEST_CASE("Random play keeps every invariant", "[2e-overlap-3]") {
  Played all;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Played played = play(seed, 1500, true);
    all.done += played.done;
    all.refused += played.refused;
    all.flights += played.flights;
    all.bumps += played.bumps;
  }
  // The play is worth something only if it does something.
  CHECK(all.done > 4000);
  CHECK(all.refused > 1000);
  CHECK(all.flights > 1000);
  CHECK(all.bumps > 50);
}

TEST_CASE("Random play on a table of the first edition keeps every invariant", "[1e-overlap-1][first]") {
  Played all;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Played played = play(seed, 1500, true, geom::Edition::first);
    all.done += played.done;
    all.refused += played.refused;
    all.flights += played.flights;
    all.bumps += played.bumps;
  }
  CHECK(all.done > 1000);
  CHECK(all.refused > 250);
  CHECK(all.flights > 250);
  CHECK(all.bumps > 10);
}

TEST_CASE("The same seed plays the same battle, undo or not") {
  CHECK(play(5, 800, false).hashes == play(5, 800, false).hashes);
  CHECK(play(5, 800, false).hashes == play(5, 800, true).hashes);
  const auto first = play(6, 400, false, geom::Edition::first).hashes;
  CHECK(first == play(6, 400, true, geom::Edition::first).hashes);
}

}  // namespace plotboard::session_random
