#define _GNU_SOURCE
#include "replacements.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

// Swift Testing writes its events to a file, if an option names one. Where something is to be done about failures, the option
// is added to the arguments that Swift Testing reads, and the file is opened as a stream that UnderstudyRunner reads.

// Given by UnderstudyRunner, which a program without tests does not have.
extern SWIFT void *understudy_event_arguments(void *real) GIVEN;
extern const char *understudy_event_path(void) GIVEN;
extern bool understudy_events_are_given(void) GIVEN;
extern void understudy_take_events(const char *bytes, size_t count) GIVEN;

/// The file that Swift Testing is about to open; null before it has read the arguments, and afterwards.
static const char *expected;

void *understudy_arguments_of_testing(void *real, void *caller) {
  Dl_info library;
  if (!understudy_event_arguments || !dladdr(caller, &library) || !library.dli_fname) return real;
  const char *name = strrchr(library.dli_fname, '/');
  if (strncmp(name ? name + 1 : library.dli_fname, "libTesting.", strlen("libTesting.")) != 0) return real;
  static bool isRead;
  if (!isRead) __atomic_store_n(&expected, understudy_event_path(), __ATOMIC_RELEASE);
  isRead = true;
  return understudy_event_arguments(real);
}

// The cookie is the file that the run itself has asked for; null if it has not.
static ssize_t writeEvents(void *file, const char *bytes, size_t count) {
  if (file) {
    fwrite(bytes, 1, count, file);
    fflush(file);
  }
  understudy_take_events(bytes, count);
  return (ssize_t)count;
}

static int closeEvents(void *file) { return file ? fclose(file) : 0; }

void *understudy_fopen(const char *path, const char *mode) {
  const char *events = __atomic_load_n(&expected, __ATOMIC_ACQUIRE);
  if (__builtin_expect(!events, 1) || strcmp(events, path) != 0 || mode[0] != 'w') return ORIGINAL(fopen)(path, mode);
  __atomic_store_n(&expected, NULL, __ATOMIC_RELEASE);
  FILE *file = understudy_events_are_given() ? ORIGINAL(fopen)(path, mode) : NULL;
  return fopencookie(file, mode, (cookie_io_functions_t){.write = writeEvents, .close = closeEvents});
}
