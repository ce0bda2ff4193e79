#include "rules/cards/second/parts_mines.hpp"

#include "data/catalog.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::rules::effects {

void blow_up(Game& game, const Occasion& occasion, int sure_hits, const char* rule) {
  int hits = sure_hits, crits = 0;
  const std::string& name = game.catalog().device(game.piece(occasion.other).ref)->name;
  for (const state::Face face : game.roll(occasion.subject, state::DieKind::attack, 2, just(words::Text{name}))) {
    hits += face == state::Face::hit ? 1 : 0;
    crits += face == state::Face::crit ? 1 : 0;
  }
  suffer(game, occasion.subject, hits, crits, rule);
}

}  // namespace plotboard::rules::effects
