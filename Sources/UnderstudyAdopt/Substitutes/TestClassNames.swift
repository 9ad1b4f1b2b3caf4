/// Searches for a class of XCTest, by which apps find out whether tests run them: without Objective-C a class's name has its module.
enum TestClassNames {
  /// What puts the module before the names.
  static func edits(_ tokens: SourceTokens) -> [SourceEdit] {
    (0..<tokens.count).compactMap { index in
      guard tokens.text(index) == "NSClassFromString", tokens.text(index + 1) == "(",
        let name = names[tokens.text(index + 2)]
      else { return nil }
      return SourceEdit(range: index + 2..<index + 3, text: "\"XCTest.\(name)\"")
    }
  }

  /// The classes by their literals. Every process with tests has them.
  private static let names = ["\"XCTest\"": "XCTestCase", "\"XCTestCase\"": "XCTestCase"]
}
