#pragma once
// An attack played ahead to its damage, by the rules themselves: every throw with its chance, and at every decision
// what is best for whoever decides. So it knows each card that the rules know, of either side and edition; the closed
// form of odds.hpp takes over wherever only tokens are left to spend, and agrees with it.
//
// The attacker's side wants more damage, the defender's less. Of what is equal in that, more (fewer) results, which
// ion, tractor or jam weapons turn into tokens; then the tokens and charges that are kept; then critical hits.
// Not played: what happens once damage is dealt. Cards that change that are named in `without`, and so are all that
// may have a say where there are more ways than may be tried (then the odds are those of tokens and dice alone).
// Deterministic. Cost: some 10 us a way tried; tokens alone a millisecond, many cards up to a quarter of a second.

#include <array>
#include <optional>
#include <vector>

#include "rules/play/odds.hpp"

namespace plotboard::rules {

struct Prospect {
  Odds odds;
  double results = 0;            // hits and critical hits that remain, whatever they do
  std::array<double, 2> kept{};  // of the attacker's and the defender's side: tokens, charges, cards, less what hinders
};
struct OptionProspect {
  Id key;
  Prospect then;  // this answer, and from there on the best of both sides
};
struct Foresight {
  std::optional<Prospect> now;          // from here on the best of both sides
  std::vector<OptionProspect> options;  // the legal ones of the open choice, as far as they can be foreseen
  Ids best;                             // the best answer; of a reroll all dice to pick, in order, then perhaps "done"
  Ids without;                          // cards that are left out
};

// Of a table that waits for an answer or for dice, with an attack under way (else nothing).
Foresight foresee(const data::Catalog& catalog, const state::Table& table);
// An attack that is only thought of, from its declaration on. `game` stays as it is.
Foresight foresee(const Game& game, const Shot& shot);

// For tests: no closed form, and every option tried. So many ways may be tried at most.
struct Trying {
  bool everything = false;
  int most = 0;  // 0: as many as usual
};
Foresight foresee(const data::Catalog& catalog, const state::Table& table, const Trying& trying);
Foresight foresee(const Game& game, const Shot& shot, const Trying& trying);

}  // namespace plotboard::rules
