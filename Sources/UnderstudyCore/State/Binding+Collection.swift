extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one of the elements.
  public typealias Element = Binding<Value.Element>
  /// Goes through the collection as it is at each step, and gives a binding to each element.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A range of the bindings, by the collection's own positions.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's own positions.
  public typealias Index = Value.Index
  /// The positions of the collection's elements.
  public typealias Indices = Value.Indices
  /// The first position of the collection as it is now.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position after the last element of the collection as it is now.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The positions of the collection as it is now.
  public var indices: Indices { wrappedValue.indices }
  /// The position after another one, by the collection's own order.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Moves a position to the next one.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position of the collection as it is then.
  ///
  /// Making it reads the collection. It keeps the position: where the collection has become shorter, an app's test fails at its
  /// use, and code outside of any app traps (SEM-026). A view that is evaluated, or compared by its `==`, before it goes has
  /// the last element (SEM-071).
  public subscript(position: Index) -> Binding<Value.Element> {
    let whole = wrappedValue
    guard whole.hasElement(at: position) else {
      fatalError(
        "Index out of range: a binding was asked for the element at \(position) of a collection from \(whole.startIndex) up to"
          + " \(whole.endIndex).")
    }
    return element(at: position, last: whole[position], isRow: false)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The position before another one, by the collection's own order.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Moves a position to the one before.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding where Value: MutableCollection {
  /// A binding to the element at a position, which must exist.
  ///
  /// - Parameters:
  ///   - position: Where the element is.
  ///   - last: The element now, which remains where the position goes.
  ///   - isRow: Whether the binding is a row's, whose writes are dropped when its element has gone (F-01).
  func element(at position: Value.Index, last: Value.Element, isRow: Bool) -> Binding<Value.Element> {
    var binding = Binding<Value.Element>(
      location: ElementLocation(base: location, position: position, last: last, isRow: isRow))
    binding.transaction = transaction
    return binding
  }
}

extension Collection {
  fileprivate func hasElement(at position: Index) -> Bool { position < endIndex && position >= startIndex }
}

/// The element of a collection at a position, in whatever the collection is at the moment.
private final class ElementLocation<Whole: MutableCollection>: AnyLocation<Whole.Element>, @unchecked Sendable {
  private let base: AnyLocation<Whole>
  private let position: Whole.Index
  private let last: Whole.Element
  private let isRow: Bool

  init(base: AnyLocation<Whole>, position: Whole.Index, last: Whole.Element, isRow: Bool) {
    self.base = base
    self.position = position
    self.last = last
    self.isRow = isRow
  }

  override func get() -> Whole.Element {
    let whole = base.get()
    if whole.hasElement(at: position) { return whole[position] }
    if !isRow, currentEvaluation() == nil, !isUpdatingViews { reportMissingElement() }
    return last
  }

  private var isUpdatingViews: Bool { MainThread.isCurrent && assumeMain { Host.isUpdatingViews } }

  override func set(_ value: Whole.Element, transaction: UpdateTransaction) {
    var whole = base.get()
    guard whole.hasElement(at: position) else {
      if !isRow { reportMissingElement() }
      return
    }
    whole[position] = value
    base.set(whole, transaction: transaction)
  }

  override func addReader(_ node: any LocationReader) { base.addReader(node) }
  override var owningHost: Host? { base.owningHost }

  private func reportMissingElement() {
    RuntimeLog.fail(
      .elementOutOfRange,
      "Index out of range: a binding to the element at \(position) was used when the collection had become shorter. Rows that"
        + " outlive their element must not keep a binding to it.")
  }
}
