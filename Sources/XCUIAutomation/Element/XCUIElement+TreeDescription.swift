import UnderstudyElements

extension XCUIElement {
  /// The element and everything below it as text, an element a line: for assertions, as it is the same in each run.
  ///
  /// ```text
  /// StaticText, label: 'Total'
  /// Button, identifier: 'pay', label: 'Pay', disabled
  /// ```
  ///
  /// A line has the type, what is not empty of identifier, label, title, placeholder and value, and the traits. A keyboard is one
  /// line. Fails the test where the element does not exist or is not the only match.
  public var treeDescription: String { treeDescription(frames: false) }

  /// The element and everything below it as text, an element a line.
  ///
  /// - Parameter frames: Whether lines end with the frames on the screen, in points: `{{16.0, 47.0}, {44.0, 20.5}}`.
  public func treeDescription(frames: Bool) -> String {
    look(at: site, otherwise: "", elseFail: { .attribute(of: self, .notRunning) }) { element, _ in
      let layout = frames ? application.run.layout : nil
      return ElementTreeText.lines(of: element, frames: layout).joined(separator: "\n")
    } missed: { finding in
      application.miss(.attribute(of: self, finding), at: site)
      return ""
    }
  }
}
