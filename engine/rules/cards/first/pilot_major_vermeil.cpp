#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Which of the two is its player's choice; the defender's tokens are looked at when it is used. Once an attack.
void pilot_major_vermeil(Effects& all) {
  offers(
      all, "1e-pilot-majorvermeil", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Tokens& tokens = game.piece(attack_in(game, occasion).defender).tokens;
        return attacks(game, occasion) && tokens.focus + tokens.evade == 0 &&
               (any(game, true, Face::blank) || any(game, true, Face::focus));
      },
      [](Game& game, Occasion& occasion) {
        Ids faces;
        for (const Face face : {Face::blank, Face::focus}) {
          if (any(game, true, face)) faces.push_back(state::name_of(face));
        }
        const Id face = pick_word(game, occasion.owner, faces, "1e-pilot-majorvermeil");
        turn(game, true, state::face_named(face.text()).value(), Face::hit, 1);
      });
}

}  // namespace plotboard::rules::effects::first
