/// What takes one change back.
struct UndoAction {
  weak var target: AnyObject?
  let run: () -> Void
}

/// What is undone together, in the order in which it was registered.
struct UndoGroup {
  enum Step {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var steps: [Step] = []
  var name = ""
  var isDiscardable = false

  init(name: String = "", isDiscardable: Bool = false) { (self.name, self.isDiscardable) = (name, isDiscardable) }

  /// Takes a group that has ended inside of this one.
  mutating func take(_ inner: UndoGroup) {
    steps.append(.group(inner))
    if name.isEmpty { name = inner.name }
  }

  /// The last group inside, if nothing came after it.
  mutating func popGroup() -> UndoGroup? {
    guard case .group(let group) = steps.last else { return nil }
    steps.removeLast()
    return group
  }

  /// Runs all actions, the last one first.
  func run() {
    for step in steps.reversed() {
      switch step {
      case .action(let action): action.run()
      case .group(let group): group.run()
      }
    }
  }

  func without(_ target: AnyObject) -> UndoGroup {
    var group = self
    group.steps = steps.compactMap { step in
      switch step {
      case .action(let action): return action.target === target ? nil : step
      case .group(let inner):
        let rest = inner.without(target)
        return rest.steps.isEmpty ? nil : .group(rest)
      }
    }
    return group
  }
}
