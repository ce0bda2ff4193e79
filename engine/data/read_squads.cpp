#include <nlohmann/json.hpp>

#include "data/mission_readers.hpp"

namespace plotboard::data {

namespace {

SquadShip read_squad_ship(Reader& reader) {
  SquadShip ship;
  ship.ship = reader.text("ship").value_or("");
  ship.elite = reader.flag_or("elite", false);
  ship.replaces = reader.flag_or("replaces", false);
  ship.pilots_at_least = read_pilots_at_least(reader, kFewestMissionPilots);
  ship.rank_at_least = read_rank_at_least(reader, 1);
  ship.id = reader.text_or("id", "");
  reader.allow("at");
  if (reader.has("at")) {
    if (auto at = reader.member("at")) {
      ship.at = read_pose(*at);
      at->done();
    }
  }
  reader.done();
  return ship;
}

// "setup", "special", or a round as a number.
void read_arrival(Reader& reader, Squad& squad) {
  const auto arrival = reader.value("arrival");
  if (!arrival) return;
  if (arrival->json().is_string()) {
    squad.arrival = reader.word("arrival", {"setup", "special"}).value_or("special");
  } else {
    squad.round = reader.whole("arrival", 1, kMostRounds).value_or(1);
    squad.arrival = std::to_string(squad.round);
  }
}

Squad read_squad(Reader& reader) {
  Squad squad;
  squad.name = reader.text("name").value_or("");
  squad.faction = reader.word("faction", factions()).value_or("");
  if (reader.has("side")) squad.side = reader.word("side", {"enemy", "player", "ally", "neutral"}).value_or("enemy");
  reader.allow("side");
  for (Reader& ship : reader.items("ships", true, 30)) squad.ships.push_back(read_squad_ship(ship));
  if (reader.has("ships") && reader.json()["ships"].is_array() && squad.ships.empty()) {
    reader.note_at("ships", "an empty list", "at least one ship");
  }
  squad.changes = read_changes(reader);
  squad.per = reader.text_or("per", "");
  reader.allow("per_remaining");
  if (reader.has("per_remaining")) squad.remaining = read_selection(reader, "per_remaining");
  read_arrival(reader, squad);
  squad.vectors = read_texts(reader, "vectors", false);
  squad.each_vector = reader.flag_or("each_vector", false);
  squad.order = reader.text_or("order", "attack");
  reader.allow("initiative");
  if (reader.has("initiative")) squad.initiative = reader.whole("initiative", 0, 8);
  squad.hyperdrive = reader.flag_or("hyperdrive", false);
  squad.stays = reader.flag_or("stays", false);
  squad.speed_limit = reader.whole_or("speed_limit", 1, 5, 0);
  squad.cards = read_texts(reader, "cards", false);
  squad.text = reader.text_or("text", "");
  return squad;
}

}  // namespace

std::vector<Squad> read_squads(Reader& file) {
  return read_named(file.items("squads", true, 40), "name", &Squad::name, read_squad);
}

}  // namespace plotboard::data
