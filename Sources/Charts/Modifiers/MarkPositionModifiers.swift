import Foundation
import SwiftUI

extension ChartContent {
  /// Places marks at one position beside each other, one for each category.
  ///
  /// - Parameters:
  ///   - value: The category of the mark; marks of another one stand beside it.
  ///   - axis: The axis along which they are beside each other; by default the one that has their common value.
  ///   - span: The part of the room that they take together.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let position = MarkPosition(value: value.plotted, axis: axis, span: span)
    return style { $0.position = position }
  }

  /// Moves the marks by points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks by a size in points.
  nonisolated public func offset(_ value: CGSize) -> some ChartContent { offset(x: value.width, y: value.height) }

  /// Moves the marks along the x-axis, and their lower and upper edges, by points.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the marks along the y-axis, and their left and right edges, by points.
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the edges of the marks by points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    style {
      $0.offsets.xStart += xStart
      $0.offsets.xEnd += xEnd
      $0.offsets.yStart += yStart
      $0.offsets.yEnd += yEnd
    }
  }
}
