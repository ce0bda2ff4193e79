#pragma once
// Ten small tables for each AI card, and what its ship does on them from target to tokens, in words.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "ai/pilot.hpp"
#include "base/rng.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

// The ship A of that card among one to three enemies (P1 ...) and sometimes a friend (F), everything drawn from `draw`:
// places, what has moved, a lock, tokens, damage, weapons. The same number always gives the same table.
inline state::Table card_table(const std::string& card_id, std::uint32_t draw) {
  const data::AiCard& card = catalog().cards.at(card_id);
  base::Rng rng(draw * 2654435761ULL + 17);
  const auto one_in = [&rng](std::uint32_t n) { return rng.below(n) == 0; };
  state::Piece own = fighter("A", card.ship, state::Side::enemy, 457, 457, rng.between(0, 71) * 5);
  own.ai = true;
  own.number = 1;
  own.faction = card.faction;
  own.initiative = rng.between(2, 4);
  const data::Ship& type = *catalog().ship(card.ship);
  for (const char* upgrade : {"proton-torpedoes", "concussion-missiles", "ion-cannon", "dorsal-turret"}) {
    const data::Upgrade* weapon = catalog().upgrade(upgrade);
    bool fits = false;
    for (const data::GenericPilot& pilot : type.generics) {
      for (const std::string& slot : weapon->slots) {
        fits = fits || std::find(pilot.slots.begin(), pilot.slots.end(), slot) != pilot.slots.end();
      }
    }
    if (fits && !one_in(3)) own.ship.cards.push_back({upgrade, 0, false});
  }
  std::vector<state::Piece> pieces{own};
  const int enemies = rng.between(1, 3);
  constexpr const char* kTypes[] = {"tielnfighter", "t65xwing", "tieininterceptor", "btla4ywing"};
  for (int i = 1; i <= enemies; ++i) {
    const geom::SinCos way = geom::sin_cos_degrees(rng.between(0, 71) * 5);
    const double far = rng.between(i == 1 ? 90 : 120, one_in(5) ? 420 : 300);
    const int heading = rng.between(0, 71) * 5;  // one draw a statement: compilers order arguments as they like
    const char* ship = kTypes[rng.below(4)];
    state::Piece enemy =
        fighter("P" + std::to_string(i), ship, state::Side::player, 457 + way.sin * far, 457 + way.cos * far, heading);
    enemy.initiative = rng.between(1, 5);
    enemy.moved = !one_in(3);
    pieces.push_back(std::move(enemy));
  }
  if (one_in(3)) {
    pieces.push_back(fighter("F", card.ship, state::Side::enemy, 330, 330, 0));
    pieces.back().ai = true;
    pieces.back().number = 2;
    pieces.back().moved = true;
  }
  Arena arena(std::move(pieces), "fga-207");
  state::Piece& a = arena.edit("A");
  const bool locks = std::any_of(type.actions.begin(), type.actions.end(),
                                 [](const data::ShipAction& action) { return action.type == "lock"; });
  if (locks && one_in(3)) a.lock = "P1";
  if (one_in(8)) a.tokens.stress = 1;
  if (one_in(8)) a.ship.damage = {{one_in(2) ? 5 : 10, true}};
  if (one_in(4)) {
    for (state::Card& weapon : a.ship.cards) weapon.charges = 0;
  }
  arena.table.play.seed = draw;
  return arena.table;
}

// To the tenth: exact enough to measure it again.
inline std::string tenths(double value) {
  const long long rounded = static_cast<long long>(value * 10 + (value < 0 ? -0.5 : 0.5));
  const std::string sign = rounded < 0 ? "-" : "";
  return sign + std::to_string(std::abs(rounded) / 10) + "." + std::to_string(std::abs(rounded) % 10);
}
inline std::string words_of(const geom::Pose& pose) {
  return tenths(pose.x.mm()) + " " + tenths(pose.y.mm()) + " heading " + tenths(pose.heading.degrees());
}

struct CardTrace {
  std::string text;
  std::set<int> targets, actions, attacks;  // lines of the card that were followed
};

class CardNarrator : public rules::Decider {
 public:
  explicit CardNarrator(CardTrace& trace) : trace_(trace) {}

  std::optional<state::Answer> decide(rules::Game& game, const state::Choice& choice) override {
    if (choice.ship != "A") return other(choice);
    say_place(game.piece("A"));
    if (const state::Attack* attack = game.attack(); attack != nullptr) say_dice(game, *attack, choice.kind);
    const ai::Advice advice = ai::advise(game, choice);
    if (choice.kind == "ai-maneuver" && advice.decision) {
      for (const ai::Step& step : advice.decision->steps) {
        say("  " + step.text.english());
        if (step.text.english().compare(0, 10, "Card line ") == 0 &&
            step.text.english().find(": none") == std::string::npos) {
          last_target_ = std::stoi(step.text.english().substr(10));
        }
      }
      if (last_target_ > 0) trace_.targets.insert(last_target_);
    }
    for (const ai::Step& step : advice.steps) say("  " + step.text.english() + " [" + step.rule + "]");
    if (choice.kind != "ai-maneuver") {
      say("  -> " + choice.kind + " " + advice.answer.key + ": " + advice.why.english() + " [" + advice.rule + "]");
    }
    if (choice.kind == "action" && advice.answer.memo.find("|line|") != std::string::npos) {
      trace_.actions.insert(std::stoi(advice.answer.memo.substr(advice.answer.memo.find("|line|") + 6)));
    }
    if (choice.kind == "attack" && advice.why.english().compare(0, 5, "Line ") == 0) {
      trace_.attacks.insert(std::stoi(advice.why.english().substr(5)));
    }
    return advice.answer;
  }

  void say(const std::string& line) { trace_.text += line + "\n"; }
  // All of the ship, so that its place is not told once more.
  void say_all(const std::string& start, const state::Piece& piece);

 private:
  // Where each step of its activation leaves it.
  void say_place(const state::Piece& piece) {
    if (place_ && *place_ != piece.pose) say("  It stands at " + words_of(piece.pose) + ".");
    place_ = piece.pose;
  }
  // What it sees when it is asked about tokens and dice.
  void say_dice(rules::Game& game, const state::Attack& attack, const std::string& kind) {
    if (kind == "modify-attack") {
      say("  Dice:" + faces(attack.attack_dice) + "; " + std::to_string(rules::defense_dice_for(game, attack)) +
          " defence dice to come.");
    } else if (kind == "modify-defense") {
      say("  Dice:" + faces(attack.attack_dice) + " against" + faces(attack.defense_dice) + ".");
    }
  }
  static std::string faces(const std::vector<state::Die>& dice) {
    std::string text;
    for (const state::Die& die : dice) text += std::string(" ") + state::name_of(die.face);
    return text.empty() ? " none" : text;
  }
  // People attack A where they can and leave their dice alone.
  static std::optional<state::Answer> other(const state::Choice& choice) {
    for (const state::Option& option : choice.options) {
      const bool at_a = option.key.text().size() > 2 && option.key.text().ends_with(">A");
      if (choice.kind == "attack" && option.legal && at_a) return state::Answer{option.key, {}};
    }
    for (const char* key : {"pass", "no", "done"}) {
      const state::Option* option = choice.option(key);
      if (option != nullptr && option->legal) return state::Answer{key, {}};
    }
    for (const state::Option& option : choice.options) {
      if (option.legal) return state::Answer{option.key, {}};
    }
    return std::nullopt;
  }
  CardTrace& trace_;
  std::optional<geom::Pose> place_;
  int last_target_ = 0;
};

inline std::string words_of_piece(const state::Piece& piece) {
  std::ostringstream out;
  out << piece.id << " " << piece.ref << ", initiative " << piece.initiative << ", at " << words_of(piece.pose);
  if (piece.side == state::Side::player) out << (piece.moved ? ", moved" : ", not moved");
  if (!piece.lock.empty()) out << ", lock " << piece.lock;
  for (const state::Card& card : piece.ship.cards) out << ", " << card.id << " " << card.charges;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    if (piece.tokens[token] > 0) out << ", " << state::name_of(token) << " " << piece.tokens[token];
  }
  for (const state::DamageCard& card : piece.ship.damage) {
    if (card.faceup) out << ", " << catalog().damage_card(card.number)->name;
  }
  if (piece.ship.turret != state::Turret::none) out << ", turret " << state::name_of(piece.ship.turret);
  return out.str();
}

inline void CardNarrator::say_all(const std::string& start, const state::Piece& piece) {
  say(start + words_of_piece(piece));
  place_ = piece.pose;
}

// The ship activates, attacks, and is attacked by the first enemy that can.
inline CardTrace card_trace(const std::string& card, std::uint32_t draw) {
  CardTrace trace;
  state::Table table = card_table(card, draw);
  CardNarrator narrator(trace);
  for (const state::Piece& piece : table.pieces) narrator.say(words_of_piece(piece));
  rules::Game game(catalog(), table, {}, &narrator);
  rules::activate(game, "A");
  const auto is_there = [&](const std::string& id) { return game.in_play(id) && !game.piece(id).ship.destroyed; };
  if (is_there("A")) {
    narrator.say_all("  After its activation: ", game.piece("A"));
    if (rules::shots_of(game, "A").empty()) narrator.say("  Nobody to attack.");
    table.play.phase = state::Phase::engagement;
    rules::engage(game, "A");
  }
  for (const state::Piece& piece : std::vector<state::Piece>(table.pieces)) {
    if (piece.side != state::Side::player || !is_there(piece.id) || !is_there("A")) continue;
    rules::ShotFilter filter;
    filter.defender = "A";
    if (rules::shots_of(game, piece.id, filter).empty()) continue;
    narrator.say("  " + piece.id + " attacks it:");
    rules::engage(game, piece.id);
    break;
  }
  if (is_there("A")) narrator.say_all("  In the end: ", game.piece("A"));
  return trace;
}

}  // namespace plotboard::test
