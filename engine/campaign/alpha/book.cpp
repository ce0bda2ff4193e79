#include "campaign/alpha/book.hpp"

#include <algorithm>

#include "campaign/common/book.hpp"
#include "data/catalog.hpp"
#include "data/json.hpp"
#include "data/names.hpp"

namespace plotboard::campaign::alpha {

namespace {

using data::NamedThing;
using data::Reader;

constexpr std::array<const char*, 3> kModes{"classic", "completionist", "ironman"};
constexpr std::array<const char*, 6> kFates{"next", "reshuffle", "replay", "replay-once", "discard", "tour-failed"};
constexpr int kMostCost = 1000, kMostTours = 9, kWholeShare = 100;

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
  for (const std::string& slot : data::read_slots(reader, key, false)) kinds.emplace_back(slot);
  return kinds;
}

Id named(Reader& reader, const data::Catalog& catalog, const char* key, NamedThing kind, const std::string& id) {
  if (!id.empty()) data::note_unknown(reader, key, catalog, kind, id);
  return id;
}
Id named_thing(Reader& reader, const data::Catalog& catalog, const char* key, NamedThing kind) {
  return named(reader, catalog, key, kind, reader.text(key).value_or(""));
}
Id named_thing_if_any(Reader& reader, const data::Catalog& catalog, const char* key, NamedThing kind) {
  return named(reader, catalog, key, kind, reader.text_or(key, ""));
}
Id read_rule(Reader& reader, const data::Catalog& catalog) {
  return named_thing(reader, catalog, "rule", NamedThing::rule);
}

BookRank read_rank(Reader& reader, const data::Catalog& catalog, bool titled) {
  BookRank rank;
  if (titled) rank.title = reader.text("title").value_or("");
  rank.cost = reader.whole("cost", 0, kMostCost).value_or(0);
  rank.rule = read_rule(reader, catalog);
  return rank;
}

void read_gain(Reader& reader, const data::Catalog& catalog, BookGain& gain) {
  gain.charges = reader.whole_or("charges", 0, 9, 0);
  gain.card = named_thing_if_any(reader, catalog, "card", NamedThing::upgrade);
  for (Reader& slot : reader.items("slots", false)) {
    BookSlot one;
    one.kinds = kinds_in(slot, "kinds");
    if (one.kinds.empty()) slot.note_at("kinds", "no kind of slot", "at least one");
    one.rule = read_rule(slot, catalog);
    slot.done();
    gain.slots.push_back(std::move(one));
  }
}

void read_path(Reader& reader, const data::Catalog& catalog, Book& book) {
  BookPath path;
  const auto number = place_in(reader, "path", data::kPathNames);
  path.name = reader.text("name").value_or("");
  std::vector<Reader> initiative = reader.items("initiative");
  if (initiative.size() != path.initiative.size())
    reader.note_at("initiative", std::to_string(initiative.size()) + " numbers", "one for each of the 8 ranks");
  for (std::size_t i = 0; i < std::min(initiative.size(), path.initiative.size()); ++i)
    path.initiative[i] = static_cast<int>(initiative[i].as_number(1, 6).value_or(1));
  for (Reader& entry : reader.items("gains")) {
    BookGain gain;
    gain.rank = entry.whole("rank", 1, kHighestPilotRank).value_or(1);
    gain.rule = read_rule(entry, catalog);
    read_gain(entry, catalog, gain);
    entry.done();
    path.gains.push_back(std::move(gain));
  }
  reader.done();
  if (number) book.paths[static_cast<std::size_t>(*number - 1)] = std::move(path);
}

BookShip read_ship_of(Reader& reader, const data::Catalog& catalog) {
  BookShip ship;
  ship.ship = named_thing(reader, catalog, "ship", NamedThing::ship);
  const Ids slots = kinds_in(reader, "slots");
  ship.slots.assign(slots.begin(), slots.end());
  ship.hyperdrive = reader.flag("hyperdrive").value_or(false);
  ship.instead = named_thing_if_any(reader, catalog, "instead", NamedThing::ship);
  for (Reader& path : reader.items("paths", false)) {
    const auto word = path.as_word({data::kPathNames.begin() + 1, data::kPathNames.end()});
    if (!word) continue;
    const auto found = std::find(data::kPathNames.begin(), data::kPathNames.end(), *word);
    ship.paths.push_back(static_cast<Path>(found - data::kPathNames.begin()));
  }
  ship.rule = read_rule(reader, catalog);
  reader.done();
  return ship;
}

BookMission read_book_card(Reader& reader, const data::Catalog& catalog) {
  BookMission mission;
  mission.number = named_thing(reader, catalog, "number", NamedThing::mission);
  mission.tour = reader.whole("tour", 0, kMostTours).value_or(0);
  mission.place = reader.whole_or("place", 0, 99, 0);
  if (const auto fate = place_in(reader, "if_lost", kFates)) mission.if_lost = static_cast<CardFate>(*fate);
  mission.bonus_points = reader.whole_or("bonus_points", 0, kMostCost, 0);
  for (Reader& upgrade : reader.items("free_upgrades", false)) {
    const std::string id = upgrade.as_text().value_or("");
    mission.free_upgrades.emplace_back(named(reader, catalog, "free_upgrades", NamedThing::upgrade, id));
  }
  reader.allow("penalty");
  if (reader.has("penalty")) {
    if (auto penalty = reader.member("penalty")) {
      mission.penalty.mission_xp = penalty->whole_or("mission_xp", 0, kWholeShare, 0);
      mission.penalty.banked_xp = penalty->whole_or("banked_xp", 0, kWholeShare, 0);
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

void fill_book(Book& book, Reader& file, const data::Catalog& catalog) {
  file.allow("source");
  std::vector<Reader> ranks = file.items("ranks");
  if (of_size(file, "ranks", ranks, book.ranks.size())) {
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      book.ranks[i] = read_rank(ranks[i], catalog, true);
      ranks[i].done();
    }
  }
  std::vector<Reader> beyond = file.items("beyond");
  if (of_size(file, "beyond", beyond, book.beyond.size())) {
    for (std::size_t i = 0; i < beyond.size(); ++i) {
      book.beyond[i] = read_rank(beyond[i], catalog, false);
      book.beyond_gains[i].rank = kHighestPilotRank;
      book.beyond_gains[i].rule = book.beyond[i].rule;
      read_gain(beyond[i], catalog, book.beyond_gains[i]);
      beyond[i].done();
    }
  }
  std::vector<Reader> paths = file.items("paths");
  of_size(file, "paths", paths, book.paths.size());
  for (Reader& path : paths) read_path(path, catalog, book);
  for (Reader& ship : file.items("ships")) book.ships.push_back(read_ship_of(ship, catalog));
  for (Reader& reader : file.items("tours")) {
    BookTour tour;
    tour.number = reader.whole("number", 1, kMostTours).value_or(1);
    tour.name = reader.text("name").value_or("");
    tour.medal = reader.text("medal").value_or("");
    tour.medal_card = named_thing_if_any(reader, catalog, "card", NamedThing::upgrade);
    read_rule(reader, catalog);
    reader.done();
    book.tours.push_back(std::move(tour));
  }
  if (auto dignity = file.member("dignity")) {
    book.dignity = dignity->text("medal").value_or("");
    book.dignity_card = named_thing_if_any(*dignity, catalog, "card", NamedThing::upgrade);
    read_rule(*dignity, catalog);
    dignity->done();
  }
  book.lead_card = named_thing_if_any(file, catalog, "lead_card", NamedThing::upgrade);
  book.career_kinds = kinds_in(file, "career_kinds");
  for (Reader& mission : file.items("missions")) book.missions.push_back(read_book_card(mission, catalog));
}

}  // namespace

const char* name_of(Mode mode) { return kModes[static_cast<std::size_t>(mode)]; }
std::optional<Mode> mode_named(const std::string& name) {
  if (name.empty()) return Mode::classic;
  const auto found = std::find(kModes.begin(), kModes.end(), name);
  if (found == kModes.end()) return std::nullopt;
  return static_cast<Mode>(found - kModes.begin());
}
const char* name_of(CardFate fate) { return kFates[static_cast<std::size_t>(fate)]; }

const BookPath& Book::path(Path path) const { return paths[static_cast<std::size_t>(path) - 1]; }
const BookShip* Book::ship(Id id) const {
  const auto found = std::find_if(ships.begin(), ships.end(), [id](const BookShip& s) { return s.ship == id; });
  return found == ships.end() ? nullptr : &*found;
}
const BookMission* Book::mission(Id number) const {
  const auto found =
      std::find_if(missions.begin(), missions.end(), [number](const BookMission& m) { return m.number == number; });
  return found == missions.end() ? nullptr : &*found;
}
const BookTour* Book::tour(int number) const {
  const auto found =
      std::find_if(tours.begin(), tours.end(), [number](const BookTour& t) { return t.number == number; });
  return found == tours.end() ? nullptr : &*found;
}
const BookMission* Book::after(const BookMission& mission) const {
  if (mission.tour == 0) return nullptr;
  const auto found = std::find_if(missions.begin(), missions.end(), [&mission](const BookMission& m) {
    return m.tour == mission.tour && m.place == mission.place + 1;
  });
  return found == missions.end() ? nullptr : &*found;
}
bool Book::is_career(Id kind) const {
  return std::find(career_kinds.begin(), career_kinds.end(), kind) != career_kinds.end();
}

base::Result<Book> read_book(const data::SourceFile& file, const data::Catalog& catalog) {
  Book book;
  book.catalog = &catalog;
  base::Errors errors = read_strictly(file, kBookFormat, [&](Reader& reader) { fill_book(book, reader, catalog); });
  if (!errors.empty()) return errors;
  return book;
}

base::Result<Book> book_of(const data::Catalog& catalog) {
  const auto file = book_at(catalog, kBookPath);
  if (!file) return file.errors();
  return read_book(**file, catalog);
}

}  // namespace plotboard::campaign::alpha
