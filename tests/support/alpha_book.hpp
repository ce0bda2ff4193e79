#pragma once
// The book of Flight Group Alpha, read once a test program.
#include "campaign/alpha/book.hpp"

namespace plotboard::test {

const campaign::alpha::Book& alpha_book();

}  // namespace plotboard::test
