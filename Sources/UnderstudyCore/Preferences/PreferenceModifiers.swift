import UnderstudyElements
import UnderstudyLayout

extension View {
  /// Sends a value up in place of whatever the content sends for the key (SEM-216).
  nonisolated public consuming func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes what the content sends up for the key, or the default where it sends nothing (SEM-218).
  nonisolated public consuming func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs an action with the content's value for the key: at first, and whenever it differs (SEM-220, SEM-221).
  nonisolated public consuming func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Puts views made of the content's value for the key in front of it (SEM-226).
  nonisolated public consuming func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceReadingModifier<K, V>(isBehind: false, alignment: .center, transform: transform))
  }

  /// Puts views made of the content's value for the key behind it (SEM-226).
  nonisolated public consuming func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceReadingModifier<K, V>(isBehind: true, alignment: .center, transform: transform))
  }
}

// MARK: Writing

public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  package init(value: Key.Value) { self.value = value }
  let value: Key.Value
}

extension _PreferenceWritingModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = PreferenceWritingNode<Key>
}

package final class PreferenceWritingNode<Key: PreferenceKey>: Node, ModifierNode {
  private(set) var value: Key.Value

  package init(_ modifier: _PreferenceWritingModifier<Key>, isList: Bool, _ inputs: _ViewInputs) {
    value = modifier.value
    super.init(inputs)
    announcePreference(bit: host.preferenceBit(of: Key.self))
  }

  package func accept(_ new: _PreferenceWritingModifier<Key>) {
    guard !Comparison.areEqual(value, new.value) else { return }
    value = new.value
    preferenceDidChange(bit: host.preferenceBit(of: Key.self))
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    guard K.self == Key.self else { return combinedPreference(key, bit: bit) }
    stalePreferences &= ~bit
    return unsafeBitCast(value, to: K.Value.self)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    K.self == Key.self || hasContributingChild(key, bit: bit)
  }
}

// MARK: Transforming

public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void

  package init(transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
}

extension _PreferenceTransformModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = PreferenceTransformNode<Key>
}

/// Reads in the transform are the modifier's own (SEM-063), so the node evaluates it as a body.
package final class PreferenceTransformNode<Key: PreferenceKey>: EvaluatingNode, ModifierNode {
  private var transform: (inout Key.Value) -> Void

  package init(_ modifier: _PreferenceTransformModifier<Key>, isList: Bool, _ inputs: _ViewInputs) {
    transform = modifier.transform
    super.init(inputs)
    flags.insert(.isMounted)
    announcePreference(bit: host.preferenceBit(of: Key.self))
  }

  package func accept(_ new: _PreferenceTransformModifier<Key>) {
    transform = new.transform
    preferenceDidChange(bit: host.preferenceBit(of: Key.self))
  }

  package override func update() { preferenceDidChange(bit: host.preferenceBit(of: Key.self)) }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    let inner = combinedPreference(key, bit: bit)
    guard K.self == Key.self else { return inner }
    return evaluate {
      var value = unsafeBitCast(inner ?? K.defaultValue, to: Key.Value.self)
      transform(&value)
      return unsafeBitCast(value, to: K.Value.self)
    }
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    K.self == Key.self || hasContributingChild(key, bit: bit)
  }
}

// MARK: Acting

public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = PreferenceActionNode<Key>
}

package final class PreferenceActionNode<Key: PreferenceKey>: Node, ModifierNode, PreferenceObserver
where Key.Value: Equatable {
  private var action: (Key.Value) -> Void
  private var last: Key.Value?
  private var guardian = CycleGuard()
  package let observedKeys: UInt64

  package init(_ modifier: _PreferenceActionModifier<Key>, isList: Bool, _ inputs: _ViewInputs) {
    action = modifier.action
    observedKeys = inputs.host.preferenceBit(of: Key.self)
    super.init(inputs)
    host.addPreferenceObserver(self)
  }

  package func accept(_ new: _PreferenceActionModifier<Key>) { action = new.action }

  package func preferencesMayHaveChanged() {
    guard last == nil || stalePreferences & observedKeys != 0 || host.sharesPreferenceBits else { return }
    guard let value = combinedPreference(Key.self, bit: observedKeys), last != value else { return }
    guard guardian.permits(frame: host.frame) else {
      return host.logOnce(
        .tooManyUpdates, "Bound preference \(Key.self) tried to update multiple times per frame.",
        at: self, guardian: &guardian)
    }
    let old = last ?? Key.defaultValue
    if old != value { host.events.recordChange(.preference, .type(Key.self), from: old, to: value) }
    last = value
    host.enqueue(.preference) { [self] in host.run(.onPreferenceChange, of: self) { action(value) } }
  }

  package override func didUnmount() { host.removePreferenceObserver(self) }
}

// MARK: Reading

public struct _PreferenceReadingModifier<Key: PreferenceKey, Overlay: View> {
  let isBehind: Bool
  let alignment: Alignment
  let transform: (Key.Value) -> Overlay

  package init(isBehind: Bool, alignment: Alignment, transform: @escaping (Key.Value) -> Overlay) {
    self.isBehind = isBehind
    self.alignment = alignment
    self.transform = transform
  }
}

extension _PreferenceReadingModifier: ViewModifier, PrimitiveModifier {
  // No kit: the node holds two contents, one made of the other's values.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(
      make: { PreferenceReadingNode<Key, Overlay>(modifier, $0) },
      update: { $0.accept(modifier) })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.node(make: { ContainerNode($0) }, update: { _ in })
      let base = node.children[0]
      inner.visit(below: base, mounting: isMounting) { Inner._makeView(content, inputs: &$0) }
      inner.node(make: { PreferenceContentNode<Key, Overlay>(node, $0) }, update: { _ in })
    }
  }
}

/// The content and, once the content's value is known, what is made of it.
package final class PreferenceReadingNode<Key: PreferenceKey, Overlay: View>: Node, PreferenceObserver {
  fileprivate var modifier: _PreferenceReadingModifier<Key, Overlay>
  fileprivate var last: Key.Value?
  package let observedKeys: UInt64

  init(_ modifier: _PreferenceReadingModifier<Key, Overlay>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    observedKeys = inputs.host.preferenceBit(of: Key.self)
    super.init(inputs)
    host.addPreferenceObserver(self)
    host.hasLayers = true
  }

  func accept(_ new: _PreferenceReadingModifier<Key, Overlay>) {
    if new.alignment != modifier.alignment { layoutRuleDidChange() }
    modifier = new
    children[1].markDirty()
  }

  var value: Key.Value { children[0].preference(Key.self, bit: observedKeys) ?? Key.defaultValue }

  package func preferencesMayHaveChanged() {
    let value = value
    if let last, Comparison.areEqual(last, value) { return }
    last = value
    children[1].markDirty()
  }

  package override func collect(_ elements: inout [UnderstudyElements.Element]) {
    for child in modifier.isBehind ? children.reversed() : Array(children) { child.collect(&elements) }
  }

  /// What lies behind contributes first (SEM-225).
  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    guard modifier.isBehind else { return combinedPreference(key, bit: bit) }
    stalePreferences &= ~bit
    return combinedPreference(key, bit: bit, of: children.indices.reversed())
  }

  package override func mayCover(_ child: Node) -> Bool { child === children[modifier.isBehind ? 1 : 0] }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let parts = [children[0].groupLayout(tree), children[1].groupLayout(tree)]
    items.append(
      ownLayout(tree, parts) { [modifier] _ in
        LayerRule(modifier.alignment, isBehind: modifier.isBehind)
      })
  }

  package override func didUnmount() { host.removePreferenceObserver(self) }
}

package final class PreferenceContentNode<Key: PreferenceKey, Overlay: View>: EvaluatingNode {
  private unowned(unsafe) let reader: PreferenceReadingNode<Key, Overlay>

  init(_ reader: PreferenceReadingNode<Key, Overlay>, _ inputs: _ViewInputs) {
    self.reader = reader
    super.init(inputs)
  }

  /// The first evaluation waits until the content's value is known.
  package override func update() {
    let value = reader.last ?? reader.value
    let content = evaluate { reader.modifier.transform(value) }
    var inputs = innerInputs()
    Overlay._makeView(content, inputs: &inputs)
    flags.insert(.isMounted)
    childrenDidChange()
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    combinedPreference(key, bit: bit)
  }
}
