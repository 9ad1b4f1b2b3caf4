import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Puts room around the view: what is inside is proposed less, and elements keep their own frames (LAY-170).
  ///
  /// - Parameter insets: The distance at each edge in points.
  nonisolated public consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Takes one distance for several edges.
  ///
  /// - Parameters:
  ///   - edges: The edges, by default all.
  ///   - length: The distance in points; nil for the system's usual one, 16.
  nonisolated public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(length ?? _PaddingLayout.usual, on: edges)))
  }

  /// Takes one distance in points for all edges.
  nonisolated public consuming func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(length, on: .all)))
  }

  /// Puts the system's distance to the edges of a window around the view: 16 points.
  nonisolated public consuming func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(_PaddingLayout.usual, on: edges)))
  }
}

public struct _PaddingLayout: Equatable, Sendable {
  let insets: EdgeInsets

  static let usual: CGFloat = 16
}

extension _PaddingLayout: ViewModifier, LayoutModifier {
  package var mayCover: Bool { min(insets.top, insets.leading, insets.bottom, insets.trailing) < 0 }
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { PaddingRule(insets) }
}

extension EdgeInsets {
  /// One distance on some edges, none on the others.
  init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
