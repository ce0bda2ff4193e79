// Random battles of the first edition: any pilot with any legal upgrades, huge ships, docked ships.
#include <algorithm>
#include <array>

#include "rules/first/docking.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/squad.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "support/random_battle.hpp"

namespace plotboard::test {
namespace {

using state::Section;

// A card that it carries, its pilot's or its own.
bool has_card(const state::Piece& piece, Id card) {
  const auto& cards = piece.ship.cards;
  return piece.ship.pilot == card || piece.ref == card ||
         std::any_of(cards.begin(), cards.end(), [card](const state::Card& own) { return own.id == card; });
}
bool equip_on(state::Piece& piece, Id upgrade, Section section) {
  state::Piece tried = piece;
  rules::first::equip(catalog(), tried, upgrade, section);
  if (!rules::loadout_faults(catalog(), tried).empty()) return false;
  piece = std::move(tried);
  return true;
}
void equip_somewhere(state::Piece& piece, Id upgrade) {
  if (catalog().ship(piece.ref)->sections.size() < 2) {
    equip_on(piece, upgrade, Section::none);
  } else if (!equip_on(piece, upgrade, Section::fore)) {
    equip_on(piece, upgrade, Section::aft);
  }
}
// One that begins every battle docked with another is no ship of its own (1e-squad-23).
bool stands_alone(const data::FirstPilot& pilot) { return pilot.skill.has_value(); }

}  // namespace

void RandomBattle::of_first() {
  for (const auto& [id, ship] : catalog().first_ships) {
    if (ship.section == data::Section::aft) continue;  // comes with its fore one
    for (const data::FirstPilot& pilot : ship.pilots)
      (geom::is_huge(ship.base) ? huge_pilots_ : pilots_).push_back(&pilot);
  }
  for (const auto& entry : catalog().first_cards) upgrades_.push_back(&entry.second);
  for (const auto& [id, rock] : catalog().obstacles) {
    const bool terrain = rock.kind == data::ObstacleKind::asteroid || rock.kind == data::ObstacleKind::debris;
    if (terrain) rocks_.push_back(id);
  }
  epic_ = one_in(3);
}

state::Table RandomBattle::first_table(int most, int obstacles, std::int32_t spread_um) {
  state::Table made = test::table({}, true);
  const bool only_huge = std::any_of(wanted.begin(), wanted.end(), [this](Id card) {
    return pilots_for(card, false).empty() && !pilots_for(card, true).empty();
  });
  epic_ = epic_ || only_huge;
  made.ruleset = epic_ ? "huge-1e" : "1e";
  for (int i = 0; i < obstacles; ++i) {
    place(made, obstacle("R" + std::to_string(i), any(rocks_), 0, 0), spread_um);
  }
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    const int count = 1 + static_cast<int>(below(static_cast<std::size_t>(most)));
    for (int i = 0; i < count; ++i) {
      const state::Piece ship = epic_ && i == 0 ? first_huge(side) : first_fighter(side, i);
      if (place(made, ship, spread_um)) first_dock(made, ship);
    }
  }
  for (state::Piece& ship : made.pieces) {  // who has to begin docked does
    if (ship.type != state::PieceType::ship || !ship.ship.carrier.empty()) continue;
    if (const Id due = rules::first::due_carrier(catalog(), made, ship); !due.empty()) {
      ship.ship.carrier = due;
      ship.pose = made.find(due)->pose;
    }
  }
  return made;
}

const std::vector<RandomBattle::Fit>& RandomBattle::pilots_for(Id card, bool huge) {
  static std::map<std::pair<Id, bool>, std::vector<Fit>> known;  // the same for every battle
  const auto [found, is_new] = known.try_emplace({card, huge});
  if (!is_new) return found->second;
  const bool is_upgrade = catalog().upgrade(card) != nullptr;
  for (const data::FirstPilot* pilot : huge ? huge_pilots_ : pilots_) {
    if (!stands_alone(*pilot)) continue;
    state::Piece bare = first_bare(*pilot, state::Side::player, 0);
    if (is_upgrade) equip_somewhere(bare, card);
    if (has_card(bare, card)) found->second.push_back({pilot, {}});
  }
  if (!found->second.empty() || !is_upgrade) return found->second;
  for (const data::FirstPilot* pilot : huge ? huge_pilots_ : pilots_) {  // a card that makes room for it
    if (!stands_alone(*pilot)) continue;
    for (const data::Upgrade* helper : upgrades_) {
      const bool makes_room = helper->slots.front() == "title" || !helper->adds_slots.empty();
      if (!makes_room) continue;
      state::Piece helped = first_bare(*pilot, state::Side::player, 0);
      equip_somewhere(helped, helper->id);
      if (!has_card(helped, helper->id)) continue;
      equip_somewhere(helped, card);
      if (has_card(helped, card)) found->second.push_back({pilot, helper->id});
    }
  }
  return found->second;
}

state::Piece RandomBattle::first_fighter(state::Side side, int index) {
  if (!wanted.empty()) {
    if (const auto& fit = pilots_for(any(wanted), false); !fit.empty()) return first_manned(any(fit), side, index);
  }
  const data::FirstPilot* pilot = any(pilots_);
  while (!stands_alone(*pilot)) pilot = any(pilots_);
  return first_manned({pilot, {}}, side, index);
}
state::Piece RandomBattle::first_huge(state::Side side) {
  std::vector<Fit> fit;
  for (const Id card : wanted) {
    const auto& found = pilots_for(card, true);
    if (pilots_for(card, false).empty()) fit.insert(fit.end(), found.begin(), found.end());
  }
  return first_manned(fit.empty() ? Fit{any(huge_pilots_), {}} : any(fit), side, 0);
}

void RandomBattle::equip(state::Piece& piece, Id upgrade) {
  const bool halves = catalog().ship(piece.ref)->sections.size() > 1;
  equip_on(piece, upgrade, !halves ? Section::none : one_in(2) ? Section::fore : Section::aft);
}
state::Piece RandomBattle::first_bare(const data::FirstPilot& pilot, state::Side side, int index) {
  const data::FirstShip& type = *catalog().first_ship_of_pilot(pilot.id);
  const Id ref = type.hull_of.empty() ? type.id : Id("1e-" + type.hull_of);
  state::Piece piece = typed((side == state::Side::player ? "P" : "E") + std::to_string(index + 1), ref, 0, 0);
  piece.base = type.base;
  piece.side = side;
  piece.number = index + 1;
  piece.ship.pilot = pilot.id;
  piece.faction = pilot.faction;
  piece.initiative = pilot.skill.value_or(1);
  const Id aft = rules::first::second_card_of(catalog(), pilot.id);
  if (!aft.empty()) piece.ship.cards.push_back({aft});
  return piece;
}
state::Piece RandomBattle::first_manned(const Fit& fit, state::Side side, int index) {
  state::Piece piece = first_bare(*fit.pilot, side, index);
  if (!fit.helper.empty()) equip(piece, fit.helper);
  for (int round = 0; round < 2; ++round) {  // one may make room for another
    for (const Id card : wanted) {
      if (catalog().upgrade(card) != nullptr && !has_card(piece, card)) equip(piece, card);
    }
  }
  for (int tries = 0; tries < 14; ++tries) equip(piece, any(upgrades_)->id);
  return piece;
}

void RandomBattle::first_dock(state::Table& made, const state::Piece& carrier) {
  static constexpr std::array kTitles{"", "1e-upgrade-phantom", "1e-upgrade-phantomii"};
  static const std::vector<Id> kBerths{"1e-upgrade-ghost", "1e-upgrade-ghost-swx72", "1e-upgrade-houndstooth",
                                       "1e-upgrade-dockingclamps"};
  const bool carries = std::any_of(kBerths.begin(), kBerths.end(), [&](Id card) { return has_card(carrier, card); });
  if (!carries) return;
  std::vector<state::Piece> fit;
  for (const data::FirstPilot* pilot : pilots_) {
    for (const char* title : kTitles) {
      state::Piece guest = first_bare(*pilot, carrier.side, 0);
      if (*title != 0) equip(guest, title);
      if (*title != 0 && !has_card(guest, title)) continue;
      guest.id = carrier.id + "D";
      guest.pose = carrier.pose;
      guest.ship.carrier = carrier.id;
      state::Table with = made;
      with.pieces.push_back(guest);
      if (!rules::first::docking_fault(catalog(), with, guest)) fit.push_back(std::move(guest));
    }
  }
  for (std::uint32_t left = below(5), number = 1; left > 0 && !fit.empty(); --left, ++number) {
    state::Piece guest = any(fit);
    guest.id = carrier.id + "D" + std::to_string(number);
    for (int tries = 0; tries < 14 && guest.ship.pilot != "1e-pilot-nashtahpuppilot"; ++tries)
      equip(guest, any(upgrades_)->id);
    made.pieces.push_back(guest);
    if (rules::first::docking_fault(catalog(), made, guest))
      made.pieces.pop_back();  // one too many, or of another type
  }
}

}  // namespace plotboard::test
