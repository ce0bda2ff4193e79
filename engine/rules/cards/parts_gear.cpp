#include "rules/cards/parts_gear.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"

namespace plotboard::rules::effects {

Effect& gear(Effects& all, const char* card, Window window, const char* rule, Condition when, Deed run) {
  all.push_back(pilot_effect(card, window, rule, when, run));
  return all.back();
}

Effect& may_gear(Effects& all, const char* card, Window window, const char* rule, Condition when, Deed run,
                 const Phrase& prompt) {
  Effect& made = gear(all, card, window, rule, when, run);
  made.may = true;
  made.prompt = prompt;
  return made;
}

void tell_card(Game& game, const Occasion& occasion) {
  const data::Upgrade* upgrade = game.narrates() ? game.catalog().upgrade(occasion.card) : nullptr;
  if (upgrade == nullptr) return;
  game.tell(occasion.owner, upgrade->rule,
            say("effect.ability", words::Text{upgrade->name}, words::Text{upgrade->text}));
}

bool is_at_range(const Game& game, Id one, Id other, int nearest, int farthest) {
  if (one == other) return nearest == 0;
  if (!is_ship_in_play(game, one) || !is_ship_in_play(game, other)) return false;
  const auto band = measure(field_of(game), one, other).range.band;
  return band && *band >= nearest && *band <= farthest;
}

bool are_enemies(const Game& game, Id one, Id other) {
  return state::are_enemies(game.piece(one).side, game.piece(other).side);
}

Id ask_ship(Game& game, Id ship, Ids among, const char* rule, const Phrase& prompt, bool may_pass) {
  if (among.empty()) return {};
  const auto gap = [&](Id other) { return measure(field_of(game), ship, other).gap_mm; };
  std::stable_sort(among.begin(), among.end(), [&](Id a, Id b) { return gap(a) < gap(b); });
  state::Choice choice = choice_of(game, "ship", ship, rule, prompt);
  for (const Id id : among) {
    choice.options.push_back(option(id, just(words::Whole{id})));
    choice.options.back().piece = id;
  }
  if (may_pass) choice.options.push_back(option("pass", say("ship.nobody")));
  const Id key = game.ask(std::move(choice));
  return key == "pass" ? Id() : key;
}

bool lacks_shield(const state::Piece& ship) { return ship.ship.shields < ship.ship.shield_limit; }

void regain_shield(Game& game, Id ship, const char* rule) {
  if (!game.in_play(ship) || !lacks_shield(game.piece(ship))) return;
  game.tell(ship, rule, say("gear.shield-returns"));
  game.emit(state::ShieldsChanged{ship, 1});
}

}  // namespace plotboard::rules::effects
