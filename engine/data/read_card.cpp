#include <algorithm>

#include "data/readers.hpp"

namespace plotboard::data {

namespace {

// A card prints these, for a target on the right; the names are the file's.
struct PrintedSector {
  const char* name;
  Sector right, left;
};
constexpr PrintedSector kPrinted[] = {
    {"front", Sector::front_right, Sector::front_left},
    {"side-front", Sector::side_front_right, Sector::side_front_left},
    {"side-rear", Sector::side_rear_right, Sector::side_rear_left},
    {"rear", Sector::rear_right, Sector::rear_left},
};

// "4K 4K 1N 1N 1N 2N": one maneuver for each result of the die.
std::optional<TableRow> row_in(Reader& reader) {
  const auto text = reader.as_text();
  if (!text) return std::nullopt;
  const auto codes = words_in(*text);
  TableRow row;
  if (codes.size() != row.size()) {
    reader.note(std::to_string(codes.size()) + (codes.size() == 1 ? " maneuver" : " maneuvers"),
                "six, one for each result of the die");
    return std::nullopt;
  }
  bool good = true;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const auto maneuver = maneuver_in(reader, codes[i]);
    good = good && maneuver;
    row[i] = maneuver.value_or(geom::Maneuver{});
  }
  return good ? std::optional(row) : std::nullopt;
}

using SectorTable = std::array<TableRow, kRings>;

SectorTable read_sector(Reader& tables, const std::string& name) {
  SectorTable table{};
  auto sector = tables.member(name);
  if (!sector) return table;
  for (int ring = 0; ring < kRings; ++ring) {
    auto value = sector->value(name_of(static_cast<Ring>(ring)));
    if (!value) continue;
    if (const auto row = row_in(*value)) table[static_cast<std::size_t>(ring)] = *row;
  }
  sector->done();
  return table;
}

SectorTable mirror_image(SectorTable table) {
  for (TableRow& row : table) {
    for (geom::Maneuver& maneuver : row) maneuver = geom::mirrored(maneuver);
  }
  return table;
}

void read_tables(Reader& tables, AiCard& card) {
  const auto at = [&card](Sector sector) -> SectorTable& { return card.tables[static_cast<std::size_t>(sector)]; };
  at(Sector::bullseye) = read_sector(tables, "bullseye");
  for (const PrintedSector& printed : kPrinted) {
    at(printed.right) = read_sector(tables, printed.name);
    const std::string left = std::string(printed.name) + "-left";
    at(printed.left) = tables.has(left) ? read_sector(tables, left) : mirror_image(at(printed.right));
  }
  tables.done();
}

std::optional<geom::Maneuver> read_maneuver(Reader& reader, const std::string& key) {
  auto value = reader.value(key);
  const auto code = value ? value->as_text() : std::nullopt;
  return code ? maneuver_in(*value, *code) : std::nullopt;
}

void read_exceptions(Reader& file, AiCard& card) {
  for (Reader& reader : file.items("exceptions", false, 50)) {
    CardException exception;
    const auto printed = read_maneuver(reader, "printed");
    const auto flown = read_maneuver(reader, "flown");
    exception.reason = reader.text("reason").value_or("");
    for (Reader& row : reader.items("rows", true, 40)) exception.rows.push_back(row.as_text().value_or(""));
    reader.done();
    if (!printed || !flown) continue;
    exception.printed = *printed;
    exception.flown = *flown;
    card.exceptions.push_back(std::move(exception));
  }
  for (Reader& reader : file.items("differs", false, 40)) {
    OtherRow other;
    other.row = reader.text("row").value_or("");
    auto value = reader.value("other");
    const auto row = value ? row_in(*value) : std::nullopt;
    other.source = reader.text("source").value_or("");
    reader.done();
    if (!row) continue;
    other.other = *row;
    card.other_rows.push_back(std::move(other));
  }
}

void read_flee(Reader& file, AiCard& card) {
  if (!file.has("flee")) return file.allow("flee");
  auto reader = file.member("flee");
  if (!reader) return;
  Flee flee;
  flee.threshold = reader->whole("threshold", 0, 20).value_or(0);
  if (reader->has("table")) {
    auto value = reader->value("table");
    if (value) flee.table = row_in(*value);
  }
  reader->word("source", {"published", "own"});
  reader->done();
  card.flee = flee;
}

}  // namespace

void read_card(Reader& file, Draft& draft) {
  AiCard card;
  const auto id = file.text("id");
  card.ship = file.text("ship").value_or("");
  file.text("source");
  card.faction = file.has("faction") ? file.word("faction", factions()).value_or("") : "";
  card.pilot = file.text_or("pilot", "");
  if (file.has("initiative")) card.initiative = file.whole("initiative", 0, 8);
  for (Reader& note : file.items("notes", false, 20)) card.notes.push_back(note.as_text().value_or(""));
  read_card_lines(file, card);
  if (auto tables = file.member("tables")) read_tables(*tables, card);
  read_exceptions(file, card);
  read_flee(file, card);
  const std::string named = card.faction.empty() ? card.ship.text() : card.ship + '@' + card.faction;
  if (id && *id != named) file.note_at("id", describe(*id), describe(named) + ", from ship and faction");
  if (!id || !claim(draft, file, "card", *id)) return;
  card.id = *id;
  draft.catalog.cards.emplace(*id, std::move(card));
}

}  // namespace plotboard::data
