#include "geom/reposition.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

// By a template that a card allows: its price, then the move. A card may have made a red boost of a white one.
void boost_by_card(Game& game, Id ship, const JudgedPlace& place, Id key) {
  Occasion occasion;
  occasion.window = Window::boost_options;
  occasion.subject = ship;
  std::vector<state::Option> none;
  occasion.options = &none;
  run_option(game, occasion, key);
  reposition(game, ship, place, "boost");
  if (occasion.value > 0 && game.in_play(ship)) gain(game, ship, state::Token::stress, 1, "2e-action-colour-2");
}

}  // namespace

bool boost(Game& game, Id ship, std::string_view colour, Id only) {
  if (!only.empty()) {
    const auto there = actions::place_named(game, ship, geom::Reposition::boost, only.text());
    if (there) reposition(game, ship, *there, "boost");
    return there.has_value();
  }
  state::Choice choice = choice_of(game, "boost", ship, "2e-boost-3", say("boost.where", ship));
  choice.options = actions::boost_options(game, ship, colour);
  Id picked;
  const auto place = actions::ask_place(game, ship, {geom::Reposition::boost}, std::move(choice), &picked);
  if (place) {
    reposition(game, ship, *place, "boost");
    return true;
  }
  const auto turn = actions::place_named(game, ship, geom::Reposition::turn_boost, picked.text());
  if (!turn) return false;
  boost_by_card(game, ship, *turn, picked);
  return true;
}

}  // namespace plotboard::rules
