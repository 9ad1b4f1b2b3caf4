/// The combined value of a preference key at the root, and its history.
@MainActor
package final class PreferenceObservation<Value> {
  /// The value of the last commit; the key's default where nothing contributes.
  package fileprivate(set) var value: Value
  /// Every committed value, in order, from the first.
  package fileprivate(set) var history: [Value] = []
  fileprivate var stop: @MainActor () -> Void = {}

  fileprivate init(_ value: Value) { self.value = value }

  /// Follows the key no more; the value and the history stay as they are.
  package func cancel() {
    stop()
    stop = {}
  }
}

/// Follows a key at the root of the main window's content.
@MainActor
final class RootPreferenceObserver<Key: PreferenceKey>: PreferenceObserver {
  private unowned(unsafe) let host: Host
  let observation: PreferenceObservation<Key.Value>
  package let observedKeys: UInt64
  let place: Node? = nil
  private var hasValue = false

  init(host: Host) {
    self.host = host
    observedKeys = host.preferenceBit(of: Key.self)
    observation = PreferenceObservation(Key.defaultValue)
    observation.stop = { [weak host, weak self] in
      if let host, let self { host.removePreferenceObserver(self) }
    }
  }

  package func preferencesMayHaveChanged() {
    let value = host.root.window.preference(Key.self, bit: observedKeys) ?? Key.defaultValue
    if hasValue, Comparison.areEqual(observation.value, value) { return }
    if hasValue { host.events.recordChange(.preference, .type(Key.self), from: observation.value, to: value) }
    hasValue = true
    observation.value = value
    observation.history.append(value)
  }
}
