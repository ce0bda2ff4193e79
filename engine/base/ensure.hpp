#pragma once
// ENSURE(condition, message): a bug check that stays on in every build. A failure calls the handler with
// the condition, the place and the message. The default prints and aborts; the program's own handler
// saves the log first; tests install one that throws.

#include <string>

namespace plotboard::base {

using BugHandler = void (*)(const char* condition, const char* file, int line, const std::string& message);
BugHandler set_bug_handler(BugHandler handler);  // returns the former one; nullptr restores the default
[[noreturn]] void report_bug(const char* condition, const char* file, int line, const std::string& message);

}  // namespace plotboard::base

#define ENSURE(condition, message)                                                            \
  do {                                                                                        \
    if (!(condition)) ::plotboard::base::report_bug(#condition, __FILE__, __LINE__, message); \
  } while (false)
