#pragma once
// OpenGL 3.3 entry points that drawing needs, found at run time through a resolver (SDL_GL_GetProcAddress or the like),
// so that no loader library is linked. load() must run with a current context; it names the first function missing.

#include <GL/glcorearb.h>

#include "base/base.hpp"

namespace plotboard::gl {

using Resolver = void* (*)(const char*);

// clang-format off: one a line
#define PLOTBOARD_GL_FUNCTIONS(X)                              \
  X(PFNGLACTIVETEXTUREPROC, ActiveTexture)                     \
  X(PFNGLATTACHSHADERPROC, AttachShader)                       \
  X(PFNGLBINDATTRIBLOCATIONPROC, BindAttribLocation)           \
  X(PFNGLBINDBUFFERPROC, BindBuffer)                           \
  X(PFNGLBINDTEXTUREPROC, BindTexture)                         \
  X(PFNGLBINDVERTEXARRAYPROC, BindVertexArray)                 \
  X(PFNGLBLENDFUNCPROC, BlendFunc)                             \
  X(PFNGLBUFFERDATAPROC, BufferData)                           \
  X(PFNGLCLEARPROC, Clear)                                     \
  X(PFNGLCLEARCOLORPROC, ClearColor)                           \
  X(PFNGLCOMPILESHADERPROC, CompileShader)                     \
  X(PFNGLCREATEPROGRAMPROC, CreateProgram)                     \
  X(PFNGLCREATESHADERPROC, CreateShader)                       \
  X(PFNGLDELETEBUFFERSPROC, DeleteBuffers)                     \
  X(PFNGLDELETEPROGRAMPROC, DeleteProgram)                     \
  X(PFNGLDELETESHADERPROC, DeleteShader)                       \
  X(PFNGLDELETETEXTURESPROC, DeleteTextures)                   \
  X(PFNGLDELETEVERTEXARRAYSPROC, DeleteVertexArrays)           \
  X(PFNGLDISABLEPROC, Disable)                                 \
  X(PFNGLDRAWARRAYSPROC, DrawArrays)                           \
  X(PFNGLDRAWELEMENTSPROC, DrawElements)                       \
  X(PFNGLENABLEPROC, Enable)                                   \
  X(PFNGLENABLEVERTEXATTRIBARRAYPROC, EnableVertexAttribArray) \
  X(PFNGLGENBUFFERSPROC, GenBuffers)                           \
  X(PFNGLGENERATEMIPMAPPROC, GenerateMipmap)                   \
  X(PFNGLGENTEXTURESPROC, GenTextures)                         \
  X(PFNGLGENVERTEXARRAYSPROC, GenVertexArrays)                 \
  X(PFNGLGETPROGRAMINFOLOGPROC, GetProgramInfoLog)             \
  X(PFNGLGETPROGRAMIVPROC, GetProgramiv)                       \
  X(PFNGLGETSHADERINFOLOGPROC, GetShaderInfoLog)               \
  X(PFNGLGETSHADERIVPROC, GetShaderiv)                         \
  X(PFNGLGETUNIFORMLOCATIONPROC, GetUniformLocation)           \
  X(PFNGLLINKPROGRAMPROC, LinkProgram)                         \
  X(PFNGLPIXELSTOREIPROC, PixelStorei)                         \
  X(PFNGLREADPIXELSPROC, ReadPixels)                           \
  X(PFNGLSCISSORPROC, Scissor)                                 \
  X(PFNGLSHADERSOURCEPROC, ShaderSource)                       \
  X(PFNGLTEXIMAGE2DPROC, TexImage2D)                           \
  X(PFNGLTEXPARAMETERIPROC, TexParameteri)                     \
  X(PFNGLTEXSUBIMAGE2DPROC, TexSubImage2D)                     \
  X(PFNGLUNIFORM1IPROC, Uniform1i)                             \
  X(PFNGLUNIFORM2FPROC, Uniform2f)                             \
  X(PFNGLUNIFORM1FPROC, Uniform1f)                             \
  X(PFNGLUSEPROGRAMPROC, UseProgram)                           \
  X(PFNGLGENFRAMEBUFFERSPROC, GenFramebuffers)                 \
  X(PFNGLBINDFRAMEBUFFERPROC, BindFramebuffer)                 \
  X(PFNGLDELETEFRAMEBUFFERSPROC, DeleteFramebuffers)           \
  X(PFNGLGENRENDERBUFFERSPROC, GenRenderbuffers)               \
  X(PFNGLBINDRENDERBUFFERPROC, BindRenderbuffer)               \
  X(PFNGLDELETERENDERBUFFERSPROC, DeleteRenderbuffers)         \
  X(PFNGLRENDERBUFFERSTORAGEPROC, RenderbufferStorage)         \
  X(PFNGLFRAMEBUFFERRENDERBUFFERPROC, FramebufferRenderbuffer) \
  X(PFNGLVERTEXATTRIBPOINTERPROC, VertexAttribPointer)         \
  X(PFNGLVIEWPORTPROC, Viewport)
// clang-format on

#define PLOTBOARD_GL_MEMBER(type, name) type name = nullptr;
struct Functions {
  PLOTBOARD_GL_FUNCTIONS(PLOTBOARD_GL_MEMBER)
};
#undef PLOTBOARD_GL_MEMBER

base::Result<Functions> load(Resolver resolver);

}  // namespace plotboard::gl
