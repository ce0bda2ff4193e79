#pragma once
// Every subcommand of plotboard-cli declares its options and says what it does with them; docs/command-line.md is the
// manual. main.cpp lists them.
#include "options.hpp"

namespace plotboard::cli {

Run take_measure(Options& options);
Run take_arc(Options& options);
Run take_verdict(Options& options);
Run take_move(Options& options);
Run take_ai(Options& options);
Run take_play(Options& options);
Run take_referee(Options& options);
Run take_campaign(Options& options);
Run take_sweep(Options& options);
Run take_replay(Options& options);
Run take_validate(Options& options);
Run take_render(Options& options);
Run take_bench(Options& options);
Run take_signature(Options& options);

}  // namespace plotboard::cli
