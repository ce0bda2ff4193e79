#pragma once
// Which timing windows the cards of each piece look at. A window opens some thousand times in a battle, and nearly
// every card on the table has nothing to say there: one bit a piece stands for asking each of its cards.
//
// Never too few: where a piece's bit is not set, none of its cards, ship abilities and faceup damage cards has an
// effect at that window. Cards that are discarded count too. Kept as long as no event brings, takes or turns a card,
// and worked out anew (each card of the table looked up once) when somebody asks after one did;
// tests/property/card_watches.cpp holds what is kept against what is worked out anew.

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace plotboard::state {
struct Event;
}  // namespace plotboard::state

namespace plotboard::rules {

inline constexpr std::size_t kMostWindows = 128;
using Windows = std::bitset<kMostWindows>;

struct Watch {
  Windows own;     // of what happens to the piece itself
  Windows others;  // of what happens to another
  friend bool operator==(const Watch&, const Watch&) = default;
};

struct Watches {
  std::vector<Watch> pieces;  // in table order; last, all of them together
  std::uint64_t effects = 0;  // the set of effects that they were looked up in; 0: to be worked out anew

  void follow(const state::Event& event);  // after it has been folded
};

}  // namespace plotboard::rules
