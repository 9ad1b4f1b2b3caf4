import Foundation

/// A left, right, leading or trailing edge, or a horizontal centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
