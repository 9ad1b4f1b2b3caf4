import UnderstudyElements

/// Content with a life and visibility of its own: a tab, a page of a stack, a sheet.
///
/// Containers own scopes and decide when they live and when they show (SEM-187 and the table of containers); the content is
/// made by a closure that tracks its own dependencies (SEM-310).
package final class ScopeNode: EvaluatingNode {
  @exclusivity(unchecked) private var content: any ScopeContent
  /// The environment that the scope's content sees.
  package let scope: EnvironmentScope
  package var isVisible: Bool { !hidesContent }
  private lazy var cache = PreferenceCache()
  /// Acts on what nothing inside the scope acts on, as a swipe that closes a sheet.
  @exclusivity(unchecked) package var responder: ((ElementAction) -> ElementActionOutcome?)?

  /// Makes the scope and leaves its content to the work list.
  ///
  /// - Parameters:
  ///   - parent: The container's node; the scope becomes its last child.
  ///   - inputs: What the container inherits.
  ///   - isVisible: Whether the content shows at once.
  ///   - isOutOfFlow: Whether the container's own place in the tree shows nothing of it, as with a sheet.
  ///   - environment: Changes the environment for the content.
  ///   - content: Makes the content.
  package init<Content: View>(
    _ inputs: _ViewInputs, isVisible: Bool = true, isOutOfFlow: Bool = false,
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    content: @escaping @MainActor () -> Content
  ) {
    self.content = TypedScopeContent(make: content)
    scope = EnvironmentScope(parent: inputs.environment, transform: environment)
    var inputs = inputs
    inputs.environment = scope
    inputs.attributes = ElementAttributes()
    inputs.distributed = nil
    inputs.lazyWindow = nil
    if isOutOfFlow { inputs.overrides = nil }
    super.init(inputs)
    hidesContent = !isVisible
    if isOutOfFlow { flags.insert(.isOutOfFlow) }
    flags.insert(.isDirty)
    host.addDirty(self)
  }

  /// Gives the scope another closure for its content, of the same type of view.
  package func update<Content: View>(_ make: @escaping @MainActor () -> Content) {
    content = TypedScopeContent(make: make)
    markDirty()
  }

  package override func update() {
    host.willEvaluate(self)
    var inputs = innerInputs()
    content.visit(self, &inputs)
    flags.insert(.isMounted)
  }

  /// Makes a scope begin out of view, before it is in the tree.
  package func beginHidden() { hidesContent = true }

  /// Shows or hides the content; its state stays.
  package func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    if visible {
      hidesContent = false
      host.noteInsertion(self)
    } else {
      host.noteHiding(self) { self.hidesContent = true }
    }
    parent?.childrenDidChange()
  }

  package override func collect(_ elements: inout [Element]) {
    guard isVisible else { return }
    super.collect(&elements)
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    responder?(action)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    containerPreference(key, bit: bit, cache: cache)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    containerContributes(key, bit: bit)
  }

  package override func didUnmount() {
    super.didUnmount()
    scope.close()
  }
}

@MainActor
private protocol ScopeContent {
  func visit(_ node: ScopeNode, _ inputs: inout _ViewInputs)
}

private struct TypedScopeContent<Content: View>: ScopeContent {
  let make: @MainActor () -> Content

  func visit(_ node: ScopeNode, _ inputs: inout _ViewInputs) {
    let content = node.evaluate(make)
    Content._makeView(content, inputs: &inputs)
  }
}

extension Node {
  /// Appends a scope, which appears as the update ends.
  package final func open(_ scope: ScopeNode) {
    children.append(scope)
    host.noteInsertion(scope)
    childrenDidChange()
  }

  /// Ends a scope: its content disappears and is destroyed.
  package final func close(_ scope: ScopeNode) {
    guard let position = children.firstIndex(where: { $0 === scope }) else { return }
    removeChildren(position..<(position + 1))
    childrenDidChange()
  }
}
