@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Puts items into the bars around the view (SEM-292).
  nonisolated public func toolbar<Items: ToolbarContent>(@ToolbarContentBuilder content: () -> Items) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Puts views into the bar around the view, at the usual place.
  nonisolated public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    let items = content()
    return modifier(_ToolbarModifier(items: ToolbarItem(placement: .automatic) { items }))
  }

  /// Shows or hides bars: the navigation bar, where none is named, or the bar of tabs.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, of: Set(bars))
  }

  nonisolated private func barVisibility(_ visibility: Visibility, of bars: Set<ToolbarPlacement>) -> some View {
    let isAny = bars.isEmpty || bars.contains(.automatic)
    return transformPreference(NavigationBarKey.self) {
      if isAny || bars.contains(.navigationBar) { $0.isHidden = visibility == .hidden }
      if bars.contains(.tabBar) { $0.hidesTabBar = visibility == .hidden }
    }
  }

  /// The background of bars: nothing that the element tree shows.
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// What the bar is for: nothing that the element tree shows.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

// MARK: - Convenience

extension View {
  /// Puts items into the bars around the view; the user of an iPhone does not rearrange them.
  nonisolated public func toolbar<Items: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Items
  ) -> some View { toolbar(content: content) }

  /// Shows or hides bars, in a newer spelling.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, of: Set(bars))
  }
}

/// What a bar is for.
public struct ToolbarRole: Sendable {
  public static let automatic = Self()
  public static let navigationStack = Self()
  public static let browser = Self()
  public static let editor = Self()
}

/// How large a bar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = Self()
  public static let large = Self()
  public static let inline = Self()
  public static let inlineLarge = Self()
}

/// A bar of the screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let navigationBar = Self(name: "navigationBar")
  public static let bottomBar = Self(name: "bottomBar")
  public static let tabBar = Self(name: "tabBar")
  public static let windowToolbar = Self(name: "windowToolbar")
}

/// Where in the bars an item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let principal = Self(name: "principal")
  public static let navigation = Self(name: "navigation")
  public static let primaryAction = Self(name: "primaryAction")
  public static let secondaryAction = Self(name: "secondaryAction")
  public static let status = Self(name: "status")
  public static let confirmationAction = Self(name: "confirmationAction")
  public static let cancellationAction = Self(name: "cancellationAction")
  public static let destructiveAction = Self(name: "destructiveAction")
  public static let navigationBarLeading = Self(name: "topBarLeading")
  public static let navigationBarTrailing = Self(name: "topBarTrailing")
  public static let topBarLeading = Self(name: "topBarLeading")
  public static let topBarTrailing = Self(name: "topBarTrailing")
  public static let bottomBar = Self(name: "bottomBar")
  public static let keyboard = Self(name: "keyboard")

  var isLeading: Bool { ["topBarLeading", "navigation", "cancellationAction"].contains(name) }
  var isBottom: Bool { ["bottomBar", "status"].contains(name) }
  var isInBar: Bool { !isBottom && self != .keyboard }
}

/// One item of a bar.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == Void, Content: View {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String, Content: View {
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent where Content: View {
  public var body: Never { fatalError("body should not be called on ToolbarItem: the runtime shows it itself.") }
  public static func _makeToolbar(_ content: ToolbarItem, inputs: inout _ViewInputs) {
    inputs.toolbarItem(content.placement) { Content._makeView(content.content, inputs: &$0) }
  }
}

/// Several items at one place of a bar.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
  public var body: Never { fatalError("body should not be called on ToolbarItemGroup: the runtime shows it itself.") }
  public static func _makeToolbar(_ content: ToolbarItemGroup, inputs: inout _ViewInputs) {
    inputs.toolbarItem(content.placement) { Content._makeView(content.content, inputs: &$0) }
  }
}

/// Space between the items of a bar.
public struct ToolbarSpacer: Sendable {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent {
  public var body: Never { fatalError("body should not be called on ToolbarSpacer: the runtime shows it itself.") }
  public static func _makeToolbar(_ content: ToolbarSpacer, inputs: inout _ViewInputs) {}
}

extension _ViewInputs {
  fileprivate mutating func toolbarItem(_ placement: ToolbarItemPlacement, _ body: (inout _ViewInputs) -> Void) {
    let isMounting = isMounting
    let node = node(make: { ToolbarItemNode(placement, $0) }, update: { $0.placement = placement })
    visit(below: node, mounting: isMounting, body)
  }
}

public struct _ToolbarModifier<Items: ToolbarContent> {
  let items: Items
  nonisolated init(items: Items) { self.items = items }
}

extension _ToolbarModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let isList = Inner._isList
    let node = inputs.node(make: { ToolbarNode(isList: isList, $0) }, update: { _ in })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { inner in
      let items = inner.node(make: { ToolbarItemsNode($0) }, update: { _ in })
      inner.visit(below: items, mounting: isMounting) { inner in
        inner.overrides = nil
        inner.lazyWindow = nil
        Items._makeToolbar(modifier.items, inputs: &inner)
      }
      Inner._makeView(content, inputs: &inner)
    }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

/// The items of the pages' toolbars, innermost page first.
package struct ToolbarKey: PreferenceKey {
  package static var defaultValue: [ToolbarItemNode] { [] }
  package static func reduce(value: inout [ToolbarItemNode], nextValue: () -> [ToolbarItemNode]) {
    value += nextValue()
  }
}

/// A toolbar's content with its items, which show in a bar and not here.
package final class ToolbarNode: Node {
  private let isList: Bool

  init(isList: Bool, _ inputs: _ViewInputs) {
    self.isList = isList
    super.init(inputs)
    announcePreference(bit: host.preferenceBit(of: ToolbarKey.self))
  }

  package override var isTransparent: Bool { isList }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    let inner = combinedPreference(key, bit: bit)
    guard key == ToolbarKey.self else { return inner }
    let own = (children[0] as? ToolbarItemsNode)?.items ?? []
    return ((inner as? [ToolbarItemNode] ?? []) + own) as? K.Value
  }
}

package final class ToolbarItemsNode: Node {
  override package init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isOutOfFlow)
  }

  var items: [ToolbarItemNode] {
    var result: [ToolbarItemNode] = []
    var pending: [Node] = Array(children.reversed())
    while let node = pending.popLast() {
      if let item = node as? ToolbarItemNode { result.append(item) } else { pending += node.children.reversed() }
    }
    return result
  }

  package override func collect(_ elements: inout [Element]) {}

  package override func noteStructureChange() -> Bool {
    parent?.preferenceDidChange(bit: host.preferenceBit(of: ToolbarKey.self))
    return true
  }
}

/// One item: its elements are the bar's.
package final class ToolbarItemNode: ContainerNode {
  var placement: ToolbarItemPlacement
  private let page: NavigationPage?

  init(_ placement: ToolbarItemPlacement, _ inputs: _ViewInputs) {
    self.placement = placement
    page = inputs.environment.values.navigationPage
    super.init(inputs)
  }

  func collectItems(_ elements: inout [Element]) {
    for child in children { child.collect(&elements) }
  }

  package override func noteStructureChange() -> Bool {
    page?.stack?.bar.setNeedsChildren()
    if !placement.isInBar { page?.stack?.childrenDidChange() }
    return true
  }
}
