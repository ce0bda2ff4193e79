#include "rules/coop/experience.hpp"

#include <algorithm>
#include <vector>

#include "data/catalog.hpp"
#include "mission/conditions.hpp"
#include "rules/board/components.hpp"
#include "rules/coop/freighters.hpp"

namespace plotboard::rules {

namespace {

using mission::is_of_flight_group;
using state::Side;
using state::Token;

const state::Piece* pilot_at_work(const Game& game) {
  if (!earns(game) || game.author().empty()) return nullptr;
  const state::Piece* author = game.find(game.author());
  return author != nullptr && is_of_flight_group(*author) ? author : nullptr;
}

void credit(Game& game, Id pilot, const char* source, int points, const Phrase& why) {
  game.emit(state::Credited{{pilot, source, points, game.table().round, why}});
}

// Destroyed, still on the table, and by that reading no matter of experience any more.
bool is_paid_off(const Game& game, Id ship) {
  return !game.ruleset().wrecks_pay_experience && game.piece(ship).ship.destroyed;
}

// Of a source that pays once a round.
bool paid_this_round(const Game& game, Id pilot, std::string_view source) {
  const auto& credits = game.table().progress.credits;
  const int round = game.table().round;
  return std::any_of(credits.rbegin(), credits.rend(), [&](const state::Credit& credit) {
    return credit.round == round && credit.ship == pilot && credit.source == source;
  });
}

bool is_enemy(const state::Piece& piece) { return piece.side == Side::enemy; }

// "damaged" is noted once for each pair: kills without a killer go to the group that had a part in them.
bool was_damaged_by_pilot(const Game& game, Id ship) {
  const auto& deeds = game.table().progress.deeds;
  return std::any_of(deeds.begin(), deeds.end(), [&](const state::Deed& deed) {
    if (deed.what != state::deeds::damaged || deed.ship != ship) return false;
    const state::Piece* by = game.find(deed.to);
    return by != nullptr && is_of_flight_group(*by);
  });
}

void remember_damage(Game& game, Id ship, Id by) {
  const auto& deeds = game.table().progress.deeds;
  const bool known = std::any_of(deeds.begin(), deeds.end(), [&](const state::Deed& deed) {
    return deed.what == state::deeds::damaged && deed.ship == ship && deed.to == by;
  });
  if (!known) game.emit(state::DeedDone{{state::deeds::damaged, ship, by, game.table().round}});
}

bool is_emplacement(const Game& game, const state::Piece& piece) {
  const data::Component* component =
      piece.type == state::PieceType::component ? game.catalog().component(piece.ref) : nullptr;
  return component != nullptr && component->kind == data::ComponentKind::emplacement;
}

struct Worth {
  const char* source = "";
  int points = 0;
};
Worth worth_of(const Game& game, const state::Piece& piece) {
  constexpr int kFreighter = 4, kEmplacement = 1, kPerThreat = 2;
  if (!is_enemy(piece)) return {};
  if (is_emplacement(game, piece)) return {"1.3", kEmplacement};
  if (piece.type != state::PieceType::ship) return {};
  if (is_freighter(game.catalog(), piece)) return {"1.5", kFreighter};
  return {"1.4", kPerThreat * piece.ship.threat};
}

// The kill is the author's; without one it is the group's where the group had damaged the ship (fga-2.11.2-1, -2).
void credit_kill(Game& game, Id id) {
  const state::Piece& lost = game.piece(id);
  const Worth worth = worth_of(game, lost);
  if (worth.points == 0) return;
  if (const state::Piece* pilot = pilot_at_work(game)) {
    credit(game, pilot->id, worth.source, worth.points, say("credit.destroyed", id));
  } else if (was_damaged_by_pilot(game, id)) {
    game.tell(id, "fga-2.11.2-1", say("credit.kill-counts"));
    credit(game, "", worth.source, worth.points, say("credit.lost-after", id));
  } else {
    game.tell(id, "fga-2.11.2-2", say("credit.no-kill"));
  }
}

// Red and orange tokens (2.1, 4.3, 5.1).
bool is_harmful(Token token) { return state::is_red(token) || state::is_orange(token); }
// Green and blue ones (2.2, 4.2); a hyperdrive token is the ship's own business.
bool is_helpful(Token token) { return state::is_green(token) || token == Token::cloak; }

}  // namespace

void note_damage(Game& game, Id ship, int amount) {
  const state::Piece* pilot = pilot_at_work(game);
  if (pilot == nullptr || amount <= 0 || is_paid_off(game, ship)) return;
  const std::string author = pilot->id;
  const state::Piece& hurt = game.piece(ship);
  constexpr int kInPlaceOfAnother = 2, kOwnSide = -2;
  if (is_enemy(hurt)) {
    const bool of_ship = hurt.type == state::PieceType::ship;
    remember_damage(game, ship, author);
    if (of_ship && !paid_this_round(game, author, "1.1")) credit(game, author, "1.1", 1, say("credit.damaged", ship));
  } else if (is_of_flight_group(hurt) && ship != author) {
    credit(game, author, "5.2", kOwnSide * amount, say("credit.damaged-own", ship));
  } else if (ship == author && game.attack() != nullptr && game.attack()->defender != ship) {
    const state::Piece* defender = game.find(game.attack()->defender);
    if (defender == nullptr || !is_of_flight_group(*defender)) return;
    credit(game, author, "3.1", kInPlaceOfAnother * amount, say("credit.in-place", defender->id));
  }
}

void note_faceup_card(Game& game, Id ship) {
  if (!earns(game) || is_paid_off(game, ship)) return;
  constexpr int kOwnSide = -3;
  const state::Piece& hurt = game.piece(ship);
  if (const state::Piece* pilot = pilot_at_work(game)) {
    const std::string author = pilot->id;
    // Emplacements and freighters take damage in place of cards (fga-2.11.1-3).
    if (is_enemy(hurt) && hurt.type == state::PieceType::ship && !is_freighter(game.catalog(), hurt)) {
      credit(game, author, "1.2", 1, say("credit.card", ship));
    } else if (is_of_flight_group(hurt) && ship != author) {
      credit(game, author, "5.3", kOwnSide, say("credit.card-own", ship));
    }
    return;
  }
  const state::Piece* author = game.find(game.author());
  const bool by_fire = game.attack() != nullptr && author != nullptr && game.attack()->attacker == author->id;
  if (is_of_flight_group(hurt) && by_fire && is_enemy(*author)) {
    credit(game, ship, "3.2", 1, say("credit.card-from", author->id));
  }
}

void note_loss(Game& game, Id ship) {
  if (!earns(game)) return;
  const std::string by = game.author() == ship ? "" : game.author();  // its own end is nobody's deed
  game.emit(state::DeedDone{{state::deeds::destroyed, ship, by, game.table().round}});
  credit_kill(game, ship);
}

void note_gained(Game& game, Id ship, Token token, int count) {
  const state::Piece* pilot = pilot_at_work(game);
  if (pilot == nullptr || count <= 0 || ship == pilot->id || is_paid_off(game, ship)) return;
  const std::string author = pilot->id;
  const state::Piece& other = game.piece(ship);
  constexpr int kOwnSide = -2;
  if (is_enemy(other) && is_harmful(token)) {
    if (!paid_this_round(game, author, "2.1"))
      credit(game, author, "2.1", 1, say("credit.token", state::word_of(token), ship));
  } else if (is_of_flight_group(other) && is_harmful(token)) {
    credit(game, author, "5.1", kOwnSide, say("credit.token-own", state::word_of(token), ship));
  } else if (is_of_flight_group(other) && is_helpful(token)) {
    credit(game, author, "4.2", count, say("credit.token", state::word_of(token), ship));
  }
}

void note_removed(Game& game, Id ship, Token token, int count) {
  const state::Piece* pilot = pilot_at_work(game);
  if (pilot == nullptr || count <= 0 || ship == pilot->id || is_paid_off(game, ship)) return;
  const std::string author = pilot->id;
  const state::Piece& other = game.piece(ship);
  if (is_enemy(other) && is_helpful(token)) {
    credit(game, author, "2.2", count, say("credit.taken-from", state::word_of(token), ship));
  } else if (is_of_flight_group(other) && is_harmful(token)) {
    credit(game, author, "4.3", count, say("credit.taken-off", state::word_of(token), ship));
  }
}

void note_action(Game& game, Id ship) {
  const state::Piece* pilot = pilot_at_work(game);
  if (pilot == nullptr || pilot->id == ship || !is_of_flight_group(game.piece(ship))) return;
  credit(game, pilot->id, "4.1", 1, say("credit.action", ship));
}

void pay(Game& game, Id ship, int points, const Phrase& why) {
  if (!earns(game) || points == 0) return;
  if (!ship.empty()) return credit(game, ship, "6.1", points, why);
  Ids pilots;
  for (const state::Piece& piece : game.table().pieces) {
    if (is_of_flight_group(piece)) pilots.push_back(piece.id);
  }
  for (const Id pilot : pilots) credit(game, pilot, "6.1", points, why);
}

}  // namespace plotboard::rules
