#include "rules/first/squad_cards.hpp"

#include <unordered_map>

namespace plotboard::rules::first {

namespace {

std::unordered_map<Id, SquadCard> squad_cards() {
  std::unordered_map<Id, SquadCard> all;
  const auto of = [&all](const char* name) -> SquadCard& { return all[Id("1e-upgrade-" + std::string(name))]; };
  // What they ask of the ship
  of("r2d6") = {.least_skill = 3, .lacks_slot = "elite"};
  of("blackone") = {.least_skill = 7};
  of("virago") = {.least_skill = 4};
  of("autothrusters") = {.needs_action = "boost"};
  of("longrangescanners") = {.needs_slots = {"torpedo", "missile"}};
  of("thrustcorrector") = {.most_hull = 4};
  of("pulsedrayshield") = {.shields = 1, .factions = {"rebelalliance", "scumandvillainy"}};
  of("maul") = {.unless = "Ezra Bridger"};
  of("azmorigan") = {.any_ship = true};  // the card says huge ships; the data names one section of a Rebel one
  // What they change about slots
  of("awingtestpilot") = {.least_skill = 2, .different = "elite"};
  of("royalguardtie") = {.least_skill = 5, .different = "modification"};
  of("vaksai") = {.adds = {"modification", "modification"}, .different = "modification", .rebate = 1};
  of("renegaderefit") = {.adds = {"modification"}, .different = "modification", .rebate = 1, .cheaper = "elite"};
  of("smugglingcompartment") = {.adds = {"modification"}, .place_most = 3};
  of("starvipermkii") = {.adds = {"title"}, .different = "title"};
  of("heavyscykinterceptor") = {.adds_any_of = {"cannon", "torpedo", "missile"}};
  of("lightscykinterceptor") = {.removes = {"modification"}};
  of("misthunter") = {.adds = {"cannon"}, .place_only = "1e-upgrade-tractorbeam"};
  of("os1arsenalloadout") = {.adds = {"torpedo", "missile"}};
  of("tiex1") = {.rebate = 4, .cheaper = "system"};
  of("tiex7") = {.removes = {"cannon", "missile"}};
  of("tieshuttle") = {.removes = {"torpedo", "missile", "bomb"}, .capped = "crew", .cap = 4};
  of("havoc") = {.removes = {"crew"}, .unique_only = "salvaged-astromech"};
  of("merchantone") = {.removes_one = {"cargo"}};
  of("ordnancetubes") = {.swaps_in = {"torpedo", "missile"}};
  return all;
}

}  // namespace

const SquadCard& squad_card(Id upgrade) {
  static const std::unordered_map<Id, SquadCard> all = squad_cards();
  static const SquadCard none;
  const auto found = all.find(upgrade);
  return found == all.end() ? none : found->second;
}

}  // namespace plotboard::rules::first
