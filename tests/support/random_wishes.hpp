#pragma once
// What random play makes likely: effects that have seldom had their turn. Their cards come into play with what they do
// nothing without, and where that is not enough people lay out their situation by hand as each round begins: tokens,
// locks, ships with one hull left.

#include <optional>
#include <vector>

#include "base/id.hpp"
#include "rules/play/commands.hpp"
#include "support/random_battle.hpp"

namespace plotboard::test {

struct Wish {
  Ids cards;                // upgrades, pilots and ship abilities
  std::vector<int> damage;  // numbers of damage cards
  bool other_deck = false;  // the damage is of the first core set's deck
};
// Of the rarest effects of that edition so far in this thread (rules::times_used), those that were never used first.
Wish wish_of(RandomBattle& random, geom::Edition edition);

// The situation of one of these cards that is on the table, as one command of people's hands; nothing: none of them
// needs one, or all is as it should be.
std::optional<rules::Command> situation_for(RandomBattle& random, const data::Catalog& catalog,
                                            const state::Table& table, const Ids& cards);

// Effects of the edition that this thread has never used, as "card/window ...".
std::string unused_effects(geom::Edition edition);

}  // namespace plotboard::test
