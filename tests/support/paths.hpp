#pragma once
// Where the project and its programs are. Functions, not macros: no test is compiled anew because a clone lies
// elsewhere.
#include <string>

namespace plotboard::test {

const std::string& root();      // the project's folder, without a slash at the end
const std::string& programs();  // that of plotboard and plotboard-cli

}  // namespace plotboard::test
