#pragma once
// Phrases that several parts of the trace share.

#include "rules/board/field.hpp"

namespace plotboard::ai {

// What people at a table call a ship: its type and the number on its base, or its id where it has no number.
Phrase called(const data::Catalog& catalog, const state::Piece& piece);

}  // namespace plotboard::ai
