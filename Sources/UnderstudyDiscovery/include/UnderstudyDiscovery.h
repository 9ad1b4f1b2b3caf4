#ifndef UNDERSTUDY_DISCOVERY_H
#define UNDERSTUDY_DISCOVERY_H

#include <stddef.h>

/// Finds the types that conform to a protocol, among those linked into the image that this code is in.
///
/// Only types that are neither generic nor declared in another image are found. Reads what the linker laid out and
/// changes nothing, so any thread may call it.
///
/// - Parameters:
///   - protocol: the protocol's descriptor, or null for the conformances to every protocol.
///   - types: receives the types' metadata, in the order of the image; may be null where `capacity` is zero.
///   - capacity: how many entries `types` has room for.
/// - Returns: how many types there are, which may be more than `capacity`.
size_t understudy_conforming_types(
    const void *_Nullable protocol, const void *_Nonnull *_Nullable types, size_t capacity);

#endif
