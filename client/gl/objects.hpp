#pragma once
// Owners of OpenGL objects: a program, a vertex array with its two buffers, a texture. Each needs the context that made
// it to be current when it goes. The Functions outlive them. Errors: compile() gives the driver's own words.

#include <cstddef>
#include <string>

#include "gl/functions.hpp"

namespace plotboard::gl {

class Program {
 public:
  // `attributes` are bound to locations 0, 1, 2 ... in order. `name` is for messages: the shader's file.
  static base::Result<Program> compile(const Functions& gl, const std::string& name, const std::string& vertex,
                                       const std::string& fragment, const char* const* attributes, int attribute_count);
  Program(Program&& other) noexcept : gl_(other.gl_), id_(other.id_) { other.id_ = 0; }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  Program& operator=(Program&&) = delete;
  ~Program() {
    if (id_ != 0) gl_->DeleteProgram(id_);
  }
  void use() const { gl_->UseProgram(id_); }
  [[nodiscard]] GLint uniform(const char* name) const { return gl_->GetUniformLocation(id_, name); }

 private:
  Program(const Functions& gl, GLuint id) : gl_(&gl), id_(id) {}
  const Functions* gl_;
  GLuint id_;
};

class Texture {
 public:
  explicit Texture(const Functions& gl) : gl_(&gl) { gl.GenTextures(1, &id_); }
  Texture(const Texture&) = delete;
  Texture& operator=(const Texture&) = delete;
  ~Texture() { gl_->DeleteTextures(1, &id_); }
  void bind() const { gl_->BindTexture(GL_TEXTURE_2D, id_); }

 private:
  const Functions* gl_;
  GLuint id_ = 0;
};

// Vertices and 32-bit indices that are written anew for each frame.
class Mesh {
 public:
  explicit Mesh(const Functions& gl) : gl_(&gl) {
    gl.GenVertexArrays(1, &array_);
    gl.GenBuffers(1, &vertices_);
    gl.GenBuffers(1, &indices_);
  }
  Mesh(const Mesh&) = delete;
  Mesh& operator=(const Mesh&) = delete;
  ~Mesh() {
    gl_->DeleteVertexArrays(1, &array_);
    gl_->DeleteBuffers(1, &vertices_);
    gl_->DeleteBuffers(1, &indices_);
  }
  void bind() const {
    gl_->BindVertexArray(array_);
    gl_->BindBuffer(GL_ARRAY_BUFFER, vertices_);
    gl_->BindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
  }
  void upload(const void* vertices, std::size_t vertex_bytes, const void* indices, std::size_t index_bytes) const {
    gl_->BufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(vertex_bytes), vertices, GL_STREAM_DRAW);
    gl_->BufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(index_bytes), indices, GL_STREAM_DRAW);
  }

 private:
  const Functions* gl_;
  GLuint array_ = 0, vertices_ = 0, indices_ = 0;
};

// A framebuffer of its own, bound for drawing and reading as long as it lives.
class RenderTarget {
 public:
  RenderTarget(const Functions& gl, int width, int height) : gl_(&gl) {
    gl.GenFramebuffers(1, &frame_);
    gl.GenRenderbuffers(1, &colour_);
    gl.BindFramebuffer(GL_FRAMEBUFFER, frame_);
    gl.BindRenderbuffer(GL_RENDERBUFFER, colour_);
    gl.RenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    gl.FramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour_);
  }
  RenderTarget(const RenderTarget&) = delete;
  RenderTarget& operator=(const RenderTarget&) = delete;
  ~RenderTarget() {
    gl_->BindFramebuffer(GL_FRAMEBUFFER, 0);
    gl_->DeleteFramebuffers(1, &frame_);
    gl_->DeleteRenderbuffers(1, &colour_);
  }

 private:
  const Functions* gl_;
  GLuint frame_ = 0, colour_ = 0;
};

}  // namespace plotboard::gl
