#include "desk/battle_words.hpp"

#include <algorithm>
#include <map>
#include <string_view>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "geom/maneuver.hpp"

namespace plotboard::desk {

namespace {

bool in_id(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; }

bool is_card(const data::Catalog& catalog, const std::string& id) {
  return data::known_card(catalog, id).kind != data::CardKind::none;
}

std::string key_words(const data::Catalog& catalog, const state::Table& table, const std::string& key) {
  if (key == "pass") return "Nothing";
  if (key == "lock") return "Target lock";
  if (const state::Piece* piece = table.find(key)) return piece_words(catalog, *piece);
  if (const auto maneuver = geom::maneuver_from_code(key)) return geom::words_of(*maneuver);
  return card_words(catalog, key);
}

// "proton-bombs of Red 1": cards go by their names.
std::string with_card_name(const data::Catalog& catalog, const std::string& words) {
  const std::size_t end = words.find(" of ");
  return end == std::string::npos ? words : card_words(catalog, words.substr(0, end)) + words.substr(end);
}

}  // namespace

std::string card_words(const data::Catalog& catalog, const std::string& card) {
  const data::KnownCard known = data::known_card(catalog, card);
  return known.name == nullptr ? replaced(card, "-", " ") : *known.name;
}

std::string with_names(const data::Catalog& catalog, std::string words) {
  for (std::size_t colon = words.find(':'); colon != std::string::npos; colon = words.find(':', colon + 1)) {
    std::size_t start = colon;
    while (start > 0 && in_id(words[start - 1])) --start;
    std::size_t end = colon + 1;
    while (end < words.size() && in_id(words[end])) ++end;
    if (start == colon || end == colon + 1) continue;
    const data::KnownCard known = data::known_card(catalog, words.substr(start, end - start));
    if (known.name != nullptr) words.replace(start, end - start, *known.name);
  }
  return words;
}

std::string pilot_words(const data::Catalog& catalog, const state::Piece& ship) {
  if (const data::Ship* type = catalog.ship(ship.ref)) {
    for (const data::GenericPilot& known : type->generics)
      if (known.id == ship.ship.pilot) return known.name;
  }
  // A pilot card gives the name itself (mission/pilot_kit.hpp).
  return catalog.pilot_card(ship.ship.pilot_card) == nullptr ? "" : ship.ship.pilot;
}

std::string piece_words(const data::Catalog& catalog, const state::Piece& piece) {
  std::string kind;
  if (const data::Ship* ship = catalog.ship(piece.ref); ship != nullptr && piece.type == state::PieceType::ship)
    kind = ship->name;
  if (const data::Obstacle* obstacle = catalog.obstacle(piece.ref))
    kind = obstacle->name.substr(0, obstacle->name.find(" ("));
  if (const data::Device* device = catalog.device(piece.ref)) {
    return device->name + (piece.owner.empty() ? "" : " of " + piece.owner);
  }
  return piece.id + (kind.empty() ? "" : ", " + kind);
}

std::string replaced(std::string words, const std::string& from, const std::string& to) {
  for (std::size_t at = words.find(from); at != std::string::npos; at = words.find(from, at + to.size()))
    words.replace(at, from.size(), to);
  return words;
}

std::string with_capital(std::string words) {
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

std::string with_stop(std::string words) {
  if (!words.empty() && std::string(".?!").find(words.back()) == std::string::npos) words += '.';
  return words;
}

std::string dice_words(int count, state::DieKind kind) {
  const std::string before = kind == state::DieKind::attack    ? "attack "
                             : kind == state::DieKind::defense ? "defense "
                                                               : "";
  return std::to_string(count) + " " + before + (count == 1 ? "die" : "dice");
}

std::string change_words(const std::string& id, int by, const std::string& what) {
  const int count = by < 0 ? -by : by;
  return id + (by < 0 ? " loses " : " gains ") + std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string question_words(const state::Choice& choice) {
  // Where the rules' own words need the rest of the table to be understood.
  static const std::map<std::string, std::string> questions{
      {"attack", "Choose a weapon and a target for %."},
      {"modify-attack", "Change the attack dice of %, or take Done."},
      {"modify-attack-defender", "%: change the attacker's dice, or take Done."},
      {"modify-defense", "Change the defense dice of %, or take Done."},
      {"modify-defense-attacker", "%: change the defender's dice, or take Done."},
      {"reroll", "Which dice does % throw again? Pick one after the other."},
      {"repair", "Which damage card of % is repaired?"},
      {"vanes", "Static Discharge Vanes of %: which ship gains the token?"},
      {"baffle", "Electronic Baffle of %: which token is removed?"},
      {"pods", "%: how many more charges are spent, for 1 more attack die each?"},
      {"faceoff", "Which defense result of % becomes an evade?"},
      {"coaxium", "Coaxium Hyperfuel: what does % pay?"},
      {"ailerons", "Adaptive Ailerons: which way do they take % first?"},
      {"coordinate", "Which ship does % coordinate?"},
      {"expose-or-strain", "%: expose a damage card, or be strained?"},
      {"tallon", "Where does the Tallon roll of % end?"},
  };
  const auto known = questions.find(choice.kind);
  const bool bonus = choice.kind == "attack" && choice.prompt.find("onus") != std::string::npos;
  if (bonus) return "A bonus attack: choose a weapon and a target for " + choice.ship + ".";
  if (known != questions.end() && !choice.ship.empty()) return replaced(known->second, "%", choice.ship);
  const std::string prompt = with_capital(choice.prompt.empty() ? replaced(choice.kind, "-", " ") : choice.prompt);
  if (choice.kind == "effect" && prompt.back() != '?') return choice.ship + ": " + prompt + "?";
  if (choice.ship.empty() || prompt.find(choice.ship) != std::string::npos) return with_stop(prompt);
  if (prompt.rfind("Choose", 0) == 0) return with_stop(prompt + " for " + choice.ship);
  if (prompt.find(':') != std::string::npos) return with_stop(prompt) + " (" + choice.ship + ")";
  return with_stop(choice.ship + ": " + prompt);
}

std::string answer_words(const data::Catalog& catalog, const state::Table& table, const state::Choice& choice,
                         const state::Option& option) {
  const std::string& kind = choice.kind;
  const std::string& key = option.key;
  if (kind == "effect" && key != "pass") {
    return is_card(catalog, key) ? "Yes (" + card_words(catalog, key) + ")" : "Yes";
  }
  if (kind == "pods") return key == "0" ? "No more" : key == "1" ? "1 more charge" : key + " more charges";
  if (kind == "faceoff") return "A " + key + " result";
  if (kind == "turret" || kind == "rotate") return with_capital(replaced(key, "-", " and "));
  if (option.text.empty()) return with_capital(key_words(catalog, table, key));
  if (kind == "reroll" && option.text == "crit") return "Critical hit";
  if (kind == "order") return with_capital(with_card_name(catalog, option.text));
  // The question says already which way of moving it is.
  for (const char* move : {"barrel roll ", "boost ", "decloak ", "tractor "})
    if (option.text.rfind(move, 0) == 0) return with_capital(option.text.substr(std::string(move).size()));
  if (kind == "attack") return with_capital(replaced(option.text, "turret-", "turret "));
  // "(bank-left-1)": the template of a device.
  const std::size_t aside = option.text.rfind('(');
  if (kind != "system" || aside == std::string::npos) return with_capital(with_names(catalog, option.text));
  return with_capital(option.text.substr(0, aside) + replaced(option.text.substr(aside), "-", " "));
}

}  // namespace plotboard::desk
