import Foundation

/// The distances of a view's spacing: for each side and each category one value, or none (LAY-071).
package struct SpacingTable: Equatable, Sendable {
  /// What a distance is for. Two views take the distances of the categories that both have on facing sides.
  package enum Category: UInt8, CaseIterable, Sendable {
    /// To any view; it applies where the two views share no other category.
    case plain
    /// Between two texts.
    case text
    /// On the upper side of what may lie below a text, and on the lower side of a text.
    case belowText
    /// On the lower side of what may lie above a text, and on the upper side of a text.
    case aboveText
    /// On the leading side of what may follow a text.
    case afterText
    /// On the trailing side of what may precede a text.
    case beforeText
    /// Between a text and the symbol below it (LAY-078).
    case symbolBelowText
    /// Between a text and the symbol above it.
    case symbolAboveText
  }

  package enum Value: Equatable, Sendable {
    case points(CGFloat)
    /// A text, with its distance to a text above it (LAY-074).
    case text(gapAbove: CGFloat)

    var length: CGFloat {
      switch self {
      case .points(let length), .text(let length): length
      }
    }
  }

  private struct Entry: Equatable, Sendable {
    let place: Int8
    let value: Value
  }

  /// One for each category on each side that has a distance, by their places, so that equal tables have equal entries.
  private var entries: [Entry] = []

  /// The distance of two views without a preference for each other.
  package static let standardDistance: CGFloat = 8

  /// No distance to a text in the four categories of an ordinary view, and nothing else (LAY-072).
  package static let ordinary: SpacingTable = {
    var table = SpacingTable()
    table.set(.points(0), .belowText, on: .top)
    table.set(.points(0), .aboveText, on: .bottom)
    table.set(.points(0), .afterText, on: .leading)
    table.set(.points(0), .beforeText, on: .trailing)
    return table
  }()

  package init() {}

  /// One distance to any view on some sides.
  package init(plain length: CGFloat, on edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { set(.points(length), .plain, on: edge) }
  }

  package var isOrdinary: Bool { self == .ordinary }

  /// Whether both have the same memory, so that they need not be compared.
  func isIdentical(to other: SpacingTable) -> Bool {
    let address = entries.withUnsafeBufferPointer { $0.baseAddress }
    return other.entries.withUnsafeBufferPointer { $0.baseAddress } == address && other.entries.count == entries.count
  }

  package subscript(category: Category, edge: Edge) -> Value? { value(at: Self.place(category, edge)) }

  /// Where a category's distance on a side stands: side by side.
  private static func place(_ category: Category, _ edge: Edge) -> Int8 { edge.rawValue * 8 + Int8(category.rawValue) }

  private static func isPlain(_ place: Int8) -> Bool { place % 8 == 0 }

  private func value(at place: Int8) -> Value? {
    for entry in entries where entry.place == place { return entry.value }
    return nil
  }

  /// Gives a category on a side its distance.
  package mutating func set(_ value: Value, _ category: Category, on edge: Edge) {
    set(value, at: Self.place(category, edge))
  }

  private mutating func set(_ value: Value, at place: Int8) {
    let entry = Entry(place: place, value: value)
    guard let index = entries.firstIndex(where: { $0.place >= place }) else { return entries.append(entry) }
    if entries[index].place == place { entries[index] = entry } else { entries.insert(entry, at: index) }
  }

  /// Takes the larger value of both for each category on some sides.
  package mutating func formUnion(_ other: SpacingTable, _ edges: Edge.Set) {
    for entry in other.entries where edges.contains(place: entry.place) {
      if let own = value(at: entry.place), own.length >= entry.value.length { continue }
      set(entry.value, at: entry.place)
    }
  }

  package func removing(_ edges: Edge.Set) -> SpacingTable {
    var result = self
    result.remove(edges)
    return result
  }

  package mutating func remove(_ edges: Edge.Set) { entries.removeAll { edges.contains(place: $0.place) } }

  /// An ordinary view's entries on some sides.
  package func resetting(_ edges: Edge.Set) -> SpacingTable {
    var result = removing(edges)
    result.formUnion(.ordinary, edges)
    return result
  }

  /// The distance between a side of this view and the facing side of the next one (LAY-071).
  package func distance(from edge: Edge, to next: SpacingTable, at facing: Edge) -> CGFloat {
    var shared: CGFloat?
    let toFacing = 8 * (facing.rawValue - edge.rawValue)
    for entry in entries where entry.place / 8 == edge.rawValue && !Self.isPlain(entry.place) {
      guard let other = next.value(at: entry.place + toFacing) else { continue }
      let distance = SpacingTable.distance(entry.value, other)
      shared = max(shared ?? distance, distance)
    }
    if let shared { return shared }
    switch (self[.plain, edge], next[.plain, facing]) {
    case (let own?, let other?): return max(own.length, other.length)
    case (let only?, nil), (nil, let only?): return only.length
    case (nil, nil): return SpacingTable.standardDistance
    }
  }

  private static func distance(_ first: Value, _ second: Value) -> CGFloat {
    switch (first, second) {
    case (.points(let first), .points(let second)): first + second
    case (.points(let length), .text), (.text, .points(let length)): length
    case (.text, .text(let gap)): gap
    }
  }
}

extension Edge.Set {
  /// Whether a place of a ``SpacingTable`` belongs to one of the sides.
  fileprivate func contains(place: Int8) -> Bool { rawValue & (1 << (place / 8)) != 0 }
}
