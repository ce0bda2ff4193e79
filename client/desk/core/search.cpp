#include "desk/core/search.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "base/base.hpp"

namespace plotboard::desk {

namespace {

std::string small_letters(const std::string& text) {
  std::string out;
  for (const char c : text) out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

std::string letters_and_digits(const std::string& text) {
  std::string out;
  for (const char c : small_letters(text)) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) out += c;
  }
  return out;
}

std::vector<std::string> words_apart(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char c : small_letters(text)) {
    if (c == ' ' || c == ',') {
      if (!words.back().empty()) words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

bool has_all(const std::string& text, const std::vector<std::string>& words) {
  return std::all_of(words.begin(), words.end(),
                     [&text](const std::string& word) { return text.find(word) != std::string::npos; });
}

// Does a word of the text begin so? "x-wing" begins in "T-65 X-wing", "wing" does not.
bool begins_a_word(const std::string& text, const std::string& start) {
  for (std::size_t at = text.find(start); at != std::string::npos; at = text.find(start, at + 1)) {
    if (at == 0 || text[at - 1] == ' ') return true;
  }
  return false;
}

// What players say for a ship, the most often meant first: of several that a nickname fits the earlier row wins.
struct Nickname {
  const char* ship;
  const char* names;
};
constexpr Nickname kNicknames[] = {
    {"tielnfighter", "TIE Fighter"},
    {"t65xwing", "X-wing"},
    {"btla4ywing", "Y-wing"},
    {"rz1awing", "A-wing"},
    {"asf01bwing", "B-wing"},
    {"modifiedyt1300lightfreighter", "Falcon, YT-1300"},
    {"tieininterceptor", "TIE Interceptor"},
    {"tieadvancedx1", "TIE Advanced"},
    {"tiesabomber", "TIE Bomber"},
    {"tieddefender", "TIE Defender"},
    {"tiephphantom", "TIE Phantom, Phantom"},
    {"tieskstriker", "TIE Striker"},
    {"tieagaggressor", "TIE Aggressor"},
    {"tiecapunisher", "TIE Punisher"},
    {"lambdaclasst4ashuttle", "Shuttle"},
    {"vt49decimator", "Decimator"},
    {"z95af4headhunter", "Headhunter, Z-95"},
    {"ut60duwing", "U-wing"},
    {"btls8kwing", "K-wing"},
    {"nimbusclassvwing", "V-wing"},
    {"cr90corelliancorvette", "Corvette"},
    {"gr75mediumtransport", "Transport"},
};

std::vector<std::string> names_apart(const std::string& names) {
  std::vector<std::string> all;
  std::size_t from = 0;
  while (from < names.size()) {
    const std::size_t comma = std::min(names.find(", ", from), names.size());
    all.push_back(names.substr(from, comma - from));
    from = comma + 2;
  }
  return all;
}

// In which way a piece fits, the best first.
enum Way : int {
  exact_name,
  exact_nickname,
  exact_other_name,
  nickname_begins,
  name_begins,
  word_of_nickname_begins,
  word_of_name_begins,
  in_name_from_first_word,
  in_name,
  other_name_begins,
  in_other_names,
  in_traits
};
constexpr int kWithin = 1000;  // of one way: fame, or the length of the name

}  // namespace

std::optional<int> fit(const Findable& piece, const std::string& typed) {
  const std::vector<std::string> words = words_apart(typed);
  if (words.empty()) return 0;
  std::string whole;
  for (const std::string& word : words) whole += (whole.empty() ? "" : " ") + word;
  const std::string name = small_letters(piece.name), other = small_letters(piece.other_names);
  const std::string nick = small_letters(piece.nicknames);
  const std::vector<std::string> nicknames = names_apart(nick), others = names_apart(other);
  const std::string plain_name = letters_and_digits(name), plain = letters_and_digits(whole);
  std::string everything = name + " " + plain_name + " " + nick + " " + other + " " + small_letters(piece.traits);
  for (const std::string& known : nicknames) everything += " " + letters_and_digits(known);
  if (!has_all(everything, words)) return {};
  // Written without its signs it is the same name: "xwing".
  const auto is = [&plain](const std::string& known) { return !plain.empty() && letters_and_digits(known) == plain; };
  const auto begins = [&plain](const std::string& known) {
    return !plain.empty() && letters_and_digits(known).rfind(plain, 0) == 0;
  };
  const auto any = [](const std::vector<std::string>& all, const auto& fits) {
    return std::any_of(all.begin(), all.end(), fits);
  };
  const int by_fame = std::min(piece.fame, kWithin - 1);
  const int by_length = std::min(static_cast<int>(name.size()), kWithin - 1);
  if (is(name)) return exact_name;
  if (any(nicknames, is)) return exact_nickname * kWithin + by_fame;
  if (any(others, is)) return exact_other_name * kWithin + by_length;
  if (any(nicknames, begins)) return nickname_begins * kWithin + by_fame;
  if (begins(name)) return name_begins * kWithin + by_length;
  if (begins_a_word(nick, whole)) return word_of_nickname_begins * kWithin + by_fame;
  if (begins_a_word(name, whole)) return word_of_name_begins * kWithin + by_length;
  if (has_all(name, words))
    return (name.rfind(words.front(), 0) == 0 ? in_name_from_first_word : in_name) * kWithin + by_length;
  if (other.rfind(whole, 0) == 0) return other_name_begins * kWithin + by_length;
  return (has_all(name + " " + nick + " " + other, words) ? in_other_names : in_traits) * kWithin + by_length;
}

int way_of(int fit) { return fit / kWithin; }

bool fits_by_name(int fit) {
  const int way = way_of(fit);
  return way == exact_name || way == name_begins || (way >= word_of_name_begins && way <= in_name);
}

Findable findable_ship(const std::string& id, const std::string& name, const std::string& traits) {
  Findable ship{name, other_names(id), id + " " + traits};
  int fame = 0;
  for (const Nickname& known : kNicknames) {
    if (id == known.ship) {
      ship.nicknames = known.names;
      ship.fame = fame;
    }
    ++fame;
  }
  return ship;
}

std::string nearest_name(const std::vector<Findable>& pieces, const std::string& typed) {
  std::vector<std::string> known, names;
  std::string everything;
  for (const Findable& piece : pieces) {
    const std::vector<std::string> words = words_apart(piece.name + " " + piece.nicknames + " " + piece.other_names);
    known.insert(known.end(), words.begin(), words.end());
    names.push_back(small_letters(piece.name));
    everything +=
        small_letters(piece.name + " " + piece.nicknames + " " + piece.other_names + " " + piece.traits) + "\n";
  }
  // Word by word: what stands nowhere becomes the nearest word that does.
  std::string meant;
  for (const std::string& word : words_apart(typed)) {
    const std::string near = everything.find(word) != std::string::npos ? word : base::nearest_word(word, known);
    if (!near.empty()) meant += near + " ";
  }
  const Findable* best = nullptr;
  int best_fit = 0;
  for (const Findable& piece : pieces) {
    const auto fits = meant.empty() ? std::nullopt : fit(piece, meant);
    if (!fits || (best != nullptr && *fits >= best_fit)) continue;
    best = &piece;
    best_fit = *fits;
  }
  if (best != nullptr) return best->name;
  const auto place = std::find(names.begin(), names.end(), base::nearest_word(small_letters(typed), names));
  return place == names.end() ? "" : pieces[static_cast<std::size_t>(place - names.begin())].name;
}

std::string nothing_found(const std::string& typed, const std::string& nearest) {
  const std::string sentence = "Nothing is called \"" + typed + "\".";
  return nearest.empty() ? sentence : sentence + " The nearest is " + nearest + ".";
}

std::string other_names(const std::string& ship) {
  static const std::map<std::string, std::string> names{
      {"aggressorassaultfighter", "IG-2000"},
      {"alphaclassstarwing", "Assault Gunboat"},
      {"asf01bwing", "Blade Wing"},
      {"attackshuttle", "Phantom"},
      {"auzituckgunship", "Wookiee Gunship"},
      {"belbullab22starfighter", "Soulless One"},
      {"cr90corelliancorvette", "Tantive IV, Blockade Runner"},
      {"croccruiser", "Broken Horn"},
      {"customizedyt1300lightfreighter", "Lando's Millennium Falcon"},
      {"delta7aethersprite", "Jedi Starfighter"},
      {"eta2actis", "Jedi Interceptor"},
      {"fangfighter", "Mandalorian Fighter, Protectorate Fighter"},
      {"fireball", "Colossus racer"},
      {"firesprayclasspatrolcraft", "Slave I, Boba Fett's ship, Jango Fett's ship"},
      {"g1astarfighter", "Mist Hunter"},
      {"gozanticlasscruiser", "Imperial Assault Carrier"},
      {"gr75mediumtransport", "Rebel Transport"},
      {"hwk290lightfreighter", "Moldy Crow"},
      {"jumpmaster5000", "Punishing One"},
      {"kihraxzfighter", "Vaksai"},
      {"laatigunship", "Republic Gunship"},
      {"lambdaclasst4ashuttle", "Imperial Shuttle, Tydirium"},
      {"lancerclasspursuitcraft", "Shadow Caster"},
      {"m3ainterceptor", "Scyk"},
      {"mg100starfortress", "Resistance Bomber"},
      {"modifiedyt1300lightfreighter", "Millennium Falcon"},
      {"nabooroyaln1starfighter", "Naboo Starfighter"},
      {"nantexclassstarfighter", "Geonosian Starfighter"},
      {"quadrijettransferspacetug", "Quadjumper"},
      {"raiderclasscorvette", "Imperial Raider"},
      {"scavengedyt1300", "Rey's Millennium Falcon"},
      {"scurrgh6bomber", "Havoc"},
      {"sheathipedeclassshuttle", "Phantom II"},
      {"sithinfiltrator", "Scimitar"},
      {"starviperclassattackplatform", "Virago"},
      {"t65xwing", "Red Five"},
      {"t70xwing", "Black One"},
      {"tieadvancedv1", "Inquisitor's TIE"},
      {"tieadvancedx1", "Darth Vader's TIE"},
      {"tierbheavy", "TIE Brute"},
      {"upsilonclassshuttle", "Kylo Ren's shuttle"},
      {"vcx100lightfreighter", "Ghost"},
      {"vultureclassdroidfighter", "Vulture Droid"},
      {"yt2400lightfreighter", "Outrider"},
      {"yv666lightfreighter", "Hound's Tooth"},
  };
  const auto found = names.find(ship);
  return found == names.end() ? "" : found->second;
}

}  // namespace plotboard::desk
