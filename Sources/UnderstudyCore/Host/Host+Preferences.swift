/// The keys of preferences that nodes have written, and what observes their values.
extension Host {
  /// The bit of a key in the nodes' masks. Beyond sixty-four keys bits are shared, which costs time and nothing else.
  package func preferenceBit<K: PreferenceKey>(of key: K.Type) -> UInt64 {
    if let bit = preferenceBits[ObjectIdentifier(key)] { return bit }
    let bit: UInt64 = 1 << UInt64(preferenceBits.count % 64)
    preferenceBits[ObjectIdentifier(key)] = bit
    return bit
  }

  /// Whether some bit stands for several keys: then a bit that is clear says nothing, and nothing is kept.
  var sharesPreferenceBits: Bool { preferenceBits.count > 64 }

  func preferencesDidChange(_ bits: UInt64) { stalePreferenceKeys |= bits }

  package func addPreferenceObserver(_ observer: any PreferenceObserver) {
    preferenceObservers.insert(observer)
    stalePreferenceKeys |= observer.observedKeys
  }

  package func removePreferenceObserver(_ observer: any PreferenceObserver) {
    preferenceObservers.remove(observer)
  }

  func checkPreferences() {
    guard stalePreferenceKeys != 0, !preferenceObservers.isEmpty else { return }
    let stale = stalePreferenceKeys
    stalePreferenceKeys = 0
    for observer in preferenceObservers.following(stale) { observer.preferencesMayHaveChanged() }
    if !dirty.isEmpty || !cascade.isEmpty { updateViews() }
  }
}
