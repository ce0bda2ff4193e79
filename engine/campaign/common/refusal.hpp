#pragma once
// Why a command of a campaign may not be given now.
#include <string>

#include "words/phrase.hpp"

namespace plotboard::campaign {

struct Refusal {
  std::string rule;  // its id
  Phrase why;
};

}  // namespace plotboard::campaign
