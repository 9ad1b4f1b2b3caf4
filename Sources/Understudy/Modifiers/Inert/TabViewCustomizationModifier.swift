import Foundation
@_spi(Runtime) import UnderstudyCore

// The user of an iPad moves and hides tabs in the sidebar, which is not modeled.

extension View {
  /// Keeps what the user has changed of the tabs; nothing writes it here.
  nonisolated public consuming func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
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
