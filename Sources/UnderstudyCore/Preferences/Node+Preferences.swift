extension Node {
  /// Reduces what the children contribute: the first as it is, each further one through `reduce` (SEM-211).
  package final func combinedPreference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    var result: K.Value?
    for child in children where !child.flags.contains(.isOutOfFlow) {
      let isDynamic = child.flags.contains(.containsDynamicList)
      if child.preferenceKeys & bit == 0 && !isDynamic { continue }
      if result == nil {
        result = child.preference(key, bit: bit)
      } else if !isDynamic {
        // A writer that no condition can take away: there is a value, so it need not be computed to know so (SEM-213).
        K.reduce(value: &result!) { child.preference(key, bit: bit) ?? K.defaultValue }
      } else if let next = child.preference(key, bit: bit) {
        K.reduce(value: &result!) { next }
      }
    }
    stalePreferences &= ~bit
    return result
  }

  /// The combined value of a container: one whose list can change contributes always, the default if empty (SEM-214).
  package final func containerPreference<K: PreferenceKey>(
    _ key: K.Type, bit: UInt64, cache: inout PreferenceCache?
  ) -> K.Value? {
    if preferenceKeys & bit == 0 { return flags.contains(.containsDynamicList) ? K.defaultValue : nil }
    if stalePreferences & bit == 0, let cached = cache?.value(of: key) { return cached }
    let value = combinedPreference(key, bit: bit) ?? (flags.contains(.containsDynamicList) ? K.defaultValue : nil)
    if let value {
      if cache == nil { cache = PreferenceCache() }
      cache?.store(value, of: key)
    } else {
      cache?.remove(key)
    }
    return value
  }

  /// Says that a writer of the key exists here, to all above.
  package final func announcePreference(bit: UInt64) {
    var current: Node? = self
    while let node = current, node.preferenceKeys & bit == 0 {
      node.preferenceKeys |= bit
      current = node.parent
    }
    preferenceDidChange(bit: bit)
  }

  /// Says that the value of a key may have changed, to all above that combined it.
  ///
  /// Where a node above is stale already, those above it are too, or did not use its value.
  package final func preferenceDidChange(bit: UInt64) {
    stalePreferences |= bit
    var current = parent
    while let node = current {
      if node.stalePreferences & bit != 0 { break }
      node.stalePreferences |= bit
      current = node.parent
    }
    host.preferencesDidChange(bit)
  }
}

/// Combined values that a container keeps until something below changes.
package struct PreferenceCache {
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var entries: [(key: ObjectIdentifier, box: AnyObject)] = []

  func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
    guard let entry = entries.first(where: { $0.key == ObjectIdentifier(key) }) else { return nil }
    return unsafeDowncast(entry.box, to: Box<K.Value>.self).value
  }

  mutating func store<K: PreferenceKey>(_ value: K.Value, of key: K.Type) {
    if let entry = entries.first(where: { $0.key == ObjectIdentifier(key) }) {
      unsafeDowncast(entry.box, to: Box<K.Value>.self).value = value
    } else {
      entries.append((ObjectIdentifier(key), Box(value)))
    }
  }

  mutating func remove<K: PreferenceKey>(_ key: K.Type) { entries.removeAll { $0.key == ObjectIdentifier(key) } }
}
