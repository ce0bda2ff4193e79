// Screens, and tables that open ready.
#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "desk/desk.hpp"

namespace plotboard::desk {

namespace {

state::Piece ship(const data::Catalog& catalog, const std::string& id, const std::string& ref, state::Side side,
                  bool ai, double x, double y, double heading) {
  state::Piece piece;
  piece.id = id;
  piece.ref = ref;
  piece.side = side;
  piece.ai = ai;
  piece.pose = geom::rounded_pose({x, y}, heading);
  if (const data::Ship* known = catalog.ship(ref)) {
    piece.base = known->base;
    if (!known->generics.empty()) piece.initiative = known->generics.front().initiative;
    if (!known->factions.empty()) piece.faction = known->factions.front();
  } else {
    piece.ref.clear();  // a bare base, where this catalog lacks the ship
    piece.ai = false;
  }
  return piece;
}

void add_rock(const data::Catalog& catalog, state::Table& table, const std::string& ref, double x, double y,
              double heading) {
  if (catalog.obstacle(ref) == nullptr) return;
  state::Piece rock;
  rock.id = "R" + std::to_string(1 + std::count_if(table.pieces.begin(), table.pieces.end(), [](const state::Piece& p) {
                                   return p.type == state::PieceType::obstacle;
                                 }));
  rock.type = state::PieceType::obstacle;
  rock.ref = ref;
  rock.pose = geom::rounded_pose({x, y}, heading);
  table.pieces.push_back(rock);
}

}  // namespace

// --- screens

void Desk::show_start() {
  ai.stop();
  screen = Screen::start;
}

void Desk::show_new_battle() {
  ai.stop();
  if (draft.sides[0].ships.empty() && draft.sides[1].ships.empty()) draft = ready_made(catalog(), 2);
  screen = Screen::new_battle;
}

void Desk::show_missions() {
  ai.stop();
  screen = Screen::missions;
}

bool Desk::show_briefing(const std::string& mission) {
  if (!missions.choose(mission)) return false;
  ai.stop();
  screen = Screen::briefing;
  static_cast<void>(missions.briefing());  // what cannot be set up is said now
  return true;
}

bool Desk::open_path(const std::string& path) {
  if (!is_campaign(path)) return files.open_file(path);
  if (!campaigns.open(path)) return false;
  show_campaign();
  return true;
}

void Desk::show_campaign() {
  if (!campaigns.on_show().is_open()) return show_campaign_choice();
  ai.stop();
  messages.take_back_notes();  // they were about the table
  campaigns.on_show().end_choosing();
  screen = Screen::campaign;
}

void Desk::show_campaign_choice() {
  ai.stop();
  campaigns.on_show().begin_choice();
  screen = Screen::campaign;
}

void Desk::show_campaign_battle() {
  if (!campaigns.on_show().is_on_table()) return;
  screen = Screen::table;
  table_mode = files.played_in_table_mode().value_or(campaigns.on_show().is_at_table());
}

// --- tables

void Desk::new_table(const std::string& area) {
  state::Table table;
  if (const auto known = state::area_named(area)) table.area = *known;
  table.options.guides = settings.guides;
  open_.open(std::move(table));
}

void Desk::new_free_table(double width_mm, double height_mm) {
  constexpr double kLeast = 300, kMost = 4000;
  state::Table table;
  table.area = {"free", base::um_from_mm(std::clamp(width_mm, kLeast, kMost)),
                base::um_from_mm(std::clamp(height_mm, kLeast, kMost))};
  table.options.guides = settings.guides;
  open_.open(std::move(table));
}

bool Desk::open_mission(const std::string& id, int pilots, std::uint64_t mission_seed) {
  mission::Setup setup;
  setup.mission = id;
  setup.pilots = pilots;
  setup.seed = mission_seed;
  if (!missions.begin_at_table(setup)) return false;
  table_mode = true;
  return true;
}

bool Desk::place_draft() {
  const auto faults = objections_to(catalog(), draft);
  if (!faults.empty()) {
    messages.say(MessageKind::refusal, said(faults.front().why), faults.front().rule);
    return false;
  }
  state::Table made = table_of(catalog(), draft, seed);
  made.options.guides = settings.guides;
  open_.open(std::move(made));
  battle.placing = true;
  battle.by_the_book = draft.setup == DraftSetup::by_the_book;
  battle.typed_dice = draft.typed_dice;
  battle.round_limit = edition_of(catalog(), draft) == geom::Edition::first ? draft.round_limit : 0;
  if (draft.at_table) battle.referee = kAtTable;
  for (const state::Side side : {state::Side::player, state::Side::enemy})
    seats.controllers[state::seat(side)] = draft.sides[state::seat(side)].controller;
  return !battle.by_the_book || battle.start();
}

void Desk::open_ai_table() {
  const data::Catalog& c = catalog();
  state::Table table;
  using state::Side;
  add_rock(c, table, "coreasteroid0", 330, 470, 20);
  add_rock(c, table, "coreasteroid2", 600, 470, 75);
  add_rock(c, table, "coreasteroid4", 250, 250, 130);
  add_rock(c, table, "core2asteroid1", 730, 300, 200);
  add_rock(c, table, "core2asteroid3", 700, 660, 310);
  table.pieces.push_back(ship(c, "P1", "tielnfighter", Side::player, false, 430, 290, 8));
  table.pieces.push_back(ship(c, "P2", "tielnfighter", Side::player, false, 500, 262, 8));
  table.pieces.push_back(ship(c, "P3", "tieadvancedx1", Side::player, false, 620, 320, 330));
  const struct {
    const char* id;
    double x, y, heading;
  } xwings[] = {{"A1", 450, 610, 176}, {"A2", 520, 655, 188}, {"A3", 245, 560, 130}};
  int number = 0;
  for (const auto& at : xwings) {
    table.pieces.push_back(ship(c, at.id, "t65xwing", Side::enemy, true, at.x, at.y, at.heading));
    table.pieces.back().number = ++number;
  }
  table.options.guides = settings.guides;
  open_.open(std::move(table));
}

bool Desk::begin_at_table() {
  if (!has_table() || in_battle()) return false;
  ai.stop();
  dial.close();
  battle.referee = kAtTable;
  if (!battle.start()) {
    battle.referee = {};
    return false;
  }
  return true;
}

bool Desk::lead_at_table() {
  if (!begin_at_table()) return false;
  table_mode = true;
  return true;
}

bool Desk::begin_mission_at_table() {
  if (!missions.begin_at_table()) return false;
  table_mode = true;
  return true;
}

void Desk::begin_mirror() {
  if (!has_table()) new_table("3x3");
  ai.stop();
  dial.close();
  screen = Screen::table;
  table_mode = false;
  board.take(Tool::select);
  mirror.begin();
}

// Near enough that shots are likely in the first round; the same dice for everybody.
void Desk::open_lesson_battle() {
  constexpr std::uint64_t kSeed = 4;
  const data::Catalog& c = catalog();
  state::Table table;
  using state::Side;
  add_rock(c, table, "coreasteroid0", 300, 500, 20);
  add_rock(c, table, "coreasteroid2", 640, 420, 75);
  table.pieces.push_back(ship(c, "Red 1", "t65xwing", Side::player, false, 457, 240, 0));
  table.pieces.back().initiative = 4;  // moves after the others, and shoots before them
  int number = 0;
  for (const double x : {410.0, 520.0}) {
    table.pieces.push_back(ship(c, "TIE " + std::to_string(++number), "tielnfighter", Side::enemy, true, x, 690, 180));
    table.pieces.back().number = number;
  }
  table.options.guides = settings.guides;
  const std::uint64_t kept = std::exchange(seed, kSeed);
  open_.open(std::move(table));
  seed = kept;
  battle.start();
}

void Desk::open_measuring_table() {
  const data::Catalog& c = catalog();
  state::Table table;
  using state::Side;
  table.pieces.push_back(ship(c, "P1", "tielnfighter", Side::player, false, 400, 330, 15));
  table.pieces.push_back(ship(c, "E1", "t65xwing", Side::enemy, false, 505, 560, 190));
  add_rock(c, table, "coreasteroid2", 440, 455, 40);
  table.options.guides = settings.guides;
  open_.open(std::move(table));
  board.tool = Tool::measure;
  board.measure_from = "P1";
  board.measure_to = "E1";
}

}  // namespace plotboard::desk
