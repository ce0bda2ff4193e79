#include <string>
#include <utility>

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

void give_up_result(Game& game, std::string_view face) {
  const auto& dice = game.attack()->attack_dice;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (face == state::name_of(dice[i].face)) return spend_die(game, true, i);
  }
}

void strip_target(Game& game, Id attacker, Id target) {
  state::Choice choice = choice_of(game, "krennic", attacker, kCrew, say("director-krennic.what", target));
  if (game.piece(target).ship.shields > 0) choice.options.push_back(option("shield", say("director-krennic.shield")));
  if (anything_facedown(game.piece(target))) choice.options.push_back(option("expose", say("cards.expose")));
  if (game.ask(std::move(choice)) == "shield") {
    lose_shield(game, target, kCrew);
  } else {
    expose(game, target, kCrew);
  }
}

}  // namespace

// Choice "krennic": what becomes of the target, "shield" or "expose".
void director_krennic(Effects& all) {
  gear(
      all, "director-krennic", Window::before_forces, kCrew,
      [](const Game&, const Occasion& occasion) { return occasion.subject == occasion.owner; },
      [](Game& game, Occasion& occasion) {
        const Id own = occasion.owner;
        Ids friends;
        for (const state::Piece& piece : game.table().pieces) {
          const bool there =
              piece.type == state::PieceType::ship && !piece.is_component() && (piece.in_play() || piece.waiting);
          if (there && piece.id != own && game.friendly(piece.id, own)) friends.push_back(piece.id);
        }
        const Id chosen = ask_ship(game, own, friends, kCrew, say("director-krennic.which", own), false);
        if (chosen.empty()) return;
        game.tell(chosen, kCrew, say("director-krennic.assigned", chosen));
        mark_ship(game, own, occasion.card, chosen);
      });

  Effect& strips = may_gear(
      all, "director-krennic", Window::modify_attack, kCrew,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        const state::Piece& target = game.piece(attack.defender);
        return attack.attacker == occasion.subject && is_primary(attack) && attack.arc == geom::ArcKind::front &&
               marked_ship(game, occasion.owner, occasion.card) == attack.attacker &&
               game.piece(occasion.owner).has_locked(attack.defender) &&
               (target.ship.shields > 0 || anything_facedown(target));
      },
      [](Game& game, Occasion& occasion) {
        if (used_in_attack(game, occasion.card)) return;
        for (const state::Face face : {state::Face::focus, state::Face::hit, state::Face::crit}) {
          if (count_faces(game.attack()->attack_dice, face) == 0) continue;
          const Id name = state::name_of(face);
          occasion.options->push_back(
              option(occasion.card.text() + ":" + name.text(), say("director-krennic.give", words::Word{name})));
        }
      });
  strips.anyone = true;
  strips.worth = [](Game& game, const Occasion&) {  // a result that is of no other use
    const state::Piece& attacker = game.piece(game.attack()->attacker);
    return count_faces(game.attack()->attack_dice, state::Face::focus) > 0 && attacker.tokens.focus == 0 &&
           attacker.tokens.calculate == 0;
  };
  strips.use = [](Game& game, Occasion& occasion) {
    const std::string key = occasion.word.text();
    give_up_result(game, key.substr(key.find(':') + 1));
    strip_target(game, game.attack()->attacker, game.attack()->defender);
  };
}

}  // namespace plotboard::rules::effects
