import Foundation

/// A part of a view that constraints can refer to. As these move nothing, it is as large as the view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that the guide is a part of.
  open internal(set) weak var owningView: UIView?
  /// A name that the app gives the guide.
  open var identifier = ""
  /// The bounds of the view.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  public override init() { super.init() }

  /// The edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge, in languages of either direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge, in languages of either direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
  /// The part that bars do not cover, for constraints.
  public var safeAreaLayoutGuide: UILayoutGuide { guide() }
  /// The part inside the margins, for constraints.
  public var layoutMarginsGuide: UILayoutGuide { guide() }
  /// The part in which texts are easy to read, for constraints.
  public var readableContentGuide: UILayoutGuide { guide() }

  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }
}

extension NSLayoutXAxisAnchor {
  /// A constraint for the system's distance to another anchor; it keeps no distance.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
}

extension NSLayoutYAxisAnchor {
  /// A constraint for the system's distance to another anchor; it keeps no distance.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
}
