import Foundation

/// A guide of either axis, in the form that rules use.
///
/// Unchecked, because the type of a guide only computes its default, on the thread of the layout.
package struct AlignmentKey: Equatable, @unchecked Sendable {
  /// Where a guide lies by itself. Only the last three are passed from children to a container (LAY-098).
  package enum Kind: UInt8, Sendable {
    case start, center, end, firstBaseline, lastBaseline, custom
  }

  package let id: any AlignmentID.Type
  package let axis: Axis
  package let kind: Kind

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  /// Whether containers combine the explicit values of their children for this guide.
  package var isInherited: Bool { kind.rawValue >= Kind.firstBaseline.rawValue }

  /// The guide of a view that sets none, in points from its leading or top side (LAY-098).
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    kind == .custom ? id.defaultValue(in: dimensions) : defaultValue(in: dimensions.size)
  }

  /// The guide of a size alone, without a view whose other guides a custom guide could read.
  package func defaultValue(in size: CGSize) -> CGFloat {
    switch kind {
    case .start: 0
    case .center: size[axis] / 2
    case .end, .firstBaseline, .lastBaseline: size[axis]
    case .custom: id.defaultValue(in: ViewDimensions(size: size))
    }
  }

  /// What a container makes of its children's values: the minimum of baselines, the mean of others (LAY-098, LAY-150).
  package struct Combination {
    private let takesMinimum: Bool
    private var total: CGFloat = 0
    private var count: CGFloat = 0

    package init(of key: AlignmentKey) { takesMinimum = key.kind == .firstBaseline || key.kind == .lastBaseline }

    package var value: CGFloat? {
      guard count > 0 else { return nil }
      return takesMinimum ? total : total / count
    }

    package mutating func add(_ value: CGFloat) {
      total = takesMinimum ? (count == 0 ? value : min(total, value)) : total + value
      count += 1
    }
  }
}
