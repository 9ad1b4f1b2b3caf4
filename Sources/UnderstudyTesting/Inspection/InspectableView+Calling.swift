@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

// The app runs, so what these call has run by itself when its time was. They call it once more: the closures of the modifiers
// in a view's own body, outermost first, or of those that are written on the view or element itself.

extension InspectableView {
  /// Calls the action of the view's `onAppear(perform:)` again.
  public func callOnAppear() throws {
    try call(.onAppear) { ($0 as? AppearanceNode)?.modifier.appear }
  }

  /// Calls the action of the view's `onDisappear(perform:)`.
  public func callOnDisappear() throws {
    try call(.onDisappear) { ($0 as? AppearanceNode)?.modifier.disappear }
  }

  /// Calls the action of the view's `onChange(of:_:)` with these values, whatever the value of the moment.
  ///
  /// - Parameters:
  ///   - oldValue: What the action takes for the value before.
  ///   - newValue: What the action takes for the value after.
  ///   - index: Which one, where the view has several for values of this type.
  public func callOnChange<Value: Equatable>(oldValue: Value, newValue: Value, index: Int = 0) throws {
    try call(.onChange, "onChange(of: \(Value.self))", index) { node in
      (node as? any CallableChange<Value>).map { node in { node.action(oldValue, newValue) } }
    }
  }

  /// Calls the action of the view's `onChange(of:_:)` with this value as the one before and after.
  ///
  /// - Parameters:
  ///   - newValue: What the action takes for the value.
  ///   - index: Which one, where the view has several for values of this type.
  public func callOnChange<Value: Equatable>(newValue: Value, index: Int = 0) throws {
    try callOnChange(oldValue: newValue, newValue: newValue, index: index)
  }

  /// Runs the work of the view's `task` modifier again, to its end, on the app's clock.
  ///
  /// - Parameter timeout: The longest that it may take, in virtual time.
  /// - Throws: ``InspectionError/unresponsiveControl(name:reason:)`` where it takes longer; it is cancelled then.
  public func callTask(timeout: Duration = .seconds(60)) async throws {
    var work: (@Sendable () async -> Void)?
    let node = try callable("task", 0) { node in
      work = (node as? any CallableTask)?.work
      return work != nil
    }
    if let work { try await run(work, .task, of: node, timeout) }
  }

  /// Runs the action of `refreshable(action:)` for the view, as a pull does, to its end on the app's clock.
  ///
  /// - Parameter timeout: The longest that it may take, in virtual time.
  /// - Throws: ``InspectionError/unresponsiveControl(name:reason:)`` where it takes longer; it is cancelled then.
  public func callRefreshable(timeout: Duration = .seconds(60)) async throws {
    let nodes = try subject.elements().compactMap { $0.source as? ElementNode }
    for node in nodes {
      guard let refresh = node.environment.values.refresh else { continue }
      return try await run({ await refresh() }, .refreshable, of: node, timeout)
    }
    throw InspectionError.notFound("refreshable", in: subject.name, there: [])
  }

  private func run(
    _ work: @escaping @Sendable () async -> Void, _ closure: EventOrigin.Closure, of node: Node, _ timeout: Duration
  ) async throws {
    var isDone = false
    let task = subject.run(as: EventOrigin(.closure(closure, view: node.nearestViewType))) {
      Task {
        await work()
        isDone = true
      }
    }
    _ = await subject.host.session.runAsync(until: { isDone }, timeout: timeout)
    guard isDone else {
      task.cancel()
      subject.host.settle()
      throw InspectionError.unresponsiveControl(
        name: "The \(closure.rawValue) of \(subject.name)",
        reason: "it did not end within \(timeout / .seconds(1)) s of virtual time")
    }
  }

  /// Taps the view, for its `onTapGesture(count:perform:)`.
  ///
  /// - Parameter count: How often.
  public func callOnTapGesture(count: Int = 1) throws {
    try subject.perform(.tap(count: count, touches: 1), as: .tap)
  }

  /// Holds the view for a second, for its `onLongPressGesture(perform:)`.
  public func callOnLongPressGesture() throws { try subject.perform(.press(duration: 1), as: .press) }

  // MARK: - Finding closures

  private func call(
    _ closure: EventOrigin.Closure, _ name: String? = nil, _ index: Int = 0,
    _ action: (any CallableNode) -> (() -> Void)?
  ) throws {
    var found: (() -> Void)?
    let node = try callable(name ?? closure.rawValue, index) { node in
      found = action(node)
      return found != nil
    }
    subject.run(as: EventOrigin(.closure(closure, view: node.nearestViewType))) { found?() }
  }

  private func callable(
    _ name: String, _ index: Int, where isWanted: (any CallableNode) -> Bool
  ) throws -> any CallableNode {
    try subject.settle()
    let inside: [any CallableNode] = if case .node(let node) = subject.root { node.callableNodesInside } else { [] }
    let nodes = inside + (subject.node?.callableNodesAround ?? [])
    var left = index
    for node in nodes where isWanted(node) {
      if left == 0 { return node }
      left -= 1
    }
    let number = index == 0 ? "" : " with the index \(index)"
    throw InspectionError.notFound(name + number, in: subject.name, there: nodes.flatMap(\.callableNames))
  }
}
