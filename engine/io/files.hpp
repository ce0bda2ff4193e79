#pragma once
// The only module that opens files. Reading is bounded; writing is crash-safe: a temporary file beside the target,
// flushed to disk, then renamed over it, so a file is never half written. Errors name the file and the reason.

#include <cstdint>
#include <string>
#include <vector>

#include "base/base.hpp"

namespace plotboard::io {

inline constexpr std::size_t kMostBytes = 64u << 20u;

base::Result<std::string> read_file(const std::string& path, std::size_t most = kMostBytes);
base::Result<std::string> read_input(const std::string& path);  // "-" is standard input
base::Result<base::Done> write_file(const std::string& path, const std::string& bytes);
// All files below a folder that end with `ending`, sorted by path, relative to `root`.
base::Result<std::vector<std::string>> list_files(const std::string& root, const std::string& ending);
bool exists(const std::string& path);
base::Result<base::Done> make_folder(const std::string& path);

// Folders: where assets/ and maps/ lie (beside the binary, in the source tree or installed; PLOTBOARD_DATA overrides)
// and where the user's own things go (XDG_DATA_HOME; PLOTBOARD_HOME overrides; made when missing).
base::Result<std::string> data_root();
base::Result<std::string> user_folder();
// Where a person's own files are proposed to go: the documents of XDG's user-dirs.dirs, else ~/Documents, else the home
// folder; "" where the system names none.
std::string documents_folder();

}  // namespace plotboard::io
