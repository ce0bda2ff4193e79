#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_zeb_orrelios(Effects& all) {
  for (const char* card :
       {"pilot:zeborrelios", "pilot:zeborrelios-sheathipedeclassshuttle", "pilot:zeborrelios-tielnfighter"}) {
    squad_must(all, card, Window::cancel_order, owner_defends, [](Game&, Occasion& occasion) {
      occasion.value = 1;
    }).anyone = true;
  }
}

}  // namespace plotboard::rules::effects
