#include "rules/cards/first/parts_range.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// Of no use on huge ships (huge-tokens-4). Range is that of the whole ship (huge-actions-16).
void comms_booster(Effects& all) {
  static constexpr auto smaller_friends = [](const Game& game, Id ship) {
    Ids friends = friends_within(game, ship, 1, 3);
    std::erase_if(friends, [&](Id id) { return geom::is_huge(game.piece(id).base); });
    return friends;
  };
  offers(
      all, "1e-upgrade-commsbooster", Window::energy_options,
      [](const Game& game, const Occasion& occasion) {
        return rules::first::energy_of(owner_of(game, occasion)) > 0 && !smaller_friends(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id to = pick_ship(game, ship, smaller_friends(game, ship), "1e-upgrade-commsbooster", false);
        rules::first::spend_energy(game, ship, 1);
        lose(game, to, Token::stress, game.piece(to).tokens.stress, "1e-upgrade-commsbooster");
        gain(game, to, Token::focus, 1, "1e-upgrade-commsbooster");
      });
}

}  // namespace plotboard::rules::effects::first
