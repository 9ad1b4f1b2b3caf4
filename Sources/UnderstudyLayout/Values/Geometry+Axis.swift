import Foundation

extension Axis {
  /// The direction across this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size by its lengths along an axis and across it.
  package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// A point by its coordinates along an axis and across it.
  package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension ProposedViewSize {
  /// The proposed length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A proposal by its lengths along an axis and across it.
  package init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
    self = axis == .horizontal ? Self(width: along, height: across) : Self(width: across, height: along)
  }

  /// The proposal with lengths that are no numbers left open, and negative ones as zero.
  package var sanitized: ProposedViewSize {
    func length(_ value: CGFloat?) -> CGFloat? {
      guard let value, !value.isNaN else { return nil }
      return max(value, 0)
    }
    return ProposedViewSize(width: length(width), height: length(height))
  }
}

extension CGFloat {
  /// The number within two bounds; the lower one applies where they contradict.
  package func clamped(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    Swift.max(minimum, Swift.min(self, maximum))
  }
}

extension Alignment {
  /// The guide along an axis.
  package func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}

extension EdgeInsets {
  package var horizontal: CGFloat { leading + trailing }
  package var vertical: CGFloat { top + bottom }

  /// The insets from left to right: those of the leading and the trailing edge change places from right to left.
  func mirrored(_ isRightToLeft: Bool) -> EdgeInsets {
    isRightToLeft ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
  }

  /// The inset of an edge.
  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

extension Edge {
  /// The edge where an axis starts.
  package static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }
  /// The edge where an axis ends.
  package static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
  /// The axis that the edge bounds.
  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
