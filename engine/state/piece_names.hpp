#pragma once
// What people call the pieces of a table, in the sentences of rules and AI and of whoever shows them. Pure.

#include <string>

#include "state/table.hpp"
#include "words/english.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::state {

// What it is called: a campaign's pilot by call sign, a pilot of whom there is one by name, all other ships and what
// people have named by their id, else its kind and number.
std::string called(const data::Catalog& catalog, const Piece& piece);
// A piece in words: "Red 1, T-65 X-wing", "R1, Asteroid 3", "Proton Bomb of Red 1".
std::string piece_words(const data::Catalog& catalog, const Piece& piece);

// Catalog and table outlive it. Without a table: ids with blanks.
class PieceNames : public words::Names {
 public:
  explicit PieceNames(const data::Catalog& catalog, const Table* table = nullptr) : catalog_(catalog), table_(table) {}
  // "Red 1", "Vandal", "Wedge Antilles", "Proton bomb 1". By its id where both sides fly the same pilot.
  [[nodiscard]] std::string piece(Id id) const override;
  [[nodiscard]] std::string within(Id id) const override;  // with an article where a ship is called by its type
  [[nodiscard]] std::string whole(Id id) const override;   // "Red 1, T-65 X-wing", "Proton Bomb of Red 1"

 protected:
  [[nodiscard]] const data::Catalog& catalog() const { return catalog_; }
  [[nodiscard]] const Table* table() const { return table_; }

 private:
  const data::Catalog& catalog_;
  const Table* table_;
};

}  // namespace plotboard::state
