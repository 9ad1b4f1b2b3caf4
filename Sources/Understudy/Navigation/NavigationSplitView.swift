import Foundation
@_spi(Runtime) import UnderstudyCore

/// Two or three columns: beside each other in a regular width, as on an iPad, and else one at a time as the pages of a
/// stack (SEM-293, LAY-214).
///
/// In a stack, a list with a selection in one column leads to the next: a chosen row shows it, and the way back clears the
/// selection. Beside each other, a link of one column shows its destination in the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let bindings: NavigationSplitBindings

  nonisolated private init(
    sidebar: Sidebar, content: Content, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    bindings = NavigationSplitBindings(visibility: visibility, preferredColumn: preferredColumn)
  }
}

/// What the app says of the columns, and gets to know.
struct NavigationSplitBindings {
  /// Which columns stand beside each other.
  let visibility: Binding<NavigationSplitViewVisibility>?
  /// Which column is shown where there is room for one.
  let preferredColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
  /// Three columns, and which of them a narrow screen shows.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that is shown where there is room for one; written as the user moves.
  ///   - sidebar: The first column.
  ///   - content: The column in the middle.
  ///   - detail: The last column.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), preferredColumn: preferredCompactColumn)
  }

  /// Makes three columns of which the first is shown until a list in it chooses a row.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, and which of them are visible.
  ///
  /// - Parameter columnVisibility: Which columns a regular width shows; written as the user shows and hides them.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }

  /// Takes both the columns of a regular width and the column of a compact one.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns, and a binding to the one that is shown.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that is shown where there is room for one; written as the user moves.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), preferredColumn: preferredCompactColumn)
  }

  /// Makes two columns of which the first is shown until a list in it chooses a row.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns, and a binding to those that a regular width shows.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility)
  }

  /// Makes two columns, and takes both the columns of a regular width and that of a compact one.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let (sidebar, content, detail) = (view.sidebar, view.content, view.detail)
    inputs.hostedContainer { inner in
      let node = inner.node(make: { NavigationSplitNode($0) }, update: { (_: NavigationSplitNode) in })
      node.setContent(ofColumn: 0) { sidebar }
      if Content.self != EmptyView.self { node.setContent(ofColumn: 1) { content } }
      node.setContent(ofColumn: Content.self == EmptyView.self ? 1 : 2) { detail }
      node.accept(view.bindings)
    }
  }
  public static var _takesAttributes: Bool { true }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column, the root of the stack.
  public static let sidebar = Self(name: "sidebar")
  /// The column in the middle; in a split view of two columns, the first one.
  public static let content = Self(name: "content")
  /// The last column.
  public static let detail = Self(name: "detail")
}

/// Which columns of a split view a regular width shows.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// Two columns while the device is held sideways, the last one alone while it is upright.
  public static let automatic = Self(name: "automatic")
  /// All columns are beside each other.
  public static let all = Self(name: "all")
  /// The last two columns are beside each other.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last column takes the whole screen.
  public static let detailOnly = Self(name: "detailOnly")
}

/// How a split view divides a regular width.
public protocol NavigationSplitViewStyle {}
/// Columns that share the room while the device is held sideways; while it is upright, they lie over the detail.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
/// Columns that share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
/// A detail that keeps its size when other columns come.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }

/// A style of split views by its name.
enum NavigationSplitDivision {
  case automatic, balanced, prominentDetail

  init(_ style: some NavigationSplitViewStyle) {
    switch style {
    case is BalancedNavigationSplitViewStyle: self = .balanced
    case is ProminentDetailNavigationSplitViewStyle: self = .prominentDetail
    default: self = .automatic
    }
  }
}

extension EnvironmentValues {
  /// How split views divide a regular width.
  @Entry var navigationSplitDivision: NavigationSplitDivision = .automatic
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Leaves the division of a regular width to the way that the device is held.
  public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Divides a regular width between the columns.
  public static var balanced: Self { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Lays the other columns over the last one in a regular width.
  public static var prominentDetail: Self { .init() }
}

extension View {
  /// How split views inside divide a regular width; in a compact one they show a column at a time.
  nonisolated public consuming func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.navigationSplitDivision, NavigationSplitDivision(style))
  }

  /// Gives the column of a split view that the view is in a width, as far as columns are beside each other.
  ///
  /// - Parameter width: In points, instead of 320; the last column takes what the others leave.
  nonisolated public consuming func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: NavigationSplitColumnWidthKey.self, value: width)
  }

  /// Gives the column a width that the user may change on a device, in points; it is the ideal one within the limits.
  nonisolated public consuming func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = Swift.min(Swift.max(ideal, min ?? ideal), Swift.max(max ?? ideal, min ?? 0))
    return preference(key: NavigationSplitColumnWidthKey.self, value: width)
  }
}

/// The width that a column asks for, in points: that of the first view that gives one.
struct NavigationSplitColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
