#include "rules/first/squad.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <string>
#include <utility>

#include "rules/first/squad_parts.hpp"

namespace plotboard::rules::first {

namespace {

using state::Side;

// The most ships of one type in epic play: a dogfight's, and for each player of a team (1e-epic-3, -6).
struct EpicFormat {
  int points;  // epic points of a side
  int small, large;
  const char* rule_of_points;
  const char* rule_of_types;
};
constexpr EpicFormat kEpicDogfight{5, 12, 6, "1e-epic-2", "1e-epic-3"};
constexpr EpicFormat kEpicTeam{3, 8, 4, "1e-epic-6", "1e-epic-6"};

// The same name whatever its marks: "Leebo" with and without its quotes.
std::string plain_name(const std::string& name) {
  std::string plain;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0) plain += static_cast<char>(std::tolower(byte));
  }
  return plain;
}

class FirstSquad {
 public:
  FirstSquad(const data::Catalog& catalog, const data::RuleSet& ruleset) : catalog_(catalog), ruleset_(ruleset) {}

  void add(const state::Piece& piece) {
    const Manned ship = manned(catalog_, piece);
    if (ship.halves.empty()) return fault("plotboard", say("squad1.no-pilot", piece.id));
    points_ += points_of(catalog_, piece).value_or(0);
    const Id side = side_of_faction(ship.halves.front().pilot->faction);
    if (faction_.empty()) faction_ = side;
    if (side != faction_)
      fault("1e-squad-3", say("squad1.faction", piece.id, faction_words(side), faction_words(faction_)));
    for (const ShipCard& half : ship.halves) count(half.pilot->name, half.pilot->unique, 0, {});
    for (const Carried& each : ship.carried) {
      count(each.card->name, each.card->unique, each.card->squad_limit, each.card->id);
      if (!squad_card(each.card->id).unless.empty()) exceptions_.push_back({piece.id, each.card, side});
      has_tooth_ = has_tooth_ || each.card->id == "1e-upgrade-houndstooth";
    }
    if (!ship.halves.front().pilot->skill) pups_.push_back(piece.id);
    count_type(piece, ship);
  }

  std::vector<Refusal> faults() {
    if (points_ > ruleset_.squad_limit)
      fault("1e-squad-1", say("squad.too-dear", points_ - ruleset_.squad_limit, points_, ruleset_.squad_limit));
    for (const auto& [plain, of] : names_) {
      if (of.unique && of.cards > 1) fault("1e-squad-11", say("squad1.unique", of.cards, words::Text{of.name}));
      if (!of.unique && of.most > 0 && of.cards > of.most)
        fault(of.card.text(), say("squad.too-many", of.cards - of.most, words::Text{of.name}, of.most));
    }
    for (const Exception& each : exceptions_) exception(each);
    for (const Id pup : pups_) {
      if (!has_tooth_)
        fault("1e-squad-23", say("squad1.pup-alone", pup, printed_name(catalog_, "1e-upgrade-houndstooth")));
    }
    epic();
    return std::move(faults_);
  }

 private:
  struct Name {
    std::string name;
    Id card;
    bool unique = false;
    int most = 0, cards = 0;
  };
  struct Exception {  // a card that another name in the squad opens to every faction
    Id ship;
    const data::FirstUpgrade* card;
    Id side;
  };
  struct Type {
    const data::FirstShip* ship = nullptr;
    int ships = 0;
  };

  void fault(std::string rule, const Phrase& why) { faults_.push_back({std::move(rule), why}); }

  void count(const std::string& name, bool unique, int most, Id card) {
    Name& of = names_[plain_name(name)];
    of.name = name;
    of.unique = of.unique || unique;
    of.most = std::max(of.most, most);
    if (!card.empty()) of.card = card;
    ++of.cards;
  }

  void count_type(const state::Piece& piece, const Manned& ship) {
    const data::FirstShip& type = *ship.halves.front().ship;
    if (!ship.is_huge()) {
      Type& of = types_[type.name];
      of.ship = &type;
      ++of.ships;
      return;
    }
    huge_.push_back(piece.id);
    for (const ShipCard& half : ship.halves) epic_tenths_ += half.ship->epic_points_tenths;
  }

  void exception(const Exception& each) {
    if (allows_faction(*each.card, each.side)) return;
    const std::string& name = squad_card(each.card->id).unless;
    if (names_.count(plain_name(name)) > 0) return;
    const words::Key own = faction_words(factions_of(*each.card).front());
    fault("1e-squad-3", say("loadout.cannot", each.ship, words::Text{each.card->name},
                            say("squad1.faction-unless", own, words::Text{name})));
  }

  // Huge ships are for epic play, which has epic points (huge-play-1, -3, 1e-epic-7).
  void epic() {
    if (ruleset_.epic_points == 0) {
      for (const Id ship : huge_) fault("huge-play-3", say("squad1.no-huge", ship));
      return;
    }
    const EpicFormat& format = ruleset_.epic_points <= kEpicTeam.points ? kEpicTeam : kEpicDogfight;
    const int points = (epic_tenths_ + 9) / 10;
    if (points > ruleset_.epic_points)
      fault(format.rule_of_points, say("squad1.epic-points", points, ruleset_.epic_points));
    for (const auto& [name, type] : types_) {
      const int most = type.ship->base == geom::BaseKind::large ? format.large : format.small;
      if (type.ships > most)
        fault(format.rule_of_types, say("squad1.too-many-ships", type.ships, words::Text{name}, most));
    }
  }

  const data::Catalog& catalog_;
  const data::RuleSet& ruleset_;
  int points_ = 0, epic_tenths_ = 0;
  Id faction_;
  std::map<std::string, Name> names_;  // by plain name
  std::map<std::string, Type> types_;  // small and large ships, by type
  std::vector<Exception> exceptions_;
  Ids huge_, pups_;
  bool has_tooth_ = false;
  std::vector<Refusal> faults_;
};

}  // namespace

std::optional<int> points_of(const data::Catalog& catalog, const state::Piece& ship) {
  const Manned found = manned(catalog, ship);
  if (found.halves.empty() || !found.unknown.empty()) return std::nullopt;
  int sum = 0;
  for (const ShipCard& half : found.halves) sum += half.pilot->points;
  for (const Carried& each : found.carried) sum += cost_of(*each.card, found.carried);
  return sum;
}

int points_of_upgrade(const data::Catalog& catalog, const state::Piece& ship, Id upgrade) {
  const data::FirstUpgrade* const card = catalog.first_upgrades.get(upgrade);
  return card == nullptr ? 0 : cost_of(*card, manned(catalog, ship).carried);
}

std::vector<Refusal> squad_faults(const data::Catalog& catalog, const std::vector<state::Piece>& pieces, Side side,
                                  const data::RuleSet& ruleset) {
  FirstSquad squad(catalog, ruleset);
  for (const state::Piece& piece : pieces) {
    if (piece.type == state::PieceType::ship && piece.side == side) squad.add(piece);
  }
  return squad.faults();
}

}  // namespace plotboard::rules::first
