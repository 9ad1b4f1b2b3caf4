// One identity at several positions (SEM-022).
extension ForEachNode {
  /// Looks for identities that occur several times. One identity is one row: further positions show it again (SEM-022).
  ///
  /// Looks at the rows that are made, of many in a lazy container: to look at all would cost more than to show
  /// some.
  func findDuplicates(amongAll: Bool = false) {
    guard !isConstant else { return }
    hasDuplicates = false
    let count = data.count
    if isLazy, count > Self.searchedCount, !amongAll { return }
    guard count > 1, count > Self.comparableCount || hasDuplicatesAmongFew() else { return }
    var seen = Set<ID>(minimumCapacity: data.count)
    for element in data {
      let id = identify(element)
      guard !seen.insert(id).inserted else { continue }
      hasDuplicates = true
      guard warnedIDs.insert(id).inserted else { continue }
      host.log(
        .duplicateID,
        "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection,"
          + " this will give undefined results!", at: self)
    }
  }

  /// Up to so many rows of a lazy container are all looked at.
  static var searchedCount: Int { 1_000 }

  /// Up to so many identities are compared each with each, which costs less than to hash them.
  private static var comparableCount: Int { 6 }

  private func hasDuplicatesAmongFew() -> Bool {
    var known = ContiguousArray<ID>()
    known.reserveCapacity(Self.comparableCount)
    for element in data {
      let id = identify(element)
      for other in known where other == id { return true }
      known.append(id)
    }
    return false
  }

  func reflection(of row: Row) -> RowReflection {
    var inputs = template
    inputs.parent = self
    return RowReflection(of: row, inputs)
  }

  func removeReflections() {
    for child in children where child is RowReflection { host.noteRemoval(child, removesFirst: false) }
    children.removeAll { $0 is RowReflection }
    childrenDidChange()
  }

  func firstElement(of id: ID) -> Data.Element? { data.first { identify($0) == id } }
}
