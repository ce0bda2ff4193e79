#pragma once
// Battles on a desk for tests: ready-made squads, and a person who answers whatever is asked.
#include <cstdint>
#include <functional>

#include "desk/desk.hpp"

namespace plotboard::test {

void start_ready_made(desk::Desk& desk, int ships, desk::Controller mine = desk::Controller::me,
                      desk::Controller theirs = desk::Controller::cards, std::uint64_t seed = 5);

// One thing that a person at the screen does: a slow straight on every dial, the first answer to every question.
void act_once(desk::Desk& desk);

// Until it holds; fails when it never does.
void act_until(desk::Desk& desk, const std::function<bool()>& until, int most = 4000);

}  // namespace plotboard::test
