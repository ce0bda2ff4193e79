#pragma once
// Short ways to stage attacks: two ships in line, dice as letters, what was rolled and what came of it.
#include <string_view>

#include "rules/attack.hpp"
#include "rules/effects.hpp"
#include "rules/round.hpp"
#include "support/battle.hpp"

namespace plotboard::test {

// h hit, c critical hit, f focus, e evade, b blank.
inline std::vector<state::Face> faces(std::string_view letters) {
  std::vector<state::Face> all;
  for (const char letter : letters) {
    all.push_back(letter == 'h'   ? state::Face::hit
                  : letter == 'c' ? state::Face::crit
                  : letter == 'f' ? state::Face::focus
                  : letter == 'e' ? state::Face::evade
                                  : state::Face::blank);
  }
  return all;
}
inline std::string letters(const std::vector<state::Die>& dice) {
  std::string text;
  for (const state::Die& die : dice) text += "bfhce"[static_cast<std::size_t>(die.face)];
  return text;
}

inline state::Piece with_initiative(state::Piece piece, int initiative) {
  piece.initiative = initiative;
  return piece;
}

// "A" of the player's side looks north; "B" faces it, so many millimetres between their bases.
inline std::vector<state::Piece> facing(double gap_mm, const std::string& a = "t65xwing",
                                        const std::string& b = "tielnfighter",
                                        const std::vector<std::string>& cards_a = {},
                                        const std::vector<std::string>& cards_b = {}) {
  const auto half = [](const std::string& ref) {
    return catalog().figures.base_of(catalog().ship(ref)->base).length.mm() / 2;
  };
  const double y = 300 + half(a) + gap_mm + half(b);
  return {fighter("A", a, state::Side::player, 457, 300, 0, cards_a),
          fighter("B", b, state::Side::enemy, 457, y, 180, cards_b)};
}
inline Arena duel(double gap_mm, const std::string& a = "t65xwing", const std::string& b = "tielnfighter",
                  const std::vector<std::string>& cards_a = {}, const std::vector<std::string>& cards_b = {}) {
  return Arena(facing(gap_mm, a, b, cards_a, cards_b), "2e", state::Phase::engagement);
}

// The same with B turned, so that one corner is nearest and there is one line of range (2e-obstruct-7).
inline Arena slanted_duel(double gap_mm, const std::string& a = "t65xwing", const std::string& b = "tielnfighter",
                          const std::vector<std::string>& cards_a = {}, const std::vector<std::string>& cards_b = {}) {
  auto pieces = facing(gap_mm, a, b, cards_a, cards_b);
  pieces[1].pose.heading = base::mdeg_from_degrees(150);
  return Arena(std::move(pieces), "2e", state::Phase::engagement);
}

inline Arena& engages(Arena& arena, const std::string& ship = "A") {
  return arena.run([&](rules::Game& game) { rules::engage(game, ship); });
}
inline std::vector<rules::Shot> shots(Arena& arena, const std::string& ship, bool explain = true,
                                      const rules::ShotFilter& filter = {}) {
  rules::Game game(catalog(), arena.table, {}, &arena);
  rules::ShotFilter all = filter;
  all.explain = explain;
  return rules::shots_of(game, ship, all);
}
inline const rules::Shot* shot(const std::vector<rules::Shot>& all, const std::string& key) {
  for (const rules::Shot& each : all) {
    if (each.key() == key) return &each;
  }
  return nullptr;
}
// The rule that forbids it, "legal", or "none" when it is not even listed.
inline std::string verdict(Arena& arena, const std::string& key, const std::string& ship = "A") {
  const auto all = shots(arena, ship);
  const rules::Shot* found = shot(all, key);
  return found == nullptr ? "none" : found->legal ? "legal" : found->rule;
}

// How many dice went into the pool in the last attack that had any thrown; -1: none ever.
inline int thrown(const Arena& arena, state::Pool pool) {
  int count = -1;
  for (const state::Event& event : arena.events) {
    const auto* dice = std::get_if<state::DiceRolled>(&event);
    if (dice != nullptr && dice->pool == pool) count = static_cast<int>(dice->values.size());
  }
  return count;
}
inline int attack_thrown(const Arena& arena) { return thrown(arena, state::Pool::attack); }
inline int defense_thrown(const Arena& arena) { return thrown(arena, state::Pool::defense); }
// Every state of the attack, in order.
inline std::vector<state::Attack> history(const Arena& arena) {
  std::vector<state::Attack> all;
  for (const state::Event& event : arena.events) {
    if (const auto* declared = std::get_if<state::AttackDeclared>(&event)) all.push_back(declared->attack);
    if (const auto* changed = std::get_if<state::AttackChanged>(&event)) all.push_back(changed->attack);
  }
  return all;
}
inline bool was_hit(const Arena& arena) {
  const auto all = history(arena);
  return !all.empty() && all.back().hit;
}
template <class E>
int count_events(const Arena& arena) {
  int count = 0;
  for (const state::Event& event : arena.events) count += std::holds_alternative<E>(event) ? 1 : 0;
  return count;
}
inline std::vector<std::string> kinds_asked(const Arena& arena) {
  std::vector<std::string> kinds;
  for (const state::Choice& choice : arena.asked) kinds.push_back(choice.kind);
  return kinds;
}
inline bool was_asked(const Arena& arena, const std::string& kind) { return arena.question(kind) != nullptr; }
// The rule that forbade this option when it was offered last; "legal"; "none" when it was not offered.
inline std::string offered_as(const Arena& arena, const std::string& kind, const std::string& key) {
  const state::Option* option = arena.offered(kind, key);
  return option == nullptr ? "none" : option->legal ? "legal" : option->rule;
}

// One made-up effect for a card of that name.
inline rules::Effect effect(const std::string& card, rules::Window window, void (*run)(rules::Game&, rules::Occasion&),
                            bool anyone = false) {
  rules::Effect made;
  made.card = card;
  made.window = window;
  made.rule = "plotboard";
  made.anyone = anyone;
  made.run = run;
  made.prompt = "?";
  return made;
}

}  // namespace plotboard::test
