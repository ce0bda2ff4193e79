#include <algorithm>
#include <set>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

geom::Pose read_pose(Reader& reader) {
  constexpr double kLargestArea = 2000;  // mm; the set-up's own check knows the area
  return {base::um_from_mm(reader.number("x_mm", 0, kLargestArea).value_or(0)),
          base::um_from_mm(reader.number("y_mm", 0, kLargestArea).value_or(0)),
          base::mdeg_from_degrees(reader.number("heading_deg", 0, 359.999).value_or(0))};
}

int read_pilots(Reader& reader) { return reader.whole_or("pilots_at_least", 1, 6, 0); }

SetupPiece read_piece(Reader& reader) {
  SetupPiece piece;
  piece.id = reader.text("id").value_or("");
  piece.kind = reader.word("kind", {"ship", "obstacle"}).value_or("");
  piece.ref = reader.text("ref").value_or("");
  piece.pose = read_pose(reader);
  piece.pilots_at_least = read_pilots(reader);
  if (piece.kind == "ship") {
    piece.faction = reader.word("faction", factions()).value_or("");
    piece.side = reader.word("side", {"player", "enemy"}).value_or("");
    piece.ai = reader.flag_or("ai", false);
    piece.initiative = reader.whole("initiative", 0, 8).value_or(0);
    piece.number = reader.whole_or("number", 1, 99, 0);
  } else {
    piece.mirror = reader.flag_or("mirror", false);
  }
  reader.done();
  return piece;
}

// `pieces`: ids of the set-up, among which a strike has its target.
Arrival read_arrival(Reader& reader, int rounds, const std::set<std::string>& pieces) {
  Arrival arrival;
  arrival.squad = reader.text("squad").value_or("");
  arrival.ai_order = reader.word("ai_order", {"attack", "strike"}).value_or("");
  if (arrival.ai_order == "strike") {
    arrival.target = reader.text("target").value_or("");
    if (pieces.count(arrival.target) == 0) {
      reader.note_at("target", describe(arrival.target), "the id of a piece of the set-up");
    }
  }
  arrival.round = reader.whole("round", 1, rounds).value_or(1);
  arrival.vector = reader.text("vector").value_or("");
  arrival.initiative = reader.whole("initiative", 0, 8).value_or(0);
  for (Reader& ship : reader.items("ships", true, 8)) {  // two formations of four at most
    arrival.ships.push_back(ship.text("ship").value_or(""));
    arrival.pilots_at_least.push_back(read_pilots(ship));
    ship.done();
  }
  reader.done();
  return arrival;
}

// Names that must differ within the mission.
void check_unique(std::set<std::string>& seen, Reader& reader, const std::string& key, const std::string& name) {
  if (!name.empty() && !seen.insert(name).second) reader.note_at(key, describe(name) + " again", "another name");
}

}  // namespace

void read_mission(Reader& file, Draft& draft) {
  Mission mission;
  const auto id = file.text("id");
  mission.name = file.text("name").value_or("");
  file.text("source");
  mission.area = file.word("area", {"3x3", "5x3", "3x6"}).value_or("3x3");
  mission.ruleset = file.text("ruleset").value_or("");
  mission.rounds = file.whole("rounds", 1, 30).value_or(1);
  file.word("territory", {"friendly", "neutral", "hostile"});
  mission.summary = file.text("summary").value_or("");
  for (Reader& line : file.items("briefing", true, 50)) mission.briefing.push_back(line.as_text().value_or(""));
  file.allow("notes");
  std::set<std::string> ids;
  std::set<std::string> numbers;
  for (Reader& reader : file.items("setup", true, 200)) {
    mission.setup.push_back(read_piece(reader));
    check_unique(ids, reader, "id", mission.setup.back().id);
    const int number = mission.setup.back().number;
    if (number > 0) check_unique(numbers, reader, "number", std::to_string(number));
  }
  std::set<std::string> vectors;
  for (Reader& reader : file.items("vectors", true, 30)) {
    ApproachVector vector;
    vector.name = reader.text("name").value_or("");
    vector.pose = read_pose(reader);
    reader.done();
    check_unique(vectors, reader, "name", vector.name);
    mission.vectors.push_back(std::move(vector));
  }
  for (Reader& reader : file.items("arrivals", true, 50)) {
    mission.arrivals.push_back(read_arrival(reader, mission.rounds, ids));
    const std::string& vector = mission.arrivals.back().vector;
    bool known = vectors.count(vector) == 1;
    if (vector == "1d6") {
      known = true;
      for (int die = 1; die <= 6; ++die) known = known && vectors.count(std::to_string(die)) == 1;
    }
    if (!known) reader.note_at("vector", describe(vector), "a vector's name, or \"1d6\" where 1 to 6 are vectors");
  }
  if (!id || !claim(draft, file, "mission", *id)) return;
  mission.id = *id;
  draft.catalog.missions.emplace(*id, std::move(mission));
}

}  // namespace plotboard::data
