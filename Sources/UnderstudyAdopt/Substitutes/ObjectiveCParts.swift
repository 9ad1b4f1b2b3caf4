/// Declarations' parts that only a platform with Objective-C can compile.
enum ObjectiveCParts {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "nonobjc", "GKInspectable",
  ]

  /// Texts of which a source has one if it has such parts.
  static let signs = ["@objc", "@NSManaged", "#selector", "#keyPath", "@IB", "@nonobjc", "@GKInspectable"]

  /// What leaves attributes out, and writes selectors with the methods that they name.
  static func edits(_ tokens: SourceTokens) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for index in 0..<tokens.count {
      if tokens.text(index) == "@", tokens.text(index + 1) == "NSManaged" { edits += managed(index, tokens) }
      if tokens.text(index) == "override" { edits += initializer(index, tokens) }
      if tokens.text(index) == "@", attributes.contains(tokens.text(index + 1)) {
        var end = index + 2
        if tokens.text(end) == "(", tokens.tokens[end].isAttached, let close = tokens.partners[end] { end = close + 1 }
        if tokens.text(end) == "optional" { end += 1 }
        edits.append(SourceEdit(range: index..<end, text: ""))
      }
      if tokens.text(index) == "#", tokens.text(index + 1) == "selector" || tokens.text(index + 1) == "keyPath",
        tokens.text(index + 2) == "(", let close = tokens.partners[index + 2]
      {
        let inside = index + 3..<close
        let text = tokens.text(index + 1) == "selector" ? selector(inside, tokens) : keyPath(inside, tokens)
        edits.append(SourceEdit(range: index..<close + 1, text: text))
      }
    }
    return edits
  }

  /// A key path has no type: `#keyPath(Article.title)` is `title`.
  private static func keyPath(_ range: Range<Int>, _ tokens: SourceTokens) -> String {
    let keys = tokens.text(in: range).split(separator: ".").drop { $0.first?.isUppercase == true }
    return "\"\(keys.joined(separator: "."))\""
  }

  /// `#selector(tap(_:))` in a class `Page` is `Selector("tap(_:)", Page.tap(_:))`, which finds the method without Objective-C.
  private static func selector(_ range: Range<Int>, _ tokens: SourceTokens) -> String {
    let text = tokens.text(in: range)
    let end = range.first { tokens.text($0) == "as" } ?? range.upperBound
    let name = tokens.text(in: range.lowerBound..<end)
    let first = range.lowerBound
    // An accessor has no name by which it can be called.
    if ["getter", "setter"].contains(tokens.text(first)), tokens.text(first + 1) == ":" {
      let property = tokens.text(in: first + 2..<range.upperBound).split(separator: ".").last.map(String.init) ?? ""
      let setter = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
      return "Selector(\"\(tokens.text(first) == "getter" ? property : setter)\")"
    }
    let isAlone = ![".", "?", "!"].contains(tokens.text(first + 1))
    if isAlone || ["self", "Self"].contains(tokens.text(first)), let type = enclosingType(of: first, tokens) {
      let method = isAlone ? first : (first..<end).first { tokens.text($0) == "." }.map { $0 + 1 } ?? first
      return "Selector(\"\(name)\", \(type).\(tokens.text(in: method..<range.upperBound)))"
    }
    let isOfType = tokens.tokens[first].isUppercase
    return "Selector(\"\(name)\", \(isOfType ? "" : "bound: ")\(text))"
  }

  private static let types: Set<String> = ["class", "struct", "enum", "extension", "actor"]

  /// The name of the type whose declaration or extension a place is in.
  private static func enclosingType(of place: Int, _ tokens: SourceTokens) -> String? {
    var inner = place
    while let open = tokens.enclosing(inner) {
      defer { inner = open }
      guard tokens.text(open) == "{" else { continue }
      var word = open - 1
      while word >= 0, !["{", "}", ";"].contains(tokens.text(word)) {
        if types.contains(tokens.text(word)), tokens.isIdentifier(word + 1), tokens.text(word - 1) != ".",
          !["func", "var", "let", "subscript"].contains(tokens.text(word + 1))
        {
          var end = word + 2
          while tokens.text(end) == ".", tokens.isIdentifier(end + 1) { end += 2 }
          return tokens.text(in: word + 1..<end)
        }
        word -= 1
      }
    }
    return nil
  }

  /// A declaration that Core Data would give its code at run time calls `NSManagedObject`, as generated classes do.
  private static func managed(_ place: Int, _ tokens: SourceTokens) -> [SourceEdit] {
    guard
      let word = (place + 2..<min(place + 8, tokens.count)).first(where: { ["var", "func"].contains(tokens.text($0)) })
    else { return [] }
    var end = word + 2
    while end < tokens.count, !tokens.tokens[end].beginsLine, tokens.text(end) != "}", tokens.text(end) != ";" {
      end += 1
    }
    let name = tokens.text(word + 1)
    let key = "\"\(name.filter { $0 != "`" })\""
    let code =
      tokens.text(word) == "var"
      ? "{ get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }"
      : "{ changeManagedObjects(\(([key] + parameters(from: word + 2, tokens)).joined(separator: ", "))) }"
    return [
      SourceEdit(range: place..<place + 2, text: ""),
      SourceEdit(range: end - 1..<end, text: tokens.text(end - 1) + " " + code),
    ]
  }

  /// The names that a function has for its parameters inside.
  private static func parameters(from open: Int, _ tokens: SourceTokens) -> [String] {
    guard tokens.text(open) == "(", let close = tokens.partners[open] else { return [] }
    var names: [String] = []
    var place = open + 1
    while place < close {
      if tokens.text(place) == ":" { names.append(tokens.text(place - 1)) }
      place = ["(", "[", "<"].contains(tokens.text(place)) ? (tokens.partners[place] ?? place) + 1 : place + 1
    }
    return names
  }

  private static let access: Set<String> = ["private", "fileprivate", "internal", "public", "open"]

  /// The initializer by which Core Data makes objects is a required one here, which is as visible as its class.
  private static func initializer(_ place: Int, _ tokens: SourceTokens) -> [SourceEdit] {
    var (first, word) = (place, place + 1)
    while access.contains(tokens.text(first - 1)) { first -= 1 }
    while access.contains(tokens.text(word)) { word += 1 }
    guard tokens.text(word) == "init", tokens.text(word + 1) == "(", tokens.text(word + 2) == "entity",
      tokens.text(word + 3) == ":"
    else { return [] }
    return (first..<word).map {
      SourceEdit(range: $0..<$0 + 1, text: $0 == place ? "public required" : "")
    }
  }
}
