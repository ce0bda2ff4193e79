#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_tokens.hpp"

#include <algorithm>

namespace plotboard::rules::effects::first {

namespace {

constexpr std::string_view kCardsBefore = "rexler-brath:";  // a mark: how many the defender had

std::size_t cards_before_attack(const Game& game, Id ship) {
  const Ids& marks = game.piece(ship).ship.marks;
  const auto last = std::find_if(marks.rbegin(), marks.rend(), [](Id mark) { return mark.starts_with(kCardsBefore); });
  constexpr std::size_t kUnknown = 999;  // he had no ability then
  return last == marks.rend() ? kUnknown : std::stoul(last->text().substr(kCardsBefore.size()));
}
bool may_be_turned_up(const state::DamageCard& card) { return !card.faceup && card.number != 0; }

}  // namespace

// Of this attack alone, cards of a Minor Explosion and such that were turned down again included. Turning a card up is
// not dealing it (1e-dmg-6).
void pilot_rexler_brath(Effects& all) {
  must(all, "1e-pilot-rexlerbrath", Window::defender_declared, attacks, [](Game& game, Occasion& occasion) {
    const std::size_t before = game.piece(occasion.other).ship.damage.size();
    game.emit(state::Marked{occasion.owner, std::string(kCardsBefore) + std::to_string(before)});
  });
  may(
      all, "1e-pilot-rexlerbrath", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        const auto& damage = game.piece(occasion.other).ship.damage;
        const std::size_t before = cards_before_attack(game, occasion.owner);
        return owner_of(game, occasion).tokens.focus > 0 && may_spend(game, occasion.owner, Token::focus) &&
               before < damage.size() &&
               std::any_of(damage.begin() + static_cast<std::ptrdiff_t>(before), damage.end(), may_be_turned_up);
      },
      [](Game& game, Occasion& occasion) {
        const Id defender = occasion.other;
        spend(game, occasion.owner, Token::focus, "1e-pilot-rexlerbrath");
        const auto count = [&] { return game.piece(defender).ship.damage.size(); };
        std::size_t index = cards_before_attack(game, occasion.owner);
        for (std::size_t left = count() - index; left > 0 && index < count(); --left) {
          const std::size_t held = count();
          if (may_be_turned_up(game.piece(defender).ship.damage[index])) {
            turn_faceup(game, defender, index, "1e-pilot-rexlerbrath");
          }
          if (count() >= held) ++index;  // else that card has gone
        }
      })
      .worth = [](Game& game, const Occasion& occasion) { return !game.piece(occasion.other).ship.destroyed; };
}

}  // namespace plotboard::rules::effects::first
