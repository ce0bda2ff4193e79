#include "random_tables.hpp"

#include <algorithm>

#include "rules/first/squad.hpp"
#include "rules/play/setup.hpp"
#include "rules/rules.hpp"

namespace plotboard::cli {

geom::Pose random_pose(base::Rng& rng, const state::Area& area, int margin_um) {
  return {{rng.between(margin_um, area.width.value - margin_um)},
          {rng.between(margin_um, area.height.value - margin_um)},
          {rng.between(0, 359999)}};
}

state::Table random_table(const data::Catalog& catalog, base::Rng& rng, const TableMix& mix) {
  std::vector<const data::AiCard*> cards;
  for (const auto& [id, card] : catalog.cards) cards.push_back(&card);
  std::vector<const data::Obstacle*> rocks;
  for (const auto& [id, rock] : catalog.obstacles) {
    // A container is no terrain, and what the first edition adds came after these tables.
    if (rock.kind != data::ObstacleKind::container && !id.starts_with("1e-")) rocks.push_back(&rock);
  }
  state::Table table;
  std::vector<geom::PlacedBase> bases;
  for (int i = 0; i < mix.ships; ++i) {
    const data::AiCard& card = *cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
    state::Piece piece;
    const bool enemy = i % 2 == 0;
    piece.id = (enemy ? "A" : "P") + std::to_string(i / 2 + 1);
    piece.ref = card.ship;
    piece.faction = card.faction;
    piece.base = catalog.ship(card.ship)->base;
    piece.side = enemy ? state::Side::enemy : state::Side::player;
    piece.ai = enemy;
    piece.initiative = rng.between(1, 6);
    piece.number = i / 2 + 1;
    piece.tokens.stress = rng.below(5) == 0 ? 1 : 0;
    constexpr int kTries = 50;
    for (int attempt = 0; attempt < kTries; ++attempt) {
      piece.pose = random_pose(rng, table.area, 60000);
      const auto base = geom::placed_base(catalog.figures, piece.base, true, piece.pose);
      bool free = true;
      for (const auto& other : bases)
        free = free && geom::contact(base, other, catalog.figures.contact_tolerance.mm()) == geom::Contact::apart;
      if (!free && attempt + 1 < kTries) continue;
      bases.push_back(base);
      break;
    }
    table.pieces.push_back(piece);
  }
  for (state::Piece& piece : table.pieces) {
    if (piece.ai && rng.below(3) == 0) piece.lock = "P" + std::to_string(rng.between(1, mix.ships / 2));
  }
  for (int i = 0; i < mix.obstacles; ++i) {
    state::Piece piece;
    piece.id = "R" + std::to_string(i + 1);
    piece.type = state::PieceType::obstacle;
    piece.ref = rocks[rng.below(static_cast<std::uint32_t>(rocks.size()))]->id;
    piece.pose = random_pose(rng, table.area, 100000);
    piece.mirror = rng.below(2) == 1;
    table.pieces.push_back(piece);
  }
  return table;
}

namespace {

constexpr int kBattleRocks = 6;

// A random place that `fault` allows; nothing after many tries.
template <class Fault>
bool place_freely(state::Table& table, base::Rng& rng, state::Piece piece, int low, int high, const Fault& fault) {
  constexpr int kTries = 400;
  for (int attempt = 0; attempt < kTries; ++attempt) {
    piece.pose.x = base::Um{rng.between(60000, table.area.width.value - 60000)};
    piece.pose.y = base::Um{rng.between(low, high)};
    if (piece.type == state::PieceType::obstacle) piece.pose.heading = base::Mdeg{rng.between(0, 359999)};
    if (fault(piece)) continue;
    table.pieces.push_back(std::move(piece));
    return true;
  }
  return false;
}

void add_rocks(const data::Catalog& catalog, base::Rng& rng, state::Table& table, int count) {
  std::vector<const data::Obstacle*> rocks;
  for (const auto& [id, rock] : catalog.obstacles) {
    // A container is no terrain, and what the first edition adds came after these tables.
    if (rock.kind != data::ObstacleKind::container && !id.starts_with("1e-")) rocks.push_back(&rock);
  }
  for (int i = 0; i < count; ++i) {
    state::Piece piece;
    piece.id = "R" + std::to_string(i + 1);
    piece.type = state::PieceType::obstacle;
    piece.ref = rocks[rng.below(static_cast<std::uint32_t>(rocks.size()))]->id;
    place_freely(table, rng, piece, 200000, table.area.height.value - 200000,
                 [&](const state::Piece& at) { return rules::obstacle_fault(catalog, table, at).has_value(); });
  }
}

}  // namespace

state::Table battle_table(const data::Catalog& catalog, base::Rng& rng, int ships_a_side, bool ai_players) {
  std::vector<const data::AiCard*> cards;
  for (const auto& [id, card] : catalog.cards) {
    const data::Ship* ship = catalog.ship(card.ship);
    if (ship != nullptr && !geom::is_huge(ship->base) && !ship->attacks.empty()) cards.push_back(&card);
  }
  state::Table table;
  add_rocks(catalog, rng, table, kBattleRocks);
  for (int i = 0; i < 2 * ships_a_side; ++i) {
    const data::AiCard& card = *cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
    const bool enemy = i % 2 == 0;
    state::Piece piece;
    piece.id = (enemy ? "A" : "P") + std::to_string(i / 2 + 1);
    piece.ref = card.ship;
    piece.faction = card.faction;
    piece.base = catalog.ship(card.ship)->base;
    piece.side = enemy ? state::Side::enemy : state::Side::player;
    piece.ai = enemy || ai_players;
    piece.initiative = rng.between(1, 6);
    piece.number = i / 2 + 1;
    piece.pose.heading = base::Mdeg{enemy ? 180000 : 0};
    const int far = table.area.height.value;
    place_freely(table, rng, piece, enemy ? far - 100000 : 20000, enemy ? far - 20000 : 100000,
                 [&](const state::Piece& at) { return rules::deployment_fault(catalog, table, at).has_value(); });
  }
  return table;
}

namespace {

// One a side, pointing up the table and down it, some way from the middle.
void add_huge_ships(const data::Catalog& catalog, base::Rng& rng, state::Table& table) {
  std::vector<const data::FirstPilot*> pilots;
  for (const auto& [id, ship] : catalog.first_ships) {
    if (!geom::is_huge(ship.base) || ship.section == data::Section::aft) continue;  // that comes with its fore one
    for (const data::FirstPilot& pilot : ship.pilots) pilots.push_back(&pilot);
  }
  constexpr std::int32_t kFromSides = 250'000, kFromEdge = 130'000;  // um
  for (const bool enemy : {true, false}) {
    const data::FirstPilot& pilot = *pilots[rng.below(static_cast<std::uint32_t>(pilots.size()))];
    const data::FirstShip& ship = *catalog.first_ship_of_pilot(pilot.id);
    state::Piece piece;
    piece.id = enemy ? "A0" : "P0";
    piece.ref = ship.hull_of.empty() ? ship.id : Id("1e-" + ship.hull_of);
    piece.faction = pilot.faction;
    piece.base = ship.base;
    piece.side = enemy ? state::Side::enemy : state::Side::player;
    piece.initiative = pilot.skill.value_or(1);
    piece.ship.pilot = pilot.id;
    if (const Id aft = rules::first::second_card_of(catalog, pilot.id); !aft.empty()) {
      piece.ship.cards.push_back({aft, 0, false});
    }
    const std::int32_t width = table.area.width.value, far = table.area.height.value;
    piece.pose = enemy ? geom::Pose{{width - kFromSides}, {far - kFromEdge}, {180'000}}
                       : geom::Pose{{kFromSides}, {kFromEdge}, {0}};
    table.pieces.push_back(std::move(piece));
  }
}

}  // namespace

state::Table first_battle_table(const data::Catalog& catalog, base::Rng& rng, int ships_a_side, bool huge) {
  std::vector<const data::FirstPilot*> pilots;
  for (const auto& [id, ship] : catalog.first_ships) {
    if (geom::is_huge(ship.base) || !ship.attack) continue;
    for (const data::FirstPilot& pilot : ship.pilots) {
      if (pilot.skill && pilot.points > 0) pilots.push_back(&pilot);
    }
  }
  state::Table table;
  table.ruleset = huge ? "huge-1e" : "1e";
  add_rocks(catalog, rng, table, kBattleRocks);
  if (huge) add_huge_ships(catalog, rng, table);
  for (int i = 0; i < 2 * ships_a_side; ++i) {
    const bool enemy = i % 2 == 0;
    state::Piece piece;
    const data::FirstPilot& pilot = *pilots[rng.below(static_cast<std::uint32_t>(pilots.size()))];
    const data::FirstShip& ship = *catalog.first_ship_of_pilot(pilot.id);
    piece.id = (enemy ? "A" : "P") + std::to_string(i / 2 + 1);
    piece.ref = ship.id;
    piece.faction = pilot.faction;
    piece.base = ship.base;
    piece.side = enemy ? state::Side::enemy : state::Side::player;
    piece.initiative = *pilot.skill;
    piece.ship.pilot = pilot.id;
    piece.number = i / 2 + 1;
    piece.pose.heading = base::Mdeg{enemy ? 180000 : 0};
    const int far = table.area.height.value;
    place_freely(table, rng, piece, enemy ? far - 100000 : 20000, enemy ? far - 20000 : 100000,
                 [&](const state::Piece& at) { return rules::deployment_fault(catalog, table, at).has_value(); });
  }
  return table;
}

state::Table melee_table(const data::Catalog& catalog, base::Rng& rng, const TableMix& mix) {
  std::vector<const data::Ship*> huge, others;
  for (const auto& [id, type] : catalog.first_types) (geom::is_huge(type.base) ? huge : others).push_back(&type);
  const auto any_of = [&rng](const std::vector<const data::Ship*>& types) {
    return types[rng.below(static_cast<std::uint32_t>(types.size()))];
  };
  constexpr int kClose = 350000;  // about what its longest maneuver reaches
  state::Table table;
  table.ruleset = "huge-1e";
  table.area = *state::area_named("6x3");
  std::vector<geom::PlacedBase> bases;
  for (int i = 0; i < mix.ships; ++i) {
    const data::Ship& type = *any_of(i == 0 ? huge : others);
    state::Piece piece;
    piece.id = i == 0 ? std::string("H") : "S" + std::to_string(i);
    piece.ref = type.id;
    piece.base = type.base;
    piece.side = i % 2 == 0 ? state::Side::player : state::Side::enemy;
    constexpr int kTries = 50;
    for (int attempt = 0; attempt < kTries; ++attempt) {
      piece.pose = random_pose(rng, table.area, 200000);
      if (i > 0) {
        const geom::Pose& middle = table.pieces.front().pose;
        piece.pose.x = base::Um{middle.x.value + rng.between(-kClose, kClose)};
        piece.pose.y = base::Um{middle.y.value + rng.between(-kClose, kClose)};
      }
      const auto base = geom::placed_base(catalog.figures, piece.base, true, piece.pose);
      const bool free = std::all_of(bases.begin(), bases.end(), [&](const geom::PlacedBase& other) {
        return geom::contact(base, other, catalog.figures.contact_tolerance.mm()) == geom::Contact::apart;
      });
      if (!free && attempt + 1 < kTries) continue;
      bases.push_back(base);
      break;
    }
    table.pieces.push_back(piece);
  }
  add_rocks(catalog, rng, table, mix.obstacles);
  return table;
}

}  // namespace plotboard::cli
