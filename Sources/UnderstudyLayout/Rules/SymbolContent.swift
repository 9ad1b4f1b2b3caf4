import Foundation

/// A system symbol: as large as its font says, whatever it is proposed, and beside texts like one of them (LAY-078, LAY-233).
package final class SymbolContent: MeasuredContent {
  private let size: CGSize

  package init(_ size: CGSize) { self.size = size }

  package func size(in proposal: ProposedViewSize) -> CGSize { size }

  package func limits(along axis: Axis) -> LengthLimits? { LengthLimits(size[axis], size[axis]) }

  package var spacing: ViewSpacing { .symbol }
}
