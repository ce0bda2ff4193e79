#include "scene/markers.hpp"

#include <array>
#include <cctype>
#include <set>
#include <vector>

namespace plotboard::scene {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The number at the end of a name: "2" of "Red 2", "12" of "T12"; "" where there is none of one or two digits.
std::string number_in(const std::string& name) {
  std::size_t from = name.size();
  while (from > 0 && is_digit(name[from - 1])) --from;
  const std::size_t digits = name.size() - from;
  return digits == 0 || digits > 2 ? "" : name.substr(from);
}

std::string letter_in(const std::string& name) {
  for (const char c : name)
    if (std::isalpha(static_cast<unsigned char>(c)) != 0)
      return {static_cast<char>(std::toupper(static_cast<unsigned char>(c)))};
  return "";
}

// The best first.
std::vector<std::string> wishes_of(const state::Piece& ship) {
  const std::string& name = ship.id.text();
  const std::string number = ship.number > 0 ? std::to_string(ship.number) : number_in(name), letter = letter_in(name);
  std::vector<std::string> wishes;
  if (!number.empty()) wishes.push_back(number);
  if (!letter.empty() && number.empty()) wishes.push_back(letter);
  if (!letter.empty() && number.size() == 1) wishes.push_back(letter + number);
  const std::size_t blank = name.find(' ');  // "Jek Porkins": JP
  if (blank != std::string::npos && !letter.empty() && number.empty()) {
    const std::string second = letter_in(name.substr(blank));
    if (!second.empty()) wishes.push_back(letter + second);
  }
  return wishes;
}

// The first of them that is free, else any letter or number that is; it is taken then.
std::string free_marker(std::set<std::string>& taken, const std::vector<std::string>& wishes) {
  for (const std::string& wish : wishes)
    if (taken.insert(wish).second) return wish;
  for (char c = 'A'; c <= 'Z'; ++c)
    if (taken.insert(std::string(1, c)).second) return {c};
  for (int i = 1;; ++i)
    if (taken.insert(std::to_string(i)).second) return std::to_string(i);
}

}  // namespace

Markers markers_of(const state::Table& table) {
  Markers markers;
  std::array<std::set<std::string>, 3> taken;  // by side
  // Numbers that are printed on a real table's bases come first.
  for (const bool numbered : {true, false}) {
    for (const state::Piece& piece : table.pieces) {
      if (piece.type != state::PieceType::ship || (piece.number > 0) != numbered) continue;
      markers[piece.id] = free_marker(taken[static_cast<std::size_t>(piece.side)], wishes_of(piece));
    }
  }
  return markers;
}

}  // namespace plotboard::scene
