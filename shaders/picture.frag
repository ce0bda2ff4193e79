#version 330 core
// The user's play mat picture.
in vec2 at;
in vec4 ink;
uniform sampler2D atlas;
out vec4 pixel;
void main() { pixel = vec4(texture(atlas, at).rgb * ink.rgb, 1.0); }
