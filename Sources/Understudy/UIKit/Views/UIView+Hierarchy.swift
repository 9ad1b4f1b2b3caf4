import Foundation

extension UIView {
  // MARK: - Order

  /// Puts a view of this one in front of the others; one that is elsewhere stays there.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: .max)
  }

  /// Puts a view of this one behind the others; one that is elsewhere stays there.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Has two views change places; numbers without a view change nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    reorder { $0.swapAt(index1, index2) }
  }

  /// Puts a view behind another one of this view; in front of all where that is elsewhere.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: place(beside: siblingSubview, without: view) ?? .max)
  }

  /// Puts a view in front of another one of this view; in front of all where that is elsewhere.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: place(beside: siblingSubview, without: view).map { $0 + 1 } ?? .max)
  }

  private func place(beside sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  // MARK: - Search

  /// Whether the view is another one, or is inside it.
  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  /// The view with a number, this one or one inside: the first from the back; nil without one.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  // MARK: - Place

  /// The middle of the frame, in the superview.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
}
