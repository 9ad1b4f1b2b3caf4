import Foundation

/// A way to arrange views.
///
/// No layout runs here: the views are entries of a container, in order, and the functions of the layout are not called
/// (SEM-388). Test their arithmetic apart from the views.
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// What the layout keeps between two passes.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Gives each view its place.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Properties without a direction, for layouts that are no stacks.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache in the place of the old one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The spacing of a layout that declares none: zero on all sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Nil: a layout that declares nothing moves no horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nil: a layout that declares nothing moves no vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views.
  ///
  /// - Parameter content: The views.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes no cache, for layouts that need none.
  public func makeCache(subviews: Subviews) {}
}

/// How a layout as a whole behaves.
public struct LayoutProperties: Sendable {
  /// The direction in which views follow each other, for what depends on it; nil for none.
  public var stackOrientation: Axis?

  /// Creates properties without a direction.
  public init() {}
}

/// The views of a layout: a container of the same type whatever the layout is, so that another layout finds them again.
public struct _LayoutContainer<Content: View> {
  package let content: Content
}

extension _LayoutContainer: View, ContainerView {}
