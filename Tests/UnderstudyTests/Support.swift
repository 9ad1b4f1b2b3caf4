import UnderstudyTesting

extension XCUIApplication {
  /// The labels of all texts, in order.
  var texts: [String] { staticTexts.allElementsBoundByIndex.map(\.label) }
}
