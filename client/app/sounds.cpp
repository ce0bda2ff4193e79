#include "app/sounds.hpp"

#include "app/synth.hpp"

namespace plotboard::app {

namespace {

Tone flight() {  // a rush of air over a low hum
  Tone tone(0.9);
  Noise noise{7};
  LowPass one, two;
  Sine hum, over;
  tone.add(0, 0.9, [&](double t) {
    const double rush = two(one(noise(), 250 + 900 * swell(t, 0.9)), 1400);
    const double hertz = 70 + 45 * swell(t, 0.9);
    return swell(t, 0.9) * (2.6 * rush + 0.35 * hum(hertz) + 0.15 * over(hertz * 2.02));
  });
  return tone;
}

Tone laser() {
  Tone tone(0.42);
  for (const double from : {0.0, 0.13}) {
    Sine body, edge;
    tone.add(from, 0.26, [&](double t) {
      const double hertz = sweep(t, 0.2, 1500, 240);
      return softly(t, 0.003) * fading(t, 0.05) * (body(hertz) + 0.3 * edge(hertz * 2.01));
    });
  }
  return tone;
}

Tone ion() {
  Tone tone(0.6);
  Sine carrier, wobble, flutter;
  Noise noise{21};
  LowPass air;
  tone.add(0, 0.6, [&](double t) {
    const double bend = wobble(61) * 140 * fading(t, 0.25);
    const double crackle = air(noise(), 3500) * (flutter(23) > 0.2 ? 0.5 : 0.1);
    return softly(t, 0.01) * fading(t, 0.16) * (carrier(230 + bend) + crackle);
  });
  return tone;
}

Tone torpedo() {
  Tone tone(0.85);
  Noise noise{33};
  LowPass low, high;
  Sine thump;
  tone.add(0, 0.85, [&](double t) {
    const double raw = noise();
    const double hertz = sweep(t, 0.7, 280, 1500);
    const double rush = low(raw, hertz) - high(raw, hertz * 0.4);
    return softly(t, 0.02) *
           (2.4 * rush * swell(t + 0.1, 0.95) + 0.9 * thump(sweep(t, 0.2, 110, 48)) * fading(t, 0.07));
  });
  return tone;
}

Tone shield() {  // like a glass that is touched
  Tone tone(0.75);
  for (const double hertz : {620.0, 931.0, 1247.0, 1874.0}) {
    Sine ring, beat;
    tone.add(0, 0.75, [&](double t) {
      const double loud = 500 / hertz;
      return loud * softly(t, 0.006) * fading(t, 0.11) * ring(hertz) * (0.75 + 0.25 * beat(11));
    });
  }
  return tone;
}

void strike(Tone& tone, double from, std::uint32_t seed) {
  Noise noise{seed};
  LowPass dull;
  Sine body, plate, rim;
  tone.add(from, 0.4, [&](double t) {
    const double knock = 1.6 * dull(noise(), 1100) * fading(t, 0.03);
    const double metal = 0.28 * plate(413) * fading(t, 0.05) + 0.16 * rim(671) * fading(t, 0.035);
    return softly(t, 0.002) * (knock + body(sweep(t, 0.12, 170, 62)) * fading(t, 0.06) + metal);
  });
}

Tone hull() {
  Tone tone(0.4);
  strike(tone, 0, 41);
  return tone;
}

Tone critical() {  // a hit, and an alarm in the cockpit
  Tone tone(0.95);
  strike(tone, 0, 43);
  strike(tone, 0.09, 47);
  for (int i = 0; i < 2; ++i) {
    Sine high, soft;
    tone.add(0.24 + 0.3 * i, 0.26, [&](double t) {
      const double hertz = i == 0 ? 740 : 554;
      return 0.4 * swell(t, 0.26) * (high(hertz) + 0.25 * soft(hertz * 2));
    });
  }
  return tone;
}

Tone explosion() {
  Tone tone(1.7);
  Noise noise{59};
  LowPass one, two, crackle;
  Sine ground;
  tone.add(0, 1.7, [&](double t) {
    const double raw = noise();
    const double roar = two(one(raw, sweep(t, 1.2, 1800, 110)), 2200);
    const double splinters = crackle(raw > 0.985 ? 8.0 : 0.0, 2600) * fading(t, 0.3);
    return softly(t, 0.004) *
           (3.4 * roar * fading(t, 0.28) + 0.8 * ground(sweep(t, 0.8, 74, 28)) * fading(t, 0.3) + 0.4 * splinters);
  });
  return tone;
}

Tone dice() {  // six knocks on wood, closer and closer
  Tone tone(0.62);
  double from = 0.0;
  for (std::uint32_t i = 0; i < 6; ++i) {
    Noise noise{97 + 13 * i};
    LowPass wood;
    Sine ring;
    const double hertz = 900 + 170 * ((i * 7) % 5);
    tone.add(from, 0.07, [&](double t) {
      return (1.2 - 0.14 * i) * fading(t, 0.007) * softly(t, 0.0006) * (0.9 * wood(noise(), 3200) + 0.6 * ring(hertz));
    });
    from += 0.14 - 0.016 * i;
  }
  return tone;
}

Tone phase() {  // two bells, a fifth apart
  Tone tone(1.1);
  int at = 0;
  for (const double hertz : {392.0, 587.3}) {
    Sine bell, over;
    tone.add(0.14 * at++, 0.9, [&](double t) {
      return softly(t, 0.012) * fading(t, 0.16) * (bell(hertz) + 0.22 * over(hertz * 2.76) * fading(t, 0.05));
    });
  }
  return tone;
}

Tone click() {
  Tone tone(0.05);
  Sine tick;
  Noise noise{5};
  LowPass soft;
  tone.add(0, 0.05,
           [&](double t) { return softly(t, 0.001) * fading(t, 0.006) * (tick(1250) + 0.4 * soft(noise(), 2500)); });
  return tone;
}

}  // namespace

platform::Samples synthesised(scene::Sound sound) {
  switch (sound) {
    case scene::Sound::none:
      return {};
    case scene::Sound::flight:
      return finished(flight(), 0.4);
    case scene::Sound::laser:
      return finished(laser(), 0.5);
    case scene::Sound::ion:
      return finished(ion(), 0.5);
    case scene::Sound::torpedo:
      return finished(torpedo(), 0.6);
    case scene::Sound::shield:
      return finished(shield(), 0.5);
    case scene::Sound::hull:
      return finished(hull(), 0.7);
    case scene::Sound::critical:
      return finished(critical(), 0.75);
    case scene::Sound::explosion:
      return finished(explosion(), 0.9);
    case scene::Sound::dice:
      return finished(dice(), 0.5);
    case scene::Sound::phase:
      return finished(phase(), 0.4);
    case scene::Sound::click:
      return finished(click(), 0.3);
  }
  return {};
}

std::vector<platform::Samples> all_sounds() {
  std::vector<platform::Samples> sounds;
  for (std::size_t i = 0; i < scene::kSounds; ++i) sounds.push_back(synthesised(static_cast<scene::Sound>(i)));
  return sounds;
}

}  // namespace plotboard::app
