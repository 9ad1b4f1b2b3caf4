import UnderstudyElements
import UnderstudyLayout

/// A place in the tree that keeps something between updates.
///
/// There is a node for each custom view, each entry of a list, and each boundary of identity or effect; what only says how a
/// thing looks has none. The order of a node's children follows from the static type of the views, but for the nodes that
/// exist to change.
///
/// What nodes store is not checked for overlapping accesses, here and in the classes that the update path touches: all runs on
/// the main actor in short accesses, and the checks cost a tenth of an update.
@_spi(Runtime) @MainActor
open class Node {
  unowned(unsafe) package final let host: Host
  /// The node above, without a reference to it, as nodes above live longer.
  @exclusivity(unchecked) private(set) final var above: UnretainedNode?
  @exclusivity(unchecked) package final var children: ContiguousArray<Node> = []
  package final let depth: Int32
  package final let serial: UInt32
  @exclusivity(unchecked) package final var flags: NodeFlags = .needsLayout
  /// What is written around the node for its layout, and what was laid out; nil for most nodes of an app that nothing asks.
  @exclusivity(unchecked) package internal(set) final var layout: NodeLayout?
  /// A bit for each preference key that something below has written. Bits are set and stay.
  @exclusivity(unchecked) package final var preferenceKeys: UInt64 = 0
  /// A bit for each preference key whose combined value may have changed since it was last asked for.
  @exclusivity(unchecked) package final var stalePreferences: UInt64 = 0

  /// Makes a node below the one that the inputs are at; a tree that is too deep fails the test and stops.
  public init(_ inputs: __shared _ViewInputs) {
    host = inputs.host
    above = UnretainedNode(inputs.parent)
    depth = inputs.parent.depth + 1
    serial = host.nextSerial()
    if depth > Host.maximumDepth { host.reportTooDeep(self) }
  }

  /// A node without a parent: the root.
  init(rootOf host: Host) {
    self.host = host
    depth = 0
    serial = 0
  }

  // MARK: Update

  /// Does the node's own work, once, when it has been marked or mounted. Runs in an update: ancestors first.
  open func update() {}

  // MARK: Elements

  /// Adds the elements that the node shows, in order.
  open func collect(_ elements: inout [Element]) {
    for position in children.indices { children.unretained(at: position).with { $0.collectInFlow(&elements) } }
  }

  /// Adds the elements that the node shows where it stands, if it shows any there.
  @inline(__always)
  package final func collectInFlow(_ elements: inout [Element]) {
    if !flags.contains(.isOutOfFlow), !flags.contains(.isLeavingView) { collect(&elements) }
  }

  /// Takes note that the children changed; answers whether the change ends here for elements.
  open func noteStructureChange() -> Bool { false }

  /// The list below may have gained or lost entries.
  open func noteListChange() {}

  // MARK: Layout

  /// Adds the layout nodes of what the node shows: its own one, or those of its children. Runs when something asks for a place.
  open func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    appendChildrenLayout(to: &items, tree)
  }

  /// Whether the node's layout follows from more than the layout nodes inside: it is made again with each change below.
  open var readsLayoutInside: Bool { true }

  // MARK: Lifecycle

  /// The node became visible or ceased to be. Called inner to outer.
  open func didAppear() {}
  /// The node ceased to be visible, or goes while it is; called inner to outer, before `didUnmount()`.
  open func didDisappear() {}

  /// Called once, after any disappearance, when the identity is gone. Children have been notified before.
  open func didUnmount() {}

  /// Whether effective visibility stops here: a hidden tab, a covered page.
  package final var hidesContent: Bool {
    get { flags.contains(.hidesContent) }
    set { if newValue { flags.insert(.hidesContent) } else { flags.remove(.hidesContent) } }
  }

  /// Whether there is anything to be visible.
  package var hasContent: Bool { true }

  /// Whether the node only passes on its children to the parent's list (SEM-384).
  open var isTransparent: Bool { false }

  /// Whether the node, as an entry of a list, is among those that its container shows: not a tab that is not chosen.
  open var isShownEntry: Bool { true }

  // Properties and a flag (`hasWindow`), not casts: the first cast of each type searches all conformances of the process.

  /// The node itself, if it is a row of a `ForEach`.
  package var asRow: (any IdentifiedRow)? { nil }

  /// The node itself, if it is a `ForEach`.
  package var asRowSource: (any RowSource)? { nil }

  // MARK: Interaction

  /// Acts on what the user did, or answers nil to leave it to the parent.
  open func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? { nil }

  /// Acts before anything inside can, or answers nil: asked from the outside in.
  open func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? { nil }

  /// Acts beside what has acted; asked from the inside out, whatever became of the action.
  ///
  /// - Returns: Whether it did something.
  open func accompany(_ action: ElementAction, on element: Element) -> Bool { false }

  /// Whether another part of the node may lie in front of a child, so that a touch on it is looked for by its place.
  open func mayCover(_ child: Node) -> Bool { false }

  // MARK: Preferences

  /// The combined value of a key for this node, nil where nothing contributes (SEM-210).
  ///
  /// Runs after an update. A node that sends nothing of its own combines its children.
  open func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    combinedPreference(key, bit: bit)
  }

  /// Whether the node contributes to the key, by its structure alone: no value is computed (SEM-213).
  open func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    hasContributingChild(key, bit: bit)
  }

  // MARK: Description

  /// The name that messages use for this node, nil for nodes that a user never wrote.
  open var viewName: String? { nil }

  /// The type of the view, modifier, scene or app with a body that this node stands for, nil for others.
  package var viewType: Any.Type? { nil }
}

/// What is true of a node at this moment.
package struct NodeFlags: OptionSet, Sendable {
  package private(set) var rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  // Written out, as those of an option set are generic, which costs ten times as much in the debug builds that tests run in.
  package func contains(_ flags: Self) -> Bool { rawValue & flags.rawValue == flags.rawValue }
  package mutating func insert(_ flags: Self) { rawValue |= flags.rawValue }
  package mutating func remove(_ flags: Self) { rawValue &= ~flags.rawValue }
  package func isDisjoint(with flags: Self) -> Bool { rawValue & flags.rawValue == 0 }
  package init(arrayLiteral flags: Self...) {
    var rawValue: UInt32 = 0
    for flag in flags { rawValue |= flag.rawValue }
    self.init(rawValue: rawValue)
  }

  /// Waits for its update.
  package static let isDirty = Self(rawValue: 1 << 0)
  package static let isUnmounted = Self(rawValue: 1 << 1)
  /// The root of a subtree that has left the tree and waits for its end.
  package static let isRemoved = Self(rawValue: 1 << 12)
  /// `didAppear` has been called, and not `didDisappear` since.
  package static let hasAppeared = Self(rawValue: 1 << 2)
  /// The node itself has something to do on appearance.
  package static let hasLifecycle = Self(rawValue: 1 << 3)
  /// Some node below, or this one, has something to do on appearance.
  package static let containsLifecycle = Self(rawValue: 1 << 4)
  /// The list below can change its number of entries (SEM-214).
  package static let containsDynamicList = Self(rawValue: 1 << 5)
  /// The node lies in its parent for lifetime and environment only: a sheet's content, a toolbar's items.
  package static let isOutOfFlow = Self(rawValue: 1 << 6)
  /// Texts and traits of the element must be made again.
  package static let needsDescription = Self(rawValue: 1 << 7)
  /// The element's children must be collected again.
  package static let needsChildren = Self(rawValue: 1 << 8)
  /// The body has been evaluated and the children exist.
  package static let isMounted = Self(rawValue: 1 << 9)
  /// Removal goes before insertion when the content is swapped (SEM-168).
  package static let removesFirst = Self(rawValue: 1 << 10)
  /// The node is registered with the host's list of elements to refresh.
  package static let isListed = Self(rawValue: 1 << 11)
  /// The layout of the node, or of one below that has no layout nodes of its own, must be made again.
  package static let needsLayout = Self(rawValue: 1 << 14)
  /// A row that is out of view, or will be once it is notified of that; a view of a `ViewThatFits` that does not fit.
  package static let isLeavingView = Self(rawValue: 1 << 15)
  /// Nothing inside is shown: see ``Node/hidesContent``.
  package static let hidesContent = Self(rawValue: 1 << 16)
  /// The node stands in lists of readers.
  package static let isReader = Self(rawValue: 1 << 13)
  /// An element around the node's own scrolls what is in it.
  package static let isInScroll = Self(rawValue: 1 << 17)
  /// A control whose label has controls, which are its parts (F-141).
  package static let hasControlParts = Self(rawValue: 1 << 18)
  /// The node is a ``WindowedNode``.
  package static let hasWindow = Self(rawValue: 1 << 19)
  /// The node was made as something that scrolls, whatever its element is described as.
  package static let scrolls = Self(rawValue: 1 << 20)

  /// Nothing of a node with one of these is visible.
  package static let isAway: Self = [.isUnmounted, .isRemoved, .isLeavingView, .hidesContent]
}

extension Node {
  package final var parent: Node? {
    get { above?.node }
    set { above = newValue.map { UnretainedNode($0) } }
  }

  /// Calls `body` with this node and those above, from the inside out, as long as it answers true.
  @inline(__always)
  final func forEachOutward(_ body: (Node) -> Bool) {
    var current: UnretainedNode? = UnretainedNode(self)
    while let kept = current { current = kept.with { body($0) ? $0.above : nil } }
  }

  /// Marks the node for its update in the batch being applied, or in the next one.
  package final func markDirty() {
    guard !flags.contains(.isDirty), !flags.contains(.isUnmounted) else { return }
    flags.insert(.isDirty)
    host.addDirty(self)
  }

  /// The nearest node at or above that satisfies the condition.
  package final func nearest(_ condition: (Node) -> Bool) -> Node? {
    var found: Node?
    forEachOutward {
      guard condition($0) else { return true }
      found = $0
      return false
    }
    return found
  }

  /// Whether every enclosing scope is visible.
  package final var isEffectivelyVisible: Bool {
    nearest { !$0.flags.isDisjoint(with: .isAway) } == nil
  }

  /// Sets a flag here and above, as far as it is not set yet.
  ///
  /// What a presentation's list does is nothing to the lists around its presenter (SEM-231).
  package final func raise(_ flag: NodeFlags) {
    forEachOutward { node in
      if node.flags.contains(flag) { return false }
      node.flags.insert(flag)
      return flag != .containsDynamicList || !node.flags.contains(.isOutOfFlow)
    }
  }

  /// The number of list entries that the node stands for and its container shows.
  package final var entryCount: Int {
    guard isTransparent else { return isShownEntry ? 1 : 0 }
    return children.reduce(0) { $1.flags.contains(.isOutOfFlow) ? $0 : $0 + $1.entryCount }
  }

  /// The views on the way to this node, outermost first, for messages.
  package final var viewPath: String {
    var names: [String] = []
    _ = nearest { node in
      if let name = node.viewName { names.append(name) }
      return false
    }
    return names.reversed().joined(separator: " > ")
  }
}

extension ContiguousArray<Node> {
  /// A node that its parent keeps while the caller works with it: its references need not be counted.
  @inline(__always)
  nonisolated func unretained(at position: Int) -> UnretainedNode {
    UnretainedNode(self[position])
  }
}

/// A node without a reference to it: one that is kept by the tree meanwhile.
struct UnretainedNode: Equatable {
  fileprivate let reference: Unmanaged<Node>

  @inline(__always)
  nonisolated init(_ node: Node) { reference = .passUnretained(node) }

  @inline(__always)
  nonisolated var node: Node { reference.takeUnretainedValue() }

  @inline(__always)
  nonisolated func with<Value>(_ body: (Node) -> Value) -> Value { reference._withUnsafeGuaranteedRef(body) }

  @inline(__always)
  nonisolated static func == (lhs: UnretainedNode, rhs: UnretainedNode) -> Bool {
    lhs.reference.toOpaque() == rhs.reference.toOpaque()
  }
}
