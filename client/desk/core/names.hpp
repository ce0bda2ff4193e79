#pragma once
// What people call the pieces, cards and sides of a table: the names that stand in the sentences of rules and AI
// (words/english.hpp), of log, questions and answers. Pure.

#include <string>
#include <vector>

#include "state/piece_names.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::desk {

// Catalog and table outlive it. Without a table: cards have their names all the same.
class Names final : public state::PieceNames {
 public:
  using PieceNames::PieceNames;
  [[nodiscard]] std::string card(Id id) const override;  // "Proton Bombs"
  [[nodiscard]] std::string side(Id id) const override;  // "Red", "the enemy"
  [[nodiscard]] bool first_edition() const override;
};

using state::piece_words;  // "Red 1, T-65 X-wing", "Proton Bomb of Red 1"

// What a ship carries or has under it by the name that people know: upgrades, pilots' and ships' abilities
// ("pilot:<id>"), damage cards ("damage:<number>"); ids that nobody has are read with blanks.
std::string card_words(const data::Catalog& catalog, Id card);
// Who flies it: "Jek Porkins"; "" where no card and no generic pilot says so.
std::string pilot_words(const data::Catalog& catalog, const state::Piece& ship);
// "Red", "Alpha": the squad; where there is none, or several, "the players" or "the enemy". Null: no table.
std::string side_words(const state::Table* table, state::Side side);
// Of which edition the table's rules are; null, or rules that the catalog lacks: the second.
bool is_first_edition(const data::Catalog& catalog, const state::Table* table);
// That name as the subject of a sentence, with the verb that fits: "Red places", "The players place".
std::string side_does(const std::string& side, const std::string& one, const std::string& many);

std::string with_capital(std::string words);
std::string with_article(const std::string& name);                  // "a Y-wing", "an M3-A Interceptor"
std::string with_stop(std::string words);                           // a full stop where nothing ends the sentence
std::string with_blanks(std::string id);                            // for hyphens
std::string counted(int count, const char* one, const char* many);  // "1 ship", "2 ships"
// "P3", "P3 and R1", "P3, R1 and R2"
std::string listed(const std::vector<std::string>& parts, const char* last = " and ");

}  // namespace plotboard::desk
