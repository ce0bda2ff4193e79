#pragma once
// Tokens, dice faces and bars of a battle, drawn with Dear ImGui from the board's own signs (scene/signs.hpp).
// `size` is the side of the square that a sign fills, pixels.

#include <imgui.h>

#include <string>
#include <string_view>

#include "panels/kit/parts.hpp"
#include "scene/signs.hpp"

namespace plotboard::panels {

void draw_sign(ImDrawList* list, ImVec2 centre, float size, const scene::Sign& sign, ImU32 colour, float thickness);
void draw_token(ImDrawList* list, ImVec2 centre, float size, state::Token token);
std::string_view term_of(state::Token token);  // its word in the glossary
// A die with that value as in DiceRolled; `faint`: used up, or not chosen.
void draw_battle_die(ImDrawList* list, ImVec2 centre, float size, state::DieKind kind, int value, bool faint = false);
std::string words_of_die(state::DieKind kind, int value);  // "hit", "4"
// A row of dice, breaking where the width ends; takes its room in the window.
void dice_row(const std::string& name, state::DieKind kind, const std::vector<int>& values, float size);
// An outlined bar, `share` of it full, with words at its right end.
void bar(float width, float share, scene::Colour colour, const std::string& words);
// Rings and squares: shields and hull that are left.
void condition_row(const state::Piece& ship, float size);

}  // namespace plotboard::panels
