#include "unit/battle_attack.hpp"

#include <utility>

#include "rules/play/round.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

std::vector<state::Face> faces(std::string_view letters) {
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
std::string letters(const std::vector<state::Die>& dice) {
  std::string text;
  for (const state::Die& die : dice) text += "bfhce"[static_cast<std::size_t>(die.face)];
  return text;
}

state::Piece with_initiative(state::Piece piece, int initiative) {
  piece.initiative = initiative;
  return piece;
}

std::vector<state::Piece> facing(double gap_mm, const std::string& a, const std::string& b,
                                 const std::vector<std::string>& cards_a, const std::vector<std::string>& cards_b) {
  const auto half = [](const std::string& ref) {
    return catalog().figures.base_of(catalog().ship(ref)->base).length.mm() / 2;
  };
  const double y = 300 + half(a) + gap_mm + half(b);
  return {fighter("A", a, state::Side::player, 457, 300, 0, cards_a),
          fighter("B", b, state::Side::enemy, 457, y, 180, cards_b)};
}
Arena duel(double gap_mm, const std::string& a, const std::string& b, const std::vector<std::string>& cards_a,
           const std::vector<std::string>& cards_b) {
  return Arena(facing(gap_mm, a, b, cards_a, cards_b), "2e", state::Phase::engagement);
}

Arena slanted_duel(double gap_mm, const std::string& a, const std::string& b, const std::vector<std::string>& cards_a,
                   const std::vector<std::string>& cards_b) {
  auto pieces = facing(gap_mm, a, b, cards_a, cards_b);
  pieces[1].pose.heading = base::mdeg_from_degrees(150);
  return Arena(std::move(pieces), "2e", state::Phase::engagement);
}

Arena& engages(Arena& arena, const std::string& ship) {
  return arena.run([&](rules::Game& game) { rules::engage(game, ship); });
}
std::vector<rules::Shot> shots(Arena& arena, const std::string& ship, bool explain, const rules::ShotFilter& filter) {
  rules::Game game(catalog(), arena.table, {}, &arena);
  rules::ShotFilter all = filter;
  all.explain = explain;
  return rules::shots_of(game, ship, all);
}
const rules::Shot* shot(const std::vector<rules::Shot>& all, const std::string& key) {
  for (const rules::Shot& each : all) {
    if (each.key() == key) return &each;
  }
  return nullptr;
}
std::string verdict(Arena& arena, const std::string& key, const std::string& ship) {
  const auto all = shots(arena, ship);
  const rules::Shot* found = shot(all, key);
  return found == nullptr ? "none" : found->legal ? "legal" : found->rule;
}

int thrown(const Arena& arena, state::Pool pool) {
  int count = -1;
  for (const state::Event& event : arena.events) {
    const auto* dice = get_if<state::DiceRolled>(&event);
    if (dice != nullptr && dice->pool == pool) count = static_cast<int>(dice->values.size());
  }
  return count;
}
int attack_thrown(const Arena& arena) { return thrown(arena, state::Pool::attack); }
int defense_thrown(const Arena& arena) { return thrown(arena, state::Pool::defense); }
std::vector<state::Attack> history(const Arena& arena) {
  std::vector<state::Attack> all;
  for (const state::Event& event : arena.events) {
    if (const auto* declared = get_if<state::AttackDeclared>(&event)) all.push_back(declared->attack);
    if (const auto* changed = get_if<state::AttackChanged>(&event)) all.push_back(changed->attack);
  }
  return all;
}
bool was_hit(const Arena& arena) {
  const auto all = history(arena);
  return !all.empty() && all.back().hit;
}
std::vector<std::string> kinds_asked(const Arena& arena) {
  std::vector<std::string> kinds;
  for (const state::Choice& choice : arena.asked) kinds.push_back(choice.kind);
  return kinds;
}
bool was_asked(const Arena& arena, const std::string& kind) { return arena.question(kind) != nullptr; }
std::string offered_as(const Arena& arena, const std::string& kind, const std::string& key) {
  const state::Option* option = arena.offered(kind, key);
  return option == nullptr ? "none" : option->legal ? "legal" : option->rule;
}

rules::Effect effect(const std::string& card, rules::Window window, void (*run)(rules::Game&, rules::Occasion&),
                     bool anyone) {
  rules::Effect made;
  made.card = card;
  made.window = window;
  made.rule = "plotboard";
  made.anyone = anyone;
  made.run = run;
  made.prompt = Phrase::of("?");
  return made;
}

}  // namespace plotboard::test
