/// Finds the elements that carry a text, whichever of the five identifying attributes it is.
@MainActor struct ElementIndex {
  private enum Entry {
    case one(Element)
    case many(Bucket)
  }

  /// The elements of one text. Positions are kept once there are many, so that taking one out does not search.
  private final class Bucket {
    var elements: [Element]
    var positions: [ObjectIdentifier: Int]?

    init(_ elements: [Element]) { self.elements = elements }

    func append(_ element: Element) {
      positions?[ObjectIdentifier(element)] = elements.count
      elements.append(element)
      if positions == nil, elements.count > 16 {
        positions = Dictionary(
          uniqueKeysWithValues: elements.enumerated().map { (ObjectIdentifier($0.element), $0.offset) })
      }
    }

    func remove(_ element: Element) {
      let found = positions.map { $0[ObjectIdentifier(element)] } ?? elements.firstIndex { $0 === element }
      guard let position = found else { return }
      let last = elements.removeLast()
      positions?[ObjectIdentifier(element)] = nil
      guard last !== element else { return }
      elements[position] = last
      positions?[ObjectIdentifier(last)] = position
    }
  }

  private var entries: [String: Entry] = [:]

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  mutating func insert(_ element: Element) {
    let texts = element.texts
    texts.forEachKey { key in
      switch entries[key] {
      case nil: entries[key] = .one(element)
      case .one(let other): entries[key] = .many(Bucket([other, element]))
      case .many(let bucket): bucket.append(element)
      }
    }
  }

  mutating func remove(_ element: Element, texts: ElementTexts) {
    texts.forEachKey { key in
      switch entries[key] {
      case nil: break
      case .one(let other): if other === element { entries[key] = nil }
      case .many(let bucket):
        bucket.remove(element)
        if bucket.elements.isEmpty { entries[key] = nil }
      }
    }
  }

  /// The elements that carry `key`, in no particular order.
  func elements(_ key: String) -> ElementMatches {
    switch entries[key] {
    case nil: .none
    case .one(let element): .one(element)
    case .many(let bucket): .many(bucket.elements)
    }
  }
}

/// The result of a look-up: the usual single element costs no array.
package enum ElementMatches {
  case none
  case one(Element)
  case many([Element])

  package var all: [Element] {
    switch self {
    case .none: []
    case .one(let element): [element]
    case .many(let elements): elements
    }
  }
}
