// What could be put on a ship, for whoever builds a squad.
#include <algorithm>

#include "rules/first/squad_parts.hpp"

namespace plotboard::rules::first {

namespace {

const data::RuleSet& names_alone() {  // points and numbers forbid nothing here
  static const data::RuleSet made = [] {
    data::RuleSet any;
    any.squad_limit = any.epic_points = 1'000'000;
    return any;
  }();
  return made;
}

class FittingRoom {
 public:
  FittingRoom(const data::Catalog& catalog, std::vector<state::Piece> pieces, std::size_t place)
      : catalog_(catalog), pieces_(std::move(pieces)), place_(place) {
    for (const LoadoutFault& fault : faults_of_loadout(catalog_, ship())) known_.push_back(fault.refusal);
    for (const Refusal& fault : squad()) known_.push_back(fault);
  }

  std::vector<Fitting> all() {
    std::vector<const data::FirstUpgrade*> cards;
    for (const auto& [id, card] : catalog_.first_upgrades) {
      if (is_first_side(catalog_, card)) cards.push_back(&card);
    }
    std::stable_sort(cards.begin(), cards.end(), [](const auto* a, const auto* b) { return a->name < b->name; });
    std::vector<Fitting> found;
    std::vector<std::pair<Id, state::Section>> done;
    for (const SlotPlace& place : slots_of(catalog_, ship())) {
      Ids slots = place.also;
      slots.insert(slots.begin(), place.slot);
      for (const Id slot : slots) {
        if (base::contains(done, std::pair{slot, place.section})) continue;
        done.emplace_back(slot, place.section);
        for (const auto* card : cards) {
          if (slot == card->slot) found.push_back(fitting(*card, place.section));
        }
      }
    }
    return found;
  }

 private:
  [[nodiscard]] const state::Piece& ship() const { return pieces_[place_]; }
  [[nodiscard]] std::vector<Refusal> squad() const {
    return squad_faults(catalog_, pieces_, ship().side, names_alone());
  }

  // Of the whole ship: where the card may be, else the fore section.
  Fitting fitting(const data::FirstUpgrade& card, state::Section section) {
    if (section != state::Section::none || second_card_of(catalog_, ship().ship.pilot).empty())
      return tried(card, section);
    Fitting fore = tried(card, state::Section::fore);
    if (!fore.fault) return fore;
    Fitting aft = tried(card, state::Section::aft);
    return aft.fault ? fore : aft;
  }

  Fitting tried(const data::FirstUpgrade& card, state::Section section) {
    Fitting made;
    made.upgrade = card.id;
    made.section = section;
    const std::vector<state::Card> before = ship().ship.cards;
    equip(catalog_, pieces_[place_], card.id, section);
    made.points = points_of_upgrade(catalog_, ship(), card.id);
    // Only these can be at odds with the rest of the squad.
    const bool counts = card.unique || card.squad_limit > 0 || !squad_card(card.id).unless.empty();
    made.fault = new_fault(counts);
    pieces_[place_].ship.cards = before;
    return made;
  }

  [[nodiscard]] std::optional<Refusal> new_fault(bool in_squad) const {
    const auto is_new = [this](const Refusal& fault) {
      return std::none_of(known_.begin(), known_.end(),
                          [&](const Refusal& known) { return known.rule == fault.rule && known.why == fault.why; });
    };
    for (const LoadoutFault& fault : faults_of_loadout(catalog_, ship())) {
      if (!fault.unfinished && is_new(fault.refusal)) return fault.refusal;
    }
    for (const Refusal& fault : in_squad ? squad() : std::vector<Refusal>()) {
      if (is_new(fault)) return fault;
    }
    return std::nullopt;
  }

  const data::Catalog& catalog_;
  std::vector<state::Piece> pieces_;
  std::size_t place_;
  std::vector<Refusal> known_;  // faults that are there already
};

}  // namespace

std::vector<Fitting> fittings(const data::Catalog& catalog, const std::vector<state::Piece>& pieces, Id ship) {
  const auto found =
      std::find_if(pieces.begin(), pieces.end(), [ship](const state::Piece& piece) { return piece.id == ship; });
  if (found == pieces.end()) return {};
  return FittingRoom(catalog, pieces, static_cast<std::size_t>(found - pieces.begin())).all();
}

void equip(const data::Catalog& catalog, state::Piece& ship, Id upgrade, state::Section section) {
  std::vector<state::Card>& cards = ship.ship.cards;
  state::Card made;
  made.id = upgrade;
  auto place = cards.end();
  if (section == state::Section::fore) {
    const Id second = second_card_of(catalog, ship.ship.pilot);
    place = std::find_if(cards.begin(), cards.end(), [&](const state::Card& card) { return card.id == second; });
  }
  cards.insert(place, made);
}

state::Section carrier_of(const data::Catalog& catalog, const state::Piece& ship, std::size_t card) {
  const Manned found = manned(catalog, ship);
  for (const Carried& each : found.carried) {
    if (each.place == card) return found.section(each.half);
  }
  return state::Section::none;
}

}  // namespace plotboard::rules::first
