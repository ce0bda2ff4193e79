#pragma once
// Keys: every thing that a person can ask for by key, menu or button, with its name, its key and one line of help. The
// keyboard, the menus and the `?` page all read this one list. What digits mean in table mode:
// at_table/referee_pages.cpp.
#include <cstdint>
#include <string>
#include <vector>

namespace plotboard::desk {

enum class Intent : std::uint8_t {
  help,
  lesson,
  start_screen,
  new_table,
  open,
  save,
  save_as,
  export_png,
  export_text,
  export_log,
  undo,
  redo,
  tool_select,
  tool_measure,
  tool_arc,
  fit_board,
  true_scale,
  zoom_in,
  zoom_out,
  pan_left,
  pan_right,
  pan_up,
  pan_down,
  turn_left_fine,
  turn_right_fine,
  turn_left,
  turn_right,
  nudge_left,
  nudge_right,
  nudge_up,
  nudge_down,
  nudge_left_far,
  nudge_right_far,
  nudge_up_far,
  nudge_down_far,
  remove_selected,
  select_next,
  select_previous,
  select_all,
  clear_selection,
  mirror_obstacle,
  mirror_table,
  dial,
  ai_step,
  ai_phase,
  ai_stop,
  ai_reroll,
  skip_ship,
  next_round,
  table_mode,
  second_screen,
  new_battle,
  undo_turn,
  back,
  fast_forward,
  hold_ship,
  play_log,
  pick_1,
  pick_2,
  pick_3,
  pick_4,
  pick_5,
  pick_6,
  pick_7,
  pick_8,
  pick_9,
  pick_0,
  take_best,
  pick_10,
  pick_11,
  pick_12,
  pick_13,
  pick_14,
  pick_15,
  pick_16,
  pick_17,
  pick_18,
  text_larger,
  text_smaller,
  toggle_grid,
  toggle_arcs,
  toggle_names,
  toggle_plastic,
  next_theme,
  skip_animation,
  fleet,
  skip_all,
  mute,
  palette_search
};
struct IntentInfo {
  Intent intent;
  std::string group;  // "Files", "View", "Pieces", "AI" ...
  std::string name;   // "Step the next AI ship"
  std::string key;    // "Space", "Ctrl+Z", "Shift+Left"; "" when it has none
  std::string help;   // one line
};
const std::vector<IntentInfo>& intents();
const IntentInfo& info_of(Intent intent);
// The intent of a key press written as in IntentInfo::key ("Ctrl+Shift+S"); nothing when free.
const IntentInfo* intent_for_key(const std::string& key);

}  // namespace plotboard::desk
