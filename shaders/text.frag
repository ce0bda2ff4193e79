#version 330 core
// Letters from the glyph atlas: one channel of coverage.
in vec2 at;
in vec4 ink;
uniform sampler2D atlas;
out vec4 pixel;
void main() { pixel = ink * texture(atlas, at).r; }
