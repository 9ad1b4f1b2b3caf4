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

/// A part of the process's memory.
typedef struct {
  uintptr_t start, end;
  int protection;
} Region;

static bool contains(const Region *region, const void *address) {
  return (uintptr_t)address >= region->start && (uintptr_t)address < region->end;
}

/// How the memory at an address is protected, as `mprotect` takes it; -1 where that is not known.
static int protectionAt(const void *address) {
  // The tables of a library's classes lie together, and the list takes a third of a millisecond.
  static _Thread_local Region last;
  if (contains(&last, address)) return last.protection;
  FILE *maps = fopen("/proc/self/maps", "r");
  if (!maps) return -1;
  int protection = -1;
  Region region;
  char flags[5];
  while (fscanf(maps, "%" SCNxPTR "-%" SCNxPTR " %4s%*[^\n]", &region.start, &region.end, flags) == 3) {
    if (!contains(&region, address)) continue;
    region.protection = (flags[0] == 'r' ? PROT_READ : 0) | (flags[1] == 'w' ? PROT_WRITE : 0) |
                        (flags[2] == 'x' ? PROT_EXEC : 0);
    protection = region.protection;
    last = region;
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
