import Foundation

/// Changes stand-ins by what the compiler says about their use.
struct StandinRules {
  var modules: [String: StandinModule]
  var sources: SourceSet
  var origin = NameOrigin()
  /// The folder of the stand-ins' files.
  let folder: String
  /// Types that no stand-in can name, as those of the app.
  var unnameable: Set<String> = []
  /// By message and place, how often a rule has tried to help.
  private var attempts: [Diagnostic: Int] = [:]
  /// The messages of the last round for which a stand-in was changed.
  private(set) var helped: Set<Diagnostic> = []

  init(modules: [StandinModule], users: [String: [URL]], folder: URL) {
    self.modules = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
    sources = SourceSet(users: users)
    self.folder = folder.standardizedFileURL.path
  }

  /// Reads all messages of one round.
  ///
  /// - Returns: whether a stand-in has changed.
  mutating func apply(_ diagnostics: [Diagnostic]) -> Bool {
    let before = modules
    helped = []
    // Expansions of macros have no file.
    let diagnostics = diagnostics.filter {
      $0.file.hasPrefix("/") && $0.file.hasSuffix(".swift") && !$0.file.contains("swiftmacro")
    }
    for diagnostic in diagnostics where diagnostic.severity == .error {
      for pattern in Self.missing {
        if let name = diagnostic.captures(pattern)?.last, !name.isEmpty { origin.note(name, in: diagnostic.file) }
      }
    }
    // If a stand-in has errors, the project does not see it at all, and its other messages mean nothing.
    let isOwnWrong = diagnostics.contains { $0.severity == .error && isOwn($0.file) }
    for diagnostic in diagnostics where diagnostic.severity != .warning && isOwn(diagnostic.file) == isOwnWrong {
      let count = attempts[diagnostic, default: 0]
      guard count < (isOwnWrong ? 5 : 3) else { continue }
      let known = modules
      if isOwnWrong { applyOwn(diagnostic, attempt: count) } else { apply(diagnostic, attempt: count) }
      if modules != known {
        attempts[diagnostic] = count + 1
        helped.insert(diagnostic)
      }
    }
    return modules != before
  }

  /// Messages about names that do not exist; the name is the last part.
  private static let missing = [
    "cannot find type '*' in scope", "cannot find '*' in scope", "unknown attribute '*'",
    "value of type '*' has no member '*'",
    "type '*' has no member '*'",
  ]

  func isOwn(_ file: String) -> Bool { file.hasPrefix(folder + "/") }

  private mutating func apply(_ diagnostic: Diagnostic, attempt: Int) {
    if addPathInitializer(diagnostic) { return }
    for rules in [Self.typeRules, Self.memberRules, Self.callRules, Self.resultRules] {
      for rule in rules {
        guard let parts = diagnostic.captures(rule.pattern) else { continue }
        let known = modules
        rule.change(&self, diagnostic, parts, attempt)
        if modules != known { return }
      }
    }
  }

  /// What to do at a message of a pattern.
  struct Rule {
    let pattern: String
    /// Gets the rules, the message, the parts at the stars, and how often the message has been tried before.
    let change: @Sendable (inout StandinRules, Diagnostic, [String], Int) -> Void

    init(_ pattern: String, _ change: @escaping @Sendable (inout StandinRules, Diagnostic, [String], Int) -> Void) {
      (self.pattern, self.change) = (pattern, change)
    }
  }
}

// MARK: - Looking up

extension StandinRules {
  /// A type of a stand-in.
  struct TypeKey: Hashable {
    let module: String
    let name: String
  }

  /// The stand-ins' type that a message names.
  func type(_ text: String, in file: String? = nil) -> TypeKey? {
    let name = Self.plain(text)
    let preferred = file.map(sources.modules(importedBy:)) ?? []
    for module in preferred + modules.keys.sorted() {
      guard let types = modules[module]?.types else { continue }
      if types[name] != nil { return TypeKey(module: module, name: name) }
      if name.hasPrefix(module + "."), types[String(name.dropFirst(module.count + 1))] != nil {
        return TypeKey(module: module, name: String(name.dropFirst(module.count + 1)))
      }
    }
    for module in preferred + modules.keys.sorted() {
      let nested = modules[module]?.types.keys.filter { $0.hasSuffix("." + name) }.sorted().first
      if let nested { return TypeKey(module: module, name: nested) }
    }
    return nil
  }

  /// A type's name without optionals, arguments and marks.
  static func plain(_ text: String) -> String {
    var name = text
    for mark in ["any ", "some ", "@lvalue ", "inout "] where name.hasPrefix(mark) {
      name = String(name.dropFirst(mark.count))
    }
    if name.hasPrefix("("), name.hasSuffix(")?") { name = String(name.dropFirst().dropLast(2)) }
    name = String(name.prefix { $0 != "<" && $0 != "?" })
    for end in [".Type", ".Protocol"] where name.hasSuffix(end) { name = String(name.dropLast(end.count)) }
    return name
  }

  mutating func change(_ key: TypeKey, _ body: (inout StandinType) -> Void) {
    guard var type = modules[key.module]?.types[key.name] else { return }
    body(&type)
    modules[key.module]?.types[key.name] = type
  }

  /// What stand-ins give to sources: types, values and functions, and members of others' types.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    for module in modules.values {
      names.formUnion(module.types.values.map(\.lastName))
      names.formUnion(module.globals.map(\.name))
      names.formUnion(module.extensions.values.flatMap { $0.map(\.name) })
    }
    return names
  }

  func declared(_ key: TypeKey) -> StandinType? { modules[key.module]?.types[key.name] }
}
