#include "support/alpha_book.hpp"

#include <catch2/catch.hpp>

#include "support/catalog.hpp"

namespace plotboard::test {

const campaign::alpha::Book& alpha_book() {
  static const campaign::alpha::Book read = [] {
    auto result = campaign::alpha::book_of(catalog());
    if (!result) FAIL(base::text(result.errors()));
    return std::move(*result);
  }();
  return read;
}

}  // namespace plotboard::test
