#include "io/files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#ifdef _WIN32
#include <io.h>
#include <process.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace plotboard::io {

namespace fs = std::filesystem;

namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, Close>;

std::string last_reason() { return std::generic_category().message(errno); }

base::Error error(const std::string& file, const std::string& found, const std::string& expected) {
  return {file, "", found, expected};
}

base::Result<std::string> read_all(std::FILE* file, const std::string& name, std::size_t most) {
  std::string text;
  std::array<char, 1u << 14u> block{};  // most files are smaller, and to clear it takes time
  while (true) {
    const std::size_t got = std::fread(block.data(), 1, block.size(), file);
    if (got > most - text.size()) {
      return error(name, "more than " + std::to_string(most) + " bytes", "a file of at most that size");
    }
    text.append(block.data(), got);
    if (got < block.size()) break;
  }
  if (std::ferror(file) != 0) return error(name, "cannot be read: " + last_reason(), "a readable file");
  return text;
}

// The disk itself must have the bytes before the rename, or a crash leaves an empty file under the good name.
bool flush_to_disk(std::FILE* file) {
  if (std::fflush(file) != 0) return false;
#ifdef _WIN32
  return _commit(_fileno(file)) == 0;
#else
  return fsync(fileno(file)) == 0;
#endif
}

// The rename itself lives in the folder. Some file systems cannot sync a folder; that is not an error of ours.
void flush_folder(const fs::path& folder) {
#ifndef _WIN32
  const int handle = open(folder.c_str(), O_RDONLY);
  if (handle < 0) return;
  fsync(handle);
  close(handle);
#else
  (void)folder;
#endif
}

int process_id() {
#ifdef _WIN32
  return _getpid();
#else
  return getpid();
#endif
}

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool holds_data(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_regular_file(folder / "assets" / "geometry.json", ignored);
}

fs::path program_folder() {
  std::error_code failed;
#ifdef __linux__
  const fs::path program = fs::read_symlink("/proc/self/exe", failed);
  if (!failed) return program.parent_path();
#endif
  return fs::current_path(failed);
}

}  // namespace

base::Result<std::string> read_file(const std::string& path, std::size_t most) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) return error(path, "a folder", "a file");
  const OpenFile file(std::fopen(path.c_str(), "rb"));
  if (file == nullptr) return error(path, "cannot be opened: " + last_reason(), "a readable file");
  return read_all(file.get(), path, most);
}

base::Result<std::string> read_input(const std::string& path) {
  return path == "-" ? read_all(stdin, "standard input", kMostBytes) : read_file(path);
}

base::Result<base::Done> write_file(const std::string& path, const std::string& bytes) {
  if (path.empty()) return error(path, "no file name", "the name of a file to write");
  std::error_code failed;
  // Through a symbolic link to the file that it names: the link itself must survive the rename.
  const fs::path resolved = fs::weakly_canonical(path, failed);
  const fs::path target = failed ? fs::path(path) : resolved;
  if (fs::is_directory(target, failed)) return error(path, "a folder", "the name of a file to write");

  const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  const fs::path part = folder / ("." + target.filename().string() + "." + std::to_string(process_id()) + ".part");
  const auto give_up = [&](const std::string& reason) {
    std::error_code ignored;
    fs::remove(part, ignored);
    return error(path, "cannot be written: " + reason, "a folder that can be written to");
  };

  OpenFile file(std::fopen(part.string().c_str(), "wb"));
  if (file == nullptr) return give_up(last_reason());
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
  if (!written || !flush_to_disk(file.get())) {
    const std::string reason = last_reason();
    file.reset();
    return give_up(reason);
  }
  if (std::fclose(file.release()) != 0) return give_up(last_reason());
  fs::rename(part, target, failed);
  if (failed) return give_up(failed.message());
  flush_folder(folder);
  return base::Done{};
}

base::Result<std::vector<std::string>> list_files(const std::string& root, const std::string& ending) {
  std::error_code failed;
  std::vector<std::string> names;
  fs::recursive_directory_iterator entry(root, failed);
  for (const fs::recursive_directory_iterator end; !failed && entry != end; entry.increment(failed)) {
    std::error_code unknown;
    if (!entry->is_regular_file(unknown)) continue;
    std::string name = entry->path().lexically_relative(root).generic_string();
    if (name.size() >= ending.size() && name.compare(name.size() - ending.size(), ending.size(), ending) == 0) {
      names.push_back(std::move(name));
    }
  }
  if (failed) return error(root, "cannot be listed: " + failed.message(), "a readable folder");
  std::sort(names.begin(), names.end());
  return names;
}

bool exists(const std::string& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

base::Result<base::Done> make_folder(const std::string& path) {
  std::error_code failed;
  fs::create_directories(path, failed);
  if (failed || !fs::is_directory(path, failed)) {
    return error(path, "cannot be made" + (failed ? ": " + failed.message() : std::string()), "a folder");
  }
  return base::Done{};
}

base::Result<std::string> data_root() {
  if (const std::string chosen = variable("PLOTBOARD_DATA"); !chosen.empty()) {
    if (holds_data(chosen)) return chosen;
    return error(chosen, "no assets/geometry.json there", "PLOTBOARD_DATA to name the folder that holds assets/");
  }
  const fs::path start = program_folder();
  for (fs::path folder = start; !folder.empty(); folder = folder.parent_path()) {
    if (holds_data(folder)) return folder.string();
    if (folder == folder.parent_path()) break;
  }
  const fs::path installed = "/usr/share/plotboard";
  if (holds_data(installed)) return installed.string();
  return error(start.string(), "no assets/geometry.json here, above or in " + installed.string(),
               "the game data beside the program (PLOTBOARD_DATA can name its folder)");
}

base::Result<std::string> user_folder() {
  fs::path folder = variable("PLOTBOARD_HOME");
  if (folder.empty()) {
    if (const std::string shared = variable("XDG_DATA_HOME"); !shared.empty()) {
      folder = fs::path(shared) / "plotboard";
    } else if (const std::string home = variable("HOME"); !home.empty()) {
      folder = fs::path(home) / ".local" / "share" / "plotboard";
    } else {
      return error("", "neither PLOTBOARD_HOME, XDG_DATA_HOME nor HOME is set", "a folder for saves and settings");
    }
  }
  auto made = make_folder(folder.string());
  if (!made) return made.errors();
  return folder.string();
}

std::string documents_folder() {
  const std::string home = variable("HOME").empty() ? variable("USERPROFILE") : variable("HOME");
  std::error_code ignored;
  if (home.empty() || !fs::is_directory(home, ignored)) return "";
  const std::string config = variable("XDG_CONFIG_HOME");
  const auto dirs = read_file((config.empty() ? home + "/.config" : config) + "/user-dirs.dirs");
  const std::string key = "XDG_DOCUMENTS_DIR=\"";
  const std::string lines = dirs ? "\n" + *dirs : "";
  if (const std::size_t at = lines.find("\n" + key); at != std::string::npos) {
    const std::size_t from = at + 1 + key.size();
    std::string folder = lines.substr(from, lines.find('"', from) - from);
    if (folder.starts_with("$HOME")) folder = home + folder.substr(5);
    if (fs::is_directory(folder, ignored)) return folder;
  }
  const fs::path usual = fs::path(home) / "Documents";
  return fs::is_directory(usual, ignored) ? usual.string() : home;
}

}  // namespace plotboard::io
