/// What an idle runtime shows and stores.
struct Screen: Equatable {
  /// The elements below the window, depth first: their depth, and type and label.
  var elements: [Entry] = []
  /// The taps of all counters that live, in view or not.
  var state: [Path: Int] = [:]
  /// The counters that have appeared and not disappeared since.
  var visible: Set<Path> = []
  /// What the counters of the root send up, in order.
  var preference: [Path] = []

  struct Entry: Equatable {
    let depth: Int
    let text: String
  }
}

extension Screen: CustomStringConvertible {
  var description: String {
    let tree = elements.map { String(repeating: "  ", count: $0.depth) + $0.text }
    let kept = state.map { "\($0.key.name): \($0.value)" }.sorted()
    return """
      \(tree.isEmpty ? "(nothing)" : tree.joined(separator: "\n"))
      state: \(kept.joined(separator: ", "))
      visible: \(visible.map(\.name).sorted().joined(separator: ", "))
      preference: \(preference.map(\.name).joined(separator: ", "))
      """
  }
}
