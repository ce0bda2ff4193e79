#include "support/random_battle.hpp"

#include <algorithm>
#include <utility>

#include "geom/contact.hpp"
#include "mission/pilot_kit.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/commands.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "rules/play/tokens.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {
namespace {

state::Piece piloted(const data::Ship& type, const data::GenericPilot& pilot, state::Side side, int index) {
  state::Piece piece = typed((side == state::Side::player ? "P" : "E") + std::to_string(index + 1), type.id, 0, 0);
  piece.base = type.base;
  piece.side = side;
  piece.number = index + 1;
  piece.ship.pilot = pilot.id;
  piece.faction = pilot.faction;
  piece.initiative = pilot.initiative;
  return piece;
}
bool load(state::Piece& piece, Id upgrade) {
  if (catalog().upgrade(upgrade) == nullptr) return false;  // an ability
  piece.ship.cards.push_back({upgrade, 0, false});
  if (rules::loadout_faults(catalog(), piece).empty()) return true;
  piece.ship.cards.pop_back();
  return false;
}

// The side's small ships, where there are enough; they take their places when the battle starts.
void form_wing(state::Table& table, state::Side side) {
  std::vector<state::Piece*> ships;
  for (state::Piece& piece : table.pieces) {
    const bool small =
        piece.type == state::PieceType::ship && piece.base == geom::BaseKind::small && piece.ship.carrier.empty();
    if (small && piece.side == side && ships.size() < state::kMostInWing) ships.push_back(&piece);
  }
  constexpr std::size_t kFewest = 3;
  if (ships.size() < kFewest) return;
  // Nobody follows a lower initiative than its own (fga-2.14.1x-4).
  std::stable_sort(ships.begin(), ships.end(),
                   [](const state::Piece* a, const state::Piece* b) { return a->initiative > b->initiative; });
  for (std::size_t i = 0; i < ships.size(); ++i) {
    ships[i]->ship.wing = {ships.front()->id, static_cast<int>(i) + 1, false};
  }
}

}  // namespace

RandomBattle::RandomBattle(std::uint64_t seed, geom::Edition edition) : rng(seed), edition_(edition) {
  if (edition == geom::Edition::first) {
    of_first();
    return;
  }
  for (const auto& [id, ship] : catalog().ships) {
    if (!ship.generics.empty() || !ship.named.empty()) (geom::is_huge(ship.base) ? huge_ : ships_).push_back(&ship);
  }
  for (const auto& entry : catalog().upgrades) upgrades_.push_back(&entry.second);
  for (const auto& entry : catalog().obstacles) {
    if (!entry.first.starts_with("1e-")) rocks_.push_back(entry.first);  // those of this edition
  }
  for (const auto& [id, device] : catalog().devices) {
    if (device.kind) (device.hull > 0 ? remotes_ : bombs_).push_back(id);
  }
  for (const auto& entry : catalog().components) components_.push_back(entry.first);
}

state::Table RandomBattle::table(int most, int obstacles, std::int32_t spread_um) {
  if (edition_ == geom::Edition::first) return first_table(most, obstacles, spread_um);
  state::Table made = test::table({}, true);
  made.ruleset = one_in(2) ? "2e" : "fga-207";
  for (int i = 0; i < obstacles; ++i) {
    place(made, obstacle("R" + std::to_string(i), any(rocks_), 0, 0), spread_um);
  }
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    const bool ai = one_in(2);
    const bool wing = one_in(4);
    const int count = 1 + static_cast<int>(below(static_cast<std::size_t>(most))) + (wing ? 2 : 0);
    for (int i = 0; i < count; ++i) {
      state::Piece ship = fighter(side, i);
      ship.ai = ai && catalog().card_for(ship.ref, ship.faction) != nullptr;
      if (place(made, ship, spread_um)) dock(made, ship);
    }
    if (wing) form_wing(made, side);
    if (one_in(6)) devices(made, side, spread_um);
  }
  if (one_in(5)) components(made, spread_um);
  return made;
}
void RandomBattle::burden(state::Table& made) {
  for (state::Piece& piece : made.pieces) {
    if (!piece.in_play() || !one_in(3)) continue;
    for (std::uint32_t left = below(4); left > 0; --left) {
      const auto token = static_cast<state::Token>(below(state::kTokenKinds));
      state::Piece burdened = piece;
      burdened.tokens[token] = 1;
      if (!rules::token_fault(catalog(), made, burdened, &piece)) piece = std::move(burdened);
    }
    const state::Piece* other = &any(made.pieces);
    for (int tries = 0; tries < 3 && other->side != state::other(piece.side); ++tries) other = &any(made.pieces);
    if (other->id == piece.id || !other->ship.carrier.empty()) continue;
    piece.lock = other->id;
    const bool halves = edition_ == geom::Edition::first && geom::is_huge(other->base);
    if (halves) piece.ship.lock_section = one_in(2) ? state::Section::fore : state::Section::aft;
  }
}

state::Piece RandomBattle::fighter(state::Side side, int index) {
  if (wanted.empty() && one_in(20)) return manned(*any(huge_), side, index);
  return wanted.empty() ? manned(*any(ships_), side, index) : fitting(any(wanted), side, index);
}

state::Piece RandomBattle::manned(const data::Ship& type, state::Side side, int index) {
  const bool by_name = !type.named.empty() && (type.generics.empty() || one_in(2));
  state::Piece piece = piloted(type, any(by_name ? type.named : type.generics), side, index);
  for (std::size_t tries = 0; tries < 12 + wanted.size(); ++tries) {
    load(piece, tries < wanted.size() ? wanted[tries] : any(upgrades_)->id);
  }
  return piece;
}
state::Piece RandomBattle::fitting(Id card, state::Side side, int index) {
  if (data::pilot_ability(catalog(), card) != nullptr) return carded(card, side, index);
  std::vector<state::Piece> fit;
  for (const data::Ship* ship : ships_) {
    const bool has = std::find(ship->abilities.begin(), ship->abilities.end(), card) != ship->abilities.end();
    for (const auto* pilots : {&ship->generics, &ship->named}) {
      for (const data::GenericPilot& pilot : *pilots) {
        state::Piece piece = piloted(*ship, pilot, side, index);
        if (load(piece, card) || has) fit.push_back(std::move(piece));
      }
    }
  }
  if (fit.empty()) return enlisted(card, side, index);
  state::Piece piece = any(fit);
  for (const Id other : wanted) load(piece, other);
  for (int tries = 0; tries < 12; ++tries) load(piece, any(upgrades_)->id);
  return piece;
}
state::Piece RandomBattle::enlisted(Id card, state::Side side, int index) {
  std::vector<state::Piece> fit;
  for (const data::Ship* ship : ships_) {
    data::GenericPilot pilot;
    pilot.faction = (ship->generics.empty() ? ship->named : ship->generics).front().faction;
    pilot.initiative = 1 + static_cast<int>(below(6));
    state::Piece piece = piloted(*ship, pilot, side, index);
    if (load(piece, card)) fit.push_back(std::move(piece));
  }
  if (fit.empty()) return manned(*any(ships_), side, index);
  state::Piece piece = any(fit);
  for (const Id other : wanted) load(piece, other);
  for (const char* path : {"path-force-3", "path-coordinate-2", "path-tech-3"}) {
    if (one_in(2)) load(piece, path);
  }
  for (int tries = 0; tries < 6; ++tries) load(piece, any(upgrades_)->id);
  return piece;
}
state::Piece RandomBattle::carded(Id ability, state::Side side, int index) {
  std::vector<state::Piece> fit;
  for (const data::Ship* ship : ships_) {  // named pilots, with what else their ship may carry
    for (const data::GenericPilot& pilot : ship->named) {
      if (pilot.card == ability) fit.push_back(piloted(*ship, pilot, side, index));
    }
  }
  if (!fit.empty()) {
    state::Piece piece = any(fit);
    for (const Id other : wanted) load(piece, other);
    for (int tries = 0; tries < 12; ++tries) load(piece, any(upgrades_)->id);
    return piece;
  }
  for (const auto& [id, card] : catalog().pilot_cards) {
    const data::Ship& type = *catalog().ship(card.ship);
    data::GenericPilot pilot;
    pilot.faction = card.faction;
    state::Piece piece = piloted(type, pilot, side, index);
    piece.ship.pilot_card = id;
    piece.ship.threat = card.levels.back().threat;
    mission::apply_kit(catalog(), piece);
    if (piece.ship.card(ability) != nullptr) fit.push_back(std::move(piece));
  }
  return any(fit);
}

void RandomBattle::dock(state::Table& made, const state::Piece& carrier) {
  const Ids& types = catalog().ship(carrier.ref)->carries;
  if (types.empty() || one_in(2)) return;
  const data::Ship* type = catalog().ship(any(types));
  if (type->generics.empty() && type->named.empty()) return;
  state::Piece ship = manned(*type, carrier.side, carrier.number - 1);
  ship.id = ship.id + "D";
  ship.pose = carrier.pose;
  ship.ship.carrier = carrier.id;
  made.pieces.push_back(std::move(ship));
}
void RandomBattle::devices(state::Table& made, state::Side side, std::int32_t spread_um) {
  for (std::uint32_t left = 1 + below(3); left > 0; --left) {
    state::Piece device;
    device.id = (side == state::Side::player ? "PX" : "EX") + std::to_string(left);
    device.type = state::PieceType::device;
    device.ref = any(one_in(3) ? bombs_ : remotes_);
    device.side = side;
    place(made, device, spread_um);
  }
}
void RandomBattle::components(state::Table& made, std::int32_t spread_um) {
  for (std::uint32_t left = 1 + below(5); left > 0; --left) {
    state::Piece component;
    component.id = "C" + std::to_string(left);
    component.type = state::PieceType::component;
    component.ref = any(components_);
    component.side = static_cast<state::Side>(below(3));
    place(made, component, spread_um);
  }
}
base::Mdeg RandomBattle::inward(const geom::Pose& at) {
  const bool left = at.x.value < 457'200, low = at.y.value < 457'200;
  const std::int32_t corner = low ? (left ? 45'000 : 315'000) : (left ? 135'000 : 225'000);
  return base::Mdeg{corner + rng.between(-60'000, 60'000)}.wrapped();
}
bool RandomBattle::place(state::Table& table, state::Piece piece, std::int32_t spread_um) {
  const std::int32_t middle = 457'200;
  for (int tries = 0; tries < 40; ++tries) {
    piece.pose = {{rng.between(middle - spread_um, middle + spread_um)},
                  {rng.between(middle - spread_um, middle + spread_um)},
                  {rng.between(0, 359'999)}};
    if (inwards) piece.pose.heading = inward(piece.pose);
    const auto shape = rules::shape_of(catalog(), piece);
    bool free = true;
    for (const state::Piece& other : table.pieces) {
      const auto there = rules::shape_of(catalog(), other);
      free = free && !(shape && there && geom::gap_mm(*shape, *there) < 4);  // guides stand out 2 mm at most
    }
    if (!free) continue;
    table.pieces.push_back(std::move(piece));
    return true;
  }
  return false;
}

}  // namespace plotboard::test
