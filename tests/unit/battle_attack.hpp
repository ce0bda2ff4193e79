#pragma once
// Short ways to stage attacks: two ships in line, dice as letters, what was rolled and what came of it.
#include <string>
#include <string_view>
#include <vector>

#include "rules/machine/effects.hpp"
#include "rules/play/attack.hpp"
#include "support/battle.hpp"

namespace plotboard::test {

// h hit, c critical hit, f focus, e evade, b blank.
std::vector<state::Face> faces(std::string_view letters);
std::string letters(const std::vector<state::Die>& dice);

state::Piece with_initiative(state::Piece piece, int initiative);

// "A" of the player's side looks north; "B" faces it, so many millimetres between their bases.
std::vector<state::Piece> facing(double gap_mm, const std::string& a = "t65xwing",
                                 const std::string& b = "tielnfighter", const std::vector<std::string>& cards_a = {},
                                 const std::vector<std::string>& cards_b = {});
Arena duel(double gap_mm, const std::string& a = "t65xwing", const std::string& b = "tielnfighter",
           const std::vector<std::string>& cards_a = {}, const std::vector<std::string>& cards_b = {});

// The same with B turned, so that one corner is nearest and there is one line of range (2e-obstruct-7).
Arena slanted_duel(double gap_mm, const std::string& a = "t65xwing", const std::string& b = "tielnfighter",
                   const std::vector<std::string>& cards_a = {}, const std::vector<std::string>& cards_b = {});

Arena& engages(Arena& arena, const std::string& ship = "A");
std::vector<rules::Shot> shots(Arena& arena, const std::string& ship, bool explain = true,
                               const rules::ShotFilter& filter = {});
const rules::Shot* shot(const std::vector<rules::Shot>& all, const std::string& key);
// The rule that forbids it, "legal", or "none" when it is not even listed.
std::string verdict(Arena& arena, const std::string& key, const std::string& ship = "A");

// How many dice went into the pool in the last attack that had any thrown; -1: none ever.
int thrown(const Arena& arena, state::Pool pool);
int attack_thrown(const Arena& arena);
int defense_thrown(const Arena& arena);
// Every state of the attack, in order.
std::vector<state::Attack> history(const Arena& arena);
bool was_hit(const Arena& arena);
template <class E>
int count_events(const Arena& arena) {
  int count = 0;
  for (const state::Event& event : arena.events) count += holds<E>(event) ? 1 : 0;
  return count;
}
std::vector<std::string> kinds_asked(const Arena& arena);
bool was_asked(const Arena& arena, const std::string& kind);
// The rule that forbade this option when it was offered last; "legal"; "none" when it was not offered.
std::string offered_as(const Arena& arena, const std::string& kind, const std::string& key);

// One made-up effect for a card of that name.
rules::Effect effect(const std::string& card, rules::Window window, void (*run)(rules::Game&, rules::Occasion&),
                     bool anyone = false);

}  // namespace plotboard::test
