// The check of the words checks: each planted fault is found, and a project without one passes.
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "support/folder.hpp"
#include "support/paths.hpp"

namespace plotboard::cli_words {

namespace {

struct Planted {
  const char* what;
  const char* file;
  const char* line;
};
constexpr const char* kSentences = "engine/words/english.cpp";
constexpr std::array<Planted, 7> kWrong{{
    {"a key without a sentence", "engine/rules/play/damage.cpp", "tell(say(\"jump.never\"));"},
    {"the same in a struct", "engine/rules/play/damage.cpp", "Hindrance no{\"2e-damage-1\", \"jump.never\"};"},
    {"a sentence that nobody says", kSentences, "{\"jump.forgotten\", \"It has jumped.\"},"},
    {"two sentences with one key", kSentences, "{\"jump.fails\", \"It stays.\"},"},
    {"a sentence beside a rule", "engine/rules/play/damage.cpp", "tell(\"It is destroyed.\");"},
    {"a sentence that is put together", "engine/ai/target.cpp", "text = name + \" heads for \" + edge;"},
    {"a sentence in a mission", "engine/mission/squads.cpp", "note(\"Squad Beta arrives.\");"},
}};

// A project of two files that are in order, and that line.
int check(const Planted* planted) {
  const test::Folder project;
  const std::filesystem::path root = project.path();
  for (const char* folder : {"engine/words", "engine/rules/play", "engine/ai", "engine/mission", "client"})
    std::filesystem::create_directories(root / folder);
  const auto line_for = [&](const std::string& file) {
    return planted != nullptr && file == planted->file ? std::string(planted->line) + "\n" : std::string();
  };
  project.write(kSentences, "{\"jump.fails\", \"{0} hits: the jump fails.\"},\n" + line_for(kSentences) + "kTerms[]\n");
  project.write(
      "engine/rules/play/jump.cpp",
      "// It says why.\nENSURE(hits >= 0, \"less than no hits\");\ntell(\"fga-2.16-8\", say(\"jump.fails\", hits));\n");
  for (const char* file : {"engine/rules/play/damage.cpp", "engine/ai/target.cpp", "engine/mission/squads.cpp"})
    project.write(file, line_for(file));
  return std::system((test::root() + "/tools/check-words " + project.path() + " >/dev/null").c_str());
}

}  // namespace

TEST_CASE("each planted fault of the words is found", "[layers]") {
  for (const Planted& planted : kWrong) {
    INFO(planted.what);
    CHECK(check(&planted) != 0);
  }
  CHECK(check(nullptr) == 0);
}

}  // namespace plotboard::cli_words
