/// The stored objects of one kind, which come in the order in which they were made.
///
/// Identifiers grow with time, so a new object mostly belongs at the end.
package struct ObjectTable<ID: Hashable & Comparable, Row> {
  /// In order, with some that are removed.
  @usableFromInline var order: [ID] = []
  @usableFromInline var rows: [ID: Row] = [:]

  @inlinable package init() {}

  /// The identifiers of all objects.
  @inlinable package var ids: [ID] {
    order.count == rows.count ? order : order.filter { rows[$0] != nil }
  }

  @inlinable package var count: Int { rows.count }

  /// The stored values of an object; nil removes it.
  @inlinable package subscript(id: ID) -> Row? {
    _read { yield rows[id] }
    set {
      guard let newValue else { return remove(id) }
      if rows.updateValue(newValue, forKey: id) == nil { place(id) }
    }
  }

  /// Changes the values of an object that is there, in its place.
  @inlinable package mutating func update(_ id: ID, _ body: (inout Row) -> Void) {
    guard rows[id] != nil else { return }
    body(&rows[id]!)
  }

  /// Replaces the values of all objects.
  @inlinable package func mapRows<Failure: Error>(_ body: (Row) throws(Failure) -> Row) throws(Failure) -> Self {
    var result = self
    for (id, row) in rows { result.rows[id] = try body(row) }
    return result
  }

  /// All objects, in no order.
  @inlinable package var all: [ID: Row] { rows }

  @usableFromInline mutating func place(_ id: ID) {
    guard let last = order.last, id <= last else { return order.append(id) }
    let place = order.firstIndex { id <= $0 } ?? order.endIndex
    if place < order.count, order[place] == id { return }
    order.insert(id, at: place)
  }

  @usableFromInline mutating func remove(_ id: ID) {
    guard rows.removeValue(forKey: id) != nil else { return }
    if order.count > 2 * rows.count { order.removeAll { rows[$0] == nil } }
  }
}
