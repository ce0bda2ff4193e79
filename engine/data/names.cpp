#include "data/names.hpp"

#include <algorithm>

#include "data/catalog.hpp"

namespace plotboard::data {

namespace {

template <class T>
std::optional<std::string> expected_of(const ById<T>& known, const std::string& id, const char* kind) {
  if (known.count(id) != 0) return std::nullopt;
  std::vector<std::string> ids;
  ids.reserve(known.size());
  for (const auto& entry : known) ids.push_back(entry.first);
  return std::string("the id of ") + kind + ": " + one_of(ids, id);
}

}  // namespace

std::optional<std::string> expected_for(const Catalog& catalog, NamedThing kind, const std::string& id) {
  switch (kind) {
    case NamedThing::ship:
      return expected_of(catalog.ships, id, "a ship");
    case NamedThing::upgrade:
      return expected_of(catalog.upgrades, id, "an upgrade");
    case NamedThing::rule:
      return expected_of(catalog.rules, id, "a rule");
    case NamedThing::mission:
      break;
  }
  std::vector<std::string> numbers;
  for (const auto& [name, mission] : catalog.missions) numbers.push_back(mission.number);
  if (std::find(numbers.begin(), numbers.end(), id) != numbers.end()) return std::nullopt;
  return "the number of a mission: " + one_of(numbers, id);
}

void note_unknown(Reader& reader, const std::string& key, const Catalog& catalog, NamedThing kind,
                  const std::string& id) {
  if (const auto expected = expected_for(catalog, kind, id)) reader.note_at(key, describe(id), *expected);
}

}  // namespace plotboard::data
