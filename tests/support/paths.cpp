#include "support/paths.hpp"

namespace plotboard::test {

const std::string& root() {
  static const std::string folder = PLOTBOARD_ROOT;
  return folder;
}
const std::string& programs() {
  static const std::string folder = PLOTBOARD_BIN;
  return folder;
}

}  // namespace plotboard::test
