/// A place from which on the environment differs, with those below that read from it.
///
/// Scopes stay as long as the modifier's node, so nodes below keep their scope for life; a change runs along scopes and
/// readers and touches no view in between (SEM-243).
@MainActor
package final class EnvironmentScope {
  package private(set) var values: EnvironmentValues
  private unowned(unsafe) let parent: EnvironmentScope?
  private var transform: (inout EnvironmentValues) -> Void
  private var children: [EnvironmentScope] = []
  private var readers: [any EnvironmentReader] = []
  private var position = 0

  package init(parent: EnvironmentScope?, transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.transform = transform
    values = parent?.values ?? EnvironmentValues()
    transform(&values)
    if let parent {
      position = parent.children.count
      parent.children.append(self)
    }
  }

  /// Gives the scope another transform and lets readers below compare what they read.
  package func update(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    refresh()
  }

  private func refresh() {
    values = parent?.values ?? EnvironmentValues()
    transform(&values)
    for reader in readers where !reader.isReading {
      readers.removeAll { !$0.isReading }
      break
    }
    for reader in readers { reader.environmentChanged() }
    for child in children { child.refresh() }
  }

  package func addReader(_ reader: any EnvironmentReader) {
    if readers.last === reader { return }
    readers.append(reader)
    if readers.count & (readers.count - 1) == 0, readers.count > 32 { readers.removeAll { !$0.isReading } }
  }

  /// Ends the scope: its node has left the tree.
  package func close() {
    readers = []
    guard let parent, parent.children.indices.contains(position), parent.children[position] === self else { return }
    let last = parent.children.removeLast()
    guard last !== self else { return }
    parent.children[position] = last
    last.position = position
  }
}

/// A node that shows or evaluates something by environment values.
@MainActor
package protocol EnvironmentReader: AnyObject {
  /// Some value may differ now: compare and, if so, mark for update.
  func environmentChanged()
  var isReading: Bool { get }
}

extension EvaluatingNode: EnvironmentReader {
  package func environmentChanged() { environmentDidChange() }
}
