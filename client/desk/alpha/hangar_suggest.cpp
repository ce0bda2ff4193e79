// What the hangar's ready-made loadouts are called; how they are made: campaign/alpha/suggest.hpp.
#include "desk/alpha/hangar_view.hpp"

namespace plotboard::desk {

using alpha::Suggest;

const std::vector<Suggestion>& suggestions() {
  static const std::vector<Suggestion> kAll{
      {Suggest::dear, "Costly cards", "The costliest card that fits, again and again."},
      {Suggest::weapons, "Weapons", "Weapons and bombs first, then the costliest cards that fit."},
      {Suggest::survival, "Survival", "Hull, shields and dodging first, then the costliest cards that fit."},
      {Suggest::many, "Many cards", "The cheapest card that fits, again and again."}};
  return kAll;
}

}  // namespace plotboard::desk
