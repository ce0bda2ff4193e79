#include "battle/result.hpp"

namespace plotboard::battle {

mission::Result result_of(const Session& session) {
  mission::Tally tally(session.catalog(), session.start());
  for (const LogEntry& entry : session.log()) {
    for (const state::Event& event : entry.events) tally.read(event);
  }
  return tally.close(session.table());
}

}  // namespace plotboard::battle
