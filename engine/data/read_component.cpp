// Components of missions: figures and outlines (data/component.hpp).

#include <algorithm>
#include <array>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

constexpr std::array<const char*, 8> kKinds{"emplacement", "minefield", "cloud",   "ion-storm",
                                            "container",   "mine",      "station", "bay"};

// Its own outline, or that of one further up.
std::optional<geom::Shape> read_outline(Reader& reader, const ById<Component>& above) {
  if (!reader.has("outline_of")) return read_shape(reader);
  const auto id = reader.text("outline_of");
  if (!id) return std::nullopt;
  const auto found = above.find(*id);
  if (found != above.end()) return found->second.shape;
  std::vector<std::string> ids;
  for (const auto& entry : above) ids.push_back(entry.first);
  reader.note_at("outline_of", describe(*id), "the id of a component further up: " + one_of(ids, *id));
  return std::nullopt;
}

constexpr int kLongestRange = 5;

void read_range(Reader& reader, int& nearest, int& farthest) {
  nearest = reader.whole("nearest", 0, kLongestRange).value_or(1);
  farthest = reader.whole("farthest", 1, kLongestRange).value_or(kLongestRange);
  if (farthest < nearest) reader.note_at("farthest", describe(farthest), "no less than the nearest");
}

void read_weapons(Reader& reader, Component& component) {
  if (reader.has("initiative") || reader.has("attack")) {
    component.initiative = reader.whole("initiative", 0, 8).value_or(0);
    component.attack = reader.whole("attack", 1, kMostDice).value_or(1);
    read_range(reader, component.nearest, component.farthest);
  }
  component.arc = reader.flag_or("arc", false);
  component.ordnance = reader.flag_or("ordnance", false);
  if (!reader.has("missile")) return;
  auto weapon = reader.member("missile");
  if (!weapon) return;
  Missile missile;
  missile.attack = weapon->whole("attack", 1, kMostDice).value_or(1);
  read_range(*weapon, missile.nearest, missile.farthest);
  weapon->done();
  if (component.charges == 0) reader.note_at("missile", "a missile without a charge", "\"charges\" of 1 or more");
  component.missile = missile;
}

}  // namespace

const char* name_of(ComponentKind kind) { return kKinds.at(static_cast<std::size_t>(kind)); }

void read_components(Reader& file, Draft& draft) {
  file.allow("source");
  file.allow("frame");
  const std::vector<std::string> kinds(kKinds.begin(), kKinds.end());
  for (Reader& reader : file.items("components")) {
    Component component;
    const auto id = read_described(reader, draft, component);
    reader.text("source");
    component.letter = reader.text_or("letter", "");
    const auto kind = reader.word("kind", kinds);
    if (kind) {
      component.kind = static_cast<ComponentKind>(std::find(kinds.begin(), kinds.end(), *kind) - kinds.begin());
    }
    component.agility = reader.whole_or("agility", 0, 4, 0);
    component.hull = reader.whole_or("hull", 0, 30, 0);
    component.shields = reader.whole_or("shields", 0, 20, 0);
    component.charges = reader.whole_or("charges", 0, 9, 0);
    component.guards = reader.whole_or("guards", 0, 3, 0);
    read_weapons(reader, component);
    auto shape = read_outline(reader, draft.catalog.components);
    reader.done();
    const auto same_letter = [&](const auto& entry) {
      return !component.letter.empty() && entry.second.letter == component.letter;
    };
    const auto& known = draft.catalog.components;
    if (std::any_of(known.begin(), known.end(), same_letter)) {
      reader.note_at("letter", describe(component.letter) + " again", "each letter once");
    }
    if (!id || !kind || !shape || !claim(draft, reader, "component", *id)) continue;
    component.id = *id;
    component.shape = std::move(*shape);
    draft.catalog.components.emplace(*id, std::move(component));
  }
}

}  // namespace plotboard::data
