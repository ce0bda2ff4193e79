#pragma once
// What orders are put together from: words for dice, places of a formation and what an attack came to, and the lines of
// a move. Pure.

#include <functional>
#include <vector>

#include "battle/orders.hpp"

namespace plotboard::battle {

Phrase faces_in_words(const std::vector<state::Face>& dice);  // "hit, blank"
// Of "results.left" and "results.nothing-left": "1 hit and 2 critical hits get through", "The attack misses".
Phrase result_words(const Phrase& told);
Phrase wing_place_words(int place);  // "to the left of", said of its leader; 2 to 6
Phrase angle_words(const geom::Pose& from, const geom::Pose& to);

// Shields, damage cards and attacks: of a huge ship of two cards with its section.
Phrase shields_words(const state::Piece& ship, const state::ShieldsChanged& event);
Phrase dealt_words(const state::Piece& ship, const state::DamageDealt& event);
Phrase attacks_words(const state::Piece* target, const state::Attack& attack);

inline constexpr double kLook = 1.0;  // mm: what hands cannot tell for sure

void note_standing(const state::Table& table, Order& order);   // round, phase, initiative
void add_reasons(const ai::Decision& decision, Order& order);  // why it flies that, a line each
// What lies under it or on its way. `rolls` says whether a die is rolled for that one.
using Rolls = std::function<bool(Id obstacle)>;
void add_obstacles(const rules::MoveOutcome& outcome, const Rolls& rolls, Order& order);
void add_outcome(const rules::MoveOutcome& outcome, bool fully, const Ids& bumped, std::vector<rules::Clearance> close,
                 const Rolls& rolls, Order& order);
// Of a move that is cut short, or made elsewhere than by a template's end: how the model stands then.
void add_cut_short(const data::Catalog& catalog, const state::Table& table, Order& order);
// "Its base ends 41.0 mm from the left edge and 120.5 mm from the near edge"
Phrase end_words(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece);
Phrase heading_words(const state::Piece& piece);  // as hands turn a model: towards an edge, else in degrees

}  // namespace plotboard::battle
