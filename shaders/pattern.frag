#version 330 core
// Fills that are told apart without colour: 1 hatched, 2 dotted, 3 cross-hatched. The pattern lies still on the table.
in vec2 at;
in vec4 ink;
uniform vec2 anchor;    // where the table's origin lies, pixels
uniform float period;   // pixels
out vec4 pixel;
float stripe(float x) {
  float d = abs(fract(x / period) - 0.5) * period;   // distance from the middle between two lines
  return clamp(d - period * 0.32 + 0.5, 0.0, 1.0);
}
void main() {
  vec2 p = gl_FragCoord.xy - anchor;
  float one = stripe((p.x + p.y) * 0.7071);
  float two = stripe((p.x - p.y) * 0.7071);
  float row = 0.5 * step(1.0, mod(p.x / period, 2.0));  // every other column half a step up
  vec2 cell = (fract(p / period + vec2(0.0, row)) - 0.5) * period;
  float dot_ = clamp(period * 0.24 - length(cell) + 0.5, 0.0, 1.0);
  float kind = floor(at.x + 0.5);
  float cover = kind < 1.5 ? one : (kind < 2.5 ? dot_ : max(one, two));
  pixel = ink * mix(0.25, 1.0, cover);
}
