#pragma once
// Plays random legal commands. Every other time it takes the rarest of a few, so that questions and answers which
// seldom come up get their turn. What it has seen is kept from battle to battle in a Seen.
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "base/rng.hpp"
#include "rules/play/commands.hpp"
#include "state/table.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

class Seen {
 public:
  // By kind and option; which ship or obstacle is named does not matter: digits are left out.
  std::uint64_t& of(const rules::Command& command);

 private:
  std::map<std::string, std::uint64_t> counts_;
};

class RandomPlayer {
 public:
  RandomPlayer(base::Rng& rng, Seen& seen, const data::Catalog& catalog = test::catalog())
      : rng_(rng), seen_(seen), catalog_(catalog) {}
  bool eager = false;  // seldom passes; typed attack dice are mostly critical hits, defense dice blanks

  bool corrects = false;  // nudges ships and puts tokens right by hand while turns wait

  // Nothing when the battle is over.
  std::optional<rules::Command> next(const state::Table& table);

 private:
  bool one_in(std::uint32_t count) { return rng_.below(count) == 0; }
  // A piece of those whose turn it is, by hand, somewhere where check() has nothing against it.
  std::optional<rules::Command> anywhere(const state::Table& table);
  // Between turns the table may be set right by hand.
  std::optional<rules::Command> by_hand(const state::Table& table);
  // In the middle of a turn: a ship stands some mm aside, a token was forgotten.
  std::optional<rules::Command> correction(const state::Table& table);
  geom::Pose anywhere_on(const state::Table& table);
  [[nodiscard]] bool is_first_edition(const state::Table& table) const;
  // What people put right on a ship's card in the first edition: a damage card, a shield, an upgrade, energy.
  void put_right(state::Piece& piece);
  std::optional<rules::Command> dice(const state::Choice& choice);

  base::Rng& rng_;
  Seen& seen_;
  const data::Catalog& catalog_;
};

}  // namespace plotboard::test
