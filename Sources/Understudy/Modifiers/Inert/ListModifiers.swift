import Foundation
@_spi(Runtime) import UnderstudyCore

// The look of lists and their rows: there is nothing to observe.

extension View {
  nonisolated public consuming func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public consuming func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  nonisolated public consuming func listRowBackground<V: View>(_ view: V?) -> some View { self }
  nonisolated public consuming func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public consuming func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  nonisolated public consuming func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  nonisolated public consuming func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public consuming func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public consuming func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public consuming func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  nonisolated public consuming func listItemTint(_ tint: Color?) -> some View { self }
  nonisolated public consuming func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// The look of a list.
public protocol ListStyle: Sendable {}
public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

/// How much something stands out.
public enum Prominence: Sendable {
  case standard, increased
}

/// The distance of a list's sections.
public struct ListSectionSpacing: Sendable {
  private let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 8)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}
