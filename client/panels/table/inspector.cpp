// The selected piece: every field of it, and what can be done with it.
#include "panels/table/inspector.hpp"

#include <algorithm>
#include <cstring>

#include "data/catalog.hpp"
#include "data/order.hpp"
#include "desk/core/editions.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"
#include "panels/table/arcs.hpp"
#include "panels/table/table_settings.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kTwoArcColumnsEm = 8, kInspectorIconEm = 2.2F;

constexpr float kLabelEm = 5.2F;

// The label of a field in the column of all labels; the field comes next and fills the rest.
void field_label(const char* text) {
  row_label(text, kLabelEm);
  ImGui::SetNextItemWidth(-FLT_MIN);
}

// "Initiative", "Pilot skill"
std::string initiative_label(const desk::Desk& desk) { return desk::with_capital(desk.edition().initiative); }

// Steps of the - and + buttons, finer with Shift and Ctrl.
double step() {
  const ImGuiIO& io = ImGui::GetIO();
  return io.KeyCtrl ? 0.001 : io.KeyShift ? 0.1 : 1.0;
}

void turn_buttons(desk::Desk& desk) {
  constexpr double kTurn = 15;
  if (button("piece/left", "Turn left 15°")) desk.pieces.turn_selected(-kTurn, "buttons");
  flow(button_width("Turn right 15°"));
  if (button("piece/right", "Turn right 15°")) desk.pieces.turn_selected(kTurn, "buttons");
}

// With a ruler people measure from the table's edges to the base, not to the middle beneath the model.
void from_two_edges(desk::Desk& desk, const state::Piece& piece) {
  if (desk.in_battle()) return;
  if (button("piece/from-edges", "From two edges")) {
    act(desk::Intent::mirror_table);
    desk.mirror.go(desk::MirrorStage::place);
    desk.mirror.ask_for(piece.id);
  }
  tip("Type what a ruler says: the distances from two edges of the table to its base, and which way it looks.");
}

bool pose_fields(state::Piece& piece) {
  bool changed = false;
  double x = piece.pose.x.mm();
  double y = piece.pose.y.mm();
  double heading = piece.pose.heading.degrees();
  if (number_field("field/x", "x, mm", x, step(), 3)) {
    piece.pose.x = base::um_from_mm(std::clamp(x, -2000.0, 6000.0));
    changed = true;
  }
  if (number_field("field/y", "y, mm", y, step(), 3)) {
    piece.pose.y = base::um_from_mm(std::clamp(y, -2000.0, 6000.0));
    changed = true;
  }
  if (number_field("field/heading", "Heading °", heading, step(), 3)) {
    piece.pose.heading = base::mdeg_from_degrees(std::clamp(heading, -100000.0, 100000.0)).wrapped();
    changed = true;
  }
  dim("The middle of it, from the lower left corner. − and + step by 1; with Shift by 0.1, with Ctrl by 0.001. 0° "
      "looks "
      "up the table, 90° to the right.");
  return changed;
}

bool side_field(const desk::Desk& desk, state::Piece& piece) {
  bool changed = false;
  field_label("Side");
  const auto offer = [&](const char* name, const char* text, state::Side side) {
    if (button(name, text, "", {true, false, piece.side == side})) {
      changed = piece.side != side;
      piece = desk::on_side(desk.catalog(), desk.table(), piece, side);
    }
  };
  offer("field/side-player", "Player", state::Side::player);
  flow(button_width("Enemy"));
  offer("field/side-enemy", "Enemy", state::Side::enemy);
  flow(button_width("None"));
  offer("field/side-none", "None", state::Side::none);
  return changed;
}

bool ship_field(const data::Catalog& catalog, const state::Table& table, state::Piece& piece) {
  bool changed = false;
  field_label("Ship");
  const data::Ship* ship = catalog.ship(piece.ref);
  if (ImGui::BeginCombo("##ship", ship != nullptr ? ship->name.c_str() : "none, a bare base")) {
    for (const auto& [id, other] : desk::edition_of(catalog, &table).ships(catalog)) {
      if (other.base != piece.base && ship == nullptr) continue;  // a bare base keeps its size
      if (ImGui::Selectable(other.name.c_str(), id == piece.ref) || entered()) {
        piece.ref = id;
        piece.base = other.base;
        if (std::find(other.factions.begin(), other.factions.end(), piece.faction) == other.factions.end()) {
          piece.faction = other.factions.empty() ? "" : other.factions.front();
        }
        changed = true;
      }
    }
    ImGui::EndCombo();
  }
  probe("field/ship");
  if (ship != nullptr && ship->factions.size() > 1) {
    field_label("Faction");
    if (ImGui::BeginCombo("##faction", piece.faction.empty() ? "any" : faction_name(piece.faction).c_str())) {
      for (const std::string& faction : ship->factions) {
        if (ImGui::Selectable(faction_name(faction).c_str(), faction == piece.faction) || entered()) {
          piece.faction = faction;
          changed = true;
        }
      }
      ImGui::EndCombo();
    }
    probe("field/faction");
  }
  return changed;
}

// Of the first edition: its pilot, who brings skill and faction.
bool first_pilot_field(const data::Catalog& catalog, state::Piece& piece) {
  const data::Ship* ship = catalog.ship(piece.ref);
  if (ship == nullptr || ship->edition != geom::Edition::first) return false;
  if (geom::is_huge(ship->base)) return false;  // nobody flies it: its cards bear the ship's name
  bool changed = false;
  field_label("Pilot");
  const std::string now = desk::pilot_words(catalog, piece);
  if (ImGui::BeginCombo("##pilot", now.empty() ? "nobody" : now.c_str())) {
    for (const desk::PilotChoice& pilot : desk::pilots_of(catalog, *ship)) {
      const WithId id(pilot.id.text());
      const std::string words = pilot.name + ", skill " + std::to_string(pilot.initiative);
      if (!ImGui::Selectable(words.c_str(), pilot.id == piece.ship.pilot) && !entered()) continue;
      desk::fly_with(catalog, piece, pilot);
      changed = true;
    }
    ImGui::EndCombo();
  }
  probe("field/pilot");
  return changed;
}

bool lock_field(const state::Table& table, state::Piece& piece, const char* label) {
  bool changed = false;
  field_label(label);
  if (ImGui::BeginCombo("##lock", piece.lock.empty() ? "nobody" : piece.lock.text().c_str())) {
    if (ImGui::Selectable("nobody", piece.lock.empty()) || entered()) {
      piece.lock.clear();
      piece.ship.older_lock.clear();
      changed = true;
    }
    for (const state::Piece& other : table.pieces) {
      if (other.type != state::PieceType::ship || other.id == piece.id || other.fled) continue;
      if (ImGui::Selectable(other.id.text().c_str(), other.id == piece.lock) || entered()) {
        piece.lock = other.id;
        changed = true;
      }
    }
    ImGui::EndCombo();
  }
  probe("field/lock");
  return changed;
}

std::string order_words(Id text) {
  const data::Order order = data::order_of(text);
  switch (order.kind) {
    case data::OrderKind::strike:
      return "strike " + order.whom;
    case data::OrderKind::escort:
      return "escort " + order.whom;
    case data::OrderKind::escape:
      return "escape by the " + order.whom + " edge";
    default:
      return "attack";
  }
}

bool order_field(const state::Table& table, state::Piece& piece) {
  bool changed = false;
  field_label("AI order");
  if (ImGui::BeginCombo("##order", order_words(piece.order).c_str())) {
    Ids orders{"attack"};
    for (const state::Piece& other : table.pieces) {
      if (other.type == state::PieceType::ship && other.id != piece.id && !other.fled && other.side != piece.side) {
        orders.push_back(data::order(data::OrderKind::strike, other.id));
      }
    }
    for (const char* edge : {"north", "east", "south", "west"}) {
      orders.push_back(data::order(data::OrderKind::escape, edge));
    }
    for (const Id order : orders) {
      if (ImGui::Selectable(order_words(order).c_str(), order == piece.order) || entered()) {
        piece.order = order;
        changed = true;
      }
    }
    ImGui::EndCombo();
  }
  probe("field/order");
  return changed;
}

bool note_field(InspectorMemory& memory, state::Piece& piece) {
  const bool marker = piece.type == state::PieceType::marker;
  const std::string& words = marker ? piece.ref.text() : piece.note;
  const std::string source = piece.id + '\n' + words;
  if (memory.note_of != source) {  // another piece, or its words were changed elsewhere
    memory.note_of = source;
    const std::size_t length = std::min(words.size(), memory.note.size() - 1);
    memory.note.fill('\0');
    std::memcpy(memory.note.data(), words.data(), length);
  }
  field_label(marker ? "Words" : "Note");
  ImGui::InputTextWithHint("##note", "your own words", memory.note.data(), memory.note.size());
  probe("field/note");
  if (!ImGui::IsItemDeactivatedAfterEdit() || words == memory.note.data()) return false;
  if (marker)
    piece.ref = memory.note.data();
  else
    piece.note = memory.note.data();
  return true;
}

bool ship_fields(desk::Desk& desk, state::Piece& piece) {
  bool changed = ship_field(desk.catalog(), desk.table(), piece);
  changed |= first_pilot_field(desk.catalog(), piece);
  changed |= side_field(desk, piece);
  changed |= count_field("field/initiative", initiative_label(desk).c_str(), piece.initiative, 0, 12);
  const desk::Edition& edition = desk.edition();
  field_label("");
  const bool has_card = desk.catalog().card_for(piece.ref, piece.faction) != nullptr;
  if (has_card || piece.ai) {
    changed |= check("field/ai", "Flown by the AI", piece.ai);
  } else if (edition.has_ai_cards) {
    dim("No AI card: flown by dial.");
  }
  if (piece.ai) {
    changed |= count_field("field/number", "Number", piece.number, 0, 99);
    changed |= order_field(desk.table(), piece);
  }
  heading("Tokens");
  changed |= count_field("field/stress", "Stress", piece.tokens.stress, 0, 20);
  changed |= count_field("field/ion", "Ion", piece.tokens.ion, 0, 20);
  changed |= lock_field(desk.table(), piece, edition.lock);
  field_label("");
  changed |= check("field/moved", "Has moved this round", piece.moved);
  return changed;
}

void ship_actions(desk::Desk& desk, const state::Piece& piece) {
  Look look;
  look.primary = !piece.ai;
  intent_button(desk, desk::Intent::dial, "piece/dial", "Dial", look);
  if (piece.ai && !piece.fled) {
    flow(button_width("Ask the AI"));
    if (button("piece/think", "Ask the AI", "", {true, true})) desk.ai.think(piece.id);
    tip("Shows what this ship would do now, and why. Nothing moves yet.");
  }
  flow(button_width("Measure from here"));
  if (button("piece/measure", "Measure from here")) {
    const std::string id = piece.id;
    act(desk::Intent::tool_measure);
    desk.board.measure(id);
  }
}

void arc_fields(desk::Desk& desk, ArcsMemory& arcs, const state::Piece& piece) {
  heading("Arcs on the board");
  const desk::Edition& edition = desk.edition();
  const float column = (ImGui::GetContentRegionAvail().x) / 2;
  int index = 0;
  for (const std::string_view name : geom::arc_names()) {
    const std::optional<geom::ArcKind> kind = geom::arc_named(name);
    if (!kind || !geom::arc_of(desk.catalog().figures, piece.base, edition.rules, *kind)) continue;
    if (*kind == geom::ArcKind::base_strip) continue;  // the AI's own; its trace shows it
    const auto& shown = desk.board.shown_arcs;
    bool on = desk.board.arcs_of == piece.id && std::find(shown.begin(), shown.end(), *kind) != shown.end();
    if (!arcs.all && !is_offered(desk.catalog(), piece, *kind) && !on) continue;
    const std::string words = words_of(*kind, edition.is_first());
    if (index % 2 == 1 && column > em() * kTwoArcColumnsEm) ImGui::SameLine(column);
    ++index;
    if (check("arc/" + std::string(name), words.c_str(), on)) desk.board.show_arc(piece.id, *kind, on);
  }
  if (index == 0) dim("This base has no printed arcs.");
  if (button("arc/all", arcs.all ? "Fewer arcs" : edition.more_arcs)) arcs.all = !arcs.all;
}

// Figures and rule of a remote that a mission puts down.
void remote_card(const desk::Desk& desk, const state::Piece& piece) {
  const data::Device* device = piece.type == state::PieceType::device ? desk.catalog().device(piece.ref) : nullptr;
  if (device == nullptr || device->text.empty()) return;
  const int hull = piece.is_remote() ? piece.ship.hull_left() : device->hull;
  plain("Initiative " + std::to_string(device->initiative) + ", agility " + std::to_string(device->agility) + ", " +
        std::to_string(hull) + " of " + std::to_string(device->hull) + " hull.");
  plain(device->text);
  rule_link(device->rule);
  gap();
}

void one_piece(desk::Desk& desk, InspectorMemory& memory, ArcsMemory& arcs, const state::Piece& before) {
  state::Piece piece = before;
  const WithId id(before.id);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float icon = em() * kInspectorIconEm;
  ImDrawList* list = ImGui::GetWindowDrawList();
  if (piece.type == state::PieceType::ship) {
    const scene::Colour side = piece.side == state::Side::enemy    ? theme().enemy
                               : piece.side == state::Side::player ? theme().player
                                                                   : theme().neutral;
    draw_base(list, {at.x + icon / 2, at.y + icon / 2}, icon, piece.base, u32(mixed(side, theme().text, 0.3F)),
              line_width() * 1.4F);
  } else {
    draw_mark(list, {at.x + icon / 2, at.y + icon / 2}, icon * 0.7F, Mark::obstacle, u32(theme().text_dim),
              line_width());
  }
  ImGui::Dummy({icon, icon});
  ImGui::SameLine();
  ImGui::BeginGroup();
  strong(desk.names().piece(piece.id) + "  ·  " + title_of(desk.catalog(), piece));
  std::string state = state::name_of(piece.side);
  if (piece.ai) state += ", AI ship number " + std::to_string(piece.number);
  if (piece.fled) state = "has left the play area";
  if (piece.type == state::PieceType::ship) dim(words_of(piece.base) + " base, " + state);
  ImGui::EndGroup();
  gap();
  remote_card(desk, piece);
  if (piece.type == state::PieceType::ship) {
    ship_actions(desk, piece);
    flow(button_width("Remove", desk::info_of(desk::Intent::remove_selected).key));
  }
  intent_button(desk, desk::Intent::remove_selected, "piece/remove", "Remove");
  gap();
  heading("Place");
  turn_buttons(desk);
  flow(button_width("From two edges"));
  from_two_edges(desk, piece);
  if (const state::Piece* turned = desk.table().find(before.id)) piece.pose = turned->pose;
  bool changed = pose_fields(piece);
  switch (piece.type) {
    case state::PieceType::ship:
      heading("Ship");
      changed |= ship_fields(desk, piece);
      arc_fields(desk, arcs, piece);
      heading("Other");
      break;
    case state::PieceType::obstacle:
      changed |= check("field/mirror", "Other face up (mirrored)", piece.mirror);
      break;
    case state::PieceType::device:
    case state::PieceType::component:
    case state::PieceType::template_piece:
    case state::PieceType::ruler:
    case state::PieceType::marker:
      break;
  }
  changed |= note_field(memory, piece);
  if (changed && desk.table().find(before.id) != nullptr) desk.pieces.change(piece);
}

void several(desk::Desk& desk) {
  const state::Table& table = desk.table();
  int ships = 0;
  int others = 0;
  for (const std::string& id : desk.board.selected) {
    const state::Piece* piece = table.find(id);
    if (piece == nullptr) continue;
    (piece->type == state::PieceType::ship ? ships : others) += 1;
  }
  strong(std::to_string(desk.board.selected.size()) + " pieces selected");
  dim(std::to_string(ships) + (ships == 1 ? " ship, " : " ships, ") + std::to_string(others) +
      (others == 1 ? " other piece." : " other pieces.") + " Drag one to move them all; Q and E turn them.");
  turn_buttons(desk);
  gap();
  if (ships > 0) {
    const auto set_all = [&desk](auto change) {
      std::vector<state::Piece> changed;
      for (const std::string& id : desk.board.selected) {
        const state::Piece* found = desk.table().find(id);
        if (found == nullptr || found->type != state::PieceType::ship) continue;
        changed.push_back(*found);
        change(changed.back());
      }
      desk.pieces.change_all(changed);
    };
    const auto set_ships = [&desk](const desk::ShipChange& change) {
      Ids ids;
      for (const std::string& id : desk.board.selected) ids.emplace_back(id);
      desk.mirror.roster.change(ids, change);
    };
    heading("Ships");
    if (button("many/player", "To the players")) set_ships({state::Side::player, {}, {}});
    flow(button_width("To the enemy"));
    if (button("many/enemy", "To the enemy")) set_ships({state::Side::enemy, {}, {}});
    flow(button_width("AI flies"));
    if (button("many/ai", "AI flies")) set_ships({{}, true, {}});
    flow(button_width("People fly"));
    if (button("many/people", "People fly")) set_ships({{}, false, {}});
    row_label(initiative_label(desk).c_str(), kLabelEm);
    const int highest = desk.edition().highest_initiative;
    for (int i = 0; i <= highest; ++i) {
      const std::string digit = std::to_string(i);
      if (i > 0) flow(button_width(digit));
      if (button("many/initiative-" + digit, digit)) set_ships({{}, {}, i});
    }
    if (button("many/fresh", "Have not moved")) set_all([](state::Piece& p) { p.moved = false; });
    flow(button_width("Clear stress and ion"));
    if (button("many/clear", "Clear stress and ion"))
      set_all([](state::Piece& p) { p.tokens.stress = p.tokens.ion = 0; });
    gap();
  }
  if (desk.board.selected.size() == 2 && button("many/measure", "Measure these two", "", {true, true})) {
    const std::string from = *desk.board.selected.begin();
    const std::string to = *desk.board.selected.rbegin();
    act(desk::Intent::tool_measure);
    desk.board.measure(from, to);
  }
  intent_button(desk, desk::Intent::mirror_obstacle, "many/mirror", "Turn obstacles over");
  intent_button(desk, desk::Intent::remove_selected, "many/remove", "Remove all");
}

}  // namespace

void draw_inspector(desk::Desk& desk, InspectorMemory& memory, ArcsMemory& arcs, FreeTableMemory& free_table) {
  if (desk.board.selected.empty()) return draw_table_settings(desk, free_table);
  const state::Piece* only = desk.board.only_selected();
  if (only != nullptr) return one_piece(desk, memory, arcs, state::Piece(*only));
  several(desk);
}

}  // namespace plotboard::panels
