/// A rectangle in points, from the top left of the screen.
package struct ElementFrame: Equatable, Sendable, CustomStringConvertible {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package static let zero = ElementFrame(x: 0, y: 0, width: 0, height: 0)

  /// The form of XCUITest's descriptions: one decimal.
  package var description: String { "{{\(decimal(x)), \(decimal(y))}, {\(decimal(width)), \(decimal(height))}}" }

  private func decimal(_ value: Double) -> String {
    guard let tenths = Int(exactly: (value * 10).rounded()) else { return "\(value)" }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
