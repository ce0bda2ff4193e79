#pragma once
// What a person can read in the last headless frame: the glyphs that were drawn, put together to lines again, whoever
// drew them. Needs a font picture that is built, as the hand's context has it (panels_hand.hpp).
#include <string>
#include <vector>

namespace plotboard::test {

// A line each, in the order of drawing; words of one line are parted by one blank.
std::vector<std::string> shown_text();

}  // namespace plotboard::test
