#version 330 core
// Fills and strokes: edges are smooth because the alpha falls off across one pixel of their own geometry.
in vec2 at;
in vec4 ink;
out vec4 pixel;
void main() { pixel = ink; }
