// plotboard-cli: the engine's door for scripts and tests. JSON in, JSON on stdout, messages on stderr.
#include <exception>
#include <iostream>

#include "common.hpp"
#include "subcommands.hpp"

namespace {

using namespace plotboard;

constexpr const char* kAbout = "Plotboard without a window: verdicts, maneuvers and AI turns for true-scale tables";

// In the order in which --help lists them.
const std::vector<cli::Subcommand> kSubcommands{
    {"measure", "Contact, gap, range and nearest points of pieces", cli::take_measure},
    {"arc", "Is a piece in a ship's arc, at what range, obstructed by what", cli::take_arc},
    {"verdict", "A question about two pieces: one headline with its margin and its error", cli::take_verdict},
    {"move", "Where a maneuver ends and what it meets", cli::take_move},
    {"ai", "What an AI ship does and why", cli::take_ai},
    {"play", "Fight a whole battle without a window", cli::take_play},
    {"referee", "Lead people at a real table: JSON lines in, orders and questions out", cli::take_referee},
    {"campaign", "Keep a campaign: new, show, commands, do, print, simulate", cli::take_campaign},
    {"sweep", "Fly many games of missions, check each, and count how many are won", cli::take_sweep},
    {"replay", "Play a battle log again and compare every hash", cli::take_replay},
    {"validate", "Check all of the program's data, or the files named", cli::take_validate},
    {"render", "Draw a scene into a PNG; needs no display", cli::take_render},
    {"bench", "Measure the engine beside other libraries, in one run", cli::take_bench},
    {"signature", "One line of hashes over many random tables: the same on every build", cli::take_signature},
};

}  // namespace

int main(int argc, char** argv) {
  try {
    return cli::run_program(kAbout, kSubcommands, argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "plotboard-cli: " << error.what() << '\n';
    return cli::kInternal;
  }
}
