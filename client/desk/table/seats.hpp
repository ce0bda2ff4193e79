#pragma once
// Who sits where: who flies a side, who looks at the screen now, and what they may know. In a hot seat two people share
// the screen: while dials are set it is covered until the next one has taken over.
#include <array>
#include <cstdint>
#include <string>

#include "desk/core/open_table.hpp"
#include "desk/table/board.hpp"

namespace plotboard::desk {

enum class Controller : std::uint8_t { me, friend_here, cards, bot };
const char* words_of(Controller controller);  // "I fly them" ...

struct SeatsView {
  state::Side seat = state::Side::player;  // who looks at the screen
  bool covered = false;                    // a screen hides the board until `seat` has taken over
  std::string peek;                        // hot seat: the ship whose hidden dial its owner looks at
  std::array<Controller, 2> controllers{Controller::me, Controller::cards};
  friend bool operator==(const SeatsView&, const SeatsView&) = default;
};

class Seats final : public SeatsView, private TableFollower {
 public:
  struct Given {
    const OpenTable& open;
    Board& board;
  };
  explicit Seats(const Given& given) : given_(given) { given_.open.enlist(*this); }
  [[nodiscard]] const SeatsView& view() const { return *this; }

  [[nodiscard]] bool has_people(state::Side side) const;          // somebody at this screen flies ships of it
  [[nodiscard]] bool knows_dial(const state::Piece& ship) const;  // whoever looks at the screen
  [[nodiscard]] std::string side_name(state::Side side) const;    // "Red", "Alpha": the squad, else "the players"
  // "Red places", "The players place"
  [[nodiscard]] std::string side_does(state::Side side, const char* one, const char* many) const;
  void take();     // after every change of the table: who has to look now
  void uncover();  // `seat` has taken over
  void peek_at(const std::string& ship) { peek = ship; }

 private:
  void clear() override;
  [[nodiscard]] std::uint64_t turn_of(state::Side side) const;
  Given given_;
  std::uint64_t seated_ = 0;  // round and seat that took over last
};

}  // namespace plotboard::desk
