#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "io/io.hpp"
#include "support/folder.hpp"

namespace plotboard::io_files {

using test::Folder;
namespace fs = std::filesystem;

namespace {

class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    setenv(name, value.c_str(), 1);
  }
  ~Variable() { old_.empty() ? unsetenv(name_) : setenv(name_, old_.c_str(), 1); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::string old_;
};

std::vector<std::string> names_in(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  return names;
}

}  // namespace

TEST_CASE("What is written reads back, and nothing else is left", "[plotboard]") {
  const Folder folder;
  const std::string bytes("a\0b\r\n\xff", 6);
  REQUIRE(io::write_file(folder.file("save.json"), "old"));
  REQUIRE(io::write_file(folder.file("save.json"), bytes));
  CHECK(*io::read_file(folder.file("save.json")) == bytes);
  CHECK(names_in(folder.path()) == std::vector<std::string>{"save.json"});
}

TEST_CASE("A failed write leaves the old file alone", "[plotboard]") {
  const Folder folder;
  REQUIRE(io::make_folder(folder.file("sub")));
  CHECK_FALSE(io::write_file(folder.file("sub"), "x"));
  CHECK_FALSE(io::write_file(folder.file("nowhere/save.json"), "x"));
  CHECK_FALSE(io::write_file("", "x"));
  CHECK(names_in(folder.path()) == std::vector<std::string>{"sub"});
}

TEST_CASE("Writing through a link keeps the link", "[plotboard]") {
  const Folder folder;
  REQUIRE(io::write_file(folder.file("real.json"), "old"));
  fs::create_symlink("real.json", folder.file("link.json"));
  REQUIRE(io::write_file(folder.file("link.json"), "new"));
  CHECK(fs::is_symlink(folder.file("link.json")));
  CHECK(*io::read_file(folder.file("real.json")) == "new");
}

TEST_CASE("Reading is bounded and says why it failed", "[plotboard]") {
  const Folder folder;
  REQUIRE(io::write_file(folder.file("ten"), "0123456789"));
  CHECK(io::read_file(folder.file("ten"), 10));
  const auto too_big = io::read_file(folder.file("ten"), 9);
  REQUIRE_FALSE(too_big);
  CHECK(too_big.errors()[0].file == folder.file("ten"));
  CHECK(too_big.errors()[0].found == "more than 9 bytes");
  CHECK_FALSE(io::read_file(folder.path()));
  const auto missing = io::read_file(folder.file("missing"));
  REQUIRE_FALSE(missing);
  CHECK(missing.errors()[0].found.find("cannot be opened") != std::string::npos);
  CHECK_FALSE(io::read_file("/dev/zero", 1000));  // endless
}

TEST_CASE("Files are listed in order, relative, by their ending", "[plotboard]") {
  const Folder folder;
  REQUIRE(io::make_folder(folder.file("b/c")));
  for (const char* name : {"z.json", "b/c/y.json", "b/x.json", "b/x.txt", "json"}) {
    REQUIRE(io::write_file(folder.file(name), ""));
  }
  CHECK(*io::list_files(folder.path(), ".json") == std::vector<std::string>{"b/c/y.json", "b/x.json", "z.json"});
  CHECK_FALSE(io::list_files(folder.file("missing"), ".json"));
}

TEST_CASE("The data's folder is found from the program's, or named", "[plotboard]") {
  const Folder folder;
  CHECK(io::exists(*io::data_root() + "/assets/geometry.json"));
  {
    const Variable wrong("PLOTBOARD_DATA", folder.path());
    CHECK_FALSE(io::data_root());
  }
  REQUIRE(io::make_folder(folder.file("assets")));
  REQUIRE(io::write_file(folder.file("assets/geometry.json"), "{}"));
  const Variable right("PLOTBOARD_DATA", folder.path());
  CHECK(*io::data_root() == folder.path());
}

TEST_CASE("The user's folder is made where it is missing", "[plotboard]") {
  const Folder folder;
  {
    const Variable home("PLOTBOARD_HOME", folder.file("mine"));
    CHECK(*io::user_folder() == folder.file("mine"));
    CHECK(io::exists(folder.file("mine")));
  }
  const Variable shared("XDG_DATA_HOME", folder.path());
  const Variable none("PLOTBOARD_HOME", "");
  CHECK(*io::user_folder() == folder.file("plotboard"));
}

TEST_CASE("A person's files are proposed to go to the documents", "[plotboard]") {
  const Folder folder;
  const Variable home("HOME", folder.path());
  const Variable config("XDG_CONFIG_HOME", folder.file("settings"));
  CHECK(io::documents_folder() == folder.path());
  REQUIRE(io::make_folder(folder.file("Documents")));
  CHECK(io::documents_folder() == folder.file("Documents"));
  REQUIRE(io::make_folder(folder.file("Dokumente")));
  REQUIRE(io::make_folder(folder.file("settings")));
  REQUIRE(io::write_file(folder.file("settings/user-dirs.dirs"),
                         "# XDG_DOCUMENTS_DIR=\"$HOME/nowhere\"\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n"));
  CHECK(io::documents_folder() == folder.file("Dokumente"));
}

TEST_CASE("When a file was written is told by the calendar", "[plotboard]") {
  const Folder folder;
  CHECK_FALSE(io::written(folder.file("none")));
  REQUIRE(io::write_file(folder.file("now"), "x"));
  REQUIRE(io::written(folder.file("now")));
  CHECK(io::written(folder.file("now"))->days_ago <= 1);  // about midnight
  constexpr std::int64_t kDay = 24 * 60 * 60, kNow = 1'800'000'000;
  const io::Moment now = io::moment_of(kNow, kNow), before = io::moment_of(kNow - 3 * kDay, kNow);
  CHECK(now.days_ago == 0);
  CHECK(before.days_ago == 3);
  // A minute after midnight the last evening is yesterday.
  const std::int64_t midnight = kNow - now.hour * 3600 - now.minute * 60 - kNow % 60;
  CHECK(io::moment_of(midnight - 60, midnight + 60).days_ago == 1);
}

}  // namespace plotboard::io_files
