import UnderstudyElements

/// A row: the views that the content closure makes of one element. Reads in the closure are the row's (SEM-063).
package final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: EvaluatingNode, IdentifiedRow {
  let id: ID
  @exclusivity(unchecked) private var element: Data.Element
  private unowned(unsafe) let source: ForEachNode<Data, ID, Content>

  init(
    _ source: ForEachNode<Data, ID, Content>, _ element: Data.Element, _ id: ID, _ inputs: _ViewInputs
  ) {
    self.source = source
    self.element = element
    self.id = id
    super.init(inputs)
  }

  package override var isTransparent: Bool { true }
  package override var asRow: (any IdentifiedRow)? { self }
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

  package override func update() {
    if source.hasInRange(element) { evaluateContent(source.content) }
  }

  func evaluateAnew(_ content: (Data.Element) -> Content) {
    flags.remove(.isDirty)
    evaluateContent(content)
  }

  /// What is to be shown is known before it is notified: a window may move several times in one update.
  func setScrolledAway(_ away: Bool) {
    guard away != flags.contains(.isLeavingView) else { return }
    guard !away else {
      flags.insert(.isLeavingView)
      return host.noteHiding(self, ifStillLeaving: true) { self.hidesContent = true }
    }
    flags.remove(.isLeavingView)
    guard hidesContent else { return }
    hidesContent = false
    host.noteInsertion(self)
  }

  package override func collect(_ elements: inout [Element]) {
    guard !hidesContent else { return }
    super.collect(&elements)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    if hidesContent || preferenceKeys & bit == 0 && !flags.contains(.containsDynamicList) { return nil }
    return combinedPreference(key, bit: bit)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    !hidesContent && hasContributingChild(key, bit: bit)
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
  /// Calls `body` with the rows that ``realize(_:)`` shows, in order, and their offsets.
  func forEachRealizedRow(_ body: (Int, Node) -> Void)
  /// Destroys the rows that are made and hidden; returns how many there were.
  func removeHiddenRows() -> Int
  var edits: ForEachEdits { get }
  /// The place of a row in the data, made or not; nil where there is no such row.
  func offset(ofRow id: AnyHashable) -> Int?
  /// The place of the first row in whose views this identity is, by `id(_:)` or a `ForEach`, made or not; nil where there is none.
  func offset(ofRowMarked id: AnyHashable) -> Int?
  /// The identity of a row, made or not; nil beyond the last.
  func id(ofRowAt offset: Int) -> AnyHashable?
}

/// A container whose rows show what may be done to them.
@MainActor
package protocol RowEditsFollower: Node {
  /// Rows may be deleted or moved that could not be before, or no longer.
  func rowEditsDidChange()
}

extension Node {
  /// Notifies the container around that other edits are possible now.
  package final func tellOfEdits() {
    (nearest { $0 is any RowEditsFollower } as? any RowEditsFollower)?.rowEditsDidChange()
  }
}
