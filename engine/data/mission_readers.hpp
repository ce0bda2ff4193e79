#pragma once
// Inside the data module: the parts of a mission file. Only what a part shows by itself is noted here; what it refers
// to is looked up afterwards (mission_checks.cpp).

#include <string>
#include <vector>

#include "data/mission.hpp"
#include "data/readers.hpp"

namespace plotboard::data {

inline constexpr int kFewestMissionPilots = 3;
inline constexpr int kMostMissionPilots = 6;
inline constexpr int kHighestMissionRank = 8;
inline constexpr int kMostRounds = 30;
inline constexpr std::size_t kLongestName = 40;  // of pieces and squads: a number may follow
inline constexpr const char* kShorter = "at most 40";

geom::Pose read_pose(Reader& reader);  // x_mm, y_mm, heading_deg
base::Um read_mm(Reader& reader, const std::string& key);
int read_pilots_at_least(Reader& reader, int otherwise);
int read_rank_at_least(Reader& reader, int otherwise);
std::vector<std::string> read_texts(Reader& reader, const std::string& key, bool required);  // [] only if not required
Selection read_selection(Reader& reader, const std::string& key);                            // a word or a list
std::vector<SquadChange> read_changes(Reader& reader);
// Names that must differ among their kind.
class Names {
 public:
  void add(Reader& reader, const std::string& key, const std::string& name);

 private:
  std::vector<std::string> seen_;
};
// Each entry of the list, as `read` makes it of a reader. What stands under `key`, and in the part as `name`, must
// differ from entry to entry.
template <class Part, class Name, class Read>
std::vector<Part> read_named(std::vector<Reader> entries, const std::string& key, Name Part::*name, const Read& read) {
  std::vector<Part> parts;
  Names names;
  for (Reader& reader : entries) {
    parts.push_back(read(reader));
    reader.done();
    names.add(reader, key, parts.back().*name);
  }
  return parts;
}

std::vector<Squad> read_squads(Reader& file);
std::vector<Objective> read_objectives(Reader& file);
std::vector<Trigger> read_triggers(Reader& file);

// The key that names a kind in the file: "round_over", "in_zone" ...
const char* key_of(Condition::Kind kind);
const char* key_of(MissionEffect::Kind kind);

}  // namespace plotboard::data
