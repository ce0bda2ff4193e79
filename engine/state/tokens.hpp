#pragma once
// Tokens on a ship (2e-token-3..7). Counts; a ship holds any number of a kind but one cloak token.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "words/phrase.hpp"

namespace plotboard::state {

enum class Token : std::uint8_t {
  focus,
  evade,
  calculate,
  reinforce_fore,
  reinforce_aft,  // green and circular up to here: helpful, gone in the End Phase
  disarm,
  jam,
  tractor,  // orange and circular: mostly harmful, gone in the End Phase
  stress,
  strain,
  deplete,
  ion,    // red diamonds: stay until their condition is met
  cloak,  // blue diamond: stays until spent
  // Of missions. They come last so that tables without them keep their hashes.
  protect,     // green and circular (fga-2.16.1.1x-2)
  hyperdrive,  // stays until the ship stops preparing its jump (fga-2.16.1.4x-9)
  flee         // of an AI ship, without colour (fga-3.5.1a-5): stays
};
inline constexpr std::size_t kTokenKinds = 16;
inline constexpr std::size_t kTokensOfBattles = 13;  // those before the missions
inline constexpr bool is_green(Token token) { return token <= Token::reinforce_aft || token == Token::protect; }
inline constexpr bool is_orange(Token token) { return token >= Token::disarm && token <= Token::tractor; }
inline constexpr bool is_red(Token token) { return token >= Token::stress && token <= Token::ion; }
inline constexpr bool is_circular(Token token) { return token <= Token::tractor || token == Token::protect; }
std::string_view name_of(Token token);  // "focus" ... "reinforce-fore" ... also its key in files
words::Word word_of(Token token);       // for sentences
std::optional<Token> token_named(std::string_view name);

struct Tokens {
  int focus = 0, evade = 0, calculate = 0, reinforce_fore = 0, reinforce_aft = 0;
  int disarm = 0, jam = 0, tractor = 0;
  int stress = 0, strain = 0, deplete = 0, ion = 0;
  int cloak = 0, protect = 0, hyperdrive = 0, flee = 0;
  [[nodiscard]] int& operator[](Token token);
  [[nodiscard]] int operator[](Token token) const;
  friend bool operator==(const Tokens&, const Tokens&) = default;
};

}  // namespace plotboard::state
