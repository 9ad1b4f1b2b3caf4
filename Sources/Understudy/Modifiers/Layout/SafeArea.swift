import Foundation

extension View {
  nonisolated public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public consuming func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  nonisolated public consuming func safeAreaPadding(_ length: CGFloat) -> some View { self }

  nonisolated public consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

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
  ) -> some View { modifier(_OverlayModifier(overlay: content(), isFirst: edge == .top)) }

  nonisolated public consuming func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(_OverlayModifier(overlay: content(), isFirst: edge == .leading)) }

  /// Shows views at an edge as a bar.
  nonisolated public consuming func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(_OverlayModifier(overlay: content(), isFirst: edge == .top)) }
}

/// The parts of the screen that content keeps off.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
