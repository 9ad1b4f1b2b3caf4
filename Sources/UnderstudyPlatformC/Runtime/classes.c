#define _GNU_SOURCE
#include "../include/UnderstudyPlatformC.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

// Swift's ABI, `docs/ABI/TypeMetadata.rst`: the table of a class lies behind these fields, up to the class's size.
typedef struct {
  void *isa;
  void *superclass;
  uint32_t flags;
  uint32_t instanceAddressPoint;
  uint32_t instanceSize;
  uint16_t instanceAlignmentMask;
  uint16_t reserved;
  uint32_t classSize;
  uint32_t classAddressPoint;
} ClassMetadata;

/// More than any class has; what says so is not laid out as described here.
enum { largestClass = 1 << 16 };

/// How the memory at an address is protected, as `mprotect` takes it; -1 where that is not known.
static int protectionAt(const void *address) {
  FILE *maps = fopen("/proc/self/maps", "r");
  if (!maps) return -1;
  int protection = -1;
  uintptr_t start, end;
  char flags[5];
  while (fscanf(maps, "%" SCNxPTR "-%" SCNxPTR " %4s%*[^\n]", &start, &end, flags) == 3) {
    if ((uintptr_t)address < start || (uintptr_t)address >= end) continue;
    protection = (flags[0] == 'r' ? PROT_READ : 0) | (flags[1] == 'w' ? PROT_WRITE : 0) |
                 (flags[2] == 'x' ? PROT_EXEC : 0);
    break;
  }
  fclose(maps);
  return protection;
}

/// Writes a pointer where the memory may be read-only, as the tables of classes are once the program is loaded.
static bool writePointer(void **place, void *value) {
  int protection = protectionAt(place);
  bool isProtected = protection < 0 || !(protection & PROT_WRITE);
  size_t size = (size_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)((uintptr_t)place & ~(uintptr_t)(size - 1));
  if (isProtected && mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return false;
  __atomic_store_n(place, value, __ATOMIC_RELEASE);
  if (isProtected && protection >= 0) mprotect(page, size, protection);
  return true;
}

bool understudy_replace_method(void *type, const void *original, const void *replacement) {
  const ClassMetadata *metadata = type;
  if (metadata->classSize > largestClass || metadata->classAddressPoint > metadata->classSize) return false;
  void **end = (void **)((char *)type + metadata->classSize - metadata->classAddressPoint);
  for (void **entry = (void **)(metadata + 1); entry < end; entry++)
    if (*entry == original) return writePointer(entry, (void *)replacement);
  return false;
}

typedef __attribute__((swiftcall)) void Method(__attribute__((swift_context)) void *object);

bool understudy_call_method(const char *symbol, void *object) {
  Method *method = (Method *)dlsym(RTLD_DEFAULT, symbol);
  if (method && object) method(object);
  return method;
}
