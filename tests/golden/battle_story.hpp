#pragma once
// A battle as a story: FOLDER/NAME.json is the table, NAME.story what everybody does, and what comes of it is told line
// by line. Dice are thrown "at the table": every face stands in the story.
//
// A story line is a command. Empty lines and lines with # say why.
//   start [first [seed [place]]]   the seed shuffles the damage decks; place: all pieces wait in the pool
//   place PIECE X Y HEADING        mm and degrees
//   dial SHIP CODE, ready SIDE, turn SHIP, CHOICE OPTION, dice FACE ... (or eyes), ai (the AI ship answers)
//   hand SHIP WHAT NUMBER          set by hand, as people may between turns: a token's name, shields, shields-fore,
//                                  shields-aft, energy
#include <string>
#include <vector>

namespace plotboard::test {

std::vector<std::string> stories_in(const std::string& folder);  // by name
// What is done (">"), what comes of it, and what is asked next ("?"). Its written log must read back to the same table.
std::string told_story(const std::string& folder, const std::string& name);

}  // namespace plotboard::test
