import Foundation

/// The device's screen: 390 by 844 points, as everywhere here.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  private static let shared = UIScreen()

  /// The only screen.
  public class var main: UIScreen { shared }

  /// The screen's area, in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// Pixels a point.
  public var scale: CGFloat { 3 }
}
