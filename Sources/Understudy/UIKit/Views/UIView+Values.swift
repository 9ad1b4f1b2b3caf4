import Foundation
import UnderstudyElements

extension UIView {
  /// How content fills a view. Nothing is drawn.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which lengths follow those of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each length.
    public let rawValue: UInt
    /// Makes a mask of bits that were stored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width of the view.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height of the view.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}

/// A view of another module's, whose element has a type of its own.
@MainActor package protocol ViewWithElementType: UIView {
  var typeOfElement: ElementType { get }
}
