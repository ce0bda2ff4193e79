#include "desk/core/open_table.hpp"

namespace plotboard::desk {

const battle::Session& OpenTable::session() const {
  ENSURE(is_open(), "no table is open");
  return *session_;
}
battle::Session& OpenTable::session() {
  ENSURE(is_open(), "no table is open");
  return *session_;
}

Version OpenTable::version() const { return {opened_, session_ ? session_->revision() : 0}; }

void OpenTable::open(state::Table table, const std::string& from_file) {
  open(battle::Session(given_.catalog, std::move(table), given_.seed++), from_file);
}

void OpenTable::open(battle::Session session, const std::string& from_file) {
  for (TableFollower* part : followers_) part->set_aside();
  session_.emplace(std::move(session));
  ++opened_;
  for (TableFollower* part : followers_) part->clear();
  for (TableFollower* part : followers_) part->follow_opened(from_file);
}

void OpenTable::changed() {
  for (TableFollower* part : followers_) part->follow_table();
}

bool OpenTable::apply(const rules::Command& command, bool merge) {
  if (const auto refusal = session().apply(command, merge)) {
    given_.messages.say(MessageKind::refusal, said(refusal->why), refusal->rule);
    return false;
  }
  changed();
  return true;
}

bool OpenTable::apply_automatic(const rules::Command& command, Phrase why) {
  if (session().apply_automatic(command, std::move(why))) return false;
  changed();
  return true;
}

}  // namespace plotboard::desk
