/// Imports of parts of a module, as `import UIKit.UIImage`: modules of Swift have no parts.
enum ImportedParts {
  /// What has such imports name the module.
  static func edits(_ tokens: SourceTokens) -> [SourceEdit] {
    (0..<tokens.count).compactMap { index in
      guard tokens.text(index) == "import", tokens.isIdentifier(index + 1) else { return nil }
      let isAttributed = index > 0 && !tokens.tokens[index].beginsLine
      if isAttributed, !tokens.isIdentifier(index - 1), tokens.text(index - 1) != ")" { return nil }
      let name = kinds.contains(tokens.text(index + 1)) ? index + 2 : index + 1
      guard tokens.isIdentifier(name), tokens.text(name + 1) == ".", tokens.isIdentifier(name + 2),
        !own.contains(tokens.text(name))
      else { return nil }
      var end = name + 3
      while tokens.text(end) == ".", tokens.isIdentifier(end + 1) { end += 2 }
      return SourceEdit(range: index + 1..<end, text: tokens.text(name))
    }
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "func", "protocol", "typealias", "var", "let", "actor",
  ]

  /// Modules that have such parts here, or declare what is imported alone.
  private static let own: Set<String> = ["os", "Foundation", "Dispatch", "Glibc", "Swift"]
}
