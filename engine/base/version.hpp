#pragma once
// The program's version: shown by --version and written into logs. Says nothing about file formats, which carry
// their own numbers.

namespace plotboard {

inline constexpr const char* kVersion = "0.1.0";

}  // namespace plotboard
