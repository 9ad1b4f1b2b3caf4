import Foundation

/// The checks of a package in rounds.
///
/// A whole check is followed by checks of the files that had errors in the check before, until they have none; then all is checked
/// again. Most files of a project have no error, and a check of all takes ten times as long.
struct RoundCheck {
  private let check: ModuleCheck
  /// By module of the project, the files that had errors in the check before.
  private var suspects: [String: Set<String>] = [:]
  /// Files for which the compiler takes its time.
  private var slow: Set<String> = []
  /// By stand-in, its text when it compiled last.
  private var compiled: [String: String] = [:]
  /// Whether the last check was of the whole project, and whether the next one must be.
  private var (wasWhole, isWholeWanted) = (false, false)

  /// The stand-ins of a round, and the modules of the project.
  struct Modules {
    /// In an order in which dependencies come first, as are `own`.
    var standIns: [String]
    var own: [String]
    /// By stand-in, others that it imports.
    var imports: [String: Set<String>]
    /// Where the stand-ins' files lie.
    var folder: URL
  }

  init(_ check: ModuleCheck) { self.check = check }

  /// Checks what may have errors.
  ///
  /// - Parameter copies: By path of a source, the file that is compiled in its place.
  /// - Returns: What the compiler says; no error only if the whole package has none.
  /// - Throws: ``AdoptError`` if the compiler cannot be run.
  mutating func run(_ modules: Modules, replacing copies: [String: URL]) throws -> [Diagnostic] {
    let (messages, isClean) = try checkStandIns(modules)
    wasWhole = suspects.isEmpty || isWholeWanted
    if !wasWhole {
      let found = isClean ? try checkAgain(suspects, of: modules.own, copies) : []
      if !isClean { return messages }
      if found.contains(where: \.isError) {
        remember(found, of: modules.own, copies)
        return messages + found
      }
    }
    (wasWhole, isWholeWanted) = (true, false)
    var found = try check.run(modules.own, replacing: copies, limit: .early) ?? []
    let timed = remember(found, of: modules.own, copies)
    if !timed.isEmpty, found.allSatisfy({ !$0.isError || $0.isAboutTime }) {
      found = found.filter { !$0.isAboutTime }
      slow.formUnion(timed.values.joined())
      found += try checkAgain(timed, of: modules.own, copies)
    }
    return messages + found
  }

  /// Checks files on their own.
  private mutating func checkAgain(_ files: [String: Set<String>], of modules: [String], _ copies: [String: URL]) throws
    -> [Diagnostic]
  {
    func run(_ isIncluded: (String) -> Bool, _ limit: ModuleCheck.Limit) throws -> [Diagnostic] {
      try modules.flatMap { module in
        let files = (files[module] ?? []).filter(isIncluded).sorted()
        return files.isEmpty ? [] : try check.run(only: files, of: module, replacing: copies, limit: limit) ?? []
      }
    }
    let known = slow
    var found = try run({ !known.contains($0) }, .early)
    let others = try run({ known.contains($0) }, .late)
    let errors = (found + others).filter(\.isError)
    let timed = Set(found.filter(\.isAboutTime).map { source(of: $0, copies) })
    if !timed.isEmpty, errors.allSatisfy(\.isAboutTime) {
      slow.formUnion(timed)
      found = found.filter { !$0.isAboutTime }
      found += try run({ timed.contains($0) }, .late)
    }
    return found + others
  }

  /// Makes the next check one of the whole project, as the files that have had errors keep them.
  ///
  /// - Returns: Whether the last one was of a part.
  mutating func widen() -> Bool {
    isWholeWanted = !wasWhole
    return isWholeWanted
  }

  /// Gives the compiler more time for the files in which it has given up an expression.
  ///
  /// - Returns: Whether there are such files that did not have it yet.
  mutating func allowMore(for errors: [Diagnostic], replacing copies: [String: URL]) -> Bool {
    let count = slow.count
    slow.formUnion(errors.filter(\.isAboutTime).map { source(of: $0, copies) })
    return slow.count > count
  }

  /// Whether the compiler takes the time for a message's file that it needs.
  func isSlow(_ message: Diagnostic, _ copies: [String: URL]) -> Bool { slow.contains(source(of: message, copies)) }

  /// Checks the stand-ins that have changed, or import one that has.
  private mutating func checkStandIns(_ modules: Modules) throws -> ([Diagnostic], isClean: Bool) {
    var messages: [Diagnostic] = []
    var changed: Set<String> = []
    for module in modules.standIns {
      let text = try? String(contentsOf: modules.folder.appendingPathComponent("\(module).swift"), encoding: .utf8)
      if let text, compiled[module] == text, changed.isDisjoint(with: modules.imports[module] ?? []) { continue }
      changed.insert(module)
      let found = try check.run([module], limit: .late) ?? []
      messages += found
      compiled[module] = found.contains(where: \.isError) ? nil : text
    }
    return (messages, !messages.contains(where: \.isError))
  }

  /// Notes the files that have errors.
  ///
  /// - Returns: By module, those in which the compiler has given up an expression.
  @discardableResult
  private mutating func remember(_ messages: [Diagnostic], of modules: [String], _ copies: [String: URL])
    -> [String: Set<String>]
  {
    let errors = messages.filter(\.isError)
    let files = Set(errors.map { source(of: $0, copies) })
    let late = Set(errors.filter(\.isAboutTime).map { source(of: $0, copies) })
    var timed: [String: Set<String>] = [:]
    for module in modules {
      let sources = Set(check.sources(of: module))
      suspects[module] = files.intersection(sources)
      timed[module] = late.intersection(sources)
    }
    suspects = suspects.filter { !$1.isEmpty }
    return timed.filter { !$1.isEmpty }
  }

  /// The source that a message is about, whose copy may be compiled in its place.
  private func source(of message: Diagnostic, _ copies: [String: URL]) -> String {
    copies.first { $0.value.path == message.file }?.key ?? message.file
  }
}
