import Foundation
import Testing

@testable import UnderstudyLayout

/// Expects two lengths to be as close as a case of the specification asks for.
func expect(
  _ length: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat, _ name: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(length - expected) <= tolerance, "\(name): \(length), not \(expected)", sourceLocation: sourceLocation)
}

extension TextMeasurement {
  /// What the lines show for a proposal.
  func shown(width: CGFloat? = nil, height: CGFloat? = nil) -> [String] {
    lines(width: width, height: height).map(\.shown)
  }
}
