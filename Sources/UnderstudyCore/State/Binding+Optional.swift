extension Binding {
  /// A binding to an optional over one that always has a value; setting nil is ignored (SEM-074).
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.project(identity: nil, { $0 }) { whole, part in
      guard let part else { return false }
      whole = part
      return true
    }
  }

  /// A binding to the value of an optional, nil if there is none now. A read after the value went away traps (SEM-075).
  public init?(_ base: Binding<Value?>) {
    guard let current = base.location.get() else { return nil }
    let location = ProjectedLocation<Value?, Value>(
      base: base.location, identity: nil,
      project: { whole in
        guard let part = whole else {
          fatalError(
            "A Binding<\(Value.self)> made of an optional was read after the optional became nil: make it anew where the"
              + " value may go.")
        }
        return part
      },
      write: { whole, part in
        whole = part
        return true
      })
    self.init(location: location, snapshot: current)
    transaction = base.transaction
  }

  /// A binding that hides the value's type; a value of another type traps (SEM-076).
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.project(identity: nil, { AnyHashable($0) }) { whole, part in
      guard let value = part.base as? V else {
        fatalError(
          "A Binding<AnyHashable> over \(V.self) was set to a value of \(type(of: part.base)): it takes values of its own"
            + " type only.")
      }
      whole = value
      return true
    }
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position. It keeps the position, and traps once the collection is shorter (SEM-026).
  public subscript(position: Index) -> Binding<Value.Element> {
    project(identity: nil, { $0[Self.checked(position, in: $0)] }) {
      $0[Self.checked(position, in: $0)] = $1
      return true
    }
  }

  private static func checked(_ position: Index, in collection: Value) -> Index {
    guard position < collection.endIndex, position >= collection.startIndex else {
      fatalError(
        "Index out of range: a binding to the element at \(position) was used when the collection had become shorter. Rows"
          + " that outlive their element must not keep a binding to it.")
    }
    return position
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
