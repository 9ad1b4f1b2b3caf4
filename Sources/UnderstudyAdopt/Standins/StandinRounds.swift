import Foundation

/// Makes stand-ins for modules in rounds: the compiler checks the project, its messages change the stand-ins, and so on.
///
/// Rounds end if the project compiles, if the messages change nothing, or after a limit.
struct StandinRounds {
  /// What the rounds have come to.
  struct Outcome {
    /// How often the project was checked.
    let rounds: Int
    /// The files that were written.
    let files: [URL]
    /// Errors that nothing has helped against.
    var left: [Diagnostic]
    /// Whether stand-ins that a former run has made were left as they were, as this one has not come further.
    var isUnchanged = false

    var isClean: Bool { left.isEmpty }
  }

  private let modules: [String]
  private let folder: URL
  private let check: ([URL]) throws -> [Diagnostic]
  private var rules: StandinRules
  /// By module, what its file was before the first round.
  private var originals: [String: String] = [:]

  /// What each file imports beside other stand-ins.
  var imports = ["Foundation", "SwiftUI", "UnderstudyStandins"]
  /// Modules of this package that the project uses: names that are missing may belong to them.
  var ownModules: [String] = []
  /// By module, types that files are known to mean: the compiler does not miss what another module has.
  var wantedTypes: [String: Set<String>] = [:]
  /// How many checks are made at most.
  var limit = 40
  /// Gets the errors that stand-ins do not help against and the names that these declare; returns whether it has changed anything.
  var fallback: ([Diagnostic], Set<String>) throws -> Bool = { _, _ in false }
  /// Asks for a check of everything, where the last one was of a part; returns whether the next one will find more.
  var widen: () -> Bool = { false }

  /// Prepares rounds.
  ///
  /// - Parameters:
  ///   - modules: The modules that are missing.
  ///   - users: By module, the files that import it.
  ///   - folder: Where the stand-ins' files are, one for each module.
  ///   - check: Compiles the project with the files, and returns what the compiler says.
  init(modules: [String], users: [String: [URL]], folder: URL, check: @escaping ([URL]) throws -> [Diagnostic]) {
    (self.modules, self.folder, self.check) = (modules.sorted(), folder, check)
    var contents: [StandinModule] = []
    for name in modules.sorted() {
      var module = StandinModule(name)
      if let text = try? String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8) {
        originals[name] = text
        StandinFile(text).mark(&module)
      }
      contents.append(module)
    }
    rules = StandinRules(modules: contents, users: users, folder: folder)
  }

  /// Runs the rounds.
  ///
  /// Stand-ins with declarations stay as they are if the rounds leave as many errors as they have found.
  ///
  /// - Parameter progress: Gets a line for each round.
  mutating func run(progress: (String) -> Void = { _ in }) throws -> Outcome {
    var first: [Diagnostic]?
    var outcome = try runAll(progress: progress) { first = first ?? $0 }
    let isFirstRun = originals.values.allSatisfy { StandinFile($0).declarations.isEmpty }
    guard !isFirstRun, let first, !outcome.isClean, outcome.left.count >= first.count else { return outcome }
    for (name, text) in originals { try WrittenFile.write(text, to: file(name)) }
    (outcome.left, outcome.isUnchanged) = (first, true)
    return outcome
  }

  private mutating func runAll(progress: (String) -> Void, found: ([Diagnostic]) -> Void) throws -> Outcome {
    let files = modules.map(file)
    for (module, names) in wantedTypes { for name in names.sorted() { rules.declare(name, in: module) } }
    try write()
    var left: [Diagnostic] = []
    var best = (count: Int.max, round: 0)
    var before: Set<Diagnostic> = []
    for round in 1...max(limit, 1) {
      let diagnostics = try check(files)
      left = diagnostics.filter { $0.severity == .error }
      found(left)
      progress("Round \(round): \(left.count) errors")
      if left.isEmpty || round == limit { return Outcome(rounds: round, files: files, left: left) }
      // If a stand-in has errors, those of the project mean nothing.
      let previous = before
      let isOwnWrong = left.contains { rules.isOwn($0.file) }
      if !isOwnWrong {
        // If all errors are others, as those of files that were not checked before, counting begins again.
        if left.count < best.count || before.isDisjoint(with: left) { best = (left.count, round) }
        before = Set(left)
      }
      let isChanged = rules.apply(diagnostics)
      if isChanged { try write() }
      // Rules that only turn in a circle get no more time.
      if !isChanged || round - best.round >= Self.patience, !isOwnWrong {
        // What is new, and what a stand-in has just changed for, may compile in the next round. If that continues, it is replaced all
        // the same.
        let isLate = round - best.round >= 2 * Self.patience
        let isOld = { (error: Diagnostic) in previous.contains(error) && !rules.helped.contains(error) }
        let helpless = isLate || !isChanged ? left : left.filter(isOld)
        let isReplaced = try fallback(helpless, rules.declaredNames)
        if !isChanged, !isReplaced {
          guard widen() else { return Outcome(rounds: round, files: files, left: left) }
          best = (Int.max, round)
        }
      } else if !isChanged {
        return Outcome(rounds: round, files: files, left: left)
      }
    }
    return Outcome(rounds: limit, files: files, left: left)
  }

  /// How many rounds may leave as many errors as there were.
  private static let patience = 3

  private func file(_ module: String) -> URL { folder.appendingPathComponent("\(module).swift") }

  private func write() throws {
    for name in modules {
      guard let module = rules.modules[name] else { continue }
      try WrittenFile.write(text(of: module), to: file(name))
    }
  }

  /// What the user had, and after it what is new.
  private func text(of module: StandinModule) -> String {
    var writer = StandinWriter(module: module)
    writer.imports = imports
    if module.name == MissingModule.name { writer.imports += ownModules }
    guard let original = originals[module.name] else { return writer.file() }
    let imports = writer.exported.filter { !original.contains("@_exported import \($0)\n") }
    let added = imports.map { "@_exported import \($0)\n" }.joined() + writer.declarations()
    return added.isEmpty ? original : original + (original.hasSuffix("\n") ? "\n" : "\n\n") + added
  }
}
