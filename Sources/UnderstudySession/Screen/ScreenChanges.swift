import UnderstudyElements

/// What differs between two screens of one launch, a line each: `+` came, `-` went, others changed.
@MainActor struct ScreenChanges {
  let lines: [String]
  /// The elements that came.
  let added: [Screen.Entry]

  /// How many lines an answer has at most.
  private static let limit = 12

  /// - Parameter seen: how many elements had been named before. Those that are new are listed before those that have come back.
  init(from old: Screen, to new: Screen, seen: Int = .max) {
    let known = Dictionary(old.entries.map { ($0.element.serial, $0) }) { first, _ in first }
    let current = Set(new.entries.map(\.element.serial))
    var lines: [String] = []
    var added: [Screen.Entry] = []
    for entry in new.entries {
      guard let former = known[entry.element.serial] else {
        added.append(entry)
        continue
      }
      if let line = Self.change(from: former, to: entry) { lines.append("\(entry.reference) \(line)") }
    }
    func isBack(_ entry: Screen.Entry) -> Bool { Int(entry.reference.dropFirst()).map { $0 <= seen } ?? false }
    let come = (added.filter { !isBack($0) } + added.filter(isBack)).map { "+ \($0.reference) \(ElementLine.text($0))" }
    let gone = Self.outermost(old.entries) { !current.contains($0.element.serial) }
      .map { "- \($0.reference) \(ElementLine.short($0.type, $0.texts))" }
    lines += come
    // What takes the place of a whole screen says enough.
    lines += gone.count > 3 && !come.isEmpty ? ["- \(gone.count) others"] : gone
    if lines.count > Self.limit {
      lines = lines.prefix(Self.limit - 1) + ["… and \(lines.count - Self.limit + 1) more"]
    }
    // As after a scroll by less than a row.
    if lines.isEmpty, old.hash != new.hash { lines = ["only places changed"] }
    self.lines = lines
    self.added = added
  }

  /// Those entries that a condition holds for and that are in none: what goes with its container needs no line.
  private static func outermost(_ entries: [Screen.Entry], _ isMeant: (Screen.Entry) -> Bool) -> [Screen.Entry] {
    var result: [Screen.Entry] = []
    // How deep the last of them is, as long as what follows is in it.
    var depth: Int?
    for entry in entries {
      if let outer = depth, entry.depth > outer { continue }
      depth = isMeant(entry) ? entry.depth : nil
      if depth != nil { result.append(entry) }
    }
    return result
  }

  /// A text between quotation marks; a long one that begins as another does from about where they differ.
  private static func quoted(_ new: String, after old: String) -> String {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common > 30, new.count > 40 else { return ElementLine.quoted(new) }
    return ElementLine.quoted("…" + new.dropFirst(common - 10))
  }

  private static func change(from old: Screen.Entry, to new: Screen.Entry) -> String? {
    var parts: [String] = []
    func compare(_ name: String, _ old: String?, _ new: String?) {
      guard old != new else { return }
      // What there was has been said before.
      parts.append(
        "\(name) \(ElementLine.quoted(old ?? "", longest: 30)) → \(Self.quoted(new ?? "", after: old ?? ""))")
    }
    let isRenamed = old.texts.label != new.texts.label
    compare("label", old.texts.label, new.texts.label)
    compare("identifier", old.texts.identifier, new.texts.identifier)
    compare(
      "value", ElementLine.shownValue(old.type, old.texts), ElementLine.shownValue(new.type, new.texts))
    if old.isSelected != new.isSelected { parts.append(new.isSelected ? "selected" : "not selected") }
    if old.isFocused != new.isFocused { parts.append(new.isFocused ? "focused" : "not focused") }
    if old.isEnabled != new.isEnabled { parts.append(new.isEnabled ? "enabled" : "disabled") }
    guard !parts.isEmpty else { return nil }
    var texts = new.texts
    // The change says both labels and both identifiers.
    if isRenamed { (texts.label, texts.title) = ("", "") }
    if old.texts.identifier != new.texts.identifier { texts.identifier = "" }
    return "\(ElementLine.short(new.type, texts)) \(parts.joined(separator: " "))"
  }
}
