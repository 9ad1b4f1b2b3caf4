import Foundation

extension XCUIElement {
  /// Draws what the screen shows where the element is; the whole screen for an application.
  ///
  /// Fails the test if the element is not found, and returns an empty picture then. XCUITest has no such call: it takes
  /// screenshots, which are made of this drawing here (see ``screenshot()``).
  ///
  /// - Parameter legend: What is written over the picture of the elements; nil for nothing.
  /// - Returns: A drawing as SVG and PNG. The same screen gives the same bytes.
  public final func picture(_ legend: Picture.Legend? = nil) -> Picture {
    attribute(otherwise: Picture(size: .zero, scale: 1)) { element in
      guard let host = application.host else { return Picture(size: .zero, scale: 1) }
      return element === host.tree.root ? host.picture(legend) : host.picture(of: element, legend)
    }
  }
}
