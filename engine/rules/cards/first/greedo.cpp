#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kGreedoDefends = "1e-upgrade-greedo:defends";
constexpr const char* kGreedoDealt = "1e-upgrade-greedo:dealt";

std::ptrdiff_t marks_of(const state::Piece& ship, std::string_view start) {
  const Ids& marks = ship.ship.marks;
  return std::count_if(marks.begin(), marks.end(), [&](Id mark) { return mark.starts_with(start); });
}

bool is_in_first_attack(const Game& game, const Occasion& occasion) {
  const state::Attack* attack = game.attack();
  if (attack == nullptr || attack->defender != occasion.subject) return false;
  const state::Piece& owner = owner_of(game, occasion);
  const bool attacks_first = attack->attacker == owner.id && marks_of(owner, "attack:") == 1;
  const bool defends_first = attack->defender == owner.id && marks_of(owner, kGreedoDefends) == 1;
  return (attacks_first || defends_first) && !noted_in_attack(game, owner.id, kGreedoDealt);
}

}  // namespace

// The earliest card that the defender draws in the ship's first attack, and in its first defense, of the round. Without
// a card in that attack the chance is gone.
void greedo(Effects& all) {
  must(all, "1e-upgrade-greedo", Window::defender_declared, defends, [](Game& game, Occasion& occasion) {
    game.emit(state::Marked{occasion.owner, kGreedoDefends});
  });
  must(all, "1e-upgrade-greedo", Window::damage_faceup, is_in_first_attack, [](Game& game, Occasion& occasion) {
    occasion.value = 1;
    note_in_attack(game, occasion.owner, kGreedoDealt);
  }).anyone = true;
  // A critical damage brings a faceup card anyway: it is the earliest then.
  must(all, "1e-upgrade-greedo", Window::damage_card_dealt, is_in_first_attack, [](Game& game, Occasion& occasion) {
    note_in_attack(game, occasion.owner, kGreedoDealt);
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first
