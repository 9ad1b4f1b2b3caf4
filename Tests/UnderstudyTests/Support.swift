@_exported import UnderstudyTesting

extension XCUIApplication {
  /// The labels of all texts but those in buttons and links, in order.
  var texts: [String] {
    var result: [String] = []
    func visit(_ element: any XCUIElementSnapshot) {
      if element.elementType == .staticText { result.append(element.label) }
      if element.elementType != .button, element.elementType != .link { element.children.forEach(visit) }
    }
    if let snapshot = try? snapshot() { visit(snapshot) }
    return result
  }
}
