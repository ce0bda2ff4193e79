#include "desk/core/names.hpp"

#include <algorithm>

#include "data/card_copy.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"

namespace plotboard::desk {

namespace {

constexpr const char* kPlayers = "the players";

}  // namespace

std::string with_capital(std::string words) {
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

// Where the first letter is spelled (X-wing, M3-A, but not Lambda), it counts as it sounds.
std::string with_article(const std::string& name) {
  const std::string_view vowels = "AEIOaeio";
  const std::string_view spelled = "AEFHILMNORSX";
  const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
  const bool word = name.size() > 1 && is_small(name[1]);
  const bool an = !name.empty() && (word ? vowels : spelled).find(name[0]) != std::string_view::npos;
  return (an ? "an " : "a ") + name;
}

std::string with_stop(std::string words) {
  if (!words.empty() && std::string(".?!").find(words.back()) == std::string::npos) words += '.';
  return words;
}

std::string with_blanks(std::string id) {
  std::replace(id.begin(), id.end(), '-', ' ');
  return id;
}

std::string counted(int count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string listed(const std::vector<std::string>& parts, const char* last) {
  std::string all;
  for (std::size_t i = 0; i < parts.size(); ++i) all += (i == 0 ? "" : i + 1 == parts.size() ? last : ", ") + parts[i];
  return all;
}

std::string card_words(const data::Catalog& catalog, Id card) {
  if (const data::PilotCard* pilot = catalog.pilot_card(card); pilot != nullptr && !pilot->levels.empty())
    return pilot->levels.front().name;
  const data::KnownCard known = data::known_card(catalog, card);
  return known.name == nullptr ? with_blanks(card) : data::name_of_copy(*known.name, card);
}

std::string pilot_words(const data::Catalog& catalog, const state::Piece& ship) {
  if (const data::Ship* type = catalog.ship(ship.ref)) {
    if (const data::GenericPilot* known = data::pilot_of(*type, ship.ship.pilot)) return known->name;
  }
  // Huge ships have no pilots: their cards bear the ship's name.
  const data::FirstPilot* first = catalog.first_pilot(ship.ship.pilot);
  if (first != nullptr && !geom::is_huge(ship.base)) return first->name;
  // A pilot card gives the name itself (mission/pilot_kit.hpp), a campaign its pilot's call sign (mission::Seat).
  const bool of_campaign = first == nullptr && ship.side == state::Side::player && ship.ship.pilot_card.empty();
  return of_campaign || catalog.pilot_card(ship.ship.pilot_card) != nullptr ? ship.ship.pilot.text() : "";
}

std::string side_words(const state::Table* table, state::Side side) {
  std::string nobody = side == state::Side::player ? kPlayers : "the enemy";
  if (table == nullptr) return nobody;
  std::string name;
  for (const state::Piece& piece : table->pieces) {
    if (piece.type != state::PieceType::ship || piece.side != side) continue;
    const std::size_t blank = piece.id.text().rfind(' ');
    const std::string squad = blank == std::string::npos ? "" : piece.id.text().substr(0, blank);
    if (squad.empty() || (!name.empty() && name != squad)) return nobody;
    name = squad;
  }
  return name.empty() ? nobody : name;
}

std::string side_does(const std::string& side, const std::string& one, const std::string& many) {
  return with_capital(side) + " " + (side == kPlayers ? many : one);
}

bool is_first_edition(const data::Catalog& catalog, const state::Table* table) {
  const data::RuleSet* rules = table == nullptr ? nullptr : catalog.ruleset(table->ruleset);
  return rules != nullptr && rules->edition == geom::Edition::first;
}

bool Names::first_edition() const { return is_first_edition(catalog(), table()); }

std::string Names::card(Id id) const { return card_words(catalog(), id); }

std::string Names::side(Id id) const {
  const bool known = id == state::name_of(state::Side::player) || id == state::name_of(state::Side::enemy);
  if (!known) return words::Names::side(id);
  return side_words(table(), id == state::name_of(state::Side::player) ? state::Side::player : state::Side::enemy);
}

}  // namespace plotboard::desk
