#pragma once
// Damage: shields, cards, the deck, exposing and repairing, destruction (2e-deal, 2e-damage-deck, 2e-damage-card,
// 2e-destroy, 2e-shield, 2e-gone). `source` is the id of the rule or card behind it, for the log.
//
// Who is destroyed leaves the table when all that is being resolved is done with (Game::Resolving), in the Engagement
// Phase at the end of its initiative step: check in_play() after anything that may hurt. A side whose deck is used up
// shuffles a new one from its discarded cards and those of its removed ships, then, where the book recycles those, from
// its facedown cards, for which markers stay behind (number 0); cards that are needed beyond that are markers from the
// start.

#include <string>
#include <vector>

#include "rules/machine/game.hpp"

namespace plotboard::rules {

// A ship in play, a remote (2e-remote-4), which takes each damage as a facedown card, or a mission's component.
bool can_suffer(const Game& game, Id id);
// Suffers hit damage, then critical damage, one after the other: shield, else a card. Nothing happens to what
// cannot suffer.
// Of a huge ship one section does: `at`, else the one that is attacked or that its opponent picks (huge-damage-4, -5).
void suffer(Game& game, Id ship, int hits, int crits, std::string_view source,
            state::Section at = state::Section::none);
// Whatever hull it has left. It leaves the table as any destroyed ship does.
void destroy(Game& game, Id ship, std::string_view rule, const Phrase& why);
// A loss outside of any fight: over an edge, left behind, gone down with its carrier. The ship and what is docked in it
// leave the table at once, and no card has an answer to it. `by`: whose kill it is; "" or itself: nobody's.
void lose_ship(Game& game, Id ship, Id by);
void deal_card(Game& game, Id ship, bool faceup, std::string_view source,
               state::Section at = state::Section::none);  // past shields (2e-damage-deck-4)
// A random facedown card, of one section if it is named; false: none.
bool expose(Game& game, Id ship, std::string_view source, state::Section at = state::Section::none);
void turn_faceup(Game& game, Id ship, std::size_t index, std::string_view source);  // that facedown card
// The top card of its deck, facedown, for that marker; false: there is none.
bool exchange_marker(Game& game, Id ship, std::size_t index);
// Beside the card just dealt (Window::damage_card_dealt) so many more of its deck are looked at: the chooser's side
// picks the one that stays, the others are discarded. The damage is not all counted yet while that is asked.
inline constexpr const char* kCardThatStays = "card-that-stays";
void choose_among_more(Game& game, Id ship, std::size_t index, int more, state::Side chooser, std::string_view source);
// A mark: its destruction waits (Window::postpones_destruction).
inline constexpr const char* kPostponed = "postponed";
void repair_faceup(Game& game, Id ship, std::size_t index, std::string_view source);
void repair_facedown(Game& game, Id ship, std::string_view source);  // a random one, if there is any
// Repairs a card where the effect names no side: the ship's player chooses (choice "repair": indices of faceup cards,
// "facedown"; 2e-damage-deck-11).
void repair(Game& game, Id ship, std::string_view source);
void lose_shield(Game& game, Id ship, std::string_view source);  // is not damage (2e-deal-11)
void shuffle_deck(Game& game, state::Side side);  // with the discarded cards; of an empty one: a fresh deck
void shuffle_deck(Game& game, Id ship, state::Section section);  // a huge ship's own
// Which section damage goes to that names none; none: it has none. Choice "section" ("fore", "aft").
state::Section section_hit(Game& game, Id ship);

// Takes destroyed ships off the table, unless it is too early for that.
void remove_due(Game& game);

// 2e-damage-deck-12: lost shields do not count.
inline bool is_damaged(const state::Piece& ship) { return !ship.ship.damage.empty(); }
bool is_critically_damaged(const state::Piece& ship);
// For a damage card's own effect: the first faceup card of that number on the ship; ENSURE: there is one.
std::size_t index_of_card(const Game& game, Id ship, int number);

}  // namespace plotboard::rules
