import Foundation
import UnderstudyCore
import UnderstudyLayout

extension UIView {
  /// What the status bar and the home indicator cover of the view, in a window or among views of SwiftUI; else zero. A view
  /// without a size, which constraints may have been made for, is regarded as filling the screen.
  public var safeAreaInsets: UIEdgeInsets {
    guard window != nil || shownBy?.shows(self) == true else { return .zero }
    let geometry = DeviceState.current.geometry
    let (safe, screen) = (geometry.safeArea, geometry.size)
    let given = convert(bounds, to: nil)
    let frame = given.size == .zero ? geometry.bounds : given
    return UIEdgeInsets(
      top: min(max(safe.top - frame.minY, 0), frame.height), left: min(max(safe.leading - frame.minX, 0), frame.width),
      bottom: min(max(frame.maxY - (screen.height - safe.bottom), 0), frame.height),
      right: min(max(frame.maxX - (screen.width - safe.trailing), 0), frame.width))
  }

  // MARK: - Coordinates

  /// The origin in the window, or in the outermost view.
  private var originInWindow: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      let frame = current.frame
      origin.x += frame.minX
      origin.y += frame.minY
      view = current.superview
    }
    return origin
  }

  /// A point of this view in the coordinates of another view.
  ///
  /// - Parameter view: Nil for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A point of another view in the coordinates of this one.
  ///
  /// - Parameter view: Nil for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.originInWindow ?? .zero, originInWindow)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A rectangle of this view in the coordinates of another view.
  ///
  /// - Parameter view: Nil for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the coordinates of this one.
  ///
  /// - Parameter view: Nil for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  // MARK: - Sizes

  /// A length that the view does not have of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that fits a target best, whose lengths give way.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Gives the view its ``sizeThatFits(_:)`` for the one that it has.
  public func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// How the view is laid out among views of SwiftUI.
  ///
  /// - Parameters:
  ///   - sizeThatFits: What the app says of the size.
  ///   - views: Those whose content is laid out, for each child of the layout node.
  final func makeRule(
    _ sizeThatFits: @escaping (ProposedViewSize) -> CGSize?, views: [ObjectIdentifier?]
  ) -> RepresentableRule {
    let size = intrinsicContentSize
    func length(_ value: CGFloat, _ axis: NSLayoutConstraint.Axis) -> RepresentableRule.Length? {
      guard value != Self.noIntrinsicMetric else { return nil }
      // The usual priorities give way to SwiftUI.
      return RepresentableRule.Length(
        value, isMinimum: contentCompressionResistancePriority(for: axis).rawValue > 750,
        isMaximum: contentHuggingPriority(for: axis).rawValue > 750)
    }
    return RepresentableRule(
      width: length(size.width, .horizontal), height: length(size.height, .vertical), sizeThatFits: sizeThatFits
    ) { [weak self] child, size in
      guard views.count > child, let view = views[child] else { return nil }
      return self?.arrangement(in: CGRect(origin: .zero, size: size))[view]
    }
  }
}
