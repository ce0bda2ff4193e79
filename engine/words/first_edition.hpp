#pragma once
// What the first edition calls otherwise, in English: sentences and terms that take the place of those in english.cpp
// where a table of that edition is spoken of (Names::first_edition). Same keys, same gaps. Read by english.cpp alone.

namespace plotboard::words {

struct FirstWords {
  const char* key;
  const char* text;
};

inline constexpr FirstWords kFirstSentences[] = {
    {"piece.initiative", "pilot skill"},
    {"event.initiative", "Pilot skill {0}"},
    {"event.acts-at", "{0} acts at pilot skill {1}"},
    {"event.acts-as-before", "{0} acts at its usual pilot skill again"},
    {"event.engaged", "{0} has had its turn to attack"},
    {"log.battle-begins", "The battle begins. Of ships with the same pilot skill those of {0} go first. {1}"},
    {"event.gains-charges", "{0} puts {1} {1:token|tokens} on {2}"},
    {"event.loses-charges", "{0} takes {1} {1:token|tokens} off {2}"},
    {"action.lock", "Target lock"},
    {"lock.which", "On what does {0} acquire a target lock?"},
    {"lock.keep", "Keep the target lock on {0}"},
    {"lock.drop", "Drop the target lock"},
    {"lock.take", "{0}: acquire a target lock on {1}?"},
    {"event.drops-lock", "{0} drops its target lock"},
    {"event.locks", "{0} acquires a target lock on {1}"},
    {"jam.lock", "Its target lock on {0}"},
    {"modify.spend-lock", "Spend the target lock: reroll any dice"},
    {"modify.lock-elsewhere", "The target lock is on something else."},
    {"token.takes-lock", "It acquires a target lock."},
    {"token.lock-spent", "The target lock is spent on throwing dice again."},
    {"weapon.needs-lock", "{0} needs a target lock on its target."},
    {"dice.rerolled-with-lock", "attack dice, rerolled with the target lock"},
    {"token.reloading-disarms", "Reloading disables its weapons."},
    {"token.slam-disarms", "A SLAM disables its weapons."},
    {"weapon.disarmed", "The ship's weapons are disabled."},
    {"weapon.cloaked", "A cloaked ship may not attack."},
    {"attack.disarmed", "Weapons disabled: no attack."},
};
inline constexpr FirstWords kFirstTerms[] = {
    {"blue", "green"},       {"engagement", "combat"},       {"initiative", "pilot skill"},
    {"lock", "target lock"}, {"disarm", "weapons disabled"},
};

}  // namespace plotboard::words
