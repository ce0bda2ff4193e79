#include "rules/play/referee.hpp"

#include <algorithm>
#include <set>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/dial_now.hpp"
#include "rules/play/round.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

bool is_refereed(const state::Table& table) { return table.play.referee.on; }

bool is_peoples(const state::Piece& piece) { return piece.type == state::PieceType::ship && !piece.ai; }

bool keeps_tokens(const state::Table& table, Id ship) {
  if (!table.play.referee.tokens) return false;
  const state::Piece* piece = table.find(ship);
  return piece != nullptr && is_peoples(*piece);
}

const state::Option* left_open(const state::Choice& choice) {
  for (const char* key : {kUntold, "pass", "done", "no", "keep"}) {
    const state::Option* option = choice.option(key);
    if (option != nullptr && option->legal) return option;
  }
  return nullptr;
}

bool may_differ(const state::Table& table, const state::Choice& choice) {
  if (choice.dice == 0 || !is_refereed(table) || !table.play.attack) return false;
  const state::Attack& attack = *table.play.attack;
  if (choice.die == state::DieKind::attack)
    return attack.step == state::AttackStep::attack_dice && attack.attack_dice.empty();
  return choice.die == state::DieKind::defense && attack.step == state::AttackStep::defense_dice &&
         attack.defense_dice.empty();
}

bool is_round_played(const data::Catalog& catalog, const state::Table& table) {
  if (!is_refereed(table) || table.play.before != nullptr) return false;
  const PhaseRule* rule = book_of(catalog, table).phase(table.play.phase);
  if (rule == nullptr || !rule->closes_turns) return false;
  return whose_turn(catalog, table).empty();
}

void take_off_tokens(Game& game) {
  for (const state::Piece& piece : std::vector<state::Piece>(game.table().pieces)) {
    if (!is_peoples(piece)) continue;
    for (std::size_t i = 0; i < state::kTokensOfBattles; ++i) {  // a mission counts its own all the time
      const auto token = static_cast<state::Token>(i);
      if (piece.tokens[token] > 0) game.emit(state::TokenChanged{piece.id, token, -piece.tokens[token]});
    }
    if (!piece.lock.empty()) game.emit(state::LockSet{piece.id, ""});
  }
}

void set_referee(Game& game, const state::Referee& referee) {
  const bool kept = game.table().play.referee.tokens;
  if (kept && !referee.tokens) take_off_tokens(game);  // while they are people's: no order for hands
  game.emit(state::RefereeSet{referee});
  if (!kept && referee.tokens) take_off_tokens(game);
  if (kept == referee.tokens) return;
  game.tell("", kOwn, referee.tokens ? say("referee.tokens-theirs") : say("referee.tokens-from-none"));
}

std::optional<Flight> told_flight(Game& game, Id ship) {
  state::Choice choice = choice_of(game, kManeuver, ship, "2e-activation-6", say("maneuver.which", ship));
  const Field& field = field_of(game);
  const auto limit = additions().speed_limit(game.catalog(), game.table(), game.piece(ship));
  const auto offer = [&](Id key, geom::Maneuver maneuver, geom::Difficulty difficulty, words::Key sentence) {
    choice.options.push_back(option(key, say(sentence, words::Word{geom::name_of(difficulty)}, maneuver)));
    const geom::Maneuver flown = key == kIonKey ? maneuver : flight_of(game, ship, maneuver).maneuver;
    choice.options.back().ghost = fly(field, *field.ship(ship), flown).end;
  };
  const data::Dial dial = dial_now(game, ship);
  for (const data::DialEntry& entry : dial.entries) {
    if (!flyable(field, *field.ship(ship), entry.maneuver) || (limit && entry.maneuver.speed > *limit)) continue;
    offer(geom::code_of(entry.maneuver), entry.maneuver, entry.difficulty, "maneuver.coloured");
  }
  if (keeps_tokens(game, ship)) offer(kIonKey, kIonManeuver, geom::Difficulty::blue, "maneuver.coloured-ion");
  choice.options.push_back(option(kUntold, say("maneuver.untold")));
  const Id key = game.ask(std::move(choice), true);
  if (key == kUntold) {
    game.tell(ship, kOwn, say("maneuver.not-told"));
    return std::nullopt;
  }
  if (key == kIonKey) return Flight{kIonManeuver, geom::Difficulty::blue, true, false};
  return Flight{*geom::maneuver_from_code(key.text())};
}

Ids actions_besides_tokens(Game& game, Id ship) {
  static const Ids moving{"boost", "barrel-roll", "slam", "rotate", "cloak"};
  Ids actions;
  for (const data::ShipAction& icon : bar_of(game, ship)) {
    if (base::contains(moving, icon.type) && !base::contains(actions, icon.type)) actions.push_back(icon.type);
  }
  for (const AddedAction& added : additions().actions()) {
    for (const Id action : added.keys(game, ship)) actions.push_back(action);
  }
  return actions;
}

namespace {

bool draws_from(const state::Piece& piece, state::Side side) { return state::seat(piece.side) == state::seat(side); }

// The numbers of which not every copy lies faceup on a ship of the game.
std::set<int> nameable(const Game& game, state::Side side) {
  std::multiset<int> cards;
  for (const int number : fresh_deck(game.catalog(), game.table())) cards.insert(number);
  for (const state::Piece& piece : game.table().pieces) {
    if (!draws_from(piece, side) || piece.ship.removed) continue;
    for (const state::DamageCard& card : piece.ship.damage) {
      const auto copy = card.faceup ? cards.find(card.number) : cards.end();
      if (copy != cards.end()) cards.erase(copy);
    }
  }
  return {cards.begin(), cards.end()};
}

// Where the program has the last of them on a ship, out of the game or facedown, another one lies there instead.
void bring_into_piles(Game& game, state::Side side, int number) {
  const state::Deck& deck = game.table().play.decks[state::seat(side)];
  if (base::contains(deck.draw, number) || base::contains(deck.discard, number)) return;
  for (const bool removed : {true, false}) {
    for (const state::Piece& piece : game.table().pieces) {
      if (!draws_from(piece, side) || piece.ship.removed != removed) continue;
      for (std::size_t i = 0; i < piece.ship.damage.size(); ++i) {
        const state::DamageCard& card = piece.ship.damage[i];
        if (card.number != number || (card.faceup && !removed)) continue;
        return game.emit(state::DamageSwapped{piece.id, i, deck.draw.back()});
      }
    }
  }
}

}  // namespace

int named_card(Game& game, Id ship) {
  const state::Side side = game.piece(ship).side;
  state::Choice choice = choice_of(game, kDamageCard, ship, "2e-damage-deck-5", say("damage.which-card", ship));
  for (const int number : nameable(game, side)) {
    choice.options.push_back(option(std::to_string(number), just(words::Card{data::damage_card(number)})));
  }
  if (choice.options.empty()) return 0;
  choice.options.push_back(option(kUntold, say("damage.card-untold")));
  const Id key = game.ask(std::move(choice), true);
  if (key == kUntold) return 0;
  const int number = std::stoi(key.text());
  bring_into_piles(game, side, number);
  game.emit(state::CardNamed{side, number});
  return number;
}

}  // namespace plotboard::rules
