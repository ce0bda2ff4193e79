#pragma once
// Golden files: what a test found against what was kept. PLOTBOARD_REGENERATE=1 keeps what was found instead, and the
// test fails all the same: a run that rewrites its own measure has checked nothing.
#include <string>

namespace plotboard::test {

bool regenerates();

// Nothing where the file holds what was found; else the first line that differs, or that the file was written anew.
std::string golden_difference(const std::string& path, const std::string& found);

// Fails with that.
void check_golden(const std::string& path, const std::string& found);

}  // namespace plotboard::test
