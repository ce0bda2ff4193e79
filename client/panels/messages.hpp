#pragma once
// What the program has to say: notes fade, refusals name their rule, problems wait for their Close button.

#include "desk/desk.hpp"

namespace plotboard::panels {

struct Windows;

void draw_messages(desk::Desk& desk, Windows& windows);
float messages_room(const desk::Desk& desk,
                    const Windows& windows);  // how much of the left column, as it stands, they take from below

}  // namespace plotboard::panels
