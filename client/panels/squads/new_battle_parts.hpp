#pragma once
// Parts of the new battle's window that stand in files of their own: the edition, and squads of the first edition.

#include <string>

#include "desk/squads/draft_first.hpp"
#include "panels/kit/parts.hpp"
#include "panels/squads/new_battle.hpp"

namespace plotboard::panels {

const char* side_key(state::Side side);                   // "yours" "theirs": in the names of widgets
std::string words_of_slot(const std::string& slot);       // "salvaged astromech"
void draw_game_choice(desk::Desk& desk, float label_em);  // the edition
void draw_first_squads(desk::Desk& desk);                 // ready-made ones
// Pilot and slots of a ship of the first edition.
void draw_first_ship(desk::Desk& desk, NewBattleMemory& memory, desk::DraftSide& side, std::size_t index,
                     state::Side who);
// Pilot and slots of a ship of the second edition, and its ready squads.
void draw_second_ship(desk::Desk& desk, NewBattleMemory& memory, desk::DraftSide& side, std::size_t index,
                      state::Side who);
void draw_ready_squads(desk::Desk& desk, NewBattleMemory& memory, state::Side who);
void draw_squad_files(desk::Desk& desk, NewBattleMemory& memory, state::Side who);  // opening and saving a squad (XWS)
void take_squad_files(desk::Desk& desk, const NewBattleMemory& memory);  // what the file dialog was asked for

// A list in the popup "##cards": a search on top, rows below. The caller ends both.
bool begin_card_list(NewBattleMemory& memory, const std::string& name, const char* hint);
void end_card_list();
// A line of a list of cards: name, what it costs, its text below. True: it was picked. `why`: it cannot be picked.
bool card_row(NewBattleMemory& memory, const std::string& name, const std::string& title, const std::string& remark,
              const std::string& text, const std::string& why, bool on);

}  // namespace plotboard::panels
