// What a mission names must be there, and what its squads and pilots fly must be allowed.

#include <algorithm>
#include <set>

#include "data/mission_cast.hpp"
#include "data/mission_readers.hpp"
#include "data/order.hpp"

namespace plotboard::data {

namespace {

constexpr int kMostOfType = 4;  // fga-3.2.2-10
constexpr const char* kRandom = "random";

const std::vector<std::string>& tokens() {  // as state::name_of(Token) has them
  static const std::vector<std::string> all{
      "focus",  "evade",   "calculate", "reinforce-fore", "reinforce-aft", "disarm",     "jam", "tractor", "stress",
      "strain", "deplete", "ion",       "cloak",          "protect",       "hyperdrive", "flee"};
  return all;
}

class Words {
 public:
  explicit Words(const MissionCheck& check)
      : check_(check), mission_(check.mission), catalog_(check.catalog), words_(check.cast.words()) {
    for (const Squad& squad : mission_.squads) {
      for (const SquadShip& ship : squad.ships) {
        if (!ship.id.empty()) pieces_.push_back(ship.id);
        if (!ship.id.empty()) ships_.push_back(ship.id);
      }
      if (squad.ships.size() == 1) ships_.push_back(squad.name);
    }
    for (const Terrain& piece : mission_.terrain) pieces_.push_back(piece.id);
    for (const Exit& exit : mission_.exits) exits_.push_back(exit.name);
    exits_.insert(exits_.end(), edges().begin(), edges().end());
    for (const Trigger& trigger : mission_.triggers) {
      triggers_.push_back(trigger.id);
      note_counters(trigger.effects);
    }
    for (const Objective& objective : mission_.objectives) objectives_.push_back(objective.id);
  }

  void all() {
    head();
    ids();
    seats();
    for (std::size_t i = 0; i < mission_.terrain.size(); ++i) terrain(mission_.terrain[i], index("/terrain", i));
    for (std::size_t i = 0; i < mission_.squads.size(); ++i) squad(mission_.squads[i], index("/squads", i));
    for (std::size_t i = 0; i < mission_.objectives.size(); ++i) {
      const Objective& objective = mission_.objectives[i];
      if (objective.met) condition(*objective.met, index("/objectives", i) + "/met");
      if (objective.failed) condition(*objective.failed, index("/objectives", i) + "/failed");
      asked_for(objective, index("/objectives", i));
    }
    for (std::size_t i = 0; i < mission_.exits.size(); ++i) {
      const Id after = mission_.exits[i].after;
      if (!after.empty()) check_.known(index("/exits", i) + "/after", after, triggers_, "the id of a trigger");
    }
    for (std::size_t i = 0; i < mission_.vectors.size(); ++i) {
      const Id from = mission_.vectors[i].from;
      if (!from.empty()) check_.known(index("/vectors", i) + "/from", from, ships_, "a ship, or a squad of one");
    }
    secrets();
    for (std::size_t i = 0; i < mission_.triggers.size(); ++i) {
      condition(mission_.triggers[i].when, index("/triggers", i) + "/when");
      effects(mission_.triggers[i].effects, index("/triggers", i) + "/effects");
    }
    grants();
  }

 private:
  void note_counters(const std::vector<MissionEffect>& effects) {
    for (const MissionEffect& effect : effects) {
      if (effect.kind == MissionEffect::Kind::add && !base::contains(counters_, effect.name)) {
        counters_.push_back(effect.name);
      }
      for (const auto& row : effect.table) note_counters(row);
    }
  }

  void asked_for(const Objective& objective, const std::string& place) {
    for (const auto& [key, trigger] : {std::pair{"/after", objective.after}, std::pair{"/until", objective.until}}) {
      if (trigger.empty()) continue;
      check_.known(place + key, trigger, triggers_, "the id of a trigger");
      if (objective.kind == ObjectiveKind::gold_star)
        check_.note(place + key, "a gold star",
                    "a primary or a bonus objective: the gold star is for the whole mission");
    }
  }

  // Each of them is one thing, and there is something to draw.
  void secrets() {
    for (std::size_t i = 0; i < mission_.secrets.size(); ++i) {
      const Secret& secret = mission_.secrets[i];
      const std::string place = index("/secrets", i) + "/of";
      if (secret.of.size() < 2) check_.note(place, std::to_string(secret.of.size()) + " to draw from", "two at least");
      for (std::size_t j = 0; j < secret.of.size(); ++j) {
        const std::string& word = secret.of[j];
        const auto meant = check_.cast.meant(word);
        const bool one_piece = meant.size() == 1 && meant.front()->id == word;
        if (one_piece || mission_.squad(word) != nullptr) continue;
        check_.note(index(place, j), describe(word), "a piece or a squad: " + one_of(pieces_, word));
      }
    }
  }

  void some(const char* place, const std::string& text, const char* expected) {
    if (text.empty()) check_.note(place, "empty text", expected);
  }

  void head() {
    some("/name", mission_.name, "the mission's name");
    some("/summary", mission_.summary, "a sentence on what the mission is about");
    std::string start = mission_.number + '-';
    std::replace(start.begin(), start.end(), ':', '-');
    if (mission_.number.empty() || mission_.id.rfind(start, 0) != 0) {
      check_.note("/number", describe(mission_.number),
                  "the number that the id begins with, such as \"1:2\" of 1-2-...");
    }
    for (const auto& [id, other] : catalog_.missions) {
      if (id != mission_.id && other.number == mission_.number) {
        check_.note("/number", describe(mission_.number) + " again", "a number of its own; " + id + " has it too");
      }
    }
    if (mission_.difficulty != Difficulty::fair && mission_.difficulty_note.empty()) {
      check_.note("/difficulty", std::string("\"") + name_of(mission_.difficulty) + "\" without a reason",
                  "\"difficulty_note\" to say why");
    }
    const bool primary =
        std::any_of(mission_.objectives.begin(), mission_.objectives.end(),
                    [](const Objective& objective) { return objective.kind == ObjectiveKind::primary; });
    if (!primary) check_.note("/objectives", "no primary objective", "at least one of the kind \"primary\"");
  }

  // A word of a condition means one thing only.
  void ids() {
    std::vector<std::string> taken{"players", "friends", "enemies"};
    for (int pilot = 1; pilot <= kMostMissionPilots; ++pilot) taken.push_back('P' + std::to_string(pilot));
    const auto claim_id = [&](const std::string& place, const std::string& id, const char* what) {
      if (id.empty()) return;
      if (base::contains(taken, id))
        check_.note(place, describe(id) + " again", std::string("a name that no other ") + what);
      if (id.size() > kLongestName) check_.note(place, "a name of " + std::to_string(id.size()) + " bytes", kShorter);
      taken.push_back(id);
    };
    for (std::size_t i = 0; i < mission_.terrain.size(); ++i) {
      if (mission_.terrain[i].id.empty()) check_.note(index("/terrain", i) + "/id", "empty text", "a name");
      claim_id(index("/terrain", i) + "/id", mission_.terrain[i].id, "piece has");
    }
    for (std::size_t i = 0; i < mission_.squads.size(); ++i) {
      const Squad& squad = mission_.squads[i];
      for (std::size_t j = 0; j < squad.ships.size(); ++j) {
        claim_id(index(index("/squads", i) + "/ships", j) + "/id", squad.ships[j].id, "piece has");
      }
    }
    for (std::size_t i = 0; i < mission_.squads.size(); ++i) {  // that names of squads differ the reader has seen to
      const std::string& name = mission_.squads[i].name;
      if (base::contains(taken, name))
        check_.note(index("/squads", i) + "/name", describe(name) + " again", "a name that no piece has");
    }
  }

  const Ship* ship_of(const std::string& place, const std::string& id) {
    return check_.known(place, id, catalog_.ships, "the id of a ship") ? catalog_.ship(id) : nullptr;
  }
  const Upgrade* upgrade_of(const std::string& place, const std::string& id) {
    return check_.known(place, id, catalog_.upgrades, "the id of an upgrade") ? catalog_.upgrade(id) : nullptr;
  }

  void seats() {
    const Seats& seats = mission_.seats;
    for (std::size_t i = 0; i < seats.ships.size(); ++i) {
      const Ship* const ship = ship_of(index("/seats/ships", i), seats.ships[i]);
      if (ship != nullptr && !base::contains(ship->factions, seats.faction)) {
        check_.note("/seats/faction", describe(seats.faction), "a faction of " + ship->id);
        break;
      }
    }
    for (std::size_t i = 0; i < seats.zones.size(); ++i) {
      check_.known(index("/seats/zones", i), seats.zones[i], names_of(mission_.zones), "the name of a zone");
    }
    for (const auto& [id, kit] : seats.kits) {
      const std::string place = "/seats/kits/" + id;
      if (!check_.known(place, id, seats.ships, "a ship of the seats")) continue;
      if (const Ship* const ship = catalog_.ship(id)) check_kit(place, kit, *ship, true);
    }
    for (const auto& [rank, kit] : seats.rank_kits) {
      for (const std::string& id : seats.ships) {
        if (const Ship* const ship = catalog_.ship(id)) {
          if (!check_kit("/seats/rank_kits/" + std::to_string(rank), kit, *ship, false)) break;
        }
      }
    }
  }

  // The most that any pilot of the type has of each slot; empty where the catalog knows no pilot.
  std::map<std::string, int> slots_of(const Ship& ship) const {
    std::map<std::string, int> most;
    for (const GenericPilot& pilot : ship.generics) {
      if (pilot.faction != mission_.seats.faction) continue;
      std::map<std::string, int> own;
      for (const std::string& slot : pilot.slots) most[slot] = std::max(most[slot], ++own[slot]);
    }
    return most;
  }

  // `counted`: no more of a kind than the ship has slots for. Ranks bring slots of their own: theirs are not counted.
  bool check_kit(const std::string& place, const std::vector<std::string>& kit, const Ship& ship, bool counted) {
    std::map<std::string, int> free = slots_of(ship);
    const bool has_pilots = !free.empty();
    std::vector<const Upgrade*> upgrades;
    for (std::size_t i = 0; i < kit.size(); ++i) {
      const Upgrade* const upgrade = upgrade_of(index(place, i), kit[i]);
      if (upgrade == nullptr) return false;
      upgrades.push_back(upgrade);
      for (const std::string& slot : upgrade->adds_slots) ++free[slot];
    }
    for (std::size_t i = 0; i < upgrades.size(); ++i) {
      const Upgrade& upgrade = *upgrades[i];
      if (const std::string needs = type_needed(upgrade, ship); !needs.empty()) {
        check_.note(index(place, i), describe(upgrade.id.text()) + " on " + ship.id,
                    "an upgrade that it can have: this is for " + needs);
        return false;
      }
      for (const std::string& slot : upgrade.slots) {
        if (!counted || !has_pilots || free[slot]-- > 0) continue;
        check_.note(index(place, i), describe(upgrade.id.text()) + " on " + ship.id,
                    "a free slot for it: no " + slot + " slot is left");
        return false;
      }
    }
    return true;
  }

  // What the upgrade asks of a ship that this one is not; "" when it fits.
  static std::string type_needed(const Upgrade& upgrade, const Ship& ship) {
    if (!upgrade.ships.empty() && !base::contains(upgrade.ships, ship.id)) return "other ships";
    if (!upgrade.bases.empty() &&
        std::find(upgrade.bases.begin(), upgrade.bases.end(), ship.base) == upgrade.bases.end()) {
      return "other bases";
    }
    const auto acts = [&](const std::string& type) {
      return std::any_of(ship.actions.begin(), ship.actions.end(),
                         [&](const ShipAction& action) { return action.type == type; });
    };
    if (!upgrade.needs_action.empty() && !acts(upgrade.needs_action))
      return "ships with the action " + upgrade.needs_action;
    if (!upgrade.lacks_action.empty() && acts(upgrade.lacks_action))
      return "ships without the action " + upgrade.lacks_action;
    if (ship.shields < upgrade.least_shields) return "ships with more shields";
    return "";
  }

  void terrain(const Terrain& piece, const std::string& place) {
    if (!piece.obstacle.empty()) {
      check_.known(place + "/obstacle", piece.obstacle, catalog_.obstacles, "the id of an obstacle");
      return;
    }
    if (!piece.remote.empty()) {
      std::vector<std::string> remotes;
      for (const auto& [id, device] : catalog_.devices) {
        if (device.kind == DeviceKind::remote) remotes.push_back(id);
      }
      check_.known(place + "/remote", piece.remote, remotes, "the id of a remote");
    } else if (!piece.component.empty()) {
      check_.known(place + "/component", piece.component, catalog_.components, "the id of a component");
    }
  }

  void squad(const Squad& squad, const std::string& place) {
    std::map<std::string, int> of_type;
    for (std::size_t i = 0; i < squad.ships.size(); ++i) {
      squad_ship(squad, squad.ships[i], index(place + "/ships", i));
      if (squad.ships[i].replaces) continue;
      if (++of_type[squad.ships[i].ship] == kMostOfType + 1) {
        check_.note(index(place + "/ships", i), "ship 5 of the type " + squad.ships[i].ship,
                    "at most 4 of a type in a squad (fga-3.2.2-10)");
      }
    }
    if (mission_.rounds > 0 && squad.round > mission_.rounds) {
      check_.note(place + "/arrival", "round " + std::to_string(squad.round),
                  "a round of the mission: 1 to " + std::to_string(mission_.rounds));
    }
    for (std::size_t i = 0; i < squad.vectors.size(); ++i) vector(index(place + "/vectors", i), squad.vectors[i], true);
    order(place + "/order", squad.order);
    if (!squad.per.empty()) check_.known(place + "/per", squad.per, counters_, "a counter that some effect adds to");
    selection(squad.remaining, place + "/per_remaining");
    for (std::size_t i = 0; i < squad.cards.size(); ++i) upgrade_of(index(place + "/cards", i), squad.cards[i]);
  }

  void squad_ship(const Squad& squad, const SquadShip& ship, const std::string& place) {
    const bool random = ship.ship == kRandom;
    const Ship* const type = random ? nullptr : ship_of(place + "/ship", ship.ship);
    if (ship.elite && is_group_one(ship.ship)) {
      check_.note(place + "/elite", "an elite " + ship.ship, "no elite ship of Group 1 (fga-4.8.1-3)");
    }
    if (ship.replaces && replaced_by(squad, ship) == nullptr) {
      check_.note(place + "/replaces", "no ship to replace",
                  "a TIE/ln, a modified TIE/ln or a Z-95 further up in the squad (fga-4.7.2-10), or in a squad without "
                  "them a ship that is elite as it is, or is not");
    }
    if (type == nullptr) return;
    if (type->freighter) return freighter(squad, ship, place);
    if (!base::contains(type->factions, squad.faction)) {
      check_.note(place + "/ship", describe(ship.ship), "a ship of the squad's faction, " + squad.faction);
      return;
    }
    const bool by_card = squad.side == "enemy" || squad.side == "ally";
    if (by_card && !squad.stays && catalog_.card_for(ship.ship, squad.faction) == nullptr) {
      check_.note(place + "/ship", describe(ship.ship) + ", which has no AI card",
                  "a ship with one, or a squad that stays, is neutral or is flown by the players");
    }
  }

  // The ship further up whose place it takes. Each such ship needs one of its own.
  static const SquadShip* replaced_by(const Squad& squad, const SquadShip& ship) {
    std::vector<const SquadShip*> kept;
    const bool group_one = std::any_of(squad.ships.begin(), squad.ships.end(),
                                       [](const SquadShip& each) { return is_group_one(each.ship); });
    for (const SquadShip& each : squad.ships) {
      if (!each.replaces) {
        kept.push_back(&each);
        continue;
      }
      const auto fits = [&](const SquadShip* other) {
        return group_one ? is_group_one(other->ship) : other->elite == each.elite;
      };
      const auto found = std::find_if(kept.rbegin(), kept.rend(), fits);
      const SquadShip* replaced = found == kept.rend() ? nullptr : *found;
      if (&each == &ship) return replaced;
      if (replaced != nullptr) kept.erase(std::next(found).base());
    }
    return nullptr;
  }

  // It may belong to anybody, and moves by itself: no card and no person flies it.
  void freighter(const Squad& squad, const SquadShip& ship, const std::string& place) {
    if (squad.side == "player") {
      check_.note(
          place + "/ship", describe(ship.ship) + " in a squad that people fly",
          "a squad of the side \"enemy\", \"ally\" or \"neutral\": a bulk freighter moves by itself (fga-4.5.1-4)");
    }
    if (ship.elite) {
      check_.note(place + "/elite", "an elite " + ship.ship, "no elite bulk freighter: it has no pilot card");
    }
  }

  // `die`: "1d6" will do too.
  void vector(const std::string& place, const std::string& name, bool die) {
    if (die && name == "1d6") {
      for (int eye = 1; eye <= 6; ++eye) {
        if (mission_.vector(std::to_string(eye)) != nullptr) continue;
        check_.note(place, "\"1d6\" without a vector \"" + std::to_string(eye) + '"', "vectors named 1 to 6");
        return;
      }
      return;
    }
    check_.known(place, name, names_of(mission_.vectors),
                 die ? "the name of a vector, or \"1d6\"" : "the name of a vector");
  }

  void order(const std::string& place, const std::string& order) {
    const Order told = order_of(order);
    const bool strikes = told.kind == OrderKind::strike;
    if (strikes || told.kind == OrderKind::escort) {
      std::vector<std::string> known = pieces_;
      for (const Squad& squad : mission_.squads) known.push_back(squad.name);
      for (const std::string& word : words_) {
        if (word.rfind("component:", 0) == 0 && strikes) known.push_back(word);
      }
      check_.known(place, told.whom, known, strikes ? "a piece or a squad to strike" : "a piece or a squad to escort");
    } else if (told.kind == OrderKind::escape) {
      check_.known(place, told.whom, exits_, "an exit or an edge to escape by");
    } else if (told.kind != OrderKind::attack && told.kind != OrderKind::flee) {
      check_.note(place, describe(order), "\"attack\", \"strike:ID\", \"escort:ID\", \"escape:EXIT\" or \"flee\"");
    }
  }

  void grants() {
    const Grants& grants = mission_.grants;
    selection(grants.scan, "/grants/scan");
    selection(grants.protect, "/grants/protect");
    selection(grants.dock, "/grants/dock");
    selection(grants.docks, "/grants/docks");
    selection(grants.jump, "/grants/jump");
    for (std::size_t i = 0; i < grants.exits.size(); ++i) {
      check_.known(index("/grants/exits", i), grants.exits[i], exits_, "an exit or an edge");
    }
  }

  void selection(const Selection& words, const std::string& place) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      const std::string& word = words[i];
      if (!check_.cast.meant(word).empty()) continue;
      const std::string at = words.size() == 1 ? place : index(place, i);
      if (!said_.insert(word).second && place == "/grants/scan") continue;  // it comes from a condition
      check_.note(at, describe(word), "whom it means: " + one_of(words_, word));
    }
  }

  void condition(const Condition& condition, const std::string& place) {
    using Kind = Condition::Kind;
    const std::string key = place + '/' + key_of(condition.kind);
    for (std::size_t i = 0; i < condition.parts.size(); ++i) {
      this->condition(condition.parts[i], condition.kind == Kind::none ? key : index(key, i));
    }
    selection(condition.of, key);
    selection(condition.with, place + (condition.kind == Kind::docked ? "/with" : "/of"));
    switch (condition.kind) {
      case Kind::left: {
        if (condition.name.empty()) break;
        std::vector<std::string> ways = exits_;
        ways.insert(ways.end(), {"jump", "land"});
        check_.known(place + "/by", condition.name, ways, "an exit, an edge, \"jump\" or \"land\"");
        break;
      }
      case Kind::in_zone:
        check_.known(place + "/zone", condition.name, names_of(mission_.zones), "the name of a zone");
        break;
      case Kind::objective:
        check_.known(key, condition.name, objectives_, "the id of an objective");
        break;
      case Kind::fired:
        check_.known(key, condition.name, triggers_, "the id of a trigger");
        break;
      case Kind::counter:
        check_.known(key, condition.name, counters_, "a counter that some effect adds to");
        break;
      default:
        break;
    }
  }

  void effects(const std::vector<MissionEffect>& effects, const std::string& place) {
    for (std::size_t i = 0; i < effects.size(); ++i) effect(effects[i], index(place, i));
  }

  void effect(const MissionEffect& effect, const std::string& place) {
    using Kind = MissionEffect::Kind;
    const std::string key = place + '/' + key_of(effect.kind);
    selection(effect.of, effect.kind == Kind::token ? place + "/to" : key);
    if (!effect.zone.empty())
      check_.known(place + "/in_zone", effect.zone, names_of(mission_.zones), "the name of a zone");
    switch (effect.kind) {
      case Kind::arrive: {
        if (!check_.known(key, effect.name, names_of(mission_.squads), "the name of a squad")) break;
        if (mission_.squad(effect.name)->arrival == "setup") {
          check_.note(key, describe(effect.name) + ", which is there from the start", "a squad in reserve");
        }
        if (!effect.to.empty()) vector(place + "/vector", effect.to, false);
        break;
      }
      case Kind::order:
        order(place + "/to", effect.to);
        break;
      case Kind::met:
      case Kind::failed:
        check_.known(key, effect.name, objectives_, "the id of an objective");
        break;
      case Kind::token:
        check_.known(key, effect.name, tokens(), "a token");
        break;
      case Kind::tell:
      case Kind::win:
      case Kind::lose:
        if (effect.name.empty()) check_.note(key, "empty text", "a sentence");
        break;
      case Kind::roll:
        for (std::size_t i = 0; i < effect.table.size(); ++i) effects(effect.table[i], index(place + "/table", i));
        break;
      default:
        break;
    }
  }

  const MissionCheck& check_;
  const Mission& mission_;
  const Catalog& catalog_;
  std::vector<std::string> words_;
  std::vector<std::string> pieces_, ships_, exits_, triggers_, objectives_, counters_;
  std::set<std::string> said_;  // words that mean nobody
};

}  // namespace

void check_mission_words(const MissionCheck& check) { Words(check).all(); }

void check_missions(const Draft& draft, const Catalog& catalog, base::Errors& errors) {
  for (const auto& [id, mission] : draft.catalog.missions) {
    const std::size_t before = errors.size();
    const MissionCheck check{mission, catalog, draft.origins.at("mission " + id), errors, Cast(mission, catalog)};
    check_mission_words(check);
    if (catalog.rulesets.count(mission.ruleset) == 0) {
      // One whose own file is wrong has its message already.
      if (draft.rulesets.count(mission.ruleset) == 0) {
        check.known("/ruleset", mission.ruleset, catalog.rulesets, "the id of a rule set");
      }
      continue;
    }
    if (errors.size() == before) check_mission_table(check);
    if (errors.size() == before) check_mission_plan(check);  // what is misnamed would seem never to happen
  }
}

}  // namespace plotboard::data
