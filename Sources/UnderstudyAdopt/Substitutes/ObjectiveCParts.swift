/// Declarations' parts that only a platform with Objective-C can compile.
enum ObjectiveCParts {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "nonobjc", "GKInspectable",
  ]

  /// What leaves attributes out, and writes selectors as texts.
  static func edits(_ tokens: SourceTokens) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for index in 0..<tokens.count {
      if tokens.text(index) == "@", tokens.text(index + 1) == "NSManaged" { edits += managed(index, tokens) }
      if tokens.text(index) == "@", attributes.contains(tokens.text(index + 1)) {
        var end = index + 2
        if tokens.text(end) == "(", tokens.tokens[end].isAttached, let close = tokens.partners[end] { end = close + 1 }
        if tokens.text(end) == "optional" { end += 1 }
        edits.append(SourceEdit(range: index..<end, text: ""))
      }
      if tokens.text(index) == "#", tokens.text(index + 1) == "selector" || tokens.text(index + 1) == "keyPath",
        tokens.text(index + 2) == "(", let close = tokens.partners[index + 2]
      {
        let name = tokens.text(in: index + 3..<close)
        let text = tokens.text(index + 1) == "selector" ? "Selector(\"\(name)\")" : "\"\(name)\""
        edits.append(SourceEdit(range: index..<close + 1, text: text))
      }
    }
    return edits
  }

  /// A declaration that Core Data would give its code at run time gets one that keeps values, or does nothing.
  private static func managed(_ place: Int, _ tokens: SourceTokens) -> [SourceEdit] {
    guard
      let word = (place + 2..<min(place + 8, tokens.count)).first(where: { ["var", "func"].contains(tokens.text($0)) })
    else { return [] }
    var end = word + 2
    while end < tokens.count, !tokens.tokens[end].beginsLine, tokens.text(end) != "}", tokens.text(end) != ";" {
      end += 1
    }
    let name = tokens.text(word + 1)
    let type = tokens.text(word) == "var" && tokens.text(word + 2) == ":" ? tokens.text(in: word + 3..<end) : "Any"
    let code =
      tokens.text(word) == "var"
      ? "{ get { Standin.managedValue(\"\(name)\", of: self) as \(type) } set { Standin.setManagedValue(newValue, \"\(name)\", of: self) } }"
      : "{ Standin.note(\"CoreData.\(name)\") }"
    return [
      SourceEdit(range: place..<place + 2, text: ""),
      SourceEdit(range: end - 1..<end, text: tokens.text(end - 1) + " " + code),
    ]
  }
}
