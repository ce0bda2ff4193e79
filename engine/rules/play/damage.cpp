#include "rules/play/damage.hpp"

#include <algorithm>
#include <utility>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/board/components.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/docking.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

std::vector<std::size_t> indices_of(const Game& game, Id ship, bool faceup) {
  const auto& damage = game.piece(ship).ship.damage;
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < damage.size(); ++i) {
    if (damage[i].faceup == faceup) indices.push_back(i);
  }
  return indices;
}

// The number on top of the side's deck, which is made anew where it is used up; 0: no card is left.
int top_card(Game& game, state::Side side) {
  const state::Deck& deck = game.table().play.decks[state::seat(side)];
  if (!deck.draw.empty()) return deck.draw.back();
  Ids own, removed;
  for (const state::Piece& ship : game.table().pieces) {
    if (ship.ship.damage.empty() || state::seat(ship.side) != state::seat(side)) continue;
    (ship.ship.removed ? removed : own).push_back(ship.id);
  }
  for (const Id id : removed) {
    for (std::size_t i = game.piece(id).ship.damage.size(); i > 0; --i) game.emit(state::DamageDiscarded{id, i - 1});
  }
  const std::size_t spare = game.table().play.decks[state::seat(side)].discard.size();
  if (spare == 0) {
    for (const Id id : own) {
      for (const std::size_t i : indices_of(game, id, false)) {
        if (game.piece(id).ship.damage[i].number != 0) game.emit(state::DamageSwapped{id, i, 0});
      }
    }
  }
  if (game.table().play.decks[state::seat(side)].discard.empty()) return 0;
  game.tell("", spare == 0 ? "2e-damage-deck-15" : "2e-damage-deck-14", say("damage.deck-used-up"));
  shuffle_deck(game, side);
  return game.table().play.decks[state::seat(side)].draw.back();
}

void resolve_text(Game& game, Id ship, std::size_t index) {
  const data::DamageCard* card = game.catalog().damage_card(game.piece(ship).ship.damage[index].number);
  ENSURE(card != nullptr, "a faceup damage card that no deck has");
  if (game.narrates()) {
    game.tell(ship, card->rule, say("effect.ability", words::Text{card->name}, words::Text{card->text}));
  }
  Occasion occasion;
  occasion.window = Window::card_faceup;
  occasion.subject = occasion.owner = ship;
  occasion.card = data::damage_card(card->number);
  occasion.value = static_cast<int>(index);
  // Only this card's: another one of its name on the ship has been resolved before.
  for (const Effect* effect : effects_of(occasion.card)) {
    if (effect->window == Window::card_faceup) run(*effect, game, occasion);
  }
}

// 2e-destroy-1, -8. Cards dealt beyond the hull change nothing more.
void check_destroyed(Game& game, Id ship) {
  const state::ShipState& state = game.piece(ship).ship;
  if (state.hull <= 0 || state.hull_left() > 0 || state.destroyed) return;
  destroy(game, ship, "2e-destroy-1", say("damage.destroyed"));
}

// The index of the card.
std::size_t deal(Game& game, Id ship, bool faceup) {
  int number = takes_markers(game.catalog(), game.piece(ship)) ? 0 : top_card(game, game.piece(ship).side);
  if (faceup && number != 0 && game.table().play.referee.damage_cards) {
    const int named = named_card(game, ship);
    faceup = named != 0;
    if (faceup) number = named;
  }
  game.emit(state::DamageDealt{ship, number, faceup && number != 0});
  const std::size_t index = game.piece(ship).ship.damage.size() - 1;
  if (game.piece(ship).ship.damage[index].faceup) {
    additions().dealt_faceup_card(game, ship);
    resolve_text(game, ship, index);
  }
  check_destroyed(game, ship);
  return index;
}

// fga-3.4.2.1: a throw in place of a faceup card for the simplest AI ships, beside the damage itself.
bool by_quick_table(const Game& game, Id id) {
  const data::RuleSet& rules = game.ruleset();
  const state::Piece& ship = game.piece(id);
  return rules.quick_damage && ship.ai &&
         std::count(rules.quick_damage_ships.begin(), rules.quick_damage_ships.end(), ship.ref) > 0;
}

void throw_on_quick_table(Game& game, Id ship) {
  deal(game, ship, false);
  additions().dealt_faceup_card(game, ship);  // the table stands for one (fga-3.4.2.1-4)
  const int eyes = game.roll_one(ship, state::DieKind::d6, say("damage.critical"));
  const std::string& result = game.ruleset().quick_damage_table[static_cast<std::size_t>(eyes - 1)];
  if (game.narrates()) game.tell(ship, "fga-3.4.2.1-1", say("damage.table-gives", words::Word{result}));
  if (const auto token = state::token_named(result)) {
    const Game::By by(game, ship);  // as of a damage card, nobody earns by it (fga-2.11.1-5)
    gain(game, ship, *token, 1, "fga-3.4.2.1-1");
  } else {
    deal(game, ship, false);
  }
}

void suffer_crit(Game& game, Id ship) {
  additions().damaged(game, ship, 1);  // before what it brings: a kill by a damage card is one of a damaged ship
  int card = -1;
  if (game.piece(ship).ship.shields > 0) {
    game.emit(state::ShieldsChanged{ship, -1});
  } else if (by_quick_table(game, ship)) {
    throw_on_quick_table(game, ship);
  } else {
    card = static_cast<int>(deal(game, ship, true));
  }
  moment(game, Window::after_crit, ship, "", "", card);
}

void suffer_hit(Game& game, Id ship) {
  Occasion occasion;
  occasion.window = Window::suffer_hit;
  occasion.subject = ship;
  occasion.word = "hit";
  occasion.value = 1;
  happen(game, occasion);
  if (occasion.stopped) return;
  if (occasion.word == "crit") return suffer_crit(game, ship);
  additions().damaged(game, ship, 1);
  if (game.piece(ship).ship.shields > 0) {
    game.emit(state::ShieldsChanged{ship, -1});
  } else {
    deal(game, ship, false);
  }
}

// fga-4.3.1-8, fga-4.5.1-5: a critical hit counts as one on a shield, as two on the hull.
void suffer_as_markers(Game& game, Id id, int hits, int crits) {
  for (int i = 0; i < hits + crits; ++i) {
    additions().damaged(game, id, 1);
    if (game.piece(id).ship.shields > 0) {
      game.emit(state::ShieldsChanged{id, -1});
      continue;
    }
    deal(game, id, false);
    if (i >= hits) deal(game, id, false);
  }
}

// 2e-remote-combat-6: at once, but at its own initiative with everybody of that step.
template <class Is>
void remove_remotes(Game& game, const Is& is_due) {
  Ids due;
  for (const state::Piece& piece : game.table().pieces) {
    if (!piece.is_target() || !piece.ship.destroyed) continue;
    const data::Component* component = component_of(game.catalog(), piece);
    const int initiative = component != nullptr ? component->initiative : game.catalog().device(piece.ref)->initiative;
    if (initiative < 0 || is_due(initiative)) due.push_back(piece.id);
  }
  for (const Id id : due) {
    if (component_of(game.catalog(), game.piece(id)) != nullptr) {
      additions().take_off(game, id);
    } else {
      remove_object(game, id, "2e-remote-combat-6");
    }
  }
}

Phrase words_of_damage(int hits, int crits) {
  if (crits == 0) return say("damage.hits", hits);
  return hits == 0 ? say("damage.crits", crits) : say("damage.hits-and-crits", hits, crits);
}

}  // namespace

bool can_suffer(const Game& game, Id id) {
  const state::Piece* piece = game.find(id);
  return piece != nullptr && (piece->in_play() || piece->is_target());
}

void destroy(Game& game, Id ship, std::string_view rule, const Phrase& why) {
  if (!can_suffer(game, ship) || game.piece(ship).ship.destroyed) return;
  game.tell(ship, rule, why);
  game.emit(state::ShipDestroyed{ship});
  additions().lost(game, ship);
  moment(game, Window::destroyed, ship);
}

void lose_ship(Game& game, Id ship, Id by) {
  Ids lost{ship};
  for (const state::Piece& other : game.table().pieces) {
    if (other.ship.carrier == ship && !other.fled && !other.ship.removed) lost.push_back(other.id);
  }
  leave_wing(game, ship);
  const Game::By author(game, by);
  for (const Id id : lost) {
    game.emit(state::ShipDestroyed{id});
    additions().lost(game, id);
    game.emit(state::ShipRemoved{id});
  }
}

void suffer(Game& game, Id ship, int hits, int crits, std::string_view source) {
  if (hits + crits <= 0 || !can_suffer(game, ship)) return;
  if (game.narrates()) game.tell(ship, source, words_of_damage(hits, crits));
  {
    const Game::Resolving resolving(game);
    if (takes_markers(game.catalog(), game.piece(ship))) {
      suffer_as_markers(game, ship, hits, crits);
    } else if (game.piece(ship).is_remote()) {  // 2e-remote-4: one facedown card each, whatever the kind
      for (int i = 0; i < hits + crits; ++i) deal(game, ship, false);
    } else {
      for (int i = 0; i < hits; ++i) suffer_hit(game, ship);  // 2e-deal-3: each to its end before the next
      for (int i = 0; i < crits; ++i) suffer_crit(game, ship);
    }
    moment(game, Window::after_damage, ship, "", std::string(source), hits + crits);
    additions().health_changed(game, ship);
  }
  remove_due(game);
}

void deal_card(Game& game, Id ship, bool faceup, std::string_view source) {
  if (!can_suffer(game, ship)) return;
  if (game.narrates()) game.tell(ship, source, say("damage.dealt-card"));
  {
    const Game::Resolving resolving(game);
    deal(game, ship, faceup && !game.piece(ship).is_target());
  }
  additions().health_changed(game, ship);
  remove_due(game);
}

bool expose(Game& game, Id ship, std::string_view source) {
  if (takes_markers(game.catalog(), game.piece(ship))) return false;  // there is nothing on their other side
  const auto facedown = indices_of(game, ship, false);
  if (facedown.empty()) {
    game.tell(ship, "2e-damage-deck-8", say("damage.nothing-to-expose"));
    return false;
  }
  const std::size_t index = facedown[game.pick(ship, facedown.size(), say("damage.which-is-exposed"))];
  if (game.table().play.referee.damage_cards) {  // who drew it knows which it is; what the program drew goes back
    top_card(game, game.piece(ship).side);
    const int named = named_card(game, ship);
    if (named == 0) return false;
    game.emit(state::DamageSwapped{ship, index, named});
  } else if (game.piece(ship).ship.damage[index].number == 0) {  // for the marker, a card that nobody knows either
    const int number = top_card(game, game.piece(ship).side);
    if (number == 0) {
      game.tell(ship, "2e-damage-deck-15", say("damage.none-left-to-expose"));
      return false;
    }
    game.emit(state::DamageSwapped{ship, index, number});
  }
  {
    const Game::Resolving resolving(game);
    game.tell(ship, source, say("damage.exposed"));
    game.emit(state::DamageTurned{ship, index, true});
    resolve_text(game, ship, index);
  }
  remove_due(game);
  return true;
}

void repair_faceup(Game& game, Id ship, std::size_t index, std::string_view source) {
  game.tell(ship, source, say("damage.repaired-faceup"));
  game.emit(state::DamageTurned{ship, index, false});
}

void repair_facedown(Game& game, Id ship, std::string_view source) {
  const auto facedown = indices_of(game, ship, false);
  if (facedown.empty()) return;
  const std::size_t index = facedown[game.pick(ship, facedown.size(), say("damage.which-is-repaired"))];
  game.tell(ship, source, say("damage.repaired-facedown"));
  game.emit(state::DamageDiscarded{ship, index});
}

void repair(Game& game, Id ship, std::string_view source) {
  state::Choice choice = choice_of(game, "repair", ship, "2e-damage-deck-11", say("damage.which-repair", ship));
  for (const std::size_t index : indices_of(game, ship, true)) {
    const Id card = data::damage_card(game.piece(ship).ship.damage[index].number);
    choice.options.push_back(option(std::to_string(index), just(words::Card{card})));
  }
  if (!indices_of(game, ship, false).empty())
    choice.options.push_back(option("facedown", say("damage.a-facedown-one")));
  if (choice.options.empty()) return;
  const Id key = game.ask(std::move(choice));
  if (key == "facedown") return repair_facedown(game, ship, source);
  repair_faceup(game, ship, static_cast<std::size_t>(std::stoul(key.text())), source);
}

void lose_shield(Game& game, Id ship, std::string_view source) {
  if (game.piece(ship).ship.shields == 0) return;
  game.tell(ship, source, say("damage.loses-shield"));
  game.emit(state::ShieldsChanged{ship, -1});
  additions().health_changed(game, ship);
}

void shuffle_deck(Game& game, state::Side side) {
  const state::Deck& deck = game.table().play.decks[state::seat(side)];
  std::vector<int> cards = deck.draw;
  cards.insert(cards.end(), deck.discard.begin(), deck.discard.end());
  if (cards.empty()) cards = book_of(game).fresh_deck(game.catalog());
  std::vector<int> draw;
  draw.reserve(cards.size());
  for (const std::size_t i : game.shuffled(cards.size())) draw.push_back(cards[i]);
  game.emit(state::DeckShuffled{side, std::move(draw)});
}

void remove_due(Game& game) {
  if (game.resolving()) return;
  if (game.table().play.phase != state::Phase::engagement) return remove_destroyed(game);
  const int step = game.table().play.initiative;
  remove_remotes(game, [step](int initiative) { return initiative != step; });
}

void remove_destroyed(Game& game) {
  remove_remotes(game, [](int) { return true; });
  Ids due;
  for (const state::Piece& ship : game.table().pieces) {
    if (ship.type == state::PieceType::ship && ship.ship.destroyed && !ship.ship.removed) due.push_back(ship.id);
  }
  for (const Id id : due) {
    emergency_deploy(game, id);
    game.emit(state::ShipRemoved{id});
    leave_wing(game, id);
    game.tell(id, "2e-destroy-12", say("damage.removed"));
  }
}

bool is_critically_damaged(const state::Piece& ship) {
  const auto& damage = ship.ship.damage;
  return std::any_of(damage.begin(), damage.end(), [](const state::DamageCard& card) { return card.faceup; });
}

std::size_t index_of_card(const Game& game, Id ship, int number) {
  const auto& damage = game.piece(ship).ship.damage;
  const auto found = std::find_if(damage.begin(), damage.end(), [number](const state::DamageCard& card) {
    return card.faceup && card.number == number;
  });
  ENSURE(found != damage.end(), "a damage card that is not faceup");
  return static_cast<std::size_t>(found - damage.begin());
}

}  // namespace plotboard::rules
