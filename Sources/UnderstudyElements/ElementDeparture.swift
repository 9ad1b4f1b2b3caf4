/// An element that has gone from the screen, or whose texts have changed.
package struct ElementDeparture {
  package let type: ElementType
  /// What it could be found by.
  package let texts: ElementTexts
  /// Its label now; nil where it has gone.
  package let now: String?
  /// When, on the app's clock.
  package let time: Duration
}

/// The last departures, for failures that look for what was there before.
struct DepartureLog {
  private static let limit = 64
  private var entries: [ElementDeparture] = []
  /// Where the oldest entry is, once there are as many as there can be.
  private var start = 0

  /// The oldest first.
  var all: [ElementDeparture] { Array(entries[start...] + entries[..<start]) }

  mutating func add(_ departure: ElementDeparture) {
    if entries.count < Self.limit {
      entries.append(departure)
    } else {
      entries[start] = departure
      start = (start + 1) % Self.limit
    }
  }
}
