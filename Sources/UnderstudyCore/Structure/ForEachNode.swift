import Foundation
import UnderstudyElements

/// The rows of a `ForEach`: a node each, found again by identity.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, RowSource {
  typealias Row = RowNode<Data, ID, Content>

  @exclusivity(unchecked) private(set) var view: ForEach<Data, ID, Content> {
    didSet { content = view.content }
  }
  /// The view's closure, at hand: to find it in the generic view costs a look-up of metadata a row.
  @exclusivity(unchecked) fileprivate private(set) var content: (Data.Element) -> Content
  @exclusivity(unchecked) fileprivate var template: _ViewInputs
  /// The rows that a lazy container wants, by their offset in the data.
  private var realized: Range<Int> = 0..<0
  private var hasWarned = false

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    content = view.content
    template = inputs
    super.init(inputs)
    raise(.containsDynamicList)
  }

  package override var isTransparent: Bool { true }
  var isLazy: Bool { template.lazyWindow != nil }

  // MARK: Rows

  func mountRows() {
    warnOfDuplicates()
    guard !isLazy else {
      template.lazyWindow?.rowsDidChange()
      return
    }
    children.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.identify(element)
      children.append(makeRow(firstElement(of: id, else: element), id))
    }
  }

  /// Takes new data: rows are matched by identity, kept rows are evaluated anew.
  func accept(_ new: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    if view.isConstant, new.data.count != view.data.count { return warnOfConstantData(new) }
    let isSameClosure = Comparison.areEqual(new.content, view.content)
    if isSameClosure, template.distributed == nil, Comparison.areEqual(new.data, view.data) {
      view.edits = new.edits
      return
    }
    let old = view
    view = new
    template = inputs
    template.isMounting = true
    if isLazy {
      acceptLazily(isSameClosure: isSameClosure)
    } else {
      acceptAll(old, isSameClosure: isSameClosure)
    }
  }

  private func acceptAll(_ old: ForEach<Data, ID, Content>, isSameClosure: Bool) {
    if view.isConstant {
      // The elements cannot differ: only what the closure makes of them can.
      let content = content
      for child in children { unsafeDowncast(child, to: Row.self).evaluateAnew(content) }
      return
    }
    var position = 0
    let comparison = isSameClosure ? Comparison.of(Data.Element.self) : nil
    for element in view.data {
      guard position < children.count else { break }
      let row = unsafeDowncast(children[position], to: Row.self)
      guard row.id == view.identify(element) else { break }
      row.accept(firstElement(of: row.id, else: element), comparison)
      position += 1
    }
    guard position < children.count || position < view.data.count else { return }
    rearrange(from: position, comparison)
  }

  /// Matches the rows after the common beginning by identity.
  private func rearrange(from start: Int, _ comparison: Comparison?) {
    warnOfDuplicates()
    var known: [ID: Row] = [:]
    for child in children[start...] {
      let row = unsafeDowncast(child, to: Row.self)
      if known[row.id] == nil { known[row.id] = row }
    }
    var rows = ContiguousArray(children[..<start])
    var inserted: [Node] = []
    for element in view.data.dropFirst(start) {
      let id = view.identify(element)
      if let row = known.removeValue(forKey: id) {
        row.accept(firstElement(of: id, else: element), comparison)
        rows.append(row)
      } else {
        let row = makeRow(firstElement(of: id, else: element), id)
        rows.append(row)
        inserted.append(row)
      }
    }
    let kept = Set(rows[start...].map(ObjectIdentifier.init))
    for child in children[start...] where !kept.contains(ObjectIdentifier(child)) {
      host.noteRemoval(child, removesFirst: child.removesBeforeInsertion)
    }
    children = rows
    blocks = nil
    for node in inserted { host.noteInsertion(node) }
    childrenDidChange()
  }

  private func makeRow(_ element: Data.Element, _ id: ID) -> Row {
    var inputs = template
    inputs.parent = self
    inputs.isMounting = true
    inputs.lazyWindow = nil  // rows inside a row come with it: the window knows only the rows of the list
    let row = Row(self, element, id, inputs)
    row.evaluateContent(content)
    return row
  }

  // MARK: Lazy rows

  package var rowCount: Int { view.data.count }

  /// Makes the rows of a range of offsets, shows those and hides the others; hidden rows keep their state (SEM-200).
  package func realize(_ range: Range<Int>) {
    guard range != realized || children.isEmpty && !range.isEmpty else { return }
    realized = range
    var existing: [ID: Row] = [:]
    for child in children {
      let row = unsafeDowncast(child, to: Row.self)
      existing[row.id] = row
    }
    var shown: Set<ID> = []
    var inserted: [Node] = []
    for offset in range {
      let element = view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
      let id = view.identify(element)
      shown.insert(id)
      if existing[id] == nil {
        let row = makeRow(element, id)
        existing[id] = row
        inserted.append(row)
      }
    }
    var rows: ContiguousArray<Node> = []
    for element in view.data {
      if let row = existing.removeValue(forKey: view.identify(element)) { rows.append(row) }
      if existing.isEmpty { break }
    }
    children = rows
    blocks = nil
    for child in rows {
      let row = unsafeDowncast(child, to: Row.self)
      row.setScrolledAway(!shown.contains(row.id))
    }
    for node in inserted { host.noteInsertion(node) }
    childrenDidChange()
  }

  private func acceptLazily(isSameClosure: Bool) {
    warnOfDuplicates()
    let comparison = isSameClosure ? Comparison.of(Data.Element.self) : nil
    var existing: [ID: Row] = [:]
    for child in children {
      let row = unsafeDowncast(child, to: Row.self)
      existing[row.id] = row
    }
    var rows: ContiguousArray<Node> = []
    for element in view.data {
      guard let row = existing.removeValue(forKey: view.identify(element)) else { continue }
      row.accept(element, comparison)
      rows.append(row)
    }
    for row in existing.values.sorted(by: { $0.serial < $1.serial }) {
      host.noteRemoval(row, removesFirst: row.removesBeforeInsertion)
    }
    children = rows
    blocks = nil
    realized = 0..<0
    childrenDidChange()
    template.lazyWindow?.rowsDidChange()
  }

  // MARK: Preferences

  /// What each block of rows contributes to the key that was last asked for.
  private var blocks: AnyObject?

  /// Long lists are reduced by blocks, so that a change costs its own block and one step for each other.
  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    guard children.count >= PreferenceBlocks<K>.minimum, preferenceKeys & bit != 0, !host.sharesPreferenceBits else {
      return combinedPreference(key, bit: bit)
    }
    if stalePreferences == ~0 { blocks = nil }  // rows came, went or were hidden
    let kept = blocks as? PreferenceBlocks<K> ?? PreferenceBlocks<K>()
    blocks = kept
    stalePreferences &= ~bit
    return kept.combined(of: self, bit: bit)
  }

  // MARK: Warnings

  private func warnOfDuplicates() {
    guard !hasWarned, !view.isConstant, view.data.count > 1 else { return }
    var seen = Set<ID>(minimumCapacity: view.data.count)
    var warned: Set<ID> = []
    for element in view.data {
      let id = view.identify(element)
      if !seen.insert(id).inserted, warned.insert(id).inserted {
        hasWarned = true
        host.log(
          .duplicateID,
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection,"
            + " this will give undefined results!")
      }
    }
  }

  private func warnOfConstantData(_ new: ForEach<Data, ID, Content>) {
    host.log(
      .constantData,
      "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(new.data.count)) != its initial count"
        + " (\(view.data.count)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to"
        + " `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
  }

  /// Every position of a duplicate identity shows the first element's content (SEM-022).
  private func firstElement(of id: ID, else element: Data.Element) -> Data.Element {
    hasWarned ? view.data.first { view.identify($0) == id } ?? element : element
  }

  package var edits: ForEachEdits { view.edits }

  package func offset(ofRow id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    for (offset, element) in view.data.enumerated() where view.identify(element) == id { return offset }
    return nil
  }
}

/// A row: the views that the content closure makes of one element. Reads in the closure are the row's (SEM-063).
package final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: EvaluatingNode, IdentifiedRow {
  let id: ID
  @exclusivity(unchecked) private var element: Data.Element
  private unowned(unsafe) let source: ForEachNode<Data, ID, Content>
  private var isScrolledAway = false

  init(
    _ source: ForEachNode<Data, ID, Content>, _ element: Data.Element, _ id: ID, _ inputs: _ViewInputs
  ) {
    self.source = source
    self.element = element
    self.id = id
    super.init(inputs)
  }

  package override var isTransparent: Bool { true }
  package override var hidesContent: Bool { isScrolledAway }
  package var rowID: AnyHashable { AnyHashable(id) }
  package var rowSource: any RowSource { source }

  func evaluateContent(_ content: (Data.Element) -> Content) {
    let views = evaluate(content, element)
    var inputs = innerInputs()
    Content._makeView(views, inputs: &inputs)
    flags.insert(.isMounted)
  }

  func accept(_ new: Data.Element, _ comparison: Comparison?) {
    if let comparison, comparison.areEqual(element, new) { return }
    element = new
    evaluateAnew(source.content)
  }

  package override func update() { evaluateContent(source.content) }

  func evaluateAnew(_ content: (Data.Element) -> Content) {
    flags.remove(.isDirty)
    evaluateContent(content)
  }

  func setScrolledAway(_ away: Bool) {
    guard away != isScrolledAway else { return }
    if away {
      host.noteHiding(self) { self.isScrolledAway = true }
    } else {
      isScrolledAway = false
      host.noteInsertion(self)
    }
  }

  package override func collect(_ elements: inout [Element]) {
    guard !isScrolledAway else { return }
    super.collect(&elements)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    if isScrolledAway || preferenceKeys & bit == 0 && !flags.contains(.containsDynamicList) { return nil }
    return combinedPreference(key, bit: bit)
  }
}

/// A row that stands for an element of a collection.
@MainActor
package protocol IdentifiedRow: Node {
  var rowID: AnyHashable { get }
  var rowSource: any RowSource { get }
}

/// What makes rows of data.
@MainActor
package protocol RowSource: Node {
  /// The number of rows, made or not.
  var rowCount: Int { get }
  /// Makes the rows of these offsets and hides the others.
  func realize(_ range: Range<Int>)
  var edits: ForEachEdits { get }
  /// The place of a row in the data, made or not; nil where there is no such row.
  func offset(ofRow id: AnyHashable) -> Int?
}
