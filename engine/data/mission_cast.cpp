#include "data/mission_cast.hpp"

#include <algorithm>
#include <set>

#include "data/mission_readers.hpp"

namespace plotboard::data {

namespace {

Actor actor_of(const Terrain& piece, const Catalog& catalog) {
  Actor actor;
  actor.id = piece.id;
  actor.terrain = true;
  actor.type = !piece.obstacle.empty() ? "obstacle:" + piece.obstacle
               : !piece.remote.empty() ? "remote:" + piece.remote
                                       : "component:" + piece.component;
  const Component* const component = catalog.component(piece.component);
  actor.target = !piece.remote.empty() || (component != nullptr && component->can_be_attacked());
  return actor;
}

Actor actor_of(const Squad& squad, const SquadShip& ship, const Catalog& catalog) {
  Actor actor;
  actor.id = ship.id;
  actor.type = "ship:" + ship.ship;
  actor.squad = &squad;
  actor.friendly = squad.side == "player" || squad.side == "ally";
  actor.hostile = squad.side == "enemy";
  actor.people = squad.side == "player";
  actor.target = true;
  actor.many = !squad.per.empty() || !squad.remaining.empty();
  actor.card = catalog.card_for(ship.ship, squad.faction);
  return actor;
}

}  // namespace

Cast::Cast(const Mission& mission, const Catalog& catalog) : catalog_(catalog), secrets_(mission.secrets) {
  for (int pilot = 1; pilot <= kMostMissionPilots; ++pilot) {
    Actor actor;
    actor.id = 'P' + std::to_string(pilot);
    actor.type = mission.seats.ships.empty() ? "ship:" : "ship:" + mission.seats.ships.front();
    actor.pilot = actor.friendly = actor.people = actor.target = true;
    actors_.push_back(std::move(actor));
  }
  for (const Terrain& piece : mission.terrain) actors_.push_back(actor_of(piece, catalog));
  for (const Squad& squad : mission.squads) {
    for (const SquadShip& ship : squad.ships) actors_.push_back(actor_of(squad, ship, catalog));
  }
}

std::vector<const Actor*> Cast::meant(const std::string& word) const {
  const auto those = [&](auto&& is_meant) {
    std::vector<const Actor*> found;
    for (const Actor& actor : actors_) {
      if (is_meant(actor)) found.push_back(&actor);
    }
    return found;
  };
  auto found = those([&](const Actor& actor) { return !word.empty() && actor.id == word; });
  if (!found.empty()) return found;
  found = those([&](const Actor& actor) { return actor.squad != nullptr && actor.squad->name == word; });
  if (!found.empty()) return found;
  if (word == "players") return those([](const Actor& actor) { return actor.pilot; });
  if (word == "friends") return those([](const Actor& actor) { return actor.friendly; });
  if (word == "enemies") return those([](const Actor& actor) { return actor.hostile; });
  if (word.rfind("secret:", 0) == 0) {
    const auto secret = std::find_if(secrets_.begin(), secrets_.end(),
                                     [&](const Secret& each) { return "secret:" + each.name == word; });
    if (secret == secrets_.end()) return {};
    for (const std::string& each : secret->of) {
      for (const Actor* actor : meant(each)) found.push_back(actor);
    }
    return found;
  }
  const bool ship = word.rfind("ship:", 0) == 0;
  if (!ship && word.rfind("component:", 0) != 0 && word.rfind("remote:", 0) != 0) return {};
  const Ship* const type = ship ? catalog_.ship(word.substr(5)) : nullptr;
  return those([&](const Actor& actor) {
    if (actor.type != "ship:random") return actor.type == word;
    return type != nullptr && !is_group_one(type->id) && base::contains(type->factions, actor.squad->faction);
  });
}

std::vector<const Actor*> Cast::meant(const Selection& words) const {
  std::vector<const Actor*> all;
  for (const std::string& word : words) {
    for (const Actor* actor : meant(word)) {
      if (std::find(all.begin(), all.end(), actor) == all.end()) all.push_back(actor);
    }
  }
  return all;
}

std::vector<std::string> Cast::words() const {
  std::set<std::string> words{"players", "friends"};
  for (const Secret& secret : secrets_) words.insert("secret:" + secret.name);
  for (const Actor& actor : actors_) {
    if (!actor.id.empty()) words.insert(actor.id);
    if (actor.squad != nullptr) words.insert(actor.squad->name);
    if (actor.hostile) words.insert("enemies");
    if (actor.type != "ship:" && actor.type != "ship:random" && actor.type.rfind("obstacle:", 0) != 0) {
      words.insert(actor.type);
    }
  }
  return {words.begin(), words.end()};
}

bool MissionCheck::known(const std::string& place, const std::string& name, const std::vector<std::string>& names,
                         const std::string& what) const {
  if (base::contains(names, name)) return true;
  note(place, describe(name), names.empty() ? what + ": the mission has none" : what + ": " + one_of(names, name));
  return false;
}

}  // namespace plotboard::data
