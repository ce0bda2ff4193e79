#pragma once
// What files name: slots, and ships, upgrades, rules and missions that other files describe. For readers of this module
// and of those that have files of their own.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/json.hpp"

namespace plotboard::data {

struct Catalog;

const std::vector<std::string>& slots();  // "missile", "force-power" ...
std::vector<std::string> read_slots(Reader& reader, const std::string& key, bool required);

enum class NamedThing : std::uint8_t { ship, upgrade, rule, mission };  // a mission by its number
// What is expected in its place; nothing where the catalog has it.
std::optional<std::string> expected_for(const Catalog& catalog, NamedThing kind, const std::string& id);
// Notes it at `key` where the catalog has no such thing.
void note_unknown(Reader& reader, const std::string& key, const Catalog& catalog, NamedThing kind,
                  const std::string& id);

}  // namespace plotboard::data
