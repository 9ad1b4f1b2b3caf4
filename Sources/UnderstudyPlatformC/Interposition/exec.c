#define _GNU_SOURCE
#include "ends.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>

// A call that replaces the program by another one ends all tests, and the other program's code says nothing about them. In the
// middle of the tests the process ends instead. A call that finds no program returns, as ever.

static bool isProgram(const char *path) { return path && access(path, X_OK) == 0; }

static bool isFound(const char *name) {
  if (!name || strchr(name, '/')) return isProgram(name);
  const char *folders = getenv("PATH");
  for (const char *folder = folders ? folders : "/bin:/usr/bin"; *folder;) {
    size_t length = strcspn(folder, ":");
    char path[4096];
    int needed = snprintf(path, sizeof path, "%.*s/%s", (int)length, folder, name);
    if (needed > 0 && (size_t)needed < sizeof path && isProgram(path)) return true;
    folder += length + (folder[length] == ':');
  }
  return false;
}

__attribute__((noinline)) static void endInstead(
    const char *function, const char *program, bool (*isThere)(const char *), const void *caller) {
  if (!isThere(program)) return;
  if (understudy_is_exiting_with_failure()) understudy_end_failed();
  char call[320];
  snprintf(call, sizeof call, "%s(\"%.240s\")", function, program);
  if (understudy_is_failure(call, caller, understudyEndOfProcess)) understudy_end_failed();
}

static bool isAny(const char *program) { return program != NULL; }

/// A process that has been made for another program may have little stack, so that nothing is done there.
#define END_INSTEAD(function, program, isThere) \
  if (understudy_is_own_process()) endInstead(function, program, isThere, CALLER)

int understudy_execve(const char *path, char *const arguments[], char *const variables[]) {
  END_INSTEAD("execve", path, isProgram);
  return ORIGINAL(execve)(path, arguments, variables);
}

int understudy_execv(const char *path, char *const arguments[]) {
  END_INSTEAD("execv", path, isProgram);
  return ORIGINAL(execv)(path, arguments);
}

int understudy_execvp(const char *name, char *const arguments[]) {
  END_INSTEAD("execvp", name, isFound);
  return ORIGINAL(execvp)(name, arguments);
}

int understudy_execvpe(const char *name, char *const arguments[], char *const variables[]) {
  END_INSTEAD("execvpe", name, isFound);
  return ORIGINAL(execvpe)(name, arguments, variables);
}

int understudy_fexecve(int file, char *const arguments[], char *const variables[]) {
  if (file >= 0) END_INSTEAD("fexecve", "a file", isAny);
  return ORIGINAL(fexecve)(file, arguments, variables);
}

int understudy_execveat(
    int folder, const char *path, char *const arguments[], char *const variables[], int flags) {
  if (path && (!*path || faccessat(folder, path, X_OK, 0) == 0)) END_INSTEAD("execveat", path, isAny);
  return ORIGINAL(execveat)(folder, path, arguments, variables, flags);
}

// MARK: Lists of arguments

/// How many arguments there are before the null that ends them.
static size_t countOf(const char *first, va_list list) {
  size_t count = 0;
  for (const char *argument = first; argument; argument = va_arg(list, const char *)) count++;
  return count;
}

/// Makes an array `arguments` of the list, with its null; `rest` is behind that.
#define ARGUMENTS                                                                          \
  va_list list, rest;                                                                      \
  va_start(list, first);                                                                   \
  size_t count = countOf(first, list);                                                     \
  va_end(list);                                                                            \
  char *arguments[count + 1];                                                              \
  arguments[0] = (char *)first;                                                            \
  va_start(rest, first);                                                                   \
  for (size_t index = 1; index <= count; index++) arguments[index] = va_arg(rest, char *);

int understudy_execl(const char *path, const char *first, ...) {
  END_INSTEAD("execl", path, isProgram);
  ARGUMENTS
  va_end(rest);
  return ORIGINAL(execv)(path, arguments);
}

int understudy_execlp(const char *name, const char *first, ...) {
  END_INSTEAD("execlp", name, isFound);
  ARGUMENTS
  va_end(rest);
  return ORIGINAL(execvp)(name, arguments);
}

int understudy_execle(const char *path, const char *first, ...) {
  END_INSTEAD("execle", path, isProgram);
  ARGUMENTS
  char *const *variables = va_arg(rest, char *const *);
  va_end(rest);
  return ORIGINAL(execve)(path, arguments, variables);
}

// MARK: Calls of the kernel

ALSO_AT_THREAD_END long understudy_syscall(long number, ...) {
  va_list list;
  long values[6];
  va_start(list, number);
  for (size_t index = 0; index < 6; index++) values[index] = va_arg(list, long);
  va_end(list);
  switch (number) {
  case SYS_exit_group: understudy__exit((int)values[0]); break;
  case SYS_exit:
    if (understudy_is_first_thread() &&
        understudy_is_failure("syscall(SYS_exit)", CALLER, understudyEndOfMainThread))
      understudy_end_failed();
    break;
  case SYS_kill: return understudy_kill((pid_t)values[0], (int)values[1]);
  case SYS_tgkill: return understudy_tgkill((pid_t)values[0], (pid_t)values[1], (int)values[2]);
  case SYS_execve:
    return understudy_execve((const char *)values[0], (char *const *)values[1], (char *const *)values[2]);
  default: break;
  }
  return ORIGINAL(syscall)(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}
