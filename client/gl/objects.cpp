#include "gl/objects.hpp"

#include <array>

namespace plotboard::gl {
namespace {

base::Error refused(const std::string& name, const char* log) {
  return {name, "", log, "a shader that this driver accepts (OpenGL 3.3)"};
}

}  // namespace

base::Result<Program> Program::compile(const Functions& gl, const std::string& name, const std::string& vertex,
                                       const std::string& fragment, const char* const* attributes,
                                       int attribute_count) {
  std::array<char, 1024> log{};
  GLint good = 0;
  const GLuint id = gl.CreateProgram();
  Program program(gl, id);
  for (const auto& [kind, source] : {std::pair{GLenum{GL_VERTEX_SHADER}, &vertex}, {GL_FRAGMENT_SHADER, &fragment}}) {
    const GLuint shader = gl.CreateShader(kind);
    const char* text = source->c_str();
    gl.ShaderSource(shader, 1, &text, nullptr);
    gl.CompileShader(shader);
    gl.GetShaderiv(shader, GL_COMPILE_STATUS, &good);
    if (good == 0) gl.GetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
    gl.AttachShader(id, shader);
    gl.DeleteShader(shader);
    if (good == 0) return refused(name, log.data());
  }
  for (int i = 0; i < attribute_count; ++i) gl.BindAttribLocation(id, static_cast<GLuint>(i), attributes[i]);
  gl.LinkProgram(id);
  gl.GetProgramiv(id, GL_LINK_STATUS, &good);
  if (good == 0) {
    gl.GetProgramInfoLog(id, static_cast<GLsizei>(log.size()), nullptr, log.data());
    return refused(name, log.data());
  }
  return program;
}

}  // namespace plotboard::gl
