@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

// The look of lists decides where their rows are.

extension View {
  /// Selects a look for lists inside; their cells and headers stay the same elements, in other places (LAY-271, LAY-272).
  nonisolated public consuming func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLayoutStyle, style is PlainListStyle || style is InsetListStyle ? .plain : .insetGrouped)
  }
}

/// The look of a list.
public protocol ListStyle: Sendable {}
/// The look that the list's surroundings choose.
public struct DefaultListStyle: ListStyle { public init() {} }
/// Rows from edge to edge, without groups.
public struct PlainListStyle: ListStyle { public init() {} }
/// Rows in groups, from edge to edge.
public struct GroupedListStyle: ListStyle { public init() {} }
/// Rows that keep a distance from the edges.
public struct InsetListStyle: ListStyle { public init() {} }
/// Rows in rounded groups that keep a distance from the edges.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
/// The look of a split view's first column; only `Section(isExpanded:)` makes a section that closes.
public struct SidebarListStyle: ListStyle { public init() {} }
/// The look of lists on a watch, whose rows shrink at the edges.
public struct CarouselListStyle: ListStyle { public init() {} }
/// The look of lists on a watch, whose rows have rounded backgrounds.
public struct EllipticalListStyle: ListStyle { public init() {} }

extension ListStyle where Self == CarouselListStyle { public static var carousel: Self { .init() } }
extension ListStyle where Self == EllipticalListStyle { public static var elliptical: Self { .init() } }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }
