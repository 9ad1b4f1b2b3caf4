/// A place from which on the environment differs, with those below that read from it.
///
/// Scopes stay as long as the modifier's node, so nodes below keep their scope until a test puts another one in between
/// (``WrittenEnvironment``); a change runs along scopes and readers and touches no view in between (SEM-243).
@MainActor
package final class EnvironmentScope {
  @exclusivity(unchecked) private var storedValues: EnvironmentValues
  @exclusivity(unchecked) private unowned(unsafe) var parent: EnvironmentScope?
  @exclusivity(unchecked) private var transform: (inout EnvironmentValues) -> Void
  @exclusivity(unchecked) private var children: [EnvironmentScope] = []
  /// Nodes that read values here, as long as they live.
  @exclusivity(unchecked) private var readers: [EvaluatingNode] = []
  @exclusivity(unchecked) private var position = 0

  /// What holds here. An accessor, as other modules would check each access for overlaps otherwise.
  package var values: EnvironmentValues { _read { yield storedValues } }

  package init(parent: EnvironmentScope?, transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.transform = transform
    storedValues = parent?.storedValues ?? EnvironmentValues()
    transform(&storedValues)
    joinParent()
  }

  private func joinParent() {
    guard let parent else { return }
    position = parent.children.count
    parent.children.append(self)
  }

  private func leaveParent() {
    guard let parent, parent.children.indices.contains(position), parent.children[position] === self else { return }
    let last = parent.children.removeLast()
    guard last !== self else { return }
    parent.children[position] = last
    last.position = position
  }

  /// Makes a scope that lies directly in `old` one of `new`; the new values come with the next change of `new`.
  func changeParent(from old: EnvironmentScope, to new: EnvironmentScope) {
    guard parent === old, self !== new else { return }
    leaveParent()
    parent = new
    joinParent()
  }

  /// Gives the scope another transform and lets readers below compare what they read.
  ///
  /// - Parameter node: What the scope is around: only this is laid out again.
  package func update(below node: Node, _ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    let before = storedValues
    refresh()
    if let host = storedValues.host, host.knownLayoutTree != nil, !storedValues.differsForTheAppAlone(from: before) {
      node.layoutRulesDidChange()
    }
    // Texts do not stand in the lists of readers: a change of their locale is rare.
    if !storedValues.writesTexts(as: before) { storedValues.host?.describeAllElements() }
  }

  private func refresh() {
    storedValues = parent?.storedValues ?? EnvironmentValues()
    transform(&storedValues)
    for reader in readers { reader.environmentDidChange() }
    for child in children { child.refresh() }
  }

  /// Notifies a node of changes from now on, once for each, however many of its properties read.
  func addReader(_ node: EvaluatingNode) {
    guard node.readerPosition < 0 else { return }
    node.readerPosition = Int32(truncatingIfNeeded: readers.count)
    readers.append(node)
  }

  /// Lets go of a node that has left the tree, and of all that its view holds.
  func removeReader(_ node: EvaluatingNode) {
    let position = Int(node.readerPosition)
    node.readerPosition = -1
    guard readers.indices.contains(position), readers[position] === node else { return }
    let last = readers.removeLast()
    guard last !== node else { return }
    readers[position] = last
    last.readerPosition = Int32(truncatingIfNeeded: position)
  }

  /// Ends the scope: its node has left the tree.
  package func close() {
    for reader in readers { reader.readerPosition = -1 }
    readers = []
    leaveParent()
  }
}
