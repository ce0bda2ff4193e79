#pragma once
// The Result of a session's battle, or of the mission on its table, as it stands now; commands taken back don't count.
// Pure. Cost: that of its log's events (mission/result.hpp).

#include "battle/session.hpp"
#include "mission/result.hpp"

namespace plotboard::battle {

mission::Result result_of(const Session& session);

}  // namespace plotboard::battle
