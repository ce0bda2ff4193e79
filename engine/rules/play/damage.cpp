#include "rules/play/damage.hpp"

#include <algorithm>
#include <utility>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/board/components.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/crippled.hpp"
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

using state::Section;

std::vector<std::size_t> indices_of(const Game& game, Id ship, bool faceup) {
  const auto& damage = game.piece(ship).ship.damage;
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < damage.size(); ++i) {
    if (damage[i].faceup == faceup) indices.push_back(i);
  }
  return indices;
}

// Of a huge ship's own deck, which its discarded cards renew (1e-hdeck-2).
int top_card(Game& game, Id ship, Section section) {
  const auto deck = [&]() -> const state::Deck& {
    return game.piece(ship).ship.sections.at(section == Section::aft ? 1 : 0).deck;
  };
  if (deck().draw.empty() && !deck().discard.empty()) shuffle_deck(game, ship, section);
  return deck().draw.empty() ? 0 : deck().draw.back();
}

// The number on top of the side's deck, which is made anew where it is used up; 0: no card is left.
int top_card(Game& game, state::Side side) {
  const state::Deck& deck = game.table().play.decks[state::seat(side)];
  if (!deck.draw.empty()) return deck.draw.back();
  Ids own, removed;
  for (const state::Piece& ship : game.table().pieces) {
    if (ship.ship.damage.empty() || state::seat(ship.side) != state::seat(side)) continue;
    if (!ship.ship.sections.empty()) continue;
    (ship.ship.removed ? removed : own).push_back(ship.id);
  }
  for (const Id id : removed) {
    for (std::size_t i = game.piece(id).ship.damage.size(); i > 0; --i) game.emit(state::DamageDiscarded{id, i - 1});
  }
  const std::size_t spare = game.table().play.decks[state::seat(side)].discard.size();
  if (spare == 0 && book_of(game).fighting.recycles_facedown) {
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

// Of the deck that the ship's cards come from.
int top_card_for(Game& game, Id ship, Section section) {
  return section != Section::none ? top_card(game, ship, section) : top_card(game, game.piece(ship).side);
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
  if (number_after(game, Window::postpones_destruction, ship, "", 0) > 0) {
    if (!state.has_mark(kPostponed)) game.emit(state::Marked{ship, kPostponed});
    return;
  }
  destroy(game, ship, "2e-destroy-1", say("damage.destroyed"));
}

void check_health(Game& game, Id ship) {
  if (game.piece(ship).ship.is_of_two_cards()) return check_crippled(game, ship);
  check_destroyed(game, ship);
}

int weight_of(const Game& game, int number) {
  const data::DamageCard* card = game.catalog().damage_card(number);
  return card == nullptr ? 1 : card->weight;
}

// A card that has an answer to the damage card that has just been dealt (1e-dmg-8).
bool is_stopped_by_card(Game& game, Id ship, std::size_t index) {
  Occasion occasion;
  occasion.window = Window::damage_card_dealt;
  occasion.subject = ship;
  occasion.value = static_cast<int>(index);
  happen(game, occasion);
  return occasion.stopped;
}

// The index of the card; -1 where another card has got rid of it at once.
int deal(Game& game, Id ship, bool faceup, Section section) {
  int number = takes_markers(game.catalog(), game.piece(ship)) ? 0 : top_card_for(game, ship, section);
  faceup = faceup || number_after(game, Window::damage_faceup, ship, "", 0) > 0;
  // The decks of huge ships' sections stay with the program: there is nobody to ask which card was drawn.
  if (faceup && number != 0 && section == Section::none && game.table().play.referee.damage_cards) {
    const int named = named_card(game, ship);
    faceup = named != 0;
    if (faceup) number = named;
  }
  game.emit(state::DamageDealt{ship, number, faceup && number != 0, section, weight_of(game, number)});
  const std::size_t index = game.piece(ship).ship.damage.size() - 1;
  if (is_stopped_by_card(game, ship, index)) {
    const auto& damage = game.piece(ship).ship.damage;
    check_health(game, ship);
    return index < damage.size() && damage[index].number == number ? static_cast<int>(index) : -1;
  }
  if (game.piece(ship).ship.damage[index].faceup) {
    additions().dealt_faceup_card(game, ship);
    resolve_text(game, ship, index);
  }
  check_health(game, ship);
  return static_cast<int>(index);
}

// fga-3.4.2.1: a throw in place of a faceup card for the simplest AI ships, beside the damage itself.
bool by_quick_table(const Game& game, Id id) {
  const data::RuleSet& rules = game.ruleset();
  const state::Piece& ship = game.piece(id);
  return rules.quick_damage && ship.ai &&
         std::count(rules.quick_damage_ships.begin(), rules.quick_damage_ships.end(), ship.ref) > 0;
}

void throw_on_quick_table(Game& game, Id ship) {
  deal(game, ship, false, Section::none);
  additions().dealt_faceup_card(game, ship);  // the table stands for one (fga-3.4.2.1-4)
  const int eyes = game.roll_one(ship, state::DieKind::d6, say("damage.critical"));
  const std::string& result = game.ruleset().quick_damage_table[static_cast<std::size_t>(eyes - 1)];
  if (game.narrates()) game.tell(ship, "fga-3.4.2.1-1", say("damage.table-gives", words::Word{result}));
  if (const auto token = state::token_named(result)) {
    const Game::By by(game, ship);  // as of a damage card, nobody earns by it (fga-2.11.1-5)
    gain(game, ship, *token, 1, "fga-3.4.2.1-1");
  } else {
    deal(game, ship, false, Section::none);
  }
}

// One shield of that section; false: it has none.
bool shield_takes_it(Game& game, Id ship, Section section) {
  const state::ShipState& state = game.piece(ship).ship;
  if ((section == Section::none ? state.shields : state.section(section).shields) == 0) return false;
  game.emit(state::ShieldsChanged{ship, -1, section});
  return true;
}

void suffer_crit(Game& game, Id ship, Section section) {
  Occasion occasion;
  occasion.window = Window::suffer_crit;
  occasion.subject = ship;
  occasion.word = "crit";
  occasion.value = 1;
  happen(game, occasion);
  if (occasion.stopped) return;
  additions().damaged(game, ship, 1);  // before what it brings: a kill by a damage card is one of a damaged ship
  int card = -1;
  if (shield_takes_it(game, ship, section)) {
    moment(game, Window::shield_lost, ship);
  } else if (by_quick_table(game, ship)) {
    throw_on_quick_table(game, ship);
  } else {
    card = deal(game, ship, true, section);
  }
  moment(game, Window::after_crit, ship, "", "", card);
}

void suffer_hit(Game& game, Id ship, Section section) {
  Occasion occasion;
  occasion.window = Window::suffer_hit;
  occasion.subject = ship;
  occasion.word = "hit";
  occasion.value = 1;
  happen(game, occasion);
  if (occasion.stopped) return;
  if (occasion.word == "crit") return suffer_crit(game, ship, section);
  additions().damaged(game, ship, 1);
  if (shield_takes_it(game, ship, section)) {
    moment(game, Window::shield_lost, ship);
  } else {
    deal(game, ship, false, section);
  }
}

// By a card, all of it.
bool is_prevented(Game& game, Id ship, int damage, std::string_view source) {
  Occasion occasion;
  occasion.window = Window::before_damage;
  occasion.subject = ship;
  occasion.word = Id(source);
  occasion.value = damage;
  const Game::Resolving resolving(game);
  happen(game, occasion);
  return occasion.stopped;
}

// fga-4.3.1-8, fga-4.5.1-5: a critical hit counts as one on a shield, as two on the hull.
void suffer_as_markers(Game& game, Id id, int hits, int crits) {
  for (int i = 0; i < hits + crits; ++i) {
    additions().damaged(game, id, 1);
    if (game.piece(id).ship.shields > 0) {
      game.emit(state::ShieldsChanged{id, -1});
      continue;
    }
    deal(game, id, false, Section::none);
    if (i >= hits) deal(game, id, false, Section::none);
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

// But for those that stay.
void remove_ships(Game& game, bool (*stays)(const Game&, const state::Piece&)) {
  Ids due;
  for (const state::Piece& ship : game.table().pieces) {
    const bool gone = ship.type == state::PieceType::ship && ship.ship.destroyed && !ship.ship.removed;
    if (gone && (stays == nullptr || !stays(game, ship))) due.push_back(ship.id);
  }
  for (const Id id : due) {
    emergency_deploy(game, id);
    game.emit(state::ShipRemoved{id});
    leave_wing(game, id);
    game.tell(id, "2e-destroy-12", say("damage.removed"));
  }
}

Phrase words_of_damage(int hits, int crits, Section section) {
  if (section != Section::none) {
    const words::Word which{state::name_of(section)};
    if (crits == 0) return say("damage.hits-of", which, hits);
    return hits == 0 ? say("damage.crits-of", which, crits) : say("damage.hits-and-crits-of", which, hits, crits);
  }
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
  const FightingRule& fighting = book_of(game).fighting;
  const bool stays = fighting.stays_by != nullptr && game.in_play(ship) && fighting.stays(game, game.piece(ship));
  if (stays) game.tell(ship, fighting.stays_by, say("damage.stays"));
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

void suffer(Game& game, Id ship, int hits, int crits, std::string_view source, Section at) {
  if (hits + crits <= 0 || !can_suffer(game, ship)) return;
  const Section section = at == Section::none ? section_hit(game, ship) : at;
  const auto is_lost = [&] {  // a crippled section takes no damage (huge-damage-13)
    return section != Section::none && game.piece(ship).ship.section(section).crippled;
  };
  if (is_prevented(game, ship, hits + crits, source)) return;
  if (game.narrates()) game.tell(ship, source, words_of_damage(hits, crits, section));
  {
    const Game::Resolving resolving(game);
    if (takes_markers(game.catalog(), game.piece(ship))) {
      suffer_as_markers(game, ship, hits, crits);
    } else if (game.piece(ship).is_remote()) {  // 2e-remote-4: one facedown card each, whatever the kind
      for (int i = 0; i < hits + crits; ++i) deal(game, ship, false, Section::none);
    } else {
      for (int i = 0; i < hits && !is_lost(); ++i) suffer_hit(game, ship, section);  // 2e-deal-3: each to its end
      for (int i = 0; i < crits && !is_lost(); ++i) suffer_crit(game, ship, section);
    }
    moment(game, Window::after_damage, ship, "", std::string(source), hits + crits);
    additions().health_changed(game, ship);
  }
  remove_due(game);
}

void deal_card(Game& game, Id ship, bool faceup, std::string_view source, Section at) {
  if (!can_suffer(game, ship)) return;
  const Section section = at == Section::none ? section_hit(game, ship) : at;
  if (section != Section::none && game.piece(ship).ship.section(section).crippled) return;
  if (game.narrates()) game.tell(ship, source, say("damage.dealt-card"));
  {
    const Game::Resolving resolving(game);
    deal(game, ship, faceup && !game.piece(ship).is_target(), section);
  }
  additions().health_changed(game, ship);
  remove_due(game);
}

void turn_faceup(Game& game, Id ship, std::size_t index, std::string_view source) {
  {
    const Game::Resolving resolving(game);
    game.tell(ship, source, say("damage.exposed"));
    game.emit(state::DamageTurned{ship, index, true});
    resolve_text(game, ship, index);
    check_health(game, ship);  // a card that counts double now
  }
  remove_due(game);
}

void choose_among_more(Game& game, Id ship, std::size_t index, int more, state::Side chooser, std::string_view source) {
  const Section section = game.piece(ship).ship.damage[index].section;
  const auto deck = [&]() -> const state::Deck& {
    if (section == Section::none) return game.table().play.decks[state::seat(game.piece(ship).side)];
    return game.piece(ship).ship.sections.at(section == Section::aft ? 1 : 0).deck;
  };
  state::Choice choice = choice_of(game, kCardThatStays, ship, Id(source), say("damage.which-stays", ship));
  choice.side = chooser;
  const auto offer = [&](int number) {
    const Id key = data::damage_card(number);
    if (choice.option(key) == nullptr) choice.options.push_back(option(key, just(words::Card{key})));
  };
  offer(game.piece(ship).ship.damage[index].number);
  const auto& draw = deck().draw;  // what is left of it: a deck is not renewed to choose from
  const int drawn = std::min(more, static_cast<int>(draw.size()));
  for (int i = 1; i <= drawn; ++i) offer(draw[draw.size() - static_cast<std::size_t>(i)]);
  const int picked = data::number_of_damage(game.ask(std::move(choice))).value();
  for (int i = 0; i < drawn; ++i) {
    const int top = deck().draw.back();
    if (top == picked && game.piece(ship).ship.damage[index].number != picked) {
      game.emit(state::DamageSwapped{ship, index, top, weight_of(game, top)});
    } else {
      game.emit(state::TopCardDiscarded{ship, section});
    }
  }
}

bool exchange_marker(Game& game, Id ship, std::size_t index) {
  const int number = top_card_for(game, ship, game.piece(ship).ship.damage[index].section);
  if (number == 0) return false;
  game.emit(state::DamageSwapped{ship, index, number, weight_of(game, number)});
  return true;
}

bool expose(Game& game, Id ship, std::string_view source, Section at) {
  if (takes_markers(game.catalog(), game.piece(ship))) return false;  // there is nothing on their other side
  auto facedown = indices_of(game, ship, false);
  std::erase_if(facedown, [&](std::size_t index) {
    return at != Section::none && game.piece(ship).ship.damage[index].section != at;
  });
  if (facedown.empty()) {
    game.tell(ship, "2e-damage-deck-8", say("damage.nothing-to-expose"));
    return false;
  }
  const std::size_t index = facedown[game.pick(ship, facedown.size(), say("damage.which-is-exposed"))];
  const bool own_deck = game.piece(ship).ship.damage[index].section != Section::none;
  if (game.table().play.referee.damage_cards &&
      !own_deck) {  // who drew it knows which it is; what the program drew goes back
    top_card(game, game.piece(ship).side);
    const int named = named_card(game, ship);
    if (named == 0) return false;
    game.emit(state::DamageSwapped{ship, index, named, weight_of(game, named)});
  } else if (game.piece(ship).ship.damage[index].number == 0) {  // for the marker, a card that nobody knows either
    if (!exchange_marker(game, ship, index)) {
      game.tell(ship, "2e-damage-deck-15", say("damage.none-left-to-expose"));
      return false;
    }
  }
  turn_faceup(game, ship, index, source);
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
  Section section = section_hit(game, ship);
  if (section != Section::none && game.piece(ship).ship.section(section).shields == 0) {
    section = section == Section::fore ? Section::aft : Section::fore;
  }
  game.emit(state::ShieldsChanged{ship, -1, section});
  moment(game, Window::shield_lost, ship);
  additions().health_changed(game, ship);
}

namespace {

// What lies on a ship that came to the battle damaged is not in its deck.
void take_out(std::vector<int>& deck, const state::ShipState& ship, Section section) {
  for (const state::DamageCard& card : ship.damage) {
    const auto copy = card.section == section ? std::find(deck.begin(), deck.end(), card.number) : deck.end();
    if (copy != deck.end()) deck.erase(copy);
  }
}

}  // namespace

void shuffle_deck(Game& game, state::Side side) {
  const state::Deck& deck = game.table().play.decks[state::seat(side)];
  std::vector<int> cards = deck.draw;
  cards.insert(cards.end(), deck.discard.begin(), deck.discard.end());
  if (cards.empty()) {
    cards = fresh_deck(game.catalog(), game.table());
    for (const state::Piece& piece : game.table().pieces) {
      if (state::seat(piece.side) == state::seat(side)) take_out(cards, piece.ship, Section::none);
    }
  }
  std::vector<int> draw;
  draw.reserve(cards.size());
  for (const std::size_t i : game.shuffled(cards.size())) draw.push_back(cards[i]);
  game.emit(state::DeckShuffled{side, std::move(draw), {}, Section::none});
}

void shuffle_deck(Game& game, Id ship, Section section) {
  const state::Deck& deck = game.piece(ship).ship.sections.at(section == Section::aft ? 1 : 0).deck;
  std::vector<int> cards = deck.draw;
  cards.insert(cards.end(), deck.discard.begin(), deck.discard.end());
  if (cards.empty()) {
    cards = fresh_deck(game.catalog(), game.piece(ship), section);
    take_out(cards, game.piece(ship).ship, section);
  }
  std::vector<int> draw;
  draw.reserve(cards.size());
  for (const std::size_t i : game.shuffled(cards.size())) draw.push_back(cards[i]);
  game.emit(state::DeckShuffled{game.piece(ship).side, std::move(draw), ship, section});
}

Section section_hit(Game& game, Id ship) {
  const state::ShipState& state = game.piece(ship).ship;
  if (state.sections.empty()) return Section::none;
  const state::Attack* attack = game.attack();
  if (attack != nullptr && attack->defender == ship && attack->section != Section::none) return attack->section;
  if (state.is_of_two_cards() && state.section(Section::fore).crippled) return Section::aft;
  if (state.is_of_two_cards() && state.section(Section::aft).crippled) return Section::fore;
  state::Choice choice = choice_of(game, "section", ship, "huge-damage-5", say("damage.which-section", ship));
  choice.side = state::other(game.piece(ship).side);
  choice.options = {option("fore", say("damage.fore-section")), option("aft", say("damage.aft-section"))};
  return game.ask(std::move(choice)) == "fore" ? Section::fore : Section::aft;
}

void remove_due(Game& game) {
  if (game.resolving()) return;
  if (game.table().play.phase != state::Phase::engagement) return remove_destroyed(game);
  const int step = game.table().play.initiative;
  remove_remotes(game, [step](int initiative) { return initiative != step; });
  remove_ships(game, book_of(game).fighting.stays);
}

void remove_destroyed(Game& game) {
  remove_remotes(game, [](int) { return true; });
  remove_ships(game, nullptr);
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
