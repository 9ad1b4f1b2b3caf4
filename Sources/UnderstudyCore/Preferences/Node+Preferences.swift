extension Node {
  /// Reduces what the children contribute: the first as it is, each further one through `reduce` (SEM-211).
  package final func combinedPreference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    stalePreferences &= ~bit
    if children.count == 1 {
      let child = children[0]
      guard !child.flags.contains(.isOutOfFlow) else { return nil }
      if child.preferenceKeys & bit == 0 && !child.flags.contains(.containsDynamicList) { return nil }
      return child.preference(key, bit: bit)
    }
    return combinedPreference(key, bit: bit, of: 0..<children.count)
  }

  /// Reduces what some of the children contribute, in the order of their places that is given.
  package final func combinedPreference<K: PreferenceKey>(
    _ key: K.Type, bit: UInt64, of positions: some Sequence<Int>
  ) -> K.Value? {
    var result: K.Value?
    for position in positions {
      let child = children[position]
      if child.flags.contains(.isOutOfFlow) { continue }
      let isDynamic = child.flags.contains(.containsDynamicList)
      if child.preferenceKeys & bit == 0 && !isDynamic { continue }
      if result == nil {
        result = child.preference(key, bit: bit)
      } else if !isDynamic || child.contributes(to: key, bit: bit) {
        // That there is a value is known without it, so that it is computed only if it is asked for (SEM-213).
        K.reduce(value: &result!) { child.preference(key, bit: bit) ?? K.defaultValue }
      }
    }
    return result
  }

  /// Whether one of the children writes a key.
  package final func hasContributingChild<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> Bool {
    hasContributingChild(key, bit: bit, of: children.indices)
  }

  package final func hasContributingChild<K: PreferenceKey>(_ key: K.Type, bit: UInt64, of positions: Range<Int>)
    -> Bool
  {
    for child in children[positions] where !child.flags.contains(.isOutOfFlow) {
      let isPossible = child.preferenceKeys & bit != 0 || child.flags.contains(.containsDynamicList)
      if isPossible, child.contributes(to: key, bit: bit) { return true }
    }
    return false
  }

  /// Whether a container contributes to a key: one whose list can change always does (SEM-214).
  package final func containerContributes<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> Bool {
    flags.contains(.containsDynamicList) || hasContributingChild(key, bit: bit)
  }

  /// The combined value of a container: one whose list can change contributes always, the default if empty (SEM-214).
  ///
  /// - Parameter cache: What the container keeps, made only once a key is written below it.
  package final func containerPreference<K: PreferenceKey>(
    _ key: K.Type, bit: UInt64, cache: @autoclosure () -> PreferenceCache
  ) -> K.Value? {
    if preferenceKeys & bit == 0 { return flags.contains(.containsDynamicList) ? K.defaultValue : nil }
    if stalePreferences & bit == 0, !host.sharesPreferenceBits, let cached = cache().value(of: key) { return cached }
    let value = combinedPreference(key, bit: bit) ?? (flags.contains(.containsDynamicList) ? K.defaultValue : nil)
    cache().keep(value, of: key)
    return value
  }

  /// Says that a writer of the key exists here, to all above; from a presentation its presenter hears nothing (SEM-231).
  package final func announcePreference(bit: UInt64) {
    forEachOutward { node in
      if node.preferenceKeys & bit != 0 { return false }
      node.preferenceKeys |= bit
      return !node.flags.contains(.isOutOfFlow)
    }
    preferenceDidChange(bit: bit)
  }

  /// Says that the value of a key may have changed, to all above that combined it.
  ///
  /// Where a node above is stale already, those above it are too, or did not use its value.
  package final func preferenceDidChange(bit: UInt64) {
    forEachOutward { node in
      if node !== self, node.stalePreferences & bit != 0 { return false }
      node.stalePreferences |= bit
      return true
    }
    host.preferencesDidChange(bit)
  }
}

/// Combined values that a container keeps until something below changes. One key is the rule and costs no array.
@MainActor
package final class PreferenceCache {
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var key: ObjectIdentifier?
  private var box: AnyObject?
  private var more: [(key: ObjectIdentifier, box: AnyObject)] = []

  package init() {}

  /// Keeps a value, or forgets the key where there is none.
  func keep<K: PreferenceKey>(_ value: K.Value?, of key: K.Type) {
    if let value { store(value, of: key) } else { remove(key) }
  }

  func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
    let wanted = ObjectIdentifier(key)
    if self.key == wanted, let box { return unsafeDowncast(box, to: Box<K.Value>.self).value }
    guard !more.isEmpty, let entry = more.first(where: { $0.key == wanted }) else { return nil }
    return unsafeDowncast(entry.box, to: Box<K.Value>.self).value
  }

  func store<K: PreferenceKey>(_ value: K.Value, of key: K.Type) {
    let wanted = ObjectIdentifier(key)
    if self.key == wanted, let box {
      unsafeDowncast(box, to: Box<K.Value>.self).value = value
    } else if self.key == nil {
      self.key = wanted
      box = Box(value)
    } else if let entry = more.first(where: { $0.key == wanted }) {
      unsafeDowncast(entry.box, to: Box<K.Value>.self).value = value
    } else {
      more.append((wanted, Box(value)))
    }
  }

  func remove<K: PreferenceKey>(_ key: K.Type) {
    if self.key == ObjectIdentifier(key) {
      self.key = nil
      box = nil
    }
    if !more.isEmpty { more.removeAll { $0.key == ObjectIdentifier(key) } }
  }
}
