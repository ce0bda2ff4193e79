#pragma once
// The sheet of a pilot and the record of missions as printed pages (page.hpp), from what the window shows too
// (desk/alpha/pilot_sheet.hpp). A design of our own: dark ink on white, readable in grey. Pure.

#include <string>
#include <vector>

#include "desk/alpha/pilot_sheet.hpp"
#include "print/page.hpp"

namespace plotboard::print {

// One A4 page. `group`: the flight group's name.
Page sheet_page(const desk::PilotSheet& sheet, const std::string& group);
// What was flown and what became of the points, as many pages as it takes; none before the first mission.
std::vector<Page> record_pages(const desk::PilotSheet& sheet, const std::string& group);
// Both.
std::vector<Page> pages_of(const desk::PilotSheet& sheet, const std::string& group);

}  // namespace plotboard::print
