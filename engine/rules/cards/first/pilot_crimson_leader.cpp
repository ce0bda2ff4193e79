#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// One own hit or critical result goes, and the defender is rattled; once an attack. Whoever has copied him may assign
// no condition (1e-cond-10).
void pilot_crimson_leader(Effects& all) {
  Effect& rattles = offers(
      all, "1e-pilot-crimsonleader", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && owner_of(game, occasion).ship.pilot == occasion.card &&
               count(game, true, Face::hit) + count(game, true, Face::crit) > 0 &&
               band_in_firing_arcs(game, attack_in(game, occasion).defender, occasion.owner) < kOutOfArc;
      },
      [](Game& game, Occasion& occasion) {
        Ids faces;
        for (const Face face : {Face::hit, Face::crit}) {
          if (count(game, true, face) > 0) faces.push_back(state::name_of(face));
        }
        const Id defender = game.attack()->defender;
        const Id face = pick_word(game, occasion.owner, faces, "1e-pilot-crimsonleader");
        cancel(game, true, state::face_named(face.text()).value());
        assign_condition(game, defender, "1e-condition-rattled", true, "1e-pilot-crimsonleader");
      });
  rattles.worth = [](Game&, const Occasion&) { return false; };  // a hit now is as good as one by a bomb to come
}

}  // namespace plotboard::rules::effects::first
