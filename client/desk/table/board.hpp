#pragma once
// The board as a person looks at it: camera, tool, what is selected and under the pointer, what is measured, whose arcs
// are shaded. Changes no table; the pointer (pointer.hpp) and the keys change what stands here.
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "desk/core/cached.hpp"
#include "desk/core/open_table.hpp"
#include "desk/core/settings.hpp"
#include "scene/camera.hpp"
#include "scene/picture.hpp"

namespace plotboard::desk {

enum class Tool : std::uint8_t { select, measure, arc };
struct Box {  // in window pixels
  geom::Vec2 low, high;
  friend bool operator==(const Box&, const Box&) = default;
};
struct BoardView {
  scene::Camera camera;
  Tool tool = Tool::select;
  std::set<std::string> selected;
  std::string hovered;
  std::string beacon;                    // pointed at in the list of ships: a ring shows where it is
  std::string measure_from, measure_to;  // picked with the measure or arc tool
  geom::ArcKind measure_arc = geom::ArcKind::front;
  rules::Asked asked = rules::Asked::range;  // of those two; in_arc with the arc tool, and with no other
  std::optional<int> asked_band;             // "is it range 2?"
  bool of_attack = false;                    // range and obstruction: in that arc, as an attack measures them
  std::string arcs_of;                       // ship whose arcs are shaded; "" none
  std::vector<geom::ArcKind> shown_arcs;
  std::optional<Box> selection_box;            // while Shift and drag draws one
  std::shared_ptr<const state::Table> lifted;  // while a hand drags pieces: the table as it holds them; else null
  friend bool operator==(const BoardView&, const BoardView&) = default;
};

class Board final : public BoardView, private TableFollower {
 public:
  struct Given {
    const OpenTable& open;
    Messages& messages;
    const Settings& settings;
  };
  explicit Board(const Given& given) : given_(given) { given_.open.enlist(*this); }
  [[nodiscard]] const BoardView& view() const { return *this; }

  // --- the view
  void pan(geom::Vec2 px);                       // the middle of the view stays on the table, so that nobody loses it
  void fit();                                    // shows the whole table
  [[nodiscard]] bool fits() const;               // nobody has moved the view since
  void bring_into_sight(const std::string& id);  // moves the view as little as need be
  void centre_on(const std::string& id);         // as far as the table goes: one that is shown whole stays so
  [[nodiscard]] double fit_margin() const;       // pixels round the table when the whole of it is shown
  [[nodiscard]] geom::Vec2 middle_px() const;
  [[nodiscard]] std::string piece_at(geom::Vec2 px) const;  // "" none

  // --- pieces
  // The table with the dragged pieces where the hand holds them: what verdicts and the picture speak of.
  [[nodiscard]] const state::Table& shown_table() const;
  [[nodiscard]] bool dragging() const { return lifted != nullptr; }
  [[nodiscard]] const state::Piece* only_selected() const;
  void select_by(int way);  // the next piece, or the one before; with the tools: of the measurement
  void select_all();
  void select(const std::string& id) { selected = {id}; }  // it alone
  void point_out(const std::string& id) { beacon = id; }   // "" nothing
  void leave() { hovered.clear(); }                        // the pointer does
  void toggle_arcs(bool shown);                            // of the ship selected
  void show_arc(const std::string& ship, geom::ArcKind kind, bool shown);

  // --- measuring
  void use_hand() { tool = Tool::select; }  // what was measured stays
  void take(Tool wanted);
  void pick(const std::string& id);  // a click with the measure or arc tool
  void ask(rules::Asked question);   // takes the tool that fits it
  void ask_band(std::optional<int> band) { asked_band = band; }
  void ask_of_attack(bool on) { of_attack = on; }
  void measure_in(geom::ArcKind arc) { measure_arc = arc; }
  void measure(const std::string& from, const std::string& to = "");  // with the tool in the hand
  void swap_measured() { std::swap(measure_from, measure_to); }
  // What is asked, as soon as both pieces are there: the second may be the one under the pointer.
  [[nodiscard]] std::optional<rules::Question> question() const;
  [[nodiscard]] std::optional<rules::Verdict> verdict() const;  // of the table as shown
  // Whether it holds where the poses were measured by hand; nothing in a battle and while a piece is dragged.
  [[nodiscard]] std::optional<Phrase> by_hand() const;

  std::vector<scene::Badge> badges;  // numbers of answers, as the last picture of the board has them
  void note_badges(std::vector<scene::Badge> shown) { badges = std::move(shown); }

 private:
  void clear() override;  // nothing is selected or measured; the camera stays
  void follow_opened(const std::string& /*from_file*/) override { fit(); }
  void follow_table() override;  // ids of pieces that are no longer there go
  Given given_;
  scene::Camera fitted_;  // as fit() left it
  mutable Cached<std::optional<Phrase>, Version, rules::Question> by_hand_;
};

// What the ship fires through: its printed arcs, those of its sections, of where its turret points, of turret upgrades.
std::vector<geom::ArcKind> own_arcs(const data::Catalog& catalog, const state::Piece& piece);

}  // namespace plotboard::desk
