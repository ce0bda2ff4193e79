#pragma once
// Alpha One, who leads the flight: the pilot with the highest initiative, in each mission anew (fga-2.14.1-1,
// fga-4.1p-2). The card that he carries is Book::lead_card, dealt where a mission is set up (report.cpp).

#include "campaign/alpha/book.hpp"
#include "campaign/alpha/state.hpp"

namespace plotboard::campaign::alpha {

// Those with the highest initiative among them in the mission that is planned, in their order: one of them is Alpha
// One.
Ids candidates_for_lead(const Book& book, const State& state, const Ids& pilots);
Id lead_of(const Book& book, const State& state, const Ids& pilots);  // as settled, else the first candidate

}  // namespace plotboard::campaign::alpha
