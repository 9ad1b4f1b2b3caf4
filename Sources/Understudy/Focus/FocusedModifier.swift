@_spi(Runtime) import UnderstudyCore

extension View {
  /// Ties the focus of the view to a state: true while it, or something in it, has the keyboard (SEM-349).
  nonisolated public consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// Ties the focus of the view to one value of a state (SEM-349).
  ///
  /// - Parameters:
  ///   - binding: The state.
  ///   - value: What the state is while the view has the keyboard. The first of several views with one value wins
  ///     (SEM-350).
  nonisolated public consuming func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value))
  }
}

public struct _FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// Whether the search field inside is meant, and nothing else.
  var isSearch = false
}

extension _FocusedModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = FocusedNode<Value>
}

/// Keeps a state and the keyboard in step, after each update in which one of them moved.
package final class FocusedNode<Value: Hashable>: ValueNode<_FocusedModifier<Value>>, FocusFollower, LocationReader {
  private var hasWarned = false

  package override func didMake() {
    host.focus.add(self)
    follow()
  }

  package override func accept(_ new: _FocusedModifier<Value>) {
    let isSame = modifier.value == new.value && location.isSame(as: new.binding.value.location)
    modifier = new
    if !isSame { follow() }
  }

  private var location: AnyLocation<Value> { modifier.binding.value.location }
  private var current: Value { location.get() }

  /// Whether the state is the one that the view is focused by.
  func follows(_ other: AnyLocation<Value>) -> Bool { location.isSame(as: other) }

  private func follow() {
    location.addReader(self)
    scheduleClaim()
  }

  private func write(_ value: Value) {
    if current != value { modifier.binding.value.wrappedValue = value }
  }

  // MARK: The state moved

  package func locationDidChange() { scheduleClaim() }
  package func locationWillChange() { host.invalidate(self) }
  package override func update() { scheduleClaim() }

  private func scheduleClaim() { host.afterUpdate { [self] in claim() } }

  /// Takes the keyboard if the state says so. Those whose value it is come first; the others follow in a second round.
  private func claim() {
    guard isReading else { return }
    let seen = current
    guard seen == modifier.value else { return host.afterUpdate { [self] in release(seen) } }
    if let holder {
      if holder !== self, holder.modifier.value == modifier.value { warn() }
      if holder.modifier.value == modifier.value { return }
    }
    if let target = firstFocusable {
      host.focus.move(to: target)
    } else if isEffectivelyVisible {
      write(modifier.binding.resting)
    }
  }

  /// Gives the keyboard up if the state means something else, and takes back a value that no view has.
  ///
  /// - Parameter value: What the state was in the first round; if it has moved on, another claim follows.
  private func release(_ value: Value) {
    guard isReading, current == value else { return }
    if let holder, holder.modifier.value != value { host.focus.move(to: nil) }
    if holder == nil, current == value { write(modifier.binding.resting) }
  }

  private func warn() {
    guard !hasWarned else { return }
    hasWarned = true
    host.log(
      .focus, "Several views are focused(_:equals:) for the value \(modifier.value): the first one gets the focus.",
      at: self)
  }

  /// The node of the same state around the control that has the keyboard.
  private var holder: FocusedNode? {
    guard let focused = host.focus.place else { return nil }
    let location = location
    return focused.nearest { node in
      guard let node = node as? FocusedNode, node.location.isSame(as: location) else { return false }
      return node.contains(focused)
    } as? FocusedNode
  }

  private var firstFocusable: Node? {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      if node.hidesContent { continue }
      if modifier.isSearch {
        if let search = node as? SearchNode { return search.field.flatMap { $0.isElementEnabled ? $0 : nil } }
        pending.append(contentsOf: node.children.reversed())
        continue
      }
      if let element = node as? any FocusableNode, element.isElementEnabled { return element }
      if let region = node as? any FocusRegion, region.takesFocus { return region }
      pending.append(contentsOf: node.children.reversed().filter { !$0.flags.contains(.isOutOfFlow) })
    }
    return nil
  }

  // MARK: The keyboard moved

  package func focusDidMove(from old: Node?, to new: Node?) {
    if let new, contains(new) {
      write(modifier.value)
    } else if let old, contains(old), current == modifier.value {
      write(modifier.binding.resting)
    }
  }

  private func contains(_ node: Node) -> Bool {
    if modifier.isSearch, !(node is SearchFieldNode) { return false }
    return node.nearest { $0 === self } != nil
  }

  package override func didUnmount() { host.focus.remove(self) }
}
