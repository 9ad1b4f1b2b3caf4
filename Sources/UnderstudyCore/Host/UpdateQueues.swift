/// Writes that belong together: one update, one transaction (SEM-100).
@MainActor
final class Batch {
  let number: Int
  let transaction: UpdateTransaction
  @exclusivity(unchecked) var cells: [any PendingCell] = []
  @exclusivity(unchecked) var nodes: [Node] = []
  @exclusivity(unchecked) var changes: [() -> Void] = []

  init(number: Int, transaction: UpdateTransaction) {
    self.number = number
    self.transaction = transaction
  }
}

/// Nodes that wait for their update, in the order of the tree (SEM-119).
@MainActor
struct DirtyQueue {
  private var nodes: [Node] = []
  private var isSorted = true

  var isEmpty: Bool { nodes.isEmpty }

  mutating func insert(_ node: Node) {
    if isSorted, let last = nodes.last {
      var order = TreeOrder()
      isSorted = !order.isBefore(last, node)
    }
    nodes.append(node)
  }

  /// The order is kept backwards, so that taking the first is cheap.
  mutating func popFirst() -> Node? {
    if !isSorted {
      var order = TreeOrder()
      nodes.sort { order.isBefore($1, $0) }
      isSorted = true
    }
    return nodes.popLast()
  }
}

/// The order in which the actions of one update run.
package enum ActionKind: Int, CaseIterable, Sendable {
  case appearance, change, preference, task, unmount
}

/// User closures that wait for the update's end.
struct ActionQueues {
  private var queues: [[() -> Void]] = Array(repeating: [], count: ActionKind.allCases.count)
  private var positions = Array(repeating: 0, count: ActionKind.allCases.count)
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ kind: ActionKind, _ body: @escaping () -> Void) {
    queues[kind.rawValue].append(body)
    count += 1
  }

  /// Drops the actions of all other kinds.
  mutating func removeAll(but kept: ActionKind) {
    for kind in queues.indices where kind != kept.rawValue {
      count -= queues[kind].count - positions[kind]
      queues[kind] = []
      positions[kind] = 0
    }
  }

  mutating func next() -> (() -> Void)? {
    guard count > 0 else { return nil }
    for kind in queues.indices where positions[kind] < queues[kind].count {
      let body = queues[kind][positions[kind]]
      positions[kind] += 1
      count -= 1
      if positions[kind] == queues[kind].count {
        queues[kind].removeAll(keepingCapacity: true)
        positions[kind] = 0
      }
      return body
    }
    return nil
  }
}

@MainActor
struct Removal {
  let node: Node
  let removesFirst: Bool
}

@MainActor
final class CommitObserver {
  let body: @MainActor () -> Void
  nonisolated(unsafe) var isActive = true
  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}

/// Keeps an observer of commits alive.
package final class CommitToken: Sendable {
  private let observer: CommitObserver
  init(_ observer: CommitObserver) { self.observer = observer }
  deinit { observer.isActive = false }
}
