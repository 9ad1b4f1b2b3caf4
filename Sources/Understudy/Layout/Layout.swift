import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// A way to arrange views (LAY-145 to LAY-153).
///
/// Its functions are called when something asks for a place: a test's frame, a geometry reader.
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// What the layout keeps between two passes.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout stores between its calls; it is updated, not made again, when subviews change.
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

  /// The spacing of a layout that declares none: the union of its views' (LAY-150).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.combinedSpacing }

  /// The place of a horizontal guide in a layout that declares none: that of its views, combined (LAY-150).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedValue(of: guide.key, in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The place of a vertical guide in a layout that declares none: that of its views, combined (LAY-150).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedValue(of: guide.key, in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Arranges views.
  ///
  /// - Parameter content: The views.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(layout: self, content: content())
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
  private let layout: any Layout
  package let content: Content

  init(layout: any Layout, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension _LayoutContainer: View, ContainerView {
  package var arrangement: StackArrangement { layout.arrangement }
}

extension Layout {
  /// How a container arranges its views by this layout.
  var arrangement: StackArrangement {
    if let standard = self as? any StandardLayout { return standard.standardArrangement }
    if let any = self as? AnyLayout { return any.hiddenArrangement }
    return .custom(CustomArrangement(AppLayout(layout: self)))
  }
}

/// A layout of the app's, as the value of a container.
private struct AppLayout<Value: Layout>: ArrangingLayout {
  let layout: Value

  /// The cache stays as long as the layout's type does (LAY-149).
  func makeRule(_ old: (any LayoutRule)?) -> any LayoutRule {
    let adapter = (old as? CustomLayoutRule)?.layout as? LayoutAdapter<Value> ?? LayoutAdapter(layout)
    adapter.layout = layout
    return CustomLayoutRule(adapter)
  }

  func isEqual(to other: any ArrangingLayout) -> Bool {
    (other as? AppLayout<Value>).map { Comparison.areEqual(layout, $0.layout) } ?? false
  }
}

/// Calls a layout of the app's, with the cache that belongs to its container.
private final class LayoutAdapter<Value: Layout>: CustomLayout {
  var layout: Value
  private var cache: Value.Cache?

  init(_ layout: Value) { self.layout = layout }

  var name: String { "\(Value.self)" }
  var stackOrientation: Axis? { Value.layoutProperties.stackOrientation }

  func update(_ subviews: LayoutSubviews) {
    if cache == nil {
      cache = layout.makeCache(subviews: subviews)
    } else {
      withCache(subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
  }

  private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout Value.Cache) -> Result) -> Result {
    // The layout may ask for sizes of its views, which may be laid out by it in turn: each call works on a copy.
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return body(&current)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) { cache in
      if let guide = HorizontalAlignment(key) {
        return layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      return VerticalAlignment(key).flatMap {
        layout.explicitAlignment(of: $0, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }
}
