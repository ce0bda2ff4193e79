#pragma once
// A mission of the campaign as stand-in pilots (stand_in.hpp) come to it: for measuring missions one by one.

#include "campaign/alpha/book.hpp"
#include "mission/mission.hpp"

namespace plotboard::data {
struct Mission;
}  // namespace plotboard::data

namespace plotboard::campaign::alpha {

// So many stand-ins who all have that rank: paths in turn, the points that they buy before they rise, ships fitted out,
// and the medals of as many tours as campaigns have usually won by then. Nothing else lies behind them: no benefits
// beyond the last rank, nothing lost. The introduction is flown at rank 1, whatever is asked, with nothing bought.
// Pure. Cost: some milliseconds a pilot.
mission::Setup flown_by_stand_ins(const Book& book, const data::Mission& mission, int pilots, int rank);

}  // namespace plotboard::campaign::alpha
