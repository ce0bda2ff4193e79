// The book of Flight Group Alpha (data/alpha_book.hpp).

#include <algorithm>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

constexpr std::array<const char*, 3> kModes{"classic", "completionist", "ironman"};
constexpr std::array<const char*, 5> kPathNames{"", "ace", "force-user", "coordinate", "tech"};
constexpr std::array<const char*, 6> kFates{"next", "reshuffle", "replay", "replay-once", "discard", "tour-failed"};
constexpr int kMostCost = 1000, kMostTours = 9, kPercent = 100;

template <class Words>
std::optional<int> place_in(Reader& reader, const std::string& key, const Words& words) {
  std::vector<std::string> options;
  for (const char* word : words) {
    if (*word != 0) options.emplace_back(word);
  }
  const auto found = reader.word(key, options);
  if (!found) return std::nullopt;
  return static_cast<int>(std::find(words.begin(), words.end(), *found) - words.begin());
}

Ids kinds_in(Reader& reader, const std::string& key) {
  Ids kinds;
  for (const std::string& slot : read_slots(reader, key, false)) kinds.emplace_back(slot);
  return kinds;
}

// Whether there is such a thing is looked at when all files are read.
std::string note_name(Reader& reader, Draft& draft, const char* key, NamedThing kind, std::string id) {
  if (!id.empty()) draft.namings.push_back({kind, reader.file(), reader.pointer() + '/' + key, id});
  return id;
}
Id named_thing(Reader& reader, Draft& draft, const char* key, NamedThing kind) {
  return note_name(reader, draft, key, kind, reader.text(key).value_or(""));
}
Id named_thing_if_any(Reader& reader, Draft& draft, const char* key, NamedThing kind) {
  return note_name(reader, draft, key, kind, reader.text_or(key, ""));
}

AlphaRank read_rank(Reader& reader, Draft& draft, bool titled) {
  AlphaRank rank;
  if (titled) rank.title = reader.text("title").value_or("");
  rank.cost = reader.whole("cost", 0, kMostCost).value_or(0);
  rank.rule = read_rule(reader, draft);
  return rank;
}

void read_gain(Reader& reader, Draft& draft, AlphaGain& gain) {
  gain.charges = reader.whole_or("charges", 0, 9, 0);
  gain.card = named_thing_if_any(reader, draft, "card", NamedThing::upgrade);
  for (Reader& slot : reader.items("slots", false)) {
    AlphaSlot one;
    one.kinds = kinds_in(slot, "kinds");
    if (one.kinds.empty()) slot.note_at("kinds", "no kind of slot", "at least one");
    one.rule = read_rule(slot, draft);
    slot.done();
    gain.slots.push_back(std::move(one));
  }
}

void read_path(Reader& reader, Draft& draft, AlphaBook& book) {
  AlphaPath path;
  const auto number = place_in(reader, "path", kPathNames);
  path.name = reader.text("name").value_or("");
  std::vector<Reader> initiative = reader.items("initiative");
  if (initiative.size() != path.initiative.size())
    reader.note_at("initiative", std::to_string(initiative.size()) + " numbers", "one for each of the 8 ranks");
  for (std::size_t i = 0; i < std::min(initiative.size(), path.initiative.size()); ++i)
    path.initiative[i] = static_cast<int>(initiative[i].as_number(1, 6).value_or(1));
  for (Reader& entry : reader.items("gains")) {
    AlphaGain gain;
    gain.rank = entry.whole("rank", 1, kHighestPilotRank).value_or(1);
    gain.rule = read_rule(entry, draft);
    read_gain(entry, draft, gain);
    entry.done();
    path.gains.push_back(std::move(gain));
  }
  reader.done();
  if (number) book.paths[static_cast<std::size_t>(*number - 1)] = std::move(path);
}

AlphaShip read_ship_of(Reader& reader, Draft& draft) {
  AlphaShip ship;
  ship.ship = named_thing(reader, draft, "ship", NamedThing::ship);
  const Ids slots = kinds_in(reader, "slots");
  ship.slots.assign(slots.begin(), slots.end());
  ship.hyperdrive = reader.flag("hyperdrive").value_or(false);
  ship.instead = named_thing_if_any(reader, draft, "instead", NamedThing::ship);
  for (Reader& path : reader.items("paths", false)) {
    const auto word = path.as_word({kPathNames.begin() + 1, kPathNames.end()});
    if (!word) continue;
    const auto found = std::find(kPathNames.begin(), kPathNames.end(), *word);
    ship.paths.push_back(static_cast<Path>(found - kPathNames.begin()));
  }
  ship.rule = read_rule(reader, draft);
  reader.done();
  return ship;
}

AlphaMission read_book_card(Reader& reader, Draft& draft) {
  AlphaMission mission;
  mission.number = named_thing(reader, draft, "number", NamedThing::mission);
  mission.tour = reader.whole("tour", 0, kMostTours).value_or(0);
  mission.place = reader.whole_or("place", 0, 99, 0);
  if (const auto fate = place_in(reader, "if_lost", kFates)) mission.if_lost = static_cast<CardFate>(*fate);
  mission.bonus_points = reader.whole_or("bonus_points", 0, kMostCost, 0);
  for (Reader& upgrade : reader.items("free_upgrades", false)) {
    const std::string id = upgrade.as_text().value_or("");
    mission.free_upgrades.emplace_back(note_name(reader, draft, "free_upgrades", NamedThing::upgrade, id));
  }
  reader.allow("penalty");
  if (reader.has("penalty")) {
    if (auto penalty = reader.member("penalty")) {
      mission.penalty.mission_xp = penalty->whole_or("mission_xp", 0, kPercent, 0);
      mission.penalty.banked_xp = penalty->whole_or("banked_xp", 0, kPercent, 0);
      mission.penalty.upgrade_points = penalty->whole_or("upgrade_points", 0, kMostCost, 0);
      mission.penalty.path_points = penalty->whole_or("path_points", 0, kMostCost, 0);
      mission.penalty.demotion = penalty->whole_or("demotion", 0, kHighestPilotRank, 0);
      penalty->done();
    }
  }
  reader.done();
  return mission;
}

template <class Items>
bool of_size(Reader& file, const char* key, const Items& items, std::size_t size) {
  if (items.size() == size) return true;
  file.note_at(key, std::to_string(items.size()) + " entries", std::to_string(size));
  return false;
}

}  // namespace

const char* name_of(Mode mode) { return kModes[static_cast<std::size_t>(mode)]; }
const char* name_of(Path path) { return kPathNames[static_cast<std::size_t>(path)]; }
const char* name_of(CardFate fate) { return kFates[static_cast<std::size_t>(fate)]; }

const AlphaPath& AlphaBook::path(Path path) const { return paths[static_cast<std::size_t>(path) - 1]; }
const AlphaShip* AlphaBook::ship(Id id) const {
  const auto found = std::find_if(ships.begin(), ships.end(), [id](const AlphaShip& s) { return s.ship == id; });
  return found == ships.end() ? nullptr : &*found;
}
const AlphaMission* AlphaBook::mission(Id number) const {
  const auto found =
      std::find_if(missions.begin(), missions.end(), [number](const AlphaMission& m) { return m.number == number; });
  return found == missions.end() ? nullptr : &*found;
}
const AlphaTour* AlphaBook::tour(int number) const {
  const auto found =
      std::find_if(tours.begin(), tours.end(), [number](const AlphaTour& t) { return t.number == number; });
  return found == tours.end() ? nullptr : &*found;
}
const AlphaMission* AlphaBook::after(const AlphaMission& mission) const {
  if (mission.tour == 0) return nullptr;
  const auto found = std::find_if(missions.begin(), missions.end(), [&mission](const AlphaMission& m) {
    return m.tour == mission.tour && m.place == mission.place + 1;
  });
  return found == missions.end() ? nullptr : &*found;
}
bool AlphaBook::is_career(Id kind) const {
  return std::find(career_kinds.begin(), career_kinds.end(), kind) != career_kinds.end();
}

void read_alpha_book(Reader& file, Draft& draft) {
  AlphaBook book;
  file.allow("source");
  std::vector<Reader> ranks = file.items("ranks");
  if (of_size(file, "ranks", ranks, book.ranks.size())) {
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      book.ranks[i] = read_rank(ranks[i], draft, true);
      ranks[i].done();
    }
  }
  std::vector<Reader> beyond = file.items("beyond");
  if (of_size(file, "beyond", beyond, book.beyond.size())) {
    for (std::size_t i = 0; i < beyond.size(); ++i) {
      book.beyond[i] = read_rank(beyond[i], draft, false);
      book.beyond_gains[i].rank = kHighestPilotRank;
      book.beyond_gains[i].rule = book.beyond[i].rule;
      read_gain(beyond[i], draft, book.beyond_gains[i]);
      beyond[i].done();
    }
  }
  std::vector<Reader> paths = file.items("paths");
  of_size(file, "paths", paths, book.paths.size());
  for (Reader& path : paths) read_path(path, draft, book);
  for (Reader& ship : file.items("ships")) book.ships.push_back(read_ship_of(ship, draft));
  for (Reader& reader : file.items("tours")) {
    AlphaTour tour;
    tour.number = reader.whole("number", 1, kMostTours).value_or(1);
    tour.name = reader.text("name").value_or("");
    tour.medal = reader.text("medal").value_or("");
    tour.medal_card = named_thing_if_any(reader, draft, "card", NamedThing::upgrade);
    read_rule(reader, draft);
    reader.done();
    book.tours.push_back(std::move(tour));
  }
  if (auto dignity = file.member("dignity")) {
    book.dignity = dignity->text("medal").value_or("");
    book.dignity_card = named_thing_if_any(*dignity, draft, "card", NamedThing::upgrade);
    read_rule(*dignity, draft);
    dignity->done();
  }
  book.lead_card = named_thing_if_any(file, draft, "lead_card", NamedThing::upgrade);
  book.career_kinds = kinds_in(file, "career_kinds");
  for (Reader& mission : file.items("missions")) book.missions.push_back(read_book_card(mission, draft));
  draft.catalog.alpha = std::move(book);
}

}  // namespace plotboard::data
