import Foundation

/// A top or bottom edge, or a vertical centre.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
