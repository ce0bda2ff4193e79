#include "mission/mission.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "data/catalog.hpp"
#include "geom/contact.hpp"
#include "mission/squads.hpp"
#include "mission/zones.hpp"

namespace plotboard::mission {

namespace {

// Initiative of the players' pilots by rank, as on the Ace's path (fga-2.2-1, -2, fga-2.3-1).
constexpr std::array<int, kHighestRank> kInitiative{1, 2, 3, 4, 5, 6, 6, 6};

base::Rng generator(std::uint64_t seed, Id mission) {
  base::Hasher hash;
  return base::Rng(hash.integer(static_cast<std::int64_t>(seed)).text("mission").text(mission.text()).value());
}

Lot lot_of(base::Rng& rng, std::vector<state::DieRolled>* dice) {
  return [&rng, dice](Id squad, int options, const Phrase& what) {
    const int drawn = static_cast<int>(rng.below(static_cast<std::uint32_t>(options)));
    if (dice != nullptr) dice->push_back({squad, drawn + 1, false, what});
    return drawn;
  };
}

base::Error unknown_mission(const data::Catalog& catalog, const std::string& name) {
  std::vector<std::string> known;
  for (const auto& entry : catalog.missions) known.push_back(entry.first);
  const std::string near = base::nearest_word(name, known);
  return {"", "", "mission \"" + name + "\"",
          near.empty() ? "a known mission" : "a known mission; did you mean \"" + near + "\"?"};
}

base::Error out_of_bounds(const std::string& what, int least, int most) {
  return {"", "", what, std::to_string(least) + " to " + std::to_string(most)};
}

state::Piece terrain_piece(const data::Catalog& catalog, const data::Terrain& terrain, const state::Table& table) {
  state::Piece piece;
  piece.id = terrain.id;
  piece.pose = terrain.pose;
  if (!terrain.obstacle.empty()) {
    piece.type = state::PieceType::obstacle;
    piece.ref = terrain.obstacle;
    piece.mirror = terrain.mirror;
    return piece;
  }
  const bool remote = !terrain.remote.empty();
  piece.type = remote ? state::PieceType::device : state::PieceType::component;
  piece.ref = remote ? terrain.remote : terrain.component;
  piece.side = terrain.side == "player"  ? state::Side::player
               : terrain.side == "enemy" ? state::Side::enemy
                                         : state::Side::none;
  if (remote) return piece;
  if (const data::Component* component = catalog.component(piece.ref)) {
    piece.initiative = std::max(0, component->initiative);
  }
  for (const data::SquadChange& change : terrain.changes) {
    if (table.pilots < change.pilots_at_least || table.progress.rank < change.rank_at_least) continue;
    piece.ship.bonus_hull += change.hull;
    piece.ship.bonus_shields += change.shields;
  }
  return piece;
}

// A place in its field, clear of everything else; where there is none, the one of the diagram (fga-4.2-5).
geom::Pose random_place(const data::Catalog& catalog, const state::Table& table, const data::Zone& field,
                        state::Piece piece, base::Rng& rng) {
  constexpr int kTries = 300;
  constexpr double kApart = 50;  // mm from other terrain: a small base fits between
  const geom::Pose drawn_on_the_diagram = piece.pose;
  for (int i = 0; i < kTries; ++i) {
    const auto along = [&rng](base::Um from, base::Um length) {
      return base::Um{from.value + static_cast<std::int32_t>(rng.below(static_cast<std::uint32_t>(length.value) + 1))};
    };
    piece.pose.x = along(field.x, field.width);
    piece.pose.y = along(field.y, field.height);
    piece.pose.heading = base::Mdeg{static_cast<std::int32_t>(rng.below(360)) * 1000};
    const auto shape = terrain_shape(catalog, piece);
    if (!shape) break;
    const bool inside = std::all_of(shape->points.begin(), shape->points.end(), [&](const geom::Vec2& point) {
      return point.x >= field.x.mm() && point.x <= (field.x + field.width).mm() && point.y >= field.y.mm() &&
             point.y <= (field.y + field.height).mm();
    });
    const bool clear = std::none_of(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& other) {
      if (other.type == state::PieceType::ship) {
        return geom::gap_mm(geom::placed_base(catalog.figures, other.base, false, other.pose), *shape) <= 0;
      }
      const auto there = terrain_shape(catalog, other);
      return there && geom::gap_mm(*shape, *there) < kApart;
    });
    if (inside && clear) return piece.pose;
  }
  return drawn_on_the_diagram;
}

void lay_terrain(const data::Catalog& catalog, const data::Mission& mission, base::Rng& rng, state::Table& table) {
  const auto lies = [&](const data::Terrain& terrain) {
    return table.pilots >= terrain.pilots_at_least && table.progress.rank >= terrain.rank_at_least;
  };
  // What has its place comes before what is strewn about it.
  for (const bool strewn : {false, true}) {
    for (const data::Terrain& terrain : mission.terrain) {
      const data::Zone* field = terrain.field.empty() ? nullptr : mission.zone(terrain.field);
      if (!lies(terrain) || (field != nullptr) != strewn) continue;
      state::Piece piece = terrain_piece(catalog, terrain, table);
      if (field != nullptr) {
        piece.pose = random_place(catalog, table, *field, piece, rng);
        table.progress.draws.push_back(say("terrain.at-random", piece.id, words::Text{field->name}).english());
      }
      table.pieces.push_back(std::move(piece));
    }
  }
}

// The ship that each pilot flies; "" if the mission does not give that one.
std::string seat_of(const data::Mission& mission, Id wanted) {
  const auto& ships = mission.seats.ships;
  if (wanted.empty()) return ships.empty() ? "" : ships.front();
  return std::find(ships.begin(), ships.end(), wanted) == ships.end() ? "" : wanted;
}

state::Piece seated(const data::Mission& mission, const std::string& type, const state::Table& table) {
  state::Piece ship;
  ship.ref = type;
  ship.initiative = initiative_of_pilots(mission, table.progress.rank);
  const auto add = [&ship](const std::vector<std::string>& upgrades) {
    for (const std::string& upgrade : upgrades) ship.ship.cards.push_back({upgrade, 0, false});
  };
  const data::Seats& seats = mission.seats;
  if (const auto kit = seats.kits.find(type); kit != seats.kits.end()) add(kit->second);
  for (const auto& [rank, upgrades] : seats.rank_kits) {
    if (table.progress.rank >= rank) add(upgrades);
  }
  return ship;
}

// A pilot of a campaign; cards that do what a pilot ability does stand beside it as that ability.
state::Piece seated(const data::Catalog& catalog, const Seat& seat) {
  state::Piece ship;
  ship.ref = seat.ship;
  ship.initiative = seat.initiative;
  ship.ship.pilot = seat.name;
  for (const Id id : seat.cards) {
    state::Card card{id, 0, false};
    card.extra = std::find(seat.charged.begin(), seat.charged.end(), id) != seat.charged.end() ? 1 : 0;
    ship.ship.cards.push_back(card);
    const data::Upgrade* upgrade = catalog.upgrade(id);
    if (upgrade != nullptr && !upgrade->ability.empty()) ship.ship.cards.push_back({upgrade->ability, 0, false});
  }
  if (seat.stress > 0) ship.tokens[state::Token::stress] = seat.stress;
  return ship;
}

bool seat_pilots(const data::Catalog& catalog, const data::Mission& mission, const Setup& setup,
                 const std::string& type, state::Table& table) {
  const data::Seats& seats = mission.seats;
  const int pilots = setup.seats.empty() ? table.pilots : static_cast<int>(setup.seats.size());
  for (int i = 0; i < pilots; ++i) {
    state::Piece ship =
        setup.seats.empty() ? seated(mission, type, table) : seated(catalog, setup.seats[static_cast<std::size_t>(i)]);
    ship.id = "P" + std::to_string(i + 1);
    ship.base = catalog.ship(ship.ref)->base;
    ship.side = state::Side::player;
    ship.faction = seats.faction;
    std::optional<geom::Pose> place;
    for (const Id name : seats.zones) {
      const data::Zone* zone = mission.zone(name);
      if (!place && zone != nullptr) place = place_in(catalog, table, *zone, ship);
    }
    if (!place) return false;
    ship.pose = *place;
    table.pieces.push_back(std::move(ship));
  }
  return true;
}

// Whom each secret means. Drawn from numbers of their own, so that a mission with a secret more is set up as before;
// what has been drawn stands among the counters, for squads that come later (mission/squads.cpp).
void draw_secrets(const data::Mission& mission, std::uint64_t seed, state::Table& table) {
  for (const data::Secret& secret : mission.secrets) {
    base::Rng rng = generator(seed, mission.id + "-secret-" + secret.name);
    const auto drawn = rng.below(static_cast<std::uint32_t>(secret.of.size()));
    table.progress.counters.push_back({counter_of_secret(secret.name), static_cast<int>(drawn) + 1});
    for (state::Piece& piece : table.pieces) mark_secrets(mission, table.progress, piece);
  }
}

}  // namespace

std::string counter_of_secret(const std::string& name) { return "secret:" + name; }

void mark_secrets(const data::Mission& mission, const state::Progress& progress, state::Piece& piece) {
  for (const data::Secret& secret : mission.secrets) {
    const int drawn = progress.counter(counter_of_secret(secret.name));
    if (drawn < 1 || drawn > static_cast<int>(secret.of.size())) continue;
    const Id word = secret.of[static_cast<std::size_t>(drawn - 1)];
    const Id mark = data::mark_of_secret(secret.name);
    if ((word == piece.id || word == piece.squad) && !piece.ship.has_mark(mark)) piece.ship.marks.push_back(mark);
  }
}

int initiative_of_pilots(const data::Mission& mission, int rank) {
  if (mission.introductory()) return mission.seats.initiative;
  const int by_rank = kInitiative.at(static_cast<std::size_t>(std::clamp(rank, 1, kHighestRank) - 1));
  return std::max(mission.seats.initiative, by_rank);
}

base::Result<state::Table> opening(const data::Catalog& catalog, const Setup& setup) {
  const data::Mission* found = catalog.mission(setup.mission);
  if (found == nullptr) return unknown_mission(catalog, setup.mission);
  if (setup.pilots < kFewestPilots || setup.pilots > kMostPilots) {
    return out_of_bounds(std::to_string(setup.pilots) + " pilots", kFewestPilots, kMostPilots);
  }
  if (setup.rank < 1 || setup.rank > kHighestRank) {
    return out_of_bounds("imperial rank " + std::to_string(setup.rank), 1, kHighestRank);
  }
  const data::Mission& mission = *found;
  const std::string seat = seat_of(mission, setup.ship);
  if (static_cast<int>(setup.seats.size()) > kMostPilots) {
    return out_of_bounds(std::to_string(setup.seats.size()) + " seats", kFewestPilots, kMostPilots);
  }
  for (const Seat& each : setup.seats) {
    if (catalog.ship(each.ship) == nullptr)
      return base::Error{"", "", "ship \"" + each.ship + "\"", "a ship of the catalog"};
  }
  if (catalog.ship(seat) == nullptr) {
    return base::Error{"", "", "ship \"" + setup.ship + "\"", "one of those that the mission gives"};
  }
  state::Table table;
  if (const auto area = state::area_named(mission.area)) table.area = *area;
  if (!mission.ruleset.empty()) table.ruleset = mission.ruleset;
  if (const data::RuleSet* ruleset = catalog.ruleset(table.ruleset)) table.options.guides = ruleset->guides;
  table.mission = mission.id;
  table.pilots = setup.pilots;
  table.progress.rank = setup.rank;
  table.progress.hides = setup.hides;

  base::Rng rng = generator(setup.seed, mission.id);
  lay_terrain(catalog, mission, rng, table);
  // The squads of the set-up stand before any of the players' ships (fga-4.6.1.2-1).
  Deployment deployment(catalog, mission, std::move(table), lot_of(rng, nullptr));
  for (const data::Squad& squad : mission.squads) {
    if (squad.arrival == "setup") deployment.bring(squad, "");
  }
  table = deployment.table();
  table.progress.called = deployment.arriving.squads;
  for (const Note& note : deployment.arriving.notes) table.progress.draws.push_back(note.text.english());
  if (!seat_pilots(catalog, mission, setup, seat, table)) {
    return base::Error{"", "", "mission \"" + mission.id + "\" for " + std::to_string(setup.pilots) + " pilots",
                       "room for their ships in the deployment areas"};
  }
  draw_secrets(mission, setup.seed, table);
  const auto broken = state::broken_invariants(table);
  if (!broken.empty()) {
    return base::Error{"", "", "mission \"" + mission.id + "\": " + broken.front(), "a sound set-up"};
  }
  return table;
}

Arriving arrivals(const data::Catalog& catalog, const state::Table& table, int round, const Lot& lot) {
  const data::Mission* mission = catalog.mission(table.mission);
  if (mission == nullptr) return {};
  const state::Progress& progress = table.progress;
  Deployment deployment(catalog, *mission, table, lot);
  for (const data::Squad& squad : mission->squads) {
    const bool has_come =
        std::find(progress.called.begin(), progress.called.end(), squad.name) != progress.called.end();
    const auto call = std::find_if(progress.coming.begin(), progress.coming.end(), [&](const state::Coming& coming) {
      return coming.squad == squad.name && coming.round <= round;
    });
    if (call != progress.coming.end()) {
      deployment.bring(squad, call->vector);
    } else if (!has_come && squad.round == round && squad.arrival != "setup" && squad.arrival != "special") {
      deployment.bring(squad, "");
    }
  }
  return std::move(deployment.arriving);
}

Arriving arrivals(const data::Catalog& catalog, const state::Table& table, int round, base::Rng& rng) {
  std::vector<state::DieRolled> dice;
  Arriving arriving = arrivals(catalog, table, round, lot_of(rng, &dice));
  arriving.dice = std::move(dice);
  return arriving;
}

}  // namespace plotboard::mission
