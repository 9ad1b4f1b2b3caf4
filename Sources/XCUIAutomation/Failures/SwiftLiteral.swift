import UnderstudyElements

extension String {
  /// The text as Swift code has it, on one line: a developer can copy it from a failure, and a written test compiles.
  package var swiftLiteral: String {
    // This escapes apostrophes, which code does not need, and leaves what turns a line around as it is.
    debugDescription.replacing("\\'", with: "'").onOneLine
  }
}
