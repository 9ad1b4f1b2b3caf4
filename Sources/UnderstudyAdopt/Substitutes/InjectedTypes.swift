/// Types whose values a wrapper or a container finds, as in `@Injected var store: Store` and `var store: Store = Container.resolve()`:
/// stand-ins make them by their initializer without arguments.
enum InjectedTypes {
  /// The types of variables that have an attribute and no value, or whose value is resolved.
  static func names(in tokens: SourceTokens) -> Set<String> {
    var names = resolved(in: tokens)
    for index in 0..<tokens.count where tokens.text(index) == "@" && tokens.isIdentifier(index + 1) {
      guard !own.contains(tokens.text(index + 1)) else { continue }
      var place = index + 2
      if tokens.text(place) == "(", let close = tokens.partners[place] { place = close + 1 }
      while modifiers.contains(tokens.text(place)) {
        place = tokens.text(place + 1) == "(" ? place + 4 : place + 1
      }
      guard tokens.text(place) == "var", tokens.text(place + 2) == ":", tokens.isIdentifier(place + 3),
        !["=", ".", "<", "?", "!", "{"].contains(tokens.text(place + 4))
      else { continue }
      names.insert(tokens.text(place + 3))
    }
    return names
  }

  private static func resolved(in tokens: SourceTokens) -> Set<String> {
    let calls = (0..<tokens.count).filter { tokens.text($0) == "resolve" && tokens.text($0 + 1) == "(" }
    return calls.reduce(into: []) { names, call in
      let start = tokens.chainStart(call).0
      guard tokens.text(start - 1) == "=", tokens.isIdentifier(start - 2) else { return }
      if tokens.text(start - 3) == ":" { return _ = names.insert(tokens.text(start - 2)) }
      // The variable is declared elsewhere.
      for place in 1..<tokens.count
      where tokens.text(place) == tokens.text(start - 2) && tokens.text(place - 1) == "var"
        && tokens.text(place + 1) == ":" && tokens.isIdentifier(place + 2)
      {
        names.insert(tokens.text(place + 2))
      }
    }
  }

  /// Keeps the types that a file declares with such an initializer.
  static func made(_ names: Set<String>, in tokens: SourceTokens) -> [String] {
    (0..<tokens.count).compactMap { index in
      let name = tokens.text(index + 1)
      guard ["class", "struct", "actor"].contains(tokens.text(index)), names.contains(name),
        tokens.enclosing(index) == nil,
        let open = (index + 2..<min(index + 60, tokens.count)).first(where: { tokens.text($0) == "{" }),
        let close = tokens.partners[open]
      else { return nil }
      return (open + 1..<close).contains { isInitializer($0, in: open, tokens) } ? name : nil
    }
  }

  /// What conforms types to the protocol that stand-ins know; a public type needs a public function.
  static func text(_ names: [String]) -> String {
    names.map { name in
      "extension \(name): StandinMade { public nonisolated static func makeForStandin() -> Any { Standin.make { \(name)() } } }\n"
    }.joined()
  }

  private static func isInitializer(_ place: Int, in open: Int, _ tokens: SourceTokens) -> Bool {
    guard tokens.text(place) == "init", tokens.text(place + 1) == "(", tokens.text(place + 2) == ")",
      tokens.text(place + 3) == "{", tokens.enclosing(place) == open
    else { return false }
    return !["private", "fileprivate"].contains(tokens.text(place - 1))
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "static", "lazy", "weak", "final",
  ]

  /// SwiftUI's wrappers and the compiler's attributes, which get their values elsewhere.
  private static let own: Set<String> = [
    "State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject", "Environment", "Bindable", "Published",
    "Namespace", "FocusState", "GestureState", "AppStorage", "SceneStorage", "FetchRequest", "Query", "ViewBuilder",
    "objc", "IBOutlet", "NSManaged", "MainActor", "available", "discardableResult", "ScaledMetric", "Attribute",
    "Relationship", "UIApplicationDelegateAdaptor", "ObservationIgnored", "ObservationTracked",
  ]
}
