#include "rules/play/additions.hpp"

#include "rules/machine/door.hpp"

namespace plotboard::rules {

const std::vector<AddedAction>& Additions::actions() const {
  static const std::vector<AddedAction> none;
  return none;
}

const Additions& additions() {
  static const Additions none;
  return door().additions != nullptr ? *door().additions : none;
}

}  // namespace plotboard::rules
