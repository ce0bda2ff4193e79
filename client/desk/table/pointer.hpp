#pragma once
// The pointer on the board: picking, dragging (bases push like plastic, or pass freely), turning, panning, boxes.
// Positions are window pixels, as the app gets them.
#include <string>
#include <vector>

#include "desk/table/pieces.hpp"
#include "desk/table/playback.hpp"

namespace plotboard::desk {

class Pointer final : private TableFollower {
 public:
  // What a battle makes of the pointer.
  class Play {
   public:
    Play() = default;
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;
    [[nodiscard]] virtual bool locked() const = 0;   // hands may not move pieces now
    [[nodiscard]] virtual bool placing() const = 0;  // before it begins: where the rules allow, and wings as one
    // Set-up by the book: the piece in the hand.
    [[nodiscard]] virtual const geom::Pose* held() const = 0;  // null: the hand is empty
    [[nodiscard]] virtual bool holds_at(geom::Vec2 mm) const = 0;
    virtual void move_held_to(geom::Vec2 mm) = 0;
    virtual void turn_held(double degrees) = 0;
    virtual void put_down() = 0;
    // Answers to the open question that lie on the board.
    virtual void point_at(geom::Vec2 px) = 0;
    virtual bool click(geom::Vec2 px) = 0;  // true: that click has picked something

   protected:
    ~Play() = default;
  };
  struct Given {
    OpenTable& open;
    Messages& messages;
    const Settings& settings;
    Board& board;
    Playback& playback;
    Pieces& pieces;
    Play& play;
  };
  explicit Pointer(const Given& given) : given_(given) { given_.open.enlist(*this); }

  void moved(geom::Vec2 px);
  void pressed(geom::Vec2 px, bool add_to_selection);
  void released(geom::Vec2 px);
  void wheel(geom::Vec2 px, double notches, bool turn_piece);  // zoom, or turn the piece under the pointer or selection
  bool cancel();  // whatever a hand drags goes back to where it lay; false: it drags nothing

 private:
  void clear() override;
  void follow_table() override;  // a hand cannot hold on to a table that changed under it
  enum class Gesture : std::uint8_t { none, pressed_piece, pressed_board, pressed_held, drag, drag_held, pan, box };
  void click_piece();
  void select_box(geom::Vec2 px);
  void start_drag();
  void drag_to(geom::Vec2 px);
  void push(state::Table& table, geom::Vec2 by) const;   // like plastic
  void carry(state::Table& table, geom::Vec2 by) const;  // freely
  void drop();
  void drag_held_to(geom::Vec2 px);

  [[nodiscard]] const state::Table& table() const { return given_.open.table(); }
  [[nodiscard]] const data::Catalog& catalog() const { return given_.open.catalog(); }
  Given given_;
  Gesture gesture_ = Gesture::none;
  geom::Vec2 pressed_px_, last_px_;
  std::string pressed_;  // the piece under the press
  bool adding_ = false;
  std::vector<rules::Placement> grabbed_;  // where the dragged pieces stood, the held one first
  double turned_degrees_ = 0;              // by the wheel, during the drag
  geom::Vec2 held_from_;                   // where what is in the hand lay when the drag began
};

}  // namespace plotboard::desk
