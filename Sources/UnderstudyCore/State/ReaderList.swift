/// Those who show a value, in the order in which they came.
///
/// The list does not keep them: what a node holds often leads back to the location. Each node is in the list once, and leaves it
/// when it is unmounted (``Readings``).
@MainActor
final class ReaderList {
  private struct Entry {
    unowned(unsafe) let reader: any LocationReader
  }

  /// Nil where a reader has left. Closed up when no reader is being notified and half of the places are free.
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry?> = []
  @exclusivity(unchecked) private var freeCount = 0
  /// Where each reader stands, once there are too many to look through.
  @exclusivity(unchecked) private var places: [ObjectIdentifier: Int]?
  @exclusivity(unchecked) private var isTelling = false
  private let didBecomeEmpty: (@MainActor (ReaderList) -> Void)?

  private static let shortest = 8

  /// Makes a list without readers.
  ///
  /// - Parameter didBecomeEmpty: Called when the last reader has left.
  init(didBecomeEmpty: (@MainActor (ReaderList) -> Void)? = nil) { self.didBecomeEmpty = didBecomeEmpty }

  func add(_ reader: any LocationReader) {
    guard place(of: reader) == nil, reader.isReading else { return }
    entries.append(Entry(reader: reader))
    if places != nil {
      places?[ObjectIdentifier(reader)] = entries.count - 1
    } else if entries.count > Self.shortest {
      index()
    }
    reader.host.readings.note(self, of: reader)
  }

  /// Forgets a node that is unmounted.
  func remove(_ reader: Node) {
    guard let place = place(of: reader) else { return }
    entries[place] = nil
    places?[ObjectIdentifier(reader)] = nil
    freeCount += 1
    closeUp()
    if freeCount == entries.count { didBecomeEmpty?(self) }
  }

  /// Notifies the readers of a change in the batch that is being applied.
  func notify() { tell { $0.locationDidChange() } }

  /// Notifies the readers of a change outside any batch.
  func notifyLater() { tell { $0.locationWillChange() } }

  @inline(__always)
  private func tell(_ body: (any LocationReader) -> Void) {
    let isOutermost = !isTelling
    isTelling = true
    for place in entries.indices {
      if let entry = entries[place] { body(entry.reader) }
    }
    guard isOutermost else { return }
    isTelling = false
    closeUp()
  }

  private func place(of reader: Node) -> Int? {
    if let places { return places[ObjectIdentifier(reader)] }
    for (place, entry) in entries.enumerated() {
      if let entry, entry.reader === reader { return place }
    }
    return nil
  }

  private func closeUp() {
    guard !isTelling, freeCount * 2 > entries.count else { return }
    entries.removeAll { $0 == nil }
    freeCount = 0
    places = nil
    if entries.count > Self.shortest { index() }
  }

  private func index() {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, entry) in entries.enumerated() {
      if let entry { places[ObjectIdentifier(entry.reader)] = place }
    }
    self.places = places
  }
}
