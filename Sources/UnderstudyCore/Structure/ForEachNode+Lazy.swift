import Foundation

// The rows of a lazy container: those that its window is over, and some that it has left.
extension ForEachNode {
  package var rowCount: Int { data.count }

  /// Makes the rows of a range of offsets, shows those and hides the others; hidden rows keep their state (SEM-200).
  package func realize(_ range: Range<Int>) {
    guard range != realized || children.isEmpty && !range.isEmpty else { return }
    realized = range
    if !hasDuplicates, data.count > Self.searchedCount, hasDuplicates(in: range) { findDuplicates(amongAll: true) }
    if hasDuplicates || offsets.count != children.count { realizeByIdentity(range) } else { realizeInOrder(range) }
    removeFarRows()
    childrenDidChange()
  }

  /// The rows that the window is over, with their places in the data.
  package func forEachRealizedRow(_ body: (Int, Node) -> Void) {
    for (offset, child) in zip(offsets, children) where realized.contains(offset) { body(offset, child) }
  }

  /// Takes the children that are known to be in order: only those that come are looked up in the data.
  private func realizeInOrder(_ range: Range<Int>) {
    var rows: ContiguousArray<Node> = []
    var places: ContiguousArray<Int> = []
    var next = 0
    func keepRows(before end: Int) {
      while next < children.count, offsets[next] < end {
        unsafeDowncast(children[next], to: Row.self).setScrolledAway(!range.contains(offsets[next]))
        rows.append(children[next])
        places.append(offsets[next])
        next += 1
      }
    }
    keepRows(before: range.lowerBound)
    for offset in range {
      if next < children.count, offsets[next] == offset {
        keepRows(before: offset + 1)
        continue
      }
      let element = element(at: offset)
      let row = makeRow(element, identify(element))
      rows.append(row)
      places.append(offset)
      host.noteInsertion(row)
    }
    keepRows(before: .max)
    children = rows
    offsets = places
    blocks = nil
  }

  private func element(at offset: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: offset)] }

  private func hasDuplicates(in range: Range<Int>) -> Bool {
    var seen = Set<ID>(minimumCapacity: range.count)
    return range.contains { !seen.insert(identify(element(at: $0))).inserted }
  }

  /// Looks for rows in all of the data: of several positions with one identity, the first in view has the row.
  private func realizeByIdentity(_ range: Range<Int>) {
    if hasDuplicates { removeReflections() }
    var existing = rowsByID(children[...])
    var shown: [ID: Row] = [:]
    var inserted: [Node] = []
    var reflections: [(row: Row, offset: Int)] = []
    for offset in range {
      let element = element(at: offset)
      let id = identify(element)
      if let row = shown[id] {
        reflections.append((row, offset))
        continue
      }
      if let row = existing[id] {
        shown[id] = row
      } else {
        let row = makeRow(hasDuplicates ? firstElement(of: id) ?? element : element, id)
        existing[id] = row
        shown[id] = row
        inserted.append(row)
      }
    }
    children = []
    offsets = []
    for (offset, element) in data.enumerated() {
      let id = identify(element)
      if let row = existing[id], shown[id] == nil || range.contains(offset) {
        existing[id] = nil
        children.append(row)
        offsets.append(offset)
      } else if let reflection = reflections.first, reflection.offset == offset {
        reflections.removeFirst()
        children.append(self.reflection(of: reflection.row))
        offsets.append(offset)
      }
      if existing.isEmpty, reflections.isEmpty { break }
    }
    blocks = nil
    for child in children {
      guard let row = child as? Row else { continue }
      row.setScrolledAway(shown[row.id] == nil)
    }
    for node in inserted { host.noteInsertion(node) }
  }

  /// Destroys the hidden rows that are furthest from the window, where there are many (SEM-027).
  private func removeFarRows() {
    guard !hasDuplicates, children.count > realized.count + Self.keptCount else { return }
    let before = offsets.firstIndex { $0 >= realized.lowerBound } ?? offsets.count
    let after = children.count - before - realized.count
    let keptBefore = min(before, max(Self.keptCount / 2, Self.keptCount - after))
    let keptAfter = min(after, Self.keptCount - keptBefore)
    removeChildren((children.count - after + keptAfter)..<children.count)
    offsets.removeLast(after - keptAfter)
    removeChildren(0..<(before - keptBefore))
    offsets.removeFirst(before - keptBefore)
  }

  /// How many hidden rows keep their state.
  private static var keptCount: Int { 500 }

  package func removeHiddenRows() -> Int {
    var count = 0
    for position in children.indices.reversed() where children[position].hidesContent {
      removeChildren(position..<(position + 1))
      if offsets.indices.contains(position) { offsets.remove(at: position) }
      count += 1
    }
    if count > 0 { childrenDidChange() }
    return count
  }

  func acceptLazily(isSameClosure: Bool) {
    findDuplicates()
    let comparison = isSameClosure ? elements.kept : nil
    var existing = rowsByID(children[...])
    var rows: ContiguousArray<Node> = []
    var places: ContiguousArray<Int> = []
    for (offset, element) in data.enumerated() {
      guard !existing.isEmpty else { break }
      guard let row = existing.removeValue(forKey: identify(element)) else { continue }
      if hasInRange(element) { row.accept(element, comparison) }
      rows.append(row)
      places.append(offset)
    }
    for row in existing.values.sorted(by: { $0.serial < $1.serial }) {
      host.noteRemoval(row, removesFirst: row.removesBeforeInsertion)
    }
    children = rows
    offsets = places
    blocks = nil
    realized = 0..<0
    childrenDidChange()
    template.lazyWindow?.rowsDidChange()
  }

  // MARK: Places of rows

  package func id(ofRowAt offset: Int) -> AnyHashable? {
    offset >= 0 && offset < data.count ? AnyHashable(identify(element(at: offset))) : nil
  }

  package func offset(ofRow id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let guess = likelyOffset(of: id) { return guess }
    for (offset, element) in data.enumerated() where identify(element) == id { return offset }
    return nil
  }

  /// No row is made: the closure makes the view of each element, and its value shows the identities.
  package func offset(ofRowMarked id: AnyHashable) -> Int? {
    for (offset, element) in data.enumerated() where hasInRange(element) {
      switch IdentityLook.at(content(element), for: id) {
      case .found: return offset
      case .never: return nil
      case .absent: continue
      }
    }
    return nil
  }

  /// The place of a number among numbers that follow each other, as identities often are.
  private func likelyOffset(of id: ID) -> Int? {
    guard !hasDuplicates, let number = id as? Int, let first = data.first, let start = identify(first) as? Int,
      case let (offset, overflow) = number.subtractingReportingOverflow(start), !overflow, offset >= 0,
      offset < data.count, identify(element(at: offset)) == id
    else { return nil }
    return offset
  }
}
