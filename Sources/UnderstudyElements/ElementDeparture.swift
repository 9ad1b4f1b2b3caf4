/// An element that has gone from the screen, or whose texts have changed.
///
/// A class, so that the log is small and nothing is copied when it grows.
package final class ElementDeparture {
  package let type: ElementType
  /// What it could be found by.
  package let texts: ElementTexts
  /// Its label now; nil where it has gone.
  package let now: String?
  /// When, on the app's clock.
  package let time: Duration

  @MainActor init(_ element: Element, now: String?, time: Duration) {
    (type, texts, self.now, self.time) = (element.type, element.texts, now, time)
  }
}

/// The last departures, for failures that look for what was there before.
struct DepartureLog {
  private static let limit = 64
  private var entries: [ElementDeparture] = []
  /// How many there have been.
  private(set) var count = 0

  /// The oldest first.
  var all: [ElementDeparture] {
    let start = entries.count < Self.limit ? 0 : count % Self.limit
    return Array(entries[start...] + entries[..<start])
  }

  /// The number of elements after which more that go together would only replace each other.
  var endOfBatch: Int { count + Self.limit }

  /// Adds an element with the texts that it has so far.
  @MainActor mutating func add(_ element: Element, now: String?, at time: Duration) {
    // Keyboards come and go with many keys.
    guard element.type != .key, element.texts.messageText != nil else { return }
    let departure = ElementDeparture(element, now: now, time: time)
    if entries.count < Self.limit { entries.append(departure) } else { entries[count % Self.limit] = departure }
    count += 1
  }
}
