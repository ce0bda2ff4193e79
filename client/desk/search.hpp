#pragma once
// Finding a piece by what somebody types: its name first, then other names that people know it by, then its faction and
// size. Pure.
#include <optional>
#include <string>
#include <vector>

namespace plotboard::desk {

struct Findable {
  std::string name;
  std::string other_names;  // "Millennium Falcon, ..."; may be empty
  std::string traits;       // id, faction, size: they find it too, but last
};
// How well the piece fits what was typed, 0 best; nothing where a typed word is nowhere. Empty text fits everything.
std::optional<int> fit(const Findable& piece, const std::string& typed);
// The name of the piece most probably meant by what fits none; "" where none is near.
std::string nearest_name(const std::vector<Findable>& pieces, const std::string& typed);
// "Nothing is called ...", with that name.
std::string nothing_found(const std::string& typed, const std::string& nearest);
// Ships of that type that are famous, and what else the type is called; "" where none is. By the catalog's id.
std::string other_names(const std::string& ship);

}  // namespace plotboard::desk
