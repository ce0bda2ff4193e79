#pragma once
// What people at a real table have to do because of a command: the referee's orders, in the order in which hands carry
// them out. "Move Alpha 1: 2 bank left", "Put a focus token beside it", "It attacks Red 2 at range 2, obstructed",
// "Deal Red 2 a damage card". Told from the events alone, so a replayed, typed or corrected battle gives the same.
//
// Nothing is told of what people decided and did themselves: their own maneuvers, the tokens that they took or spent,
// their own dice and how they changed them. What it costs them (a shield, a card, a stress token) is.
// Pure. Cost: that of folding the events, and a few microseconds a move.

#include <optional>
#include <vector>

#include "battle/session.hpp"
#include "rules/board/clearances.hpp"

namespace plotboard::battle {

enum class OrderKind : std::uint8_t {
  round,    // a round begins
  arrival,  // a model is put on the table
  move,     // a maneuver
  action,   // what a ship does besides: an action, a token, a device
  attack,   // a shot is declared, or there is none
  dice,     // dice of an AI ship, and what becomes of them
  damage,   // shields and cards
  gone,     // a model leaves the table
  mission,  // an objective, an event
  over
};
const char* name_of(OrderKind kind);

struct Because {  // a line of the rules' own account
  std::string rule;
  Phrase text;
};
struct Order {
  OrderKind kind = OrderKind::action;
  Id ship;                    // whom it is about; "" nobody
  Phrase headline;            // the one thing to do or to know: "2 bank left"
  std::vector<Phrase> lines;  // what hands do besides: tokens, where it ends
  Phrase summary;             // of what an AI ship does: all its reasons in one sentence; empty: nothing to say
  std::vector<Because> because;
  std::optional<geom::Pose> pose;  // where its model stands after it
  std::optional<geom::Maneuver> maneuver;
  std::vector<rules::Clearance> close;  // of a move: what it misses or hits by less than kClose
  std::vector<state::Face> dice;        // as they lie at the end of the order: all of that side
  state::DieKind die = state::DieKind::attack;
  bool setup = false;  // an arrival before the first round, when the table is laid out
  // What stood when it was given.
  int round = 0;
  state::Phase phase = state::Phase::none;
  int initiative = -1;  // none: as Play has it
};

inline constexpr double kClose = 3.0;  // mm: nearer than this hands may differ from the program

// `before`: the table as it was before the entry. Empty where people have nothing to do or to know.
std::vector<Order> orders_of(const data::Catalog& catalog, const state::Table& before, const LogEntry& entry);

// What an AI ship is about to fly, as the order that it becomes.
Order order_of(const data::Catalog& catalog, const state::Table& table, const ai::Decision& decision);

// Where a model that arrives stands, for a ruler: the nearest edge and how far from its corner, in millimetres and in
// lengths of templates, and how far in.
std::vector<Phrase> place_words(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece);

}  // namespace plotboard::battle
