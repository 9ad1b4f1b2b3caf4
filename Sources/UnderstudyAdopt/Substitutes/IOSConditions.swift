/// Conditions of compilation that ask for iOS.
enum IOSConditions {
  /// What makes them hold on Linux.
  static func edits(_ tokens: SourceTokens) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var isCondition = false
    for index in 0..<tokens.count {
      let token = tokens.tokens[index]
      if token.beginsLine { isCondition = token.text == "#" && ["if", "elseif"].contains(tokens.text(index + 1)) }
      if isCondition, token.text == "iOS", tokens.text(index - 1) == "(", tokens.text(index - 2) == "os" {
        edits.append(SourceEdit(range: index..<index + 1, text: "Linux"))
      }
    }
    return edits
  }
}
