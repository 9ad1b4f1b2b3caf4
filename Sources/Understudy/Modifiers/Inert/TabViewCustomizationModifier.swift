import Foundation
@_spi(Runtime) import UnderstudyCore

// The user of an iPad moves and hides tabs in the sidebar, which is not modeled.

extension View {
  /// Keeps what the user has changed of the tabs; nothing writes it here.
  nonisolated public consuming func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// The name of a tab in a customization.
  nonisolated public consuming func customizationID(_ id: String) -> some View { self }

  /// What the user may change of a tab.
  nonisolated public consuming func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }

  /// Whether a tab is visible in the sidebar or the bar of an iPad before the user changes that.
  nonisolated public consuming func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
}

/// What the user has changed of a tab view. Source: Apple's page "TabViewCustomization".
public struct TabViewCustomization: Equatable, Codable, Sendable {
  private var hiddenInSidebar: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]

  /// Nothing has been changed.
  public init() {}

  /// What has been changed of a tab.
  public struct TabCustomization: Equatable, Sendable {
    /// Whether it is visible in the sidebar.
    public var sidebarVisibility: Visibility = .automatic
    /// Whether it is visible in the bar.
    public var tabBarVisibility: Visibility { .automatic }
  }

  /// What has been changed of a section.
  public struct SectionCustomization: Equatable, Sendable {
    /// The order of the tabs; nil as long as it has not been changed.
    public fileprivate(set) var tabOrder: [String]?
    /// Takes back the order.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  /// What has been changed of a tab.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(sidebarVisibility: hiddenInSidebar[id].map { $0 ? .hidden : .visible } ?? .automatic) }
    set { hiddenInSidebar[id] = newValue.sidebarVisibility == .automatic ? nil : newValue.sidebarVisibility == .hidden }
  }

  /// What has been changed of a section.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// Takes back the order of the sections, of which there is none.
  public mutating func resetSectionOrder() {}
  /// Takes back which tabs are visible.
  public mutating func resetVisibility() { hiddenInSidebar = [:] }
}

/// What the user may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let reorderable = Self(name: "reorderable")
  public static let disabled = Self(name: "disabled")
}

/// Where an iPad shows tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let tabBar = Self(name: "tabBar")
  public static let sidebar = Self(name: "sidebar")
}
