#include "desk/core/keys.hpp"

#include "base/base.hpp"
#include "desk/core/text_size.hpp"

namespace plotboard::desk {

namespace {

const std::vector<IntentInfo> kIntents = {
    {Intent::help, "Program", "Help", "?", "Every key and what it does."},
    {Intent::lesson, "Program", "Guided tour", "F2",
     "A first round, step by step. Again: leaves the tour; once more: takes it up."},
    {Intent::start_screen, "Program", "Start screen", "Ctrl+H", "Back to the start screen; the table stays open."},
    {Intent::text_larger, "Program", "Larger text", "Ctrl++", "Up to " + std::to_string(kTextSizes.back()) + " %."},
    {Intent::text_smaller, "Program", "Smaller text", "Ctrl+-",
     "Down to " + std::to_string(kTextSizes.front()) + " %."},
    {Intent::next_theme, "Program", "Next colours", "Ctrl+T",
     "Goes through the sets of colours, among them two for colour-blind eyes."},

    {Intent::new_battle, "Files", "New battle", "Ctrl+B", "Choose both sides and fight."},
    {Intent::new_table, "Files", "New table", "Ctrl+N", "An empty table of 3 x 3 feet."},
    {Intent::open, "Files", "Open", "Ctrl+O", "Opens a table, a battle or a campaign from its file."},
    {Intent::save, "Files", "Save", "Ctrl+S", "Saves the table or the battle; asks for a name the first time."},
    {Intent::save_as, "Files", "Save as", "Ctrl+Shift+S", "Saves it under another name."},
    {Intent::export_png, "Files", "Export picture", "Ctrl+E",
     "Saves the board as a PNG picture; while two pieces are measured, their verdict."},
    {Intent::export_text, "Files", "Export report", "Ctrl+Shift+E", "Saves table, measurement and AI reasons as text."},
    {Intent::export_log, "Files", "Export battle log", "Ctrl+L",
     "Saves every step so far with its dice; such a file opens with its whole history."},

    {Intent::undo, "Edit", "Undo", "Ctrl+Z", "Takes the last change back, whatever it was."},
    {Intent::redo, "Edit", "Redo", "Ctrl+Y", "Does again what was undone."},

    {Intent::undo_turn, "Edit", "Undo the turn", "Ctrl+U", "Back to where the running or last turn began."},
    {Intent::back, "Battle", "Back", "U",
     "To the question before, while no die has been thrown and nobody has acted since."},
    {Intent::fast_forward, "Battle", "Fast forward", "J", "Everything up to your next decision, at once."},
    {Intent::hold_ship, "Battle", "Stop before this ship", "H",
     "The battle stops before the selected ship acts; again: it does not."},
    {Intent::play_log, "Edit", "Play the log", "Ctrl+P", "Plays on what was undone, step by step; again: stops."},

    {Intent::tool_select, "Tools", "Select and move", "V",
     "Click picks a piece, drag moves it, drag on the table pans."},
    {Intent::tool_measure, "Tools", "Measure", "M",
     "Pick two pieces: do they touch, which range is it, is the line obstructed?"},
    {Intent::tool_arc, "Tools", "Check an arc", "C", "Pick a ship, then its target: is it in the arc?"},

    {Intent::fit_board, "View", "Whole table", "F", "Shows the whole table."},
    {Intent::true_scale, "View", "True scale on this screen", "Ctrl+1",
     "One millimetre on the table is one on the screen."},
    {Intent::zoom_in, "View", "Zoom in", "+", "Closer to the middle of the view."},
    {Intent::zoom_out, "View", "Zoom out", "-", "Farther away."},
    {Intent::pan_left, "View", "Pan left", "Ctrl+Left", "Moves the view."},
    {Intent::pan_right, "View", "Pan right", "Ctrl+Right", "Moves the view."},
    {Intent::pan_up, "View", "Pan up", "Ctrl+Up", "Moves the view."},
    {Intent::pan_down, "View", "Pan down", "Ctrl+Down", "Moves the view."},
    {Intent::toggle_grid, "View", "Grid", "G", "Squares of 100 mm on or off."},
    {Intent::toggle_arcs, "View", "Arcs", "A",
     "The selected ship's arcs; with nothing selected, everyone's front arc."},
    {Intent::toggle_names, "View", "Names", "L", "Names beside the pieces on or off."},
    {Intent::skip_animation, "View", "Skip what is shown", "S",
     "Goes on to the next thing that has happened: flight, dice, shot."},
    {Intent::skip_all, "View", "Skip all that is shown", "Shift+S", "Shows the table as it stands now."},
    {Intent::mute, "View", "Sound", "Ctrl+M", "All sounds on or off."},
    {Intent::second_screen, "View", "Second screen", "F10",
     "A window for a television or projector: it shows the table, the controls stay here."},

    {Intent::palette_search, "Pieces", "Add a piece", "/", "Goes to the search of the pieces."},
    {Intent::turn_left, "Pieces", "Turn left 5 degrees", "Q", "Turns the selected pieces."},
    {Intent::turn_right, "Pieces", "Turn right 5 degrees", "E", "Turns the selected pieces."},
    {Intent::turn_left_fine, "Pieces", "Turn left 1 degree", "Shift+Q", "Turns the selected pieces."},
    {Intent::turn_right_fine, "Pieces", "Turn right 1 degree", "Shift+E", "Turns the selected pieces."},
    {Intent::nudge_left, "Pieces", "Nudge left 1 mm", "Left", "Moves the selected pieces; with none, the view."},
    {Intent::nudge_right, "Pieces", "Nudge right 1 mm", "Right", "Moves the selected pieces; with none, the view."},
    {Intent::nudge_up, "Pieces", "Nudge up 1 mm", "Up", "Moves the selected pieces; with none, the view."},
    {Intent::nudge_down, "Pieces", "Nudge down 1 mm", "Down", "Moves the selected pieces; with none, the view."},
    {Intent::nudge_left_far, "Pieces", "Move left 10 mm", "Shift+Left", "Moves the selected pieces."},
    {Intent::nudge_right_far, "Pieces", "Move right 10 mm", "Shift+Right", "Moves the selected pieces."},
    {Intent::nudge_up_far, "Pieces", "Move up 10 mm", "Shift+Up", "Moves the selected pieces."},
    {Intent::nudge_down_far, "Pieces", "Move down 10 mm", "Shift+Down", "Moves the selected pieces."},
    {Intent::remove_selected, "Pieces", "Remove", "Delete", "Takes the selected pieces off the table."},
    {Intent::select_next, "Pieces", "Next piece", "Tab",
     "Selects the next piece; while measuring, the next one to measure to."},
    {Intent::select_previous, "Pieces", "Previous piece", "Shift+Tab", "Selects the piece before."},
    {Intent::select_all, "Pieces", "Select all", "Ctrl+A", "Selects every piece."},
    {Intent::clear_selection, "Pieces", "Clear", "Escape",
     "Ends what is under way, then the measurement, then the selection."},
    {Intent::mirror_obstacle, "Pieces", "Other face", "X", "Turns the selected obstacles over."},
    {Intent::toggle_plastic, "Pieces", "Push other bases", "P",
     "A dragged base pushes others out of its way, or passes over them."},
    {Intent::mirror_table, "Pieces", "Your own table", "W",
     "Types in what stands on a real table: ships, places by ruler, moves by template."},
    {Intent::dial, "Pieces", "Dial", "D", "The selected ship's dial: point at a maneuver to see it, click to fly it."},

    {Intent::fleet, "Battle", "Ships", "O",
     "Goes to the strip of ships: arrow keys go through it, Enter shows the ship on the board."},
    {Intent::pick_1, "Battle", "First answer", "1", "Of the open question; while dice are typed in: the first face."},
    {Intent::pick_2, "Battle", "Second answer", "2", "Arrow keys go through the answers too, Enter takes one."},
    {Intent::pick_3, "Battle", "Third answer", "3", "Of the open question."},
    {Intent::pick_4, "Battle", "Fourth answer", "4", "Of the open question."},
    {Intent::pick_5, "Battle", "Fifth answer", "5", "Of the open question."},
    {Intent::pick_6, "Battle", "Sixth answer", "6", "Of the open question."},
    {Intent::pick_7, "Battle", "Seventh answer", "7", "Of the open question."},
    {Intent::pick_8, "Battle", "Eighth answer", "8", "Of the open question."},
    {Intent::pick_9, "Battle", "Ninth answer", "9", "Of the open question."},
    {Intent::take_best, "Battle", "Take the best", "B",
     "Does with the dice what promises the most damage, or on defense the least."},
    {Intent::pick_10, "Battle", "Tenth answer", "Shift+1", "Of a long question: with Shift the digits go on."},
    {Intent::pick_11, "Battle", "Eleventh answer", "Shift+2", "Of the open question."},
    {Intent::pick_12, "Battle", "Twelfth answer", "Shift+3", "Of the open question."},
    {Intent::pick_13, "Battle", "Thirteenth answer", "Shift+4", "Of the open question."},
    {Intent::pick_14, "Battle", "Fourteenth answer", "Shift+5", "Of the open question."},
    {Intent::pick_15, "Battle", "Fifteenth answer", "Shift+6", "Of the open question."},
    {Intent::pick_16, "Battle", "Sixteenth answer", "Shift+7", "Of the open question."},
    {Intent::pick_17, "Battle", "Seventeenth answer", "Shift+8", "Of the open question."},
    {Intent::pick_18, "Battle", "Eighteenth answer", "Shift+9", "Of the open question."},
    {Intent::pick_0, "Battle", "Decline", "0", "Nothing, done, or no; on dice: takes the last one back."},

    {Intent::ai_step, "AI", "Continue", "Space",
     "In a battle: what comes next. Else: what the next AI ship does and why; again: it flies."},
    {Intent::ai_phase, "AI", "Run on", "Enter",
     "All AI ships in order, with a pause between them, until a person has to act."},
    {Intent::ai_stop, "AI", "Stop", ".", "Stops the running phase after this ship."},
    {Intent::ai_reroll, "AI", "Roll again", "R", "A new die for the AI ship on show."},
    {Intent::skip_ship, "AI", "Skip this ship", "K",
     "The ship on show, or the selected one, stays where it is this round."},
    {Intent::next_round, "AI", "Next round", "N", "Everyone may activate again; reinforcements arrive."},
    {Intent::table_mode, "AI", "Table mode", "T", "Full screen, to be read from two metres."},
};

}  // namespace

const std::vector<IntentInfo>& intents() { return kIntents; }

const IntentInfo& info_of(Intent intent) {
  for (const IntentInfo& info : intents())
    if (info.intent == intent) return info;
  ENSURE(false, "an intent that the list does not name");
  return intents().front();
}

const IntentInfo* intent_for_key(const std::string& key) {
  // Second keys that people's fingers know; the list names the first.
  static const std::vector<std::pair<std::string, std::string>> aliases = {
      {"F1", "?"},          {"Ctrl+Shift+Z", "Ctrl+Y"}, {"Backspace", "Delete"},    {"F11", "T"},    {"=", "+"},
      {"Ctrl+=", "Ctrl++"}, {"Ctrl+Shift+=", "Ctrl++"}, {"Ctrl+Shift++", "Ctrl++"}, {"Ctrl+F", "/"}, {"[", "Q"},
      {"]", "E"},           {"Shift+[", "Shift+Q"},     {"Shift+]", "Shift+E"}};
  std::string wanted = key;
  for (const auto& [alias, first] : aliases)
    if (alias == key) wanted = first;
  if (wanted.empty()) return nullptr;
  for (const IntentInfo& info : intents())
    if (info.key == wanted) return &info;
  return nullptr;
}

}  // namespace plotboard::desk
