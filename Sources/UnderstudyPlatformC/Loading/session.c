#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

#include "UnderstudyPlatformC.h"

// A test program that the variable UNDERSTUDY_SESSION asks for a session runs that in place of its tests. Its `main` is
// replaced, as everything is loaded then and nothing of the tests has begun: the C library gets it from the program's first
// function, which calls the one below.

// Given by UnderstudySession; shows the app of a paused test, and says how the pause ends.
extern int understudy_session_pause(void) __attribute__((weak));

int understudy_pause(void) { return understudy_session_pause ? understudy_session_pause() : -1; }

#ifdef __GLIBC__

// Given by UnderstudySession.
extern void understudy_session_main(void) __attribute__((weak));

typedef int Main(int count, char **arguments, char **variables);

static Main *mainOfProgram;

static int mainOrSession(int count, char **arguments, char **variables) {
  const char *value = getenv("UNDERSTUDY_SESSION");
  if (understudy_session_main && value && *value) understudy_session_main();
  // Leaves no frame, so that the calls of a report end with the program's own.
  __attribute__((musttail)) return mainOfProgram(count, arguments, variables);
}

int __libc_start_main(
    Main *main, int count, char **arguments, void (*initialize)(void), void (*finish)(void),
    void (*finishLinker)(void), void *end) {
  typedef int Start(Main *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);
  Start *start = (Start *)dlsym(RTLD_NEXT, "__libc_start_main");
  if (!start) abort();
  mainOfProgram = main;
  return start(mainOrSession, count, arguments, initialize, finish, finishLinker, end);
}

#endif
