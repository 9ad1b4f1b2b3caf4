import UnderstudyTime

extension View {
  /// Runs an action each time the view becomes visible, before the first frame (SEM-160 … SEM-166).
  nonisolated public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action each time the view ceases to be visible (SEM-170 … SEM-172).
  nonisolated public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs asynchronous work while the view is visible (SEM-180 … SEM-187).
  ///
  /// - Parameters:
  ///   - name: The task's name, in reports.
  ///   - priority: The task's priority.
  ///   - file: Where the modifier stands, for reports.
  ///   - line: Where the modifier stands, for reports.
  ///   - action: The work; it is cancelled when the view disappears.
  nonisolated public consuming func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier<Int>(id: 0, name: name, priority: priority, file: file, line: line, action: action))
  }

  /// Runs asynchronous work while the view is visible, and anew when a value changes (SEM-182, SEM-183).
  nonisolated public consuming func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, name: name, priority: priority, file: file, line: line, action: action))
  }
}

/// A node for what happens around the visibility of its content: once for a list, however many entries (SEM-166).
@_spi(Runtime) open class EffectNode: Node {
  private let isList: Bool

  public init(isList: Bool, _ inputs: _ViewInputs) {
    self.isList = isList
    super.init(inputs)
    flags.insert(.hasLifecycle)
    raise(.containsLifecycle)
  }

  open override var isTransparent: Bool { isList }

  /// A list that was empty may have got its first entry, or lost its last (SEM-166).
  open override func noteListChange() {
    if isList { host.noteInsertion(self) }
  }

  /// A list without entries never appears (SEM-167).
  package final override var hasContent: Bool { !isList || entryCount > 0 }
}

/// A modifier whose effect goes with the visibility of its content.
@MainActor
package protocol EffectModifier: PrimitiveModifier {
  associatedtype EffectNodeType: EffectNode
  static func makeNode(_ modifier: Self, isList: Bool, _ inputs: _ViewInputs) -> EffectNodeType
  static func update(_ node: EffectNodeType, _ modifier: Self)
  /// Runs after an update of the content: what is written further in has had its turn (SEM-146).
  static func contentDidUpdate(_ node: EffectNodeType)
}

extension EffectModifier {
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(
      make: { makeNode(modifier, isList: Inner._isList, $0) },
      update: { update($0, modifier) })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
    if !isMounting { contentDidUpdate(node) }
  }
  package static func contentDidUpdate(_ node: EffectNodeType) {}
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

// MARK: Appearance

public struct _AppearanceModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?
}

extension _AppearanceModifier: ViewModifier, EffectModifier {
  public typealias Body = Never

  package static func makeNode(
    _ modifier: Self, isList: Bool, _ inputs: _ViewInputs
  ) -> AppearanceNode { AppearanceNode(modifier, isList: isList, inputs) }

  package static func update(_ node: AppearanceNode, _ modifier: Self) { node.modifier = modifier }
}

package final class AppearanceNode: EffectNode {
  package fileprivate(set) var modifier: _AppearanceModifier

  init(_ modifier: _AppearanceModifier, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(isList: isList, inputs)
  }

  package override func didAppear() {
    guard modifier.appear != nil else { return }
    host.enqueue(.appearance) { [self] in host.run(.onAppear, of: self) { modifier.appear?() } }
  }
  package override func didDisappear() {
    guard modifier.disappear != nil else { return }
    host.enqueue(.appearance) { [self] in host.run(.onDisappear, of: self) { modifier.disappear?() } }
  }
}

// MARK: Tasks

public struct _TaskModifier<ID: Equatable> {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let file: String
  let line: Int
  let action: @Sendable () async -> Void
}

extension _TaskModifier: ViewModifier, EffectModifier {
  public typealias Body = Never

  package static func makeNode(
    _ modifier: Self, isList: Bool, _ inputs: _ViewInputs
  ) -> TaskNode<ID> { TaskNode(modifier, isList: isList, inputs) }

  package static func update(_ node: TaskNode<ID>, _ modifier: Self) { node.accept(modifier) }
}

package final class TaskNode<ID: Equatable>: EffectNode {
  private(set) var modifier: _TaskModifier<ID>
  private var task: RunningTask?

  init(_ modifier: _TaskModifier<ID>, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(isList: isList, inputs)
  }

  func accept(_ new: _TaskModifier<ID>) {
    let changed = modifier.id != new.id
    modifier = new
    guard changed, flags.contains(.hasAppeared) else { return }
    start()
  }

  package override func didAppear() { start() }

  package override func didDisappear() { cancel() }

  private func cancel() {
    task?.cancel()
    task = nil
  }

  /// Begins the work after all appearance actions of the update (SEM-163), with the closure of this moment (SEM-187).
  private func start() {
    host.enqueue(.task) { [self] in
      guard flags.contains(.hasAppeared) else { return }
      cancel()
      let view = nearestViewType
      let work = WorkOrigin(modifier: ".task", name: modifier.name, file: modifier.file, line: modifier.line) {
        view.map(ViewTypeName.of)
      }
      task = RunningTask(of: self, work, priority: modifier.priority, modifier.action)
    }
  }

  package override func didUnmount() { cancel() }
}
