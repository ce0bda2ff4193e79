// What a squad of the 2nd edition may be, and what it costs (2e-squad).

#include <algorithm>
#include <map>
#include <utility>

#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

namespace {

using state::Side;

const data::GenericPilot* pilot_of(const data::Catalog& catalog, const state::Piece& ship) {
  const data::Ship* type = catalog.ship(ship.ref);
  if (type == nullptr) return nullptr;
  return data::pilot_of(*type, ship.ship.pilot);
}

// A name with how many cards of it the squad may have; 0: any number.
struct Name {
  int limit = 0, cards = 0;
};

class Squad {
 public:
  Squad(const data::Catalog& catalog, int limit) : catalog_(catalog), limit_(limit) {}

  void add(const state::Piece& ship) {
    const data::GenericPilot* pilot = pilot_of(catalog_, ship);
    if (const auto points = points_of(catalog_, ship)) {
      points_ += *points;
    } else {
      fault("plotboard", say("squad.no-points", ship.id));
    }
    const Id faction = pilot == nullptr ? ship.faction : pilot->faction;
    if (faction_.empty()) faction_ = faction;
    if (!faction.empty() && faction != faction_) {
      fault("2e-squad-2", say("squad.faction", ship.id, words::Word{faction}, words::Word{faction_}));
    }
    if (pilot != nullptr) count(pilot->name, pilot->limited);
    ships_.push_back(&ship);
    for (const state::Card& card : ship.ship.cards) {
      if (pilot != nullptr && card.id == pilot->card) continue;  // in battle: what its pilot can do
      const data::Upgrade* upgrade = catalog_.upgrade(card.id);
      if (upgrade == nullptr) continue;  // loadout_faults() says so
      count(upgrade->name, upgrade->limit_in_squads());
      if (upgrade->non_limited && pilot != nullptr && pilot->limited > 0) {
        fault("2e-squad-9", say("squad.pilot-limited", ship.id, words::Text{upgrade->name}));
      }
    }
  }

  std::vector<Refusal> faults() {
    if (points_ > limit_) {
      fault("2e-squad-1", say("squad.too-dear", points_ - limit_, points_, limit_));
    }
    for (const auto& [name, of] : names_) {
      if (of.limit == 0 || of.cards <= of.limit) continue;
      fault("2e-squad-7", say("squad.too-many", of.cards - of.limit, words::Text{name}, of.limit));
    }
    for (const state::Piece* ship : ships_) {
      for (Refusal& objection : loadout_objections(catalog_, *ship)) faults_.push_back(std::move(objection));
      restrictions(*ship);
    }
    return std::move(faults_);
  }

 private:
  // Cards of one faction that a name in the squad opens to others, and those that all ships of a type have or none.
  void restrictions(const state::Piece& ship) {
    for (const state::Card& card : ship.ship.cards) {
      const data::Upgrade* upgrade = catalog_.upgrade(card.id);
      if (upgrade == nullptr) continue;
      const words::Text name{upgrade->name};
      const bool ours = upgrade->or_named.empty() || base::contains(upgrade->factions, faction_.text());
      if (!ours && names_.count(upgrade->or_named) == 0) {
        fault("2e-squad-4", say("squad.other-faction-or", ship.id, name, words::Word{upgrade->factions.front()},
                                words::Text{upgrade->or_named}));
      }
      if (!upgrade->standardized) continue;
      for (const state::Piece* other : ships_) {
        if (other->ref == ship.ref && other->ship.card(card.id) == nullptr)
          fault("2e-squad-4", say("squad.standardized", other->id, name, ship.id));
      }
    }
  }

  void fault(const char* rule, const Phrase& why) { faults_.push_back({rule, why}); }
  // 2e-squad-8: ship and upgrade cards of a name together.
  void count(const std::string& name, int limited) {
    Name& of = names_[name];
    ++of.cards;
    if (limited > 0) of.limit = of.limit == 0 ? limited : std::min(of.limit, limited);
  }

  const data::Catalog& catalog_;
  int limit_;
  int points_ = 0;
  Id faction_;
  std::map<std::string, Name> names_;
  std::vector<const state::Piece*> ships_;
  std::vector<Refusal> faults_;
};

}  // namespace

std::optional<int> points_of(const data::Catalog& catalog, const state::Piece& ship) {
  const data::GenericPilot* pilot = pilot_of(catalog, ship);
  if (pilot == nullptr || pilot->points == 0) return std::nullopt;
  const data::Ship& type = *catalog.ship(ship.ref);
  int sum = pilot->points;
  for (const state::Card& card : ship.ship.cards) {
    if (card.id == pilot->card) continue;
    const data::Upgrade* upgrade = catalog.upgrade(card.id);
    const auto points =
        upgrade == nullptr ? std::nullopt : upgrade->points.of(type.base, type.agility, pilot->initiative);
    if (!points) return std::nullopt;
    sum += *points;
  }
  return sum;
}

std::vector<Refusal> squad_faults(const data::Catalog& catalog, const std::vector<state::Piece>& pieces, Side side,
                                  const data::RuleSet& rules) {
  Squad squad(catalog, rules.squad_limit);
  for (const state::Piece& piece : pieces) {
    if (piece.type == state::PieceType::ship && piece.side == side) squad.add(piece);
  }
  return squad.faults();
}

}  // namespace plotboard::rules::second
