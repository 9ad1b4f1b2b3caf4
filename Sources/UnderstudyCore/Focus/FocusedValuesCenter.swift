/// Finds the focused values of an app whenever the focus, or what is published, has changed, and notifies their readers.
///
/// Nothing is computed while there are no readers. The work is that of the way from the focus to the root, and of the scene's publishers.
@MainActor
final class FocusedValuesCenter: HostService, FocusFollower {
  private unowned(unsafe) let host: Host
  private(set) var values = FocusedValues()
  private var publisherCount = 0
  private var scenePublishers: [FocusedValuesPublisher] = []
  private var readers: [ObjectIdentifier: any FocusedValuesReader] = [:]
  private var isOutOfDate = false
  private var isScheduled = false
  private var guardian = CycleGuard()

  init(host: Host) {
    self.host = host
    host.focus.add(self)
  }

  func focusDidMove(from old: Node?, to new: Node?) {
    if publisherCount > 0 { valuesMayHaveChanged() }
  }

  /// The values are found after the update that is under way, or in the next one.
  func valuesMayHaveChanged() {
    isOutOfDate = true
    guard !readers.isEmpty, !isScheduled else { return }
    isScheduled = true
    host.afterUpdate { [weak self] in self?.refresh() }
  }

  private func refresh() {
    isScheduled = false
    guard isOutOfDate, !readers.isEmpty else { return }
    isOutOfDate = false
    values = find()
    let behind = readers.values.filter(\.isBehind)
    guard !behind.isEmpty else { return }
    guard guardian.permits(frame: host.frame) else {
      guard guardian.shouldLog() else { return }
      return host.log(.tooManyUpdates, "FocusedValue update tried to update multiple times per frame.")
    }
    for reader in behind { reader.follow() }
  }

  private func find() -> FocusedValues {
    var found = FocusedValues()
    if host.root.scenePhase == .active {
      for publisher in scenePublishers.sorted(by: { ($0.depth, $0.serial) < ($1.depth, $1.serial) }) {
        publisher.publish(in: &found)
      }
    }
    var around: [FocusedValuesPublisher] = []
    var current: Node? = host.focus.place
    while let node = current {
      if let publisher = node as? FocusedValuesPublisher, publisher.isPublishingForFocus { around.append(publisher) }
      // What is presented is not within the view that presents it.
      current = node.flags.contains(.isOutOfFlow) ? nil : node.parent
    }
    for publisher in around.reversed() { publisher.publish(in: &found) }
    return found
  }

  // MARK: Publishers and readers

  func publisherCame() { publisherCount += 1 }
  func publisherWent() { publisherCount -= 1 }

  func addToScene(_ publisher: FocusedValuesPublisher) {
    scenePublishers.append(publisher)
    valuesMayHaveChanged()
  }

  func removeFromScene(_ publisher: FocusedValuesPublisher) {
    guard let position = scenePublishers.firstIndex(where: { $0 === publisher }) else { return }
    scenePublishers.remove(at: position)
    valuesMayHaveChanged()
  }

  func add(_ reader: any FocusedValuesReader) {
    readers[ObjectIdentifier(reader)] = reader
    if isOutOfDate { valuesMayHaveChanged() }
  }

  func remove(_ reader: any FocusedValuesReader) { readers[ObjectIdentifier(reader)] = nil }
}

/// What a node keeps for a property that reads a focused value.
@MainActor
protocol FocusedValuesReader: AnyObject {
  /// Whether its value is another one now.
  var isBehind: Bool { get }
  /// Has its node evaluated.
  func follow()
}

extension Host {
  var focusedValues: FocusedValuesCenter { service(FocusedValuesCenter.self) }
}
