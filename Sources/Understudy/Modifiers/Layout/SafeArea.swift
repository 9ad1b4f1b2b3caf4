import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Adds to the safe area of the content, which is laid out inside (LAY-055).
  ///
  /// - Parameter insets: The padding at each edge in points.
  nonisolated public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: insets))
  }
  /// Takes one padding for several edges.
  ///
  /// - Parameters:
  ///   - edges: The edges, by default all.
  ///   - length: The padding in points; nil for the system's usual one.
  nonisolated public consuming func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: EdgeInsets(length ?? _PaddingLayout.usual, on: edges)))
  }
  /// Takes one padding in points for all edges.
  nonisolated public consuming func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: EdgeInsets(length, on: .all)))
  }

  /// Lets the content grow over the unsafe parts that its place touches; the place itself stays (LAY-052).
  ///
  /// - Parameters:
  ///   - regions: The parts of the screen that the content may use.
  ///   - edges: The edges at which it may use them.
  nonisolated public consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges)) }
  /// An older form of `ignoresSafeArea(_:edges:)`, for all regions.
  nonisolated public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: .all, edges: edges))
  }

  /// Shows views at an edge and makes the content give way to them.
  ///
  /// - Parameters:
  ///   - edge: Where they are; those at the top come first.
  ///   - alignment: How they lie at the edge.
  ///   - spacing: The distance to the content in points, or nil for the usual one.
  ///   - content: The views.
  nonisolated public consuming func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), isFirst: edge == .top, place: .inset(edge, alignment, spacing)))
  }

  /// Shows views at the left or right side of the content; those at the leading edge come first in the tree.
  nonisolated public consuming func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _OverlayModifier(overlay: content(), isFirst: edge == .leading, place: .sideInset(edge, alignment, spacing)))
  }

  /// Shows views at an edge as a bar.
  nonisolated public consuming func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), isFirst: edge == .top, place: .inset(edge, alignment, spacing)))
  }
}

public struct _SafeAreaPaddingLayout: Equatable, Sendable {
  let insets: EdgeInsets
}

extension _SafeAreaPaddingLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { SafeAreaPaddingRule(insets) }
}

public struct _SafeAreaIgnoringLayout: Equatable, Sendable {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

extension _SafeAreaIgnoringLayout: ViewModifier, LayoutModifier {
  package var isBehindKeyboard: Bool { regions.contains(.keyboard) && edges.contains(.bottom) }

  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    var kinds: SafeAreaKinds = []
    if regions.contains(.container) { kinds.insert(.container) }
    if regions.contains(.keyboard) { kinds.insert(.keyboard) }
    return IgnoresSafeAreaRule(kinds, edges: edges)
  }
}

/// The parts of the screen that content keeps off.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates a set from bits; the constants of this type are the usual way to make one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars and the edges of the device take from the screen.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What the keyboard on the screen takes away.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// What bars, the edges of the device and the keyboard take away.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
