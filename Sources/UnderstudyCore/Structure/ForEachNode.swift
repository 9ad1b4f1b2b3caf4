import Foundation
import UnderstudyElements

/// The rows of a `ForEach`: a node each, found again by identity.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, RowSource {
  typealias Row = RowNode<Data, ID, Content>

  // What the view says, part by part: to find one in the generic view costs a look-up of metadata each time.
  @exclusivity(unchecked) private(set) var data: Data
  @exclusivity(unchecked) private(set) var content: (Data.Element) -> Content
  @exclusivity(unchecked) private(set) var identify: (Data.Element) -> ID
  @exclusivity(unchecked) package private(set) var edits: ForEachEdits
  let isConstant: Bool
  /// How many of the rows of a constant range the range has now; more rows stay as they were evaluated last (F-09).
  private var constantCount: Int
  /// Whether the same data can have other elements later: a binding that is taken as a collection, or an object.
  private let isLive: Bool
  /// Whether the same elements can show something else later, as they are objects or hold some (F-157).
  private let hasObjects: Bool
  @exclusivity(unchecked) private(set) var template: _ViewInputs
  /// The rows that a lazy container wants, by their offset in the data.
  var realized: Range<Int> = 0..<0
  /// Where the children are in the data, in ascending order; for lazy containers.
  @exclusivity(unchecked) var offsets: ContiguousArray<Int> = []
  /// The identities that occurred several times; each is named once in the log (SEM-022).
  var warnedIDs: Set<ID> = []
  /// Whether some positions show the row of another one.
  @exclusivity(unchecked) var hasDuplicates = false

  @exclusivity(unchecked) private var closures = CachedComparison<(Data.Element) -> Content>()
  @exclusivity(unchecked) private var collections = CachedComparison<Data>()
  @exclusivity(unchecked) var elements = CachedComparison<Data.Element>()

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    data = view.data
    content = view.content
    identify = view.identify
    edits = view.edits
    isConstant = view.isConstant
    constantCount = isConstant ? data.count : 0
    isLive = Data.self is any InstallableProperty.Type || Data.self is AnyObject.Type
    hasObjects = Comparison.of(Data.Element.self).comparesObjects
    template = inputs
    super.init(inputs)
    raise(.containsDynamicList)
  }

  package override var isTransparent: Bool { true }
  package override var asRowSource: (any RowSource)? { self }
  var isLazy: Bool { template.lazyWindow != nil }

  // MARK: Rows

  func mountRows() {
    findDuplicates()
    guard !isLazy else {
      template.lazyWindow?.rowsDidChange()
      return
    }
    children.reserveCapacity(data.count)
    var placed: [ID: Row] = [:]
    for element in data {
      let id = identify(element)
      if hasDuplicates, let row = placed[id] {
        children.append(reflection(of: row))
      } else {
        let row = makeRow(element, id)
        children.append(row)
        if hasDuplicates { placed[id] = row }
      }
    }
  }

  /// Takes new data: rows are matched by identity, kept rows are evaluated again.
  func accept(_ new: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    accept(new.data, new.content, new.identify, new.edits, inputs)
  }

  private func accept(
    _ newData: Data, _ newContent: @escaping (Data.Element) -> Content, _ newIdentify: @escaping (Data.Element) -> ID,
    _ newEdits: ForEachEdits, _ inputs: _ViewInputs
  ) {
    if isConstant, newData.count != constantCount { rangeDidChange(newData) }
    // A constant range is what it was at first; the rest is taken (SEM-023).
    let newData = isConstant ? data : newData
    let offersTheSame = newEdits.offersTheSame(as: edits)
    edits = newEdits
    if !offersTheSame { tellOfEdits() }
    let isSameClosure = closures.kept.areEqual(newContent, content)
    // Modifiers around the rows are part of what the rows show.
    let hasSameModifiers = inputs.hasSameModifiers(as: template)
    if isSameClosure, hasSameModifiers, !isLive, !hasObjects, collections.kept.areEqual(newData, data) { return }
    (data, content, identify) = (newData, newContent, newIdentify)
    template = inputs
    template.isMounting = true
    if hasDuplicates { removeReflections() }
    if !hasSameModifiers {
      for child in children { (child as? Row)?.inherit(inputs) }
    }
    let areRowsKept = isSameClosure && hasSameModifiers && !hasObjects
    if isLazy { acceptLazily(isSameClosure: areRowsKept) } else { acceptAll(isSameClosure: areRowsKept) }
  }

  private func acceptAll(isSameClosure: Bool) {
    if isConstant {
      // The elements cannot differ: only what the closure makes of them can.
      let content = content
      let children = children
      for position in children.indices.prefix(constantCount) {
        children.unretained(at: position).with { unsafeDowncast($0, to: Row.self).evaluateAnew(content) }
      }
      return
    }
    var position = 0
    let comparison = isSameClosure ? elements.kept : nil
    for element in data {
      guard position < children.count else { break }
      let row = unsafeDowncast(children[position], to: Row.self)
      guard row.id == identify(element) else { break }
      row.accept(element, comparison)
      position += 1
    }
    guard position < children.count || position < data.count else { return }
    if position == data.count, !hasDuplicates {
      removeRows(from: position)
    } else {
      rearrange(from: position, comparison)
    }
  }

  private func removeRows(from start: Int) {
    for child in children[start...] { host.noteRemoval(child, removesFirst: child.removesBeforeInsertion) }
    children.removeSubrange(start...)
    blocks = nil
    childrenDidChange()
  }

  /// Matches the rows after the common beginning by identity.
  private func rearrange(from start: Int, _ comparison: Comparison?) {
    findDuplicates()
    var known = rowsByID(children[start...])
    var placed = hasDuplicates ? rowsByID(children[..<start]) : [:]
    var rows = ContiguousArray(children[..<start])
    var inserted: [Node] = []
    for element in data.dropFirst(start) {
      let id = identify(element)
      if hasDuplicates, let row = placed[id] {
        rows.append(reflection(of: row))
        continue
      }
      let row: Row
      if let kept = known.removeValue(forKey: id) {
        row = kept
        row.accept(element, comparison)
      } else {
        row = makeRow(element, id)
        inserted.append(row)
      }
      rows.append(row)
      if hasDuplicates { placed[id] = row }
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

  func rowsByID(_ nodes: ArraySlice<Node>) -> [ID: Row] {
    var rows: [ID: Row] = [:]
    for node in nodes {
      let row = unsafeDowncast(node, to: Row.self)
      rows[row.id] = row
    }
    return rows
  }

  func makeRow(_ element: Data.Element, _ id: ID) -> Row {
    var inputs = template
    inputs.parent = self
    inputs.isMounting = true
    inputs.lazyWindow = nil  // rows inside a row come with it: the window knows only the rows of the list
    let row = Row(self, element, id, inputs)
    row.evaluateContent(content)
    return row
  }

  // MARK: Preferences

  /// What each block of rows contributes to the key that was last asked for.
  @exclusivity(unchecked) var blocks: AnyObject?

  /// Long lists are reduced by blocks, so that a change costs its own block and one step for each other.
  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    guard children.count >= PreferenceBlocks<K>.minimum, preferenceKeys & bit != 0, !host.sharesPreferenceBits else {
      return combinedPreference(key, bit: bit)
    }
    // Rows came, went or were hidden. A bit for each other key would make the next change look like that again.
    if stalePreferences == ~0 { (blocks, stalePreferences) = (nil, 0) }
    let kept = blocks as? PreferenceBlocks<K> ?? PreferenceBlocks<K>()
    blocks = kept
    stalePreferences &= ~bit
    return kept.combined(of: self, bit: bit)
  }

  // MARK: Constant ranges

  /// Whether a row's content may be evaluated: not where its number is beyond a constant range that has become shorter.
  func hasInRange(_ element: Data.Element) -> Bool {
    guard isConstant, constantCount < data.count, let number = element as? Int, let first = data.first as? Int else {
      return true
    }
    return number - first < constantCount
  }

  private func rangeDidChange(_ new: Data) {
    constantCount = new.count
    guard constantCount != data.count else { return }
    let name = "ForEach<\(Data.self), \(ID.self), \(Content.self)>"
    host.log(
      .constantData,
      "\(name) count (\(new.count)) != its initial count (\(data.count)). `ForEach(_:content:)` should only be used for"
        + " *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit"
        + " `id`!", at: self)
    guard constantCount < data.count else { return }
    let gone = data.dropFirst(constantCount).map { "\($0)" }.joined(separator: ", ")
    host.log(
      .constantData,
      "\(name) still has rows for \(gone), which its range does not have any more. They are left as they were; a device"
        + " evaluates them again and stops the app if they use such a number as an index.", at: self)
  }
}
