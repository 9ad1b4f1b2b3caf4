#include "../include/UnderstudyPlatformC.h"

// The layouts are those of Swift's ABI, `docs/ABI/TypeMetadata.rst`: every reference is an offset from its own address.

typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witnessTable;
  uint32_t flags;
} Conformance;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
} TypeDescriptor;

typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;

typedef MetadataResponse (*MetadataAccessor)(size_t request);

enum {
  typeReferenceShift = 3,
  typeReferenceMask = 7,
  directTypeDescriptor = 0,
  descriptorKindMask = 0x1f,
  firstTypeKind = 16,
  lastTypeKind = 18,
  genericFlag = 0x80,
};

// Given by the linker where any linked object has the section.
extern const int32_t conformancesStart[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int32_t conformancesStop[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));

static const void *resolve(const int32_t *reference) {
  return *reference == 0 ? NULL : (const char *)reference + *reference;
}

/// A reference whose lowest bit says that it leads to a pointer.
static const void *resolveIndirectable(const int32_t *reference) {
  const char *address = (const char *)reference + (*reference & ~1);
  return (*reference & 1) ? *(const void *const *)address : address;
}

size_t understudy_conforming_types(const void *protocol, const void **types, size_t capacity) {
  size_t count = 0;
  if (conformancesStart == NULL) return 0;
  for (const int32_t *record = conformancesStart; record < conformancesStop; record++) {
    const Conformance *conformance = resolve(record);
    if (conformance == NULL) continue;
    if (((conformance->flags >> typeReferenceShift) & typeReferenceMask) != directTypeDescriptor) continue;
    if (protocol != NULL && resolveIndirectable(&conformance->protocol) != protocol) continue;
    const TypeDescriptor *type = resolve(&conformance->type);
    if (type == NULL || (type->flags & genericFlag) != 0) continue;
    uint32_t kind = type->flags & descriptorKindMask;
    if (kind < firstTypeKind || kind > lastTypeKind) continue;
    MetadataAccessor accessor = (MetadataAccessor)(uintptr_t)resolve(&type->accessor);
    if (accessor == NULL) continue;
    const void *metadata = accessor(0).metadata;
    if (metadata == NULL) continue;
    if (count < capacity) types[count] = metadata;
    count++;
  }
  return count;
}
