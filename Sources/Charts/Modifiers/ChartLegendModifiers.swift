import Foundation
import SwiftUI

extension View {
  /// Shows a view in the place of the legend.
  ///
  /// - Parameters:
  ///   - position: The side of the chart; below by default.
  ///   - alignment: Where the legend is along that side.
  ///   - spacing: The distance in points.
  ///   - content: The view.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartOptions {
      $0.legend = LegendOptions(
        visibility: .visible, position: position, alignment: alignment, spacing: spacing, view: view)
    }
  }

  /// Says where the legend is.
  ///
  /// - Parameters:
  ///   - position: The side of the chart; below by default.
  ///   - alignment: Where the legend is along that side.
  ///   - spacing: The distance in points.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartOptions {
      $0.legend = LegendOptions(position: position, alignment: alignment, spacing: spacing)
    }
  }

  /// Decides whether charts have a legend; by default they do if colors, symbols or line styles distinguish values.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.visibility = visibility }
  }
}

/// What modifiers say of the legend.
struct LegendOptions {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var view: AnyView?
}
