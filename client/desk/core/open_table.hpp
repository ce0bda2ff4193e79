#pragma once
// The table that is open: its session, and the one way in for commands. Whoever lays another table down or changes this
// one does it here, and the parts that have enlisted hear of it in turn.
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "battle/session.hpp"
#include "desk/core/messages.hpp"
#include "desk/core/names.hpp"

namespace plotboard::desk {

// Which table lies there, and which state of it.
struct Version {
  std::uint64_t table = 0, revision = 0;
  friend bool operator==(const Version&, const Version&) = default;
};

// A part that follows the open table.
class TableFollower {
 public:
  TableFollower() = default;
  TableFollower(const TableFollower&) = delete;
  TableFollower& operator=(const TableFollower&) = delete;
  virtual void set_aside() {}                                      // another is about to be opened in its place
  virtual void clear() {}                                          // another is: what was of the one before goes
  virtual void follow_opened(const std::string& /*from_file*/) {}  // and all parts have let go of that
  virtual void follow_table() {}                                   // it has changed

 protected:
  ~TableFollower() = default;
};

class OpenTable {
 public:
  struct Given {
    const data::Catalog& catalog;
    Messages& messages;
    std::uint64_t& seed;  // of the next new table
  };
  explicit OpenTable(const Given& given) : given_(given) {}

  [[nodiscard]] const data::Catalog& catalog() const { return given_.catalog; }
  [[nodiscard]] bool is_open() const { return session_.has_value(); }
  [[nodiscard]] Names names() const { return Names(catalog(), is_open() ? &session_->table() : nullptr); }
  [[nodiscard]] std::string said(const Phrase& phrase) const { return words::english(phrase, names()); }
  // Precondition of the next three: is_open().
  [[nodiscard]] const battle::Session& session() const;
  [[nodiscard]] battle::Session& session();  // who changes the table by it says so by changed()
  [[nodiscard]] const state::Table& table() const { return session().table(); }
  [[nodiscard]] bool in_battle() const { return is_open() && table().play.on(); }  // one is running, or over
  [[nodiscard]] Version version() const;

  void open(state::Table table, const std::string& from_file = "");  // "": in no file
  void open(battle::Session session, const std::string& from_file);
  void set_seed(std::uint64_t seed) { given_.seed = seed; }
  bool apply(const rules::Command& command, bool merge = false);    // false: refused, and said so
  bool apply_automatic(const rules::Command& command, Phrase why);  // that nobody had a choice about
  void changed();
  // Parts enlist when they are made and hear in that order: after those that they know.
  void enlist(TableFollower& part) const { followers_.push_back(&part); }

 private:
  Given given_;
  std::optional<battle::Session> session_;
  std::uint64_t opened_ = 0;
  mutable std::vector<TableFollower*> followers_;
};

}  // namespace plotboard::desk
