#version 330 core
// Every kind of drawing on the board: positions in pixels of the viewport, from its top left corner.
in vec2 position;
in vec2 place;   // of the texture; for patterned fills the number of the pattern
in vec4 colour;  // not multiplied by its alpha
uniform vec2 viewport;
out vec2 at;
out vec4 ink;
void main() {
  at = place;
  ink = vec4(colour.rgb * colour.a, colour.a);
  gl_Position = vec4(position.x / viewport.x * 2.0 - 1.0, 1.0 - position.y / viewport.y * 2.0, 0.0, 1.0);
}
