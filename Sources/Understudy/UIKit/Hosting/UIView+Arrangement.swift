import Foundation

extension UIView {
  /// Where the views inside are in the bounds of this one, which shows in some room.
  ///
  /// A view with a frame is there. Others, which constraints may have been made for, share the room: one alone fills it, several
  /// follow each other from top to bottom, or along the axis of a stack view.
  final func arrangement(in bounds: CGRect) -> [ObjectIdentifier: CGRect] {
    var places: [ObjectIdentifier: CGRect] = [:]
    arrange(in: bounds, &places)
    return places
  }

  private func arrange(in bounds: CGRect, _ places: inout [ObjectIdentifier: CGRect]) {
    places[ObjectIdentifier(self)] = bounds
    let visible = subviews.filter { !$0.isHidden }
    let flowing = visible.filter { $0.writtenFrame.size == .zero && $0.showsSomething }
    var flow = ViewFlow(flowing, in: bounds, of: self as? UIStackView)
    for view in visible {
      let frame = view.writtenFrame
      if frame.size != .zero {
        view.arrange(in: frame.offsetBy(dx: bounds.minX, dy: bounds.minY), &places)
      } else {
        view.arrange(in: view.showsSomething ? flow.next() : bounds, &places)
      }
    }
  }

  /// Whether the view, or one inside, is to be seen.
  private var showsSomething: Bool {
    isElement || hosted != nil || subviews.contains { !$0.isHidden && $0.showsSomething }
  }
}

/// Hands room to views that follow each other.
@MainActor private struct ViewFlow {
  private let bounds: CGRect
  private let isRow: Bool
  private let spacing: CGFloat
  private var lengths: [CGFloat]
  private var position: CGFloat = 0

  init(_ views: [UIView], in bounds: CGRect, of stack: UIStackView?) {
    self.bounds = bounds
    isRow = stack?.axis == .horizontal
    spacing = stack?.spacing ?? 0
    let isRow = isRow
    let room = max((isRow ? bounds.width : bounds.height) - spacing * CGFloat(max(views.count - 1, 0)), 0)
    guard views.count > 1 else {
      lengths = views.map { _ in room }
      return
    }
    let own = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
    // Those without a length of their own share what the others leave.
    let open = own.filter { $0 < 0 }.count
    let share = open > 0 ? max(room - own.filter { $0 > 0 }.reduce(0, +), 0) / CGFloat(open) : 0
    lengths = own.map { $0 < 0 ? share : $0 }
  }

  mutating func next() -> CGRect {
    guard !lengths.isEmpty else { return bounds }
    let length = lengths.removeFirst()
    defer { position += length + spacing }
    return isRow
      ? CGRect(x: bounds.minX + position, y: bounds.minY, width: length, height: bounds.height)
      : CGRect(x: bounds.minX, y: bounds.minY + position, width: bounds.width, height: length)
  }
}
