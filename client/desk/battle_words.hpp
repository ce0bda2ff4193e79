#pragma once
// A battle in plain sentences: the open question, its answers, and what a log's event says to somebody who knows
// neither our words nor the rules' abbreviations. Pure.

#include <string>

#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
}  // namespace plotboard::data

namespace plotboard::desk {

std::string question_words(const state::Choice& choice);  // "Red 2: which die is thrown again?"
std::string answer_words(const data::Catalog& catalog, const state::Table& table, const state::Choice& choice,
                         const state::Option& option);  // "Barrel roll", "Alpha 1, TIE/ln Fighter"
// What a ship carries or has under it by the name that people know: upgrades, pilots' and ships' abilities
// ("pilot:<id>"), damage cards ("damage:<number>"); ids that nobody has are read with blanks.
std::string card_words(const data::Catalog& catalog, const std::string& card);
// A sentence of the rules in which such keys stand, with the names in their place.
std::string with_names(const data::Catalog& catalog, std::string words);
// Who flies it: "Jek Porkins"; "" where no card and no generic pilot says so.
std::string pilot_words(const data::Catalog& catalog, const state::Piece& ship);
std::string with_capital(std::string words);
// A piece in words: "Red 1, T-65 X-wing", "Proton Bomb of Red 1".
std::string piece_words(const data::Catalog& catalog, const state::Piece& piece);
std::string replaced(std::string words, const std::string& from, const std::string& to);  // everywhere
std::string with_stop(std::string words);  // a full stop where nothing ends the sentence
std::string dice_words(int count, state::DieKind kind);
// "gains 2 focus tokens", "loses 1 shield": what is counted in the singular.
std::string change_words(const std::string& id, int by, const std::string& what);

}  // namespace plotboard::desk
