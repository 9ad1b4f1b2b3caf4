import Foundation
@_spi(Runtime) import UnderstudyCore

/// Two or three columns, of which an iPhone shows one at a time as the pages of a stack (SEM-293).
///
/// A list with a selection in one column leads to the next: a chosen row shows it, and the way back clears the selection.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let preferredColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
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
    self.init(sidebar: sidebar(), content: content(), detail: detail(), preferredColumn: nil)
  }

  /// - Parameter columnVisibility: Which columns wider screens show; an iPhone takes no notice.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Takes both the columns of wider screens, which change nothing, and the column of a narrow one.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content, detail: detail)
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
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), preferredColumn: nil)
  }

  /// Makes two columns; the columns of wider screens change nothing.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Makes two columns, and takes both the columns of wider screens, which change nothing, and that of a narrow one.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, detail: detail)
  }
}

extension NavigationSplitView: View, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let (sidebar, content, detail) = (view.sidebar, view.content, view.detail)
    let isTwoColumns = Content.self == EmptyView.self
    inputs.hostedContainer { inner in
      let isMounting = inner.isMounting
      let node = inner.node(
        make: { NavigationSplitNode(columnCount: isTwoColumns ? 2 : 3, view.preferredColumn, $0) },
        update: { $0.accept(view.preferredColumn) })
      if !isTwoColumns { node.setContent(ofColumn: 1) { content } }
      node.setContent(ofColumn: isTwoColumns ? 1 : 2) { detail }
      inner.visit(below: node, mounting: isMounting) { inner in
        inner.node(
          make: { node.makeStack($0) { sidebar } },
          update: { (stack: NavigationStackNode) in stack.updateRoot { sidebar } })
      }
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

/// Which columns of a split view a wide screen shows.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// The screen's size decides.
  public static let automatic = Self(name: "automatic")
  /// All columns are beside each other.
  public static let all = Self(name: "all")
  /// The last two of three columns are beside each other.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last column takes the whole screen.
  public static let detailOnly = Self(name: "detailOnly")
}

/// How a split view divides a wide screen.
public protocol NavigationSplitViewStyle {}
/// The style that the surroundings ask for.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
/// Columns that share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
/// A detail that keeps its size when other columns come.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Leaves the division of a wide screen to the surroundings.
  public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Divides a wide screen between the columns.
  public static var balanced: Self { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Lays the other columns over the last one on a wide screen.
  public static var prominentDetail: Self { .init() }
}

extension View {
  /// How split views inside divide the screen: nothing that an iPhone shows.
  nonisolated public consuming func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
  /// Accepts a width for the column, in points; a column always takes the whole screen.
  nonisolated public consuming func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Accepts limits for the column's width, in points; a column always takes the whole screen.
  nonisolated public consuming func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
