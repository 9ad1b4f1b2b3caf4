import UnderstudyCore

/// A region whose border the system follows, whether or not the app runs; for notifications.
package struct RegionWatch: Sendable {
  let region: CLRegion
  let crossed: @Sendable (_ isInside: Bool) -> Void
  var isInside: Bool

  /// Follows a region for the calling app, as long as the app may know the place.
  ///
  /// - Parameter crossed: Gets whether the device is inside now.
  /// - Returns: A number for ``end(_:)``.
  package static func begin(_ region: CLRegion, crossed: @escaping @Sendable (Bool) -> Void) -> Int {
    let state = LocationState.current
    let isInside = state.visibleLocation.map { region.includes($0.coordinate) } ?? false
    return state.with { values in
      values.watchCount += 1
      values.watches[values.watchCount] = RegionWatch(region: region, crossed: crossed, isInside: isInside)
      return values.watchCount
    }
  }

  /// Ends what ``begin(_:crossed:)`` has begun.
  package static func end(_ number: Int) { LocationState.current.with { _ = $0.watches.removeValue(forKey: number) } }
}

extension LocationState {
  func checkWatches() {
    guard let place = visibleLocation?.coordinate else { return }
    let crossed = with { values in
      values.watches.sorted { $0.key < $1.key }.compactMap { number, watch -> RegionWatch? in
        let isInside = watch.region.includes(place)
        guard isInside != watch.isInside else { return nil }
        values.watches[number]?.isInside = isInside
        return values.watches[number]
      }
    }
    for watch in crossed { watch.crossed(watch.isInside) }
  }
}
