/// The word on the keyboard's Return key.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String

  /// A key with the label `done` and the identifier `Done`.
  public static let done = Self(name: "done")
  /// A key with the label `go` and the identifier `Go`.
  public static let go = Self(name: "go")
  /// A key with the label `send` and the identifier `Send`.
  public static let send = Self(name: "send")
  /// A key with the label `join` and the identifier `Join:`.
  public static let join = Self(name: "join")
  /// A key with the label `route` and the identifier `Route`.
  public static let route = Self(name: "route")
  /// A key with the label `search` and the identifier `Search`.
  public static let search = Self(name: "search")
  /// A key with the label `return` and the identifier `Return`.
  public static let `return` = Self(name: "return")
  /// A key with the label `next` and the identifier `Next:`.
  public static let next = Self(name: "next")
  /// A key with the label `continue` and no identifier.
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
