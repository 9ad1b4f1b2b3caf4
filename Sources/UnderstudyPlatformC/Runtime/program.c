#define _GNU_SOURCE
#include "../include/UnderstudyPlatformC.h"

#include <dlfcn.h>

bool understudy_is_of_program(const void *address) {
  Dl_info caller, program;
  return dladdr(address, &caller) && dladdr(understudy_is_of_program, &program) && caller.dli_fbase == program.dli_fbase;
}

typedef __attribute__((swiftcall)) void Method(__attribute__((swift_context)) void *object);

bool understudy_call_method(const char *symbol, void *object) {
  Method *method = (Method *)dlsym(RTLD_DEFAULT, symbol);
  if (method && object) method(object);
  return method;
}
