#pragma once
// The words of squad files and what they mean in the catalog, in both directions. Internal to xws.cpp and
// xws_write.cpp. An index over one catalog: it must not outlive it. Cost: about 1 ms to make, look-ups
// some hundred nanoseconds. Source of the words: the XWS specification, versions 0.1 to 2.0.

#include <map>
#include <string>
#include <vector>

#include "data/catalog.hpp"
#include "data/json.hpp"

namespace plotboard::data {

inline constexpr const char* kOurVendor = "plotboard";

// "adv-proton-torpedoes" as squad builders write it: small letters and digits.
std::string plain_xws(const std::string& text);
// "rebel", "rebels" and "rebelalliance" are the same; "" for what is no faction.
Id xws_faction(const std::string& word);
std::string xws_faction_word(geom::Edition edition, Id faction);
// "elite" and "ept"; what has no other word stays.
std::string xws_slot_word(const std::string& slot);
std::string xws_second_slot_word(const std::string& slot);  // of the second edition: "sensor", "device"
std::string first_slot_of(const std::string& word);
std::string second_slot_of(const std::string& word);

struct FirstCard {  // a pilot of the first edition with its ship card
  const FirstShip* ship = nullptr;
  const FirstPilot* pilot = nullptr;
};

struct SecondCard {
  const Upgrade* upgrade = nullptr;  // null: no card of that name is known
  bool by_slot = false;              // another than the word says, as the slot has it
  bool other_slot = false;           // it does not go into that slot
};

class XwsIds {
 public:
  explicit XwsIds(const Catalog& catalog);

  // Ship cards of that name: one, or both sections of a huge ship; empty when unknown.
  [[nodiscard]] std::vector<const FirstShip*> first_ships(const std::string& word) const;
  // The pilot of that name in one of these ships, of that faction's side where there are several; null: none.
  [[nodiscard]] FirstCard first_pilot(const std::string& word, const std::vector<const FirstShip*>& ships,
                                      Id faction) const;
  [[nodiscard]] FirstCard first_pilot_anywhere(const std::string& word, Id faction) const;
  // Two cards may have one word in different slots: crew and astromech droids.
  [[nodiscard]] const FirstUpgrade* first_upgrade(const std::string& word, const std::string& slot_word) const;
  // Of the second edition: by the id, or by the name as some builders write it; null: none.
  [[nodiscard]] const Ship* second_ship(const std::string& word) const;
  // The same with upgrades. Some builders write the name alone where several cards have it: the slot says which.
  [[nodiscard]] SecondCard second_upgrade(const std::string& word, const std::string& slot_word) const;

  [[nodiscard]] std::vector<std::string> ship_words(geom::Edition edition) const;
  [[nodiscard]] std::vector<std::string> upgrade_words(geom::Edition edition) const;

 private:
  const Catalog& catalog_;
  std::map<std::string, const Upgrade*> second_upgrades_;
  std::map<std::string, std::vector<const FirstUpgrade*>> first_upgrades_;
};

struct XwsEdition {
  geom::Edition edition = geom::Edition::second;
  bool in_doubt = false;  // what speaks for each weighs about the same
};
// Of that squad file, an object.
XwsEdition xws_edition(const Json& file, const XwsIds& ids);

}  // namespace plotboard::data
