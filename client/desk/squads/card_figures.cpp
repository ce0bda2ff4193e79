#include "desk/squads/card_figures.hpp"

#include <cstdlib>

#include "desk/core/names.hpp"

namespace plotboard::desk {

namespace {

void add(std::string& line, const std::string& part) {
  if (!part.empty()) line += (line.empty() ? "" : ", ") + part;
}

std::string signed_count(int count, const char* one, const char* more) {
  return (count > 0 ? "+" : "−") + counted(std::abs(count), one, more);
}

std::string comes_back(int recurring) {
  if (recurring == 0) return "";
  return recurring > 0 ? " (+" + std::to_string(recurring) + " a round)" : " (lost each round)";
}

std::string weapon_words(const data::Weapon& weapon) {
  std::string line = counted(weapon.dice, "die", "dice");
  const std::string near = std::to_string(weapon.nearest), far = std::to_string(weapon.farthest);
  add(line, "range " + (weapon.nearest == weapon.farthest ? near : near + "-" + far));
  for (std::size_t i = 0; i < weapon.needs.size(); ++i)
    add(line, (i == 0 ? "needs a " : "or a ") + with_blanks(weapon.needs[i].text()));
  return line;
}

}  // namespace

std::string figures_of(const data::Ship& type) {
  std::string line;
  for (const data::Attack& attack : type.attacks)
    add(line, std::to_string(attack.dice) + (line.empty() ? " attack" : " attack (second weapon)"));
  if (line.empty()) line = "no attack";
  add(line, std::to_string(type.agility) + " agility");
  add(line, std::to_string(type.hull) + " hull");
  add(line, counted(type.shields, "shield", "shields"));
  int energy = 0;
  for (const data::ShipSection& section : type.sections) energy += section.energy;
  if (energy > 0) add(line, std::to_string(energy) + " energy");
  return line;
}

std::string figures_of(const data::GenericPilot& pilot) {
  std::string line = "initiative " + std::to_string(pilot.initiative);
  if (pilot.points > 0) add(line, counted(pilot.points, "point", "points"));
  if (pilot.force > 0) add(line, std::to_string(pilot.force) + " Force");
  return line;
}

std::string points_on(const data::Upgrade& card, const data::Ship& type, int initiative) {
  const auto points = card.points.of(type.base, type.agility, initiative);
  return card.in_squads && points ? counted(*points, "point", "points") : "";
}

std::string figures_of(const data::Upgrade& card, const data::Ship& type, int initiative) {
  std::string line = points_on(card, type, initiative);
  if (card.weapon) add(line, weapon_words(*card.weapon));
  if (card.charges > 0) add(line, counted(card.charges, "charge", "charges") + comes_back(card.recurring));
  if (card.force > 0) add(line, "+" + std::to_string(card.force) + " Force");
  if (card.hull != 0) add(line, signed_count(card.hull, "hull", "hull"));
  if (card.shields != 0) add(line, signed_count(card.shields, "shield", "shields"));
  if (card.slots_in_squads().size() > 1) add(line, "fills " + std::to_string(card.slots_in_squads().size()) + " slots");
  for (const std::string& slot : card.adds_slots) add(line, "+ " + with_blanks(slot) + " slot");
  for (const std::string& slot : card.takes_slots) add(line, "− " + with_blanks(slot) + " slot");
  return line;
}

}  // namespace plotboard::desk
