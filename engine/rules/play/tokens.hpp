#pragma once
// Gaining, spending and losing tokens and locks, with what follows at once: jam (2e-jam-5..10), cloak's limit, tractor
// moves (2e-tractor-3), replacement effects (2e-golden-9). 2e-token, 2e-stress, 2e-strain, 2e-deplete, 2e-ion,
// 2e-disarm. `rule` goes to the log as the reason.
//
// Choices: "jammed" (keys: names of green tokens, "lock", "older-lock"; the side behind the jam says which is lost),
// "lock-goes" (what is locked: of a ship that keeps two).

#include <functional>
#include <optional>
#include <string>

#include "rules/board/movement.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::rules {

struct Refusal;
struct Rulebook;

// `by`: the side behind it, for jam and tractor choices; none: the ship's own.
void gain(Game& game, Id ship, state::Token token, int count, std::string_view rule,
          state::Side by = state::Side::none);
void lose(Game& game, Id ship, state::Token token, int count,
          std::string_view rule);  // at most what is there
// The same for an effect of its own, which cards see (Window::token_spent).
void spend(Game& game, Id ship, state::Token token, std::string_view rule);
// Takes the token from one ship and gives it to the other; nothing, and false, where either is impossible.
bool transfer(Game& game, Id from, const std::string& to, state::Token token, std::string_view rule);
void set_lock(Game& game, Id ship, Id object, std::string_view rule, state::Section section = state::Section::none);
// That on the object; "": the newest.
void break_lock(Game& game, Id ship, std::string_view rule, Id object = {});
void spend_lock(Game& game, Id ship, std::string_view rule, Id object = {});  // which cards see, as a token
// What becomes of the ship's locks when objects leave the game (2e-lock-8): nothing where it has locked none of them.
std::optional<state::LockSet> lock_lost(const state::Piece& ship, const std::function<bool(Id)>& is_gone);
// Enough of them for the size of its base, by the book; huge ships never feel them (huge-tokens-5).
bool is_over_threshold(const Rulebook& book, const state::Piece& ship, state::Token token);
bool is_tractored(const Rulebook& book, const state::Piece& ship);  // 2e-tractor-1; ionised: ion.hpp
// Why the ship may not be given by hand what it holds: a token that the edition does not have, that its base drops, or
// one too many of a kind. What `before` held already is no news; null: it is new on the table.
std::optional<Refusal> token_fault(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship,
                                   const state::Piece* before);
bool is_disarmed(const state::Piece& ship);  // disarm token, or cloaked (2e-cloak-4)
// Printed, cards, cloak; against that attack, which may be only thought of.
int agility_of(Game& game, Id ship, const state::Attack* attack = nullptr);

}  // namespace plotboard::rules
