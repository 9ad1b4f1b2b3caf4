import UnderstudyTime

/// Which publisher belongs to which object, for objects that do not declare one.
///
/// An object's `@Published` properties hold the publisher and send through it, so that a change needs no look-up. They
/// are found by reflection when the publisher is first asked for; before that it has no subscribers. The table
/// finds it again without reflection. It holds an object's publisher itself only where no property can.
enum ObjectPublishers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    var owned: ObservableObjectPublisher?
    /// What sends for properties that other modules store.
    var followers: [AnyObject] = []
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepSize = 64
  }

  private static let table = Guarded(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = find(object) { return known }
    let fields = PublishedFields.of(object)
    let made = ObservableObjectPublisher()
    let first = fields.first.map { $0.field.claim(made, $0.label, of: type(of: object)) }
    let followers = PublishedFields.followed(of: object).compactMap { $0.follow(first ?? made) }
    let candidate = UncheckedSendable((first ?? made, object, followers))
    var dead: [Entry] = []
    let publisher = table.withLock { table -> UncheckedSendable<ObservableObjectPublisher> in
      let (publisher, object, followers) = candidate.value
      let key = ObjectIdentifier(object)
      // Another thread may have been here first.
      if let entry = table.entries[key], entry.object === object, let known = entry.publisher {
        return UncheckedSendable(known)
      }
      if table.entries.count >= table.sweepSize {
        dead = table.entries.values.filter { $0.object == nil }
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sweepSize = max(64, table.entries.count * 2)
      }
      if let former = table.entries[key] { dead.append(former) }
      table.entries[key] = Entry(
        object: object, publisher: publisher, owned: fields.isEmpty ? publisher : nil, followers: followers)
      return UncheckedSendable(publisher)
    }.value
    for (label, field) in fields { _ = field.claim(publisher, label, of: type(of: object)) }
    return publisher
  }

  private static func find(_ object: AnyObject) -> ObservableObjectPublisher? {
    let object = UncheckedSendable(object)
    return table.withLock { table -> UncheckedSendable<ObservableObjectPublisher?> in
      guard let entry = table.entries[ObjectIdentifier(object.value)], entry.object === object.value else {
        return UncheckedSendable(nil)
      }
      return UncheckedSendable(entry.publisher)
    }.value
  }
}
