/// The word on the keyboard's Return key.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String

  public static let done = Self(name: "done")
  public static let go = Self(name: "go")
  public static let send = Self(name: "send")
  public static let join = Self(name: "join")
  public static let route = Self(name: "route")
  public static let search = Self(name: "search")
  public static let `return` = Self(name: "return")
  public static let next = Self(name: "next")
  public static let `continue` = Self(name: "continue")

  /// All of them, for searches by name.
  static let all = [done, go, send, join, route, search, `return`, next, `continue`]

  /// What the key is found by: the label is the word; the identifier is another, which one of the words lacks.
  var key: (identifier: String, label: String) {
    switch name {
    case "continue": ("", name)
    case "join", "next": (name.capitalized + ":", name)
    default: (name.capitalized, name)
    }
  }
}

extension View {
  /// Puts a word on the Return key of the keyboard for the fields inside. The key does what it does without one.
  nonisolated public consuming func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(_TextInputTraitModifier(trait: .submitLabel(submitLabel)))
  }
}
