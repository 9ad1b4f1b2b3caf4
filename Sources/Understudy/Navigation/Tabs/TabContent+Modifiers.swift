import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension TabContent {
  /// Changes tabs as a modifier of views changes entries.
  nonisolated func changed<V: View>(_ change: (_Views) -> V) -> _Tabs<TabValue, V> {
    _Tabs(views: change(Self._views(of: self)))
  }

  // MARK: What the bar shows

  /// Shows a number on the tab's button.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { changed { $0.badge(count) } }
  /// Shows a text on the tab's button; nil for none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge(label) } }
  /// Takes the badge as a localized key; nil for none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { changed { $0.badge(key) } }
  /// Takes the badge as a string that is not localized; nil for none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    changed { $0.badge(label) }
  }

  /// Takes the tabs out of the bar while a condition holds.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { hidden ? nil : Optional($0) }
  }

  // MARK: What only other devices show

  /// Names the tabs for what a user has changed about a sidebar; a phone has none.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Says where tabs are in a sidebar; a phone has none.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Says whether tabs are in a bar or sidebar that the user can change; a phone has none.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Says how the user may change tabs of a bar or sidebar; a phone has none.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Offers a menu on a sidebar's row, which a phone does not have.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
  /// Offers buttons on a sidebar's row, which a phone does not have.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }
  /// Offers buttons below a section of a sidebar, which a phone does not have.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<
    TabValue
  > { self }

  // MARK: Accessibility of the tab's button

  /// Names the tab's button for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    button { $0.accessibilityIdentifier(identifier) }
  }
  /// Names the tab's button for tests while a condition holds.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some TabContent<TabValue> {
    button { $0.accessibilityIdentifier(identifier, isEnabled: isEnabled) }
  }
  /// Gives the tab's button another label than its title.
  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    button { $0.accessibilityLabel(label) }
  }
  /// Takes the label of the tab's button as a localized key.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    button { $0.accessibilityLabel(key) }
  }
  /// Takes the label of the tab's button as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    button { $0.accessibilityLabel(label) }
  }
  /// Gives the tab's button a value.
  nonisolated public func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    button { $0.accessibilityValue(value) }
  }
  /// Takes the value of the tab's button as a localized key.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    button { $0.accessibilityValue(key) }
  }
  /// Takes the value of the tab's button as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some TabContent<TabValue> {
    button { $0.accessibilityValue(value) }
  }
  /// Describes what the tab's button does, which no test can read.
  nonisolated public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    self
  }
}

/// Writes on a tab what its button says; the tab's content is as it was.
public struct _TabButtonModifier {
  let attachment: AccessibilityAttachmentModifier
}

extension _TabButtonModifier: ViewModifier, PrimitiveModifier {
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    Inner._makeView(content, inputs: &inputs)
  }
  public static var _passesAttributes: Bool { true }

  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {
    var attributes = traits.tabAttributes ?? ElementAttributes()
    modifier.attachment.apply(to: &attributes)
    traits.tabAttributes = attributes
  }
}

extension TabContent {
  /// Gives the tab's button what a modifier says of a view.
  nonisolated private func button(
    _ attach: (EmptyView) -> _Attached<EmptyView>
  ) -> _Tabs<TabValue, ModifiedContent<_Views, _TabButtonModifier>> {
    let attachment = attach(EmptyView()).modifier
    return changed { $0.modifier(_TabButtonModifier(attachment: attachment)) }
  }
}

/// Where a sidebar has tabs. Source: Apple's page "TabPlacement".
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// The system decides.
  public static let automatic = TabPlacement(name: "automatic")
  /// The tabs stay in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// Only the sidebar has the tabs.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The two places that show tabs on an iPad. Source: Apple's page "AdaptableTabBarPlacement".
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// Both places.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// How the user may change tabs. Source: Apple's page "TabCustomizationBehavior".
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Tabs may be moved, but not hidden.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Tabs stay as they are.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}
