#version 330 core
// Fills and strokes. A fill's edge is smooth because its alpha falls off across one pixel of its own geometry; a
// stroke's by the distance from its middle: at.x of at.y pixels. Fills have (0, 1) there.
in vec2 at;
in vec4 ink;
out vec4 pixel;
void main() { pixel = ink * clamp(at.y - abs(at.x), 0.0, 1.0); }
