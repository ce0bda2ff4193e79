#pragma once
// A folder of a test's own that is gone afterwards.
#include <string>

namespace plotboard::test {

class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string file(const std::string& name) const;  // the path that it has or would have
  void write(const std::string& name, const std::string& text) const;

 private:
  std::string path_;
};

}  // namespace plotboard::test
