#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

Effect& added(Effects& all, const char* card, Window window, When when, Run run) {
  Effect effect;
  effect.card = card;
  effect.window = window;
  effect.rule = card;
  effect.when = when;
  effect.run = run;
  all.push_back(std::move(effect));
  return all.back();
}

}  // namespace

Effect& must(Effects& all, const char* card, Window window, When when, Run run) {
  return added(all, card, window, when, run);
}

Effect& may(Effects& all, const char* card, Window window, When when, Run run) {
  Effect& effect = added(all, card, window, when, run);
  effect.may = true;
  return effect;
}

Effect& offers(Effects& all, const char* card, Window window, When when, Run use, bool compulsory) {
  Effect& effect = added(all, card, window, when, [](Game&, Occasion& occasion) {
    occasion.options->push_back(option(occasion.card, just(words::Card{occasion.card})));
  });
  effect.use = use;
  effect.may = !compulsory;
  return effect;
}

Effect& action(Effects& all, const char* card, When when, Run use) {
  return offers(all, card, Window::action_options, when, use);
}

bool attacks(const Game& game, const Occasion& occasion) {
  return attack_in(game, occasion).attacker == occasion.owner;
}
bool defends(const Game& game, const Occasion& occasion) {
  return attack_in(game, occasion).defender == occasion.owner;
}
bool attacks_with_primary(const Game& game, const Occasion& occasion) {
  return attacks(game, occasion) && is_primary(attack_in(game, occasion));
}
bool attacks_with_secondary(const Game& game, const Occasion& occasion) {
  return attacks(game, occasion) && !is_primary(attack_in(game, occasion));
}
bool is_own(const Game&, const Occasion& occasion) { return occasion.owner == occasion.subject; }
const state::Piece& owner_of(const Game& game, const Occasion& occasion) { return game.piece(occasion.owner); }
int attack_range(const Game& game, const Occasion& occasion) { return attack_in(game, occasion).range; }
bool is_stressed(const state::Piece& ship) { return ship.tokens.stress > 0; }
bool is_to_be_placed(const state::Piece& piece) {
  return piece.type == state::PieceType::ship && piece.waiting && piece.ship.carrier.empty();
}
bool is_friend(const Game& game, Id a, Id b) { return a != b && game.friendly(a, b); }

bool is_fresh(const Game& game, const Occasion& occasion) {
  return !game.piece(occasion.owner).ship.has_mark("used:" + occasion.card.text());
}
void use_up(Game& game, const Occasion& occasion) {
  game.emit(state::Marked{occasion.owner, "used:" + occasion.card.text()});
}

bool wants(Game& game, const Occasion& occasion, Id ship, bool worth) {
  const words::Card card{occasion.card};
  state::Choice choice =
      choice_of(game, "effect", ship, occasion.card, say("effect.question", ship, say("effect.use", card)));
  choice.options = {option(occasion.card, say("effect.yes", card)), option("pass", say("answer.no"))};
  choice.options.front().unwise = !worth;
  return game.ask(std::move(choice)) != "pass";
}

Id pick_ship(Game& game, Id ship, const Ids& among, std::string_view rule, bool may_pass) {
  if (among.empty()) return {};
  state::Choice choice = choice_of(game, "ship", ship, Id(rule), say("ship.which", ship));
  for (const Id id : among) {
    choice.options.push_back(option(id, just(words::Whole{id})));
    choice.options.back().piece = id;
  }
  if (may_pass) choice.options.push_back(option("pass", say("ship.nobody")));
  const Id key = game.ask(std::move(choice));
  return key == "pass" ? Id() : key;
}

Id pick_word(Game& game, Id ship, const Ids& among, std::string_view rule) {
  state::Choice choice = choice_of(game, "pick", ship, Id(rule), say("pick.which", ship));
  for (const Id word : among) choice.options.push_back(option(word, just(words::Word{word})));
  return game.ask(std::move(choice));
}

}  // namespace plotboard::rules::effects::first
