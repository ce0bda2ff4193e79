#pragma once
// The project's data files as load_catalog() gets them, and copies of them with one edit.
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/base.hpp"
#include "data/data.hpp"

namespace plotboard::test {

const std::vector<data::SourceFile>& data_files();

const data::SourceFile& data_file(const std::string& path);

// The text with the first `from` replaced by `to`; fails when there is none.
std::string replaced(std::string text, const std::string& from, const std::string& to);

data::SourceFile edited(const std::string& path, const std::string& from, const std::string& to);

std::vector<data::SourceFile> all_with(const data::SourceFile& changed);

std::string first_line(const base::Errors& errors);

// A fault planted in a good file by one edit, and what is told about it. `why` may be empty where the edit says it.
struct PlantedFault {
  const char* why;
  const char* path;
  const char* from;
  const char* to;
  const char* message;
};

// `most`: messages of one fault; more would bury the cause.
void check_told(const base::Errors& errors, const std::string& message, std::size_t most);

enum class Told { first, somewhere };  // a fault may have followers that are found before it
// Each by itself, in all the files together.
void check_refused(std::span<const PlantedFault> faults, Told told = Told::first);

}  // namespace plotboard::test
