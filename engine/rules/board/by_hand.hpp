#pragma once
// Does a verdict hold where the poses were measured by hand? Every place may be so many millimetres wrong along each
// edge of the table, every heading so many degrees. Tried are all ways at once in which both pieces are wrong by just
// that much: what they say of the gap, an arc's edge or the ruler's lines grows with the error, so the worst is among
// them. Where an obstacle may lie in the way both pieces are moved twice as far, which is its own error of place; its
// heading is taken as entered.
// Errors: as judge(). Cost: 65 verdicts and tables, about 5 ms; of obstruction up to half a second.

#include "rules/board/verdict.hpp"

namespace plotboard::rules {

struct HandError {
  double mm = 1, degrees = 1;
};
bool holds(const data::Catalog& catalog, const state::Table& table, const Question& question, const HandError& error);

// In words, of 2 mm and 2 degrees, else of 1 mm and 1 degree.
Phrase by_hand_words(const data::Catalog& catalog, const state::Table& table, const Question& question);

}  // namespace plotboard::rules
