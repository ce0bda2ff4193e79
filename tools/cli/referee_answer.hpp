#pragma once
// What `plotboard-cli referee` says after each command (docs/command-line.md): orders for hands, the open question, how
// the battle stands. Pure.
#include <vector>

#include "battle/orders.hpp"
#include "common.hpp"
#include "state/piece_names.hpp"

namespace plotboard::cli {

// Names of the table, and the cards' printed ones.
class TableNames final : public state::PieceNames {
 public:
  using PieceNames::PieceNames;
  [[nodiscard]] std::string card(Id id) const override;
};

// What the battle waits for people to do.
enum class Asks : std::uint8_t { nothing, place, ready, turn, choice, dice, over };
Asks asked_now(const battle::Session& session);

Json order_json(const battle::Order& order, const words::Names& names);
Json asks_json(const battle::Session& session);
Json pieces_json(const state::Table& table);  // every piece that is in the game
// Round, phase, question, what is open, how the mission stands; without orders and pieces.
void add_standing(const battle::Session& session, Json& answer);

}  // namespace plotboard::cli
