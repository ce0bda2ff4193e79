#include "state/snapshot.hpp"

#include <algorithm>
#include <utility>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "data/data.hpp"
#include "fields/text.hpp"
#include "state/fields.hpp"

namespace plotboard::state {

namespace {

constexpr std::string_view kSnapshotFamily = "plotboard-snapshot/";
constexpr std::string_view kSnapshotFormat = "plotboard-snapshot/1";

// Ids of the table that the catalog does not have.
class UnknownNames {
 public:
  explicit UnknownNames(const data::Catalog& catalog) : catalog_(catalog) {}

  Ids of(const Table& table) {
    must(catalog_.ruleset(table.ruleset) != nullptr, "rule set", table.ruleset);
    must(table.mission.empty() || catalog_.missions.count(table.mission) != 0, "mission", table.mission);
    for (const Piece& piece : table.pieces) look_at(piece);
    for (const Deck& deck : table.play.decks) {
      for (const int number : deck.draw) must_be_card(number);
      for (const int number : deck.discard) must_be_card(number);
    }
    return std::move(unknown_);
  }

 private:
  void look_at(const Piece& piece) {
    const Id ref = piece.ref;
    if (piece.type == PieceType::ship) must(ref.empty() || catalog_.ship(ref) != nullptr, "ship", ref);
    if (piece.type == PieceType::obstacle) must(catalog_.obstacle(ref) != nullptr, "obstacle", ref);
    if (piece.type == PieceType::device) must(catalog_.devices.count(ref) != 0, "device", ref);
    if (piece.type == PieceType::component) must(catalog_.components.count(ref) != 0, "component", ref);
    const std::string& kit = piece.ship.pilot_card;
    must(kit.empty() || catalog_.pilot_card(kit) != nullptr, "pilot card", kit);
    for (const Card& card : piece.ship.cards) {
      const bool own = piece.type == PieceType::component && card.id == ref;
      must(own || data::known_card(catalog_, card.id).is_carried(), "card", card.id);
    }
    for (const DamageCard& card : piece.ship.damage) {
      if (card.number != 0) must_be_card(card.number);
    }
  }
  void must_be_card(int number) {
    must(catalog_.damage_card(number) != nullptr, "damage card", std::to_string(number));
  }
  void must(bool known, const char* kind, Id id) {
    if (!known) unknown_.push_back(std::string(kind) + " \"" + id + "\"");
  }

  const data::Catalog& catalog_;
  Ids unknown_;
};

}  // namespace

std::string write_snapshot(const Table& table) {
  std::string text = R"({"format":")" + std::string(kSnapshotFormat) + R"(","hash":")" + base::hex(hash_of(table));
  text += R"(","table":)";
  fields::write_fields(text, table);
  return text + "}";
}

base::Result<Table> read_snapshot(std::string_view text, const std::string& file, const data::Catalog& catalog) {
  const auto json = data::parse_json(text, file);
  if (!json) return json.errors();
  base::Errors errors;
  data::Reader reader(*json, file, errors);
  const std::string format = reader.text("format").value_or("");
  if (format != kSnapshotFormat) {
    const bool other = format.compare(0, kSnapshotFamily.size(), kSnapshotFamily) == 0;
    return base::Error{
        file, "/format", data::describe(format),
        '"' + std::string(kSnapshotFormat) + '"' + (other ? ", the only one that this program reads" : "")};
  }
  const auto hash = reader.text("hash");
  Table table;
  if (const auto value = reader.value("table")) fields::read_fields(value->json(), table, {&file, "/table", &errors});
  if (!errors.empty()) return errors;
  if (table.play.before && table.play.before->play.before) {
    return base::Error{file, "/table/play/before", "a step within a step", "a table between steps"};
  }
  for (const Table* each : {&std::as_const(table), table.play.before.get()}) {
    if (each == nullptr) continue;
    for (const std::string& broken : broken_invariants(*each)) {
      errors.push_back({file, "/table", broken, "a table within the program's limits"});
    }
    for (const Id unknown : UnknownNames(catalog).of(*each)) {
      errors.push_back({file, "/table", unknown, "one of this program's data"});
    }
  }
  if (!errors.empty()) return errors;
  if (base::from_hex(*hash) != hash_of(table)) {
    return base::Error{file, "/hash", data::describe(*hash), '"' + base::hex(hash_of(table)) + "\", the table's own"};
  }
  return table;
}

}  // namespace plotboard::state
