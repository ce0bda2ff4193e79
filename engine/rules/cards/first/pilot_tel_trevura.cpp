#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

const Id kTelTrevura{"1e-pilot-teltrevura"};
constexpr const char* kTelsDamageBegins = "tel-trevura-cancels-damage";
constexpr const char* kTelsDamageEnds = "tel-trevura-cancels-no-more";

// The rest of the damage that would have destroyed him: of the attack that deals it, else of the same source.
bool has_damage_pending(const Game& game, const Occasion& occasion) {
  if (!is_own(game, occasion)) return false;
  const state::Attack* attack = game.attack();
  if (attack != nullptr) return attack->step == state::AttackStep::damage && is_settled(game, occasion, kTelTrevura);
  const Ids& marks = owner_of(game, occasion).ship.marks;
  return std::count(marks.begin(), marks.end(), Id(kTelsDamageBegins)) >
         std::count(marks.begin(), marks.end(), Id(kTelsDamageEnds));
}

// Once in the game: from then on the card lies facedown beside the ship's own.
bool would_destroy_tel(const Game& game, const Occasion& occasion) {
  const state::ShipState& ship = owner_of(game, occasion).ship;
  return is_own(game, occasion) && !ship.destroyed && ship.hull_left() <= 0 && ship.card(kTelTrevura) == nullptr;
}

void begin_cancelling(Game& game, Id ship) {
  const state::Attack* attack = game.attack();
  if (attack == nullptr) return game.emit(state::Marked{ship, kTelsDamageBegins});
  if (attack->defender != ship || attack->step != state::AttackStep::damage) return;
  settle_for_roll(game, kTelTrevura);
  cancel_all_dice(game, true);
}

}  // namespace

// Before the ship counts as destroyed, and so before all that comes after an attack (1e-timing-4).
void pilot_tel_trevura(Effects& all) {
  must(
      all, "1e-pilot-teltrevura", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        return would_destroy_tel(game, occasion) || has_damage_pending(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        occasion.stopped = true;
        if (has_damage_pending(game, occasion)) {
          return game.emit(state::DamageDiscarded{ship, static_cast<std::size_t>(occasion.value)});
        }
        state::Card used{kTelTrevura};
        used.discarded = true;
        game.emit(state::CardAssigned{ship, used});
        for (std::size_t i = game.piece(ship).ship.damage.size(); i > 0; --i) {
          game.emit(state::DamageDiscarded{ship, i - 1});
        }
        constexpr int kDealt = 4;
        for (int i = 0; i < kDealt; ++i) deal_card(game, ship, false, "1e-pilot-teltrevura");
        begin_cancelling(game, ship);
      });
  for (const Window window : {Window::suffer_hit, Window::suffer_crit}) {
    must(all, "1e-pilot-teltrevura", window, has_damage_pending,
         [](Game&, Occasion& occasion) { occasion.stopped = true; });
  }
  // Damage ends with its source; a card that was dealt without any damage leaves nothing pending either.
  for (const Window window : {Window::after_damage, Window::start_of_engagement_phase, Window::start_of_end_phase}) {
    must(all, "1e-pilot-teltrevura", window, has_damage_pending, [](Game& game, Occasion& occasion) {
      if (game.attack() == nullptr) game.emit(state::Marked{occasion.owner, kTelsDamageEnds});
    });
  }
}

}  // namespace plotboard::rules::effects::first
