#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kKeptByGamut{"kept-by-gamut-key"};
constexpr int kGamutsPrice = 2;  // charges

Ids with_round_tokens(const Game& game, const Occasion& occasion, Ids others) {
  others.insert(others.begin(), occasion.owner);
  std::erase_if(others, [&](Id id) { return tokens_of(game.piece(id), state::is_circular).empty(); });
  return others;
}
Ids near_gamut_key(const Game& game, const Occasion& occasion) {
  return with_round_tokens(game, occasion, others_at(game, occasion, 0, 1));
}
Ids in_gamut_keys_turret(const Game& game, const Occasion& occasion) {
  return with_round_tokens(game, occasion, only_in_turret_arc(game, occasion, others_at(game, occasion, 0, 3)));
}

using Choices = Ids (*)(const Game&, const Occasion&);
template <Choices choices>
void keeps_round_tokens(Effects& all, const char* card) {
  squad_may(
      all, card, Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) {
        return charges_of_card(game, occasion) >= kGamutsPrice && !choices(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, kGamutsPrice);
        game.emit(state::Marked{pick_ship(game, occasion, choices(game, occasion)), kKeptByGamut});
      })
      .worth = [](Game& game, const Occasion& occasion) { return has_green_token(bearer(game, occasion)); };
  squad_must(
      all, card, Window::keeps_tokens,
      [](const Game& game, const Occasion& occasion) {
        const auto token = state::token_named(occasion.word.text());
        return token && state::is_circular(*token) && game.piece(occasion.subject).ship.has_mark(kKeptByGamut);
      },
      [](Game& game, Occasion& occasion) {
        occasion.value = game.piece(occasion.subject).tokens[*state::token_named(occasion.word.text())];
      })
      .anyone = true;
}

}  // namespace

void gamut_key(Effects& all) {
  keeps_round_tokens<near_gamut_key>(all, "gamut-key");
  keeps_round_tokens<in_gamut_keys_turret>(all, "pilot:gamutkey");
}

}  // namespace plotboard::rules::effects
