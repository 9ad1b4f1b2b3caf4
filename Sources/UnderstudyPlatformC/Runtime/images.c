#define _GNU_SOURCE
#include "../include/UnderstudyPlatformC.h"

#include <dlfcn.h>
#include <string.h>
#include <sys/auxv.h>

static const void *baseOf(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fbase : NULL;
}

// Where this package is part of a library, tests may be in the executable and in that library. Known before the checks of
// installation.c.
static const void *own, *executable;

__attribute__((constructor(102))) static void findProgram(void) {
  own = baseOf((const void *)findProgram);
  executable = baseOf((const void *)getauxval(AT_ENTRY));
}

UnderstudyImage understudy_image(const void *address) {
  static const struct {
    const char *prefix;
    UnderstudyImage image;
  } libraries[] = {
    {"libXCTest.", understudyXCTest},
    {"libTesting.", understudyTesting},
    {"libswiftCore.", understudySwiftCore},
    {"libswift_Concurrency.", understudyConcurrency},
    {"libdispatch.", understudyDispatch},
    {"libFoundation.", understudyFoundation},
    {"libFoundationNetworking.", understudyNetworking},
  };
  Dl_info info;
  if (!dladdr(address, &info) || !info.dli_fname) return understudyOtherImage;
  if (info.dli_fbase == own || info.dli_fbase == executable) return understudyProgram;
  const char *slash = strrchr(info.dli_fname, '/'), *name = slash ? slash + 1 : info.dli_fname;
  for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++)
    if (strncmp(name, libraries[index].prefix, strlen(libraries[index].prefix)) == 0) return libraries[index].image;
  return understudyOtherImage;
}

bool understudy_is_of_program(const void *address) { return understudy_image(address) == understudyProgram; }

// Few places call, most of them again and again.
bool understudy_is_of_foundation(const void *address) {
  static _Thread_local const void *last;
  static _Thread_local bool isOf;
  if (address != last) {
    isOf = understudy_image(address) == understudyFoundation;
    last = address;
  }
  return isOf;
}
