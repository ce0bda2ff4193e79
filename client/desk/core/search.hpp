#pragma once
// Finding a piece by what somebody types. First comes what it is called exactly, then the ships that people mean by a
// nickname ("tie", "x"), then names that begin so, then the rest. Pure.
#include <optional>
#include <string>
#include <vector>

namespace plotboard::desk {

struct Findable {
  std::string name;
  std::string other_names;  // "Millennium Falcon, ..."; may be empty
  std::string traits;       // id, faction, size: they find it too, but last
  std::string nicknames{};  // "Falcon, YT-1300": what it is called at tables
  int fame = 0;             // among pieces with nicknames, 0 the one that is meant most often
};
// How well the piece fits what was typed, 0 best; nothing where a typed word is nowhere. Empty text fits everything.
// Of two that fit in the same way the more famous one is better, and without nicknames the shorter name.
std::optional<int> fit(const Findable& piece, const std::string& typed);
// In which way it fits, without fame and length: 0 best. And whether by the name itself, not by what else is known.
int way_of(int fit);
bool fits_by_name(int fit);
// A ship of the catalog with all that it is known by; `traits` as above, its id is one of them in any case.
Findable findable_ship(const std::string& id, const std::string& name, const std::string& traits);
// The name of the piece most probably meant by what fits none; "" where none is near.
std::string nearest_name(const std::vector<Findable>& pieces, const std::string& typed);
// "Nothing is called ...", with that name.
std::string nothing_found(const std::string& typed, const std::string& nearest);
// Ships of that type that are famous, and what else the type is called; "" where none is. By the catalog's id.
std::string other_names(const std::string& ship);

}  // namespace plotboard::desk
