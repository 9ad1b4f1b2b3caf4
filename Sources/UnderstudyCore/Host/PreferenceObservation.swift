/// Follows the combined value of a preference key at the root of the main window's content.
@MainActor
package final class PreferenceObservation<Key: PreferenceKey>: PreferenceObserver {
  package let observedKeys: UInt64
  package let place: Node? = nil
  private weak var host: Host?
  private let onValue: @MainActor (Key.Value) -> Void
  /// The value of the last commit, once there was one.
  private var value: Key.Value?

  fileprivate init(_ host: Host, _ onValue: @escaping @MainActor (Key.Value) -> Void) {
    (self.host, self.onValue) = (host, onValue)
    observedKeys = host.preferenceBit(of: Key.self)
  }

  package func preferencesMayHaveChanged() {
    guard let host else { return }
    let new = host.root.window.preference(Key.self, bit: observedKeys) ?? Key.defaultValue
    if let value {
      if Comparison.areEqual(value, new) { return }
      host.events.recordChange(.preference, .type(Key.self), from: value, to: new)
    }
    value = new
    onValue(new)
  }

  /// Follows the key no more.
  package func cancel() { host?.removePreferenceObserver(self) }
}

extension Host {
  /// Follows the combined value of a key at the root of the main window.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - onValue: Gets the value of now, where the first update has been made, and each committed value that differs from the
  ///     one before; the key's default where no view contributes. Must not change anything.
  package func observe<Key: PreferenceKey>(
    _ key: Key.Type, _ onValue: @escaping @MainActor (Key.Value) -> Void
  ) -> PreferenceObservation<Key> {
    let observation = PreferenceObservation<Key>(self, onValue)
    addPreferenceObserver(observation)
    if frame > 0 || !hasPendingChanges { observation.preferencesMayHaveChanged() }
    return observation
  }
}
