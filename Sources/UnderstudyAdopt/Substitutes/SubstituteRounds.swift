import Foundation

/// Finds substitutes for what nothing else helps against: the smallest part with an error first, then what is around it.
struct SubstituteRounds {
  private let root: URL
  /// By path, the target of each file that may have substitutes. Those of tests may not: a test without its body would pass.
  private let targets: [String: String]
  private var files: [String: SubstituteList.File] = [:]
  private var sources: [String: MarkedSource] = [:]
  /// By file, the parts and forms that have not helped.
  private var tried: [String: Set<Attempt>] = [:]
  /// By file, the marks of large parts whose suspects have been replaced.
  private var searched: [String: Set<String>] = [:]

  /// A file with its parts and their marks, which are the same in all rounds.
  private struct MarkedSource {
    let tokens: SourceTokens
    let parts: [(part: SourcePart, mark: String)]

    init(_ text: String) {
      let tokens = SourceTokens(text)
      self.tokens = tokens
      parts = SourceParts(tokens).all.map { ($0, Substitute.mark(of: $0.range, in: tokens)) }
    }

    /// The first value of a property around a token.
    func values(around place: Int) -> [SourcePart] {
      parts.map(\.part).filter { part in
        if case .value = part.kind { part.range.contains(place) } else { false }
      }
    }

    /// The marks of a part and of those inside of it.
    func marks(inside outer: SourcePart) -> Set<String> {
      Set(parts.filter { outer.contains($0.part) }.map(\.mark))
    }
  }

  private struct Attempt: Hashable {
    let mark: String
    let form: Substitute.Form
  }

  /// - Parameters:
  ///   - root: The manifest's folder.
  ///   - targets: By path of a source, its target.
  ///   - list: What a former run has found.
  init(root: URL, targets: [String: String], list: SubstituteList) {
    (self.root, self.targets) = (root, targets)
    for file in list.files { files[root.descendant(file.path).path] = file }
  }

  /// What was found; files without a copy are not in it.
  var list: SubstituteList {
    SubstituteList(
      files: files.values.filter(\.isNeeded).sorted { $0.path < $1.path })
  }

  /// Reads the errors of a round.
  ///
  /// - Parameters:
  ///   - errors: What the compiler says.
  ///   - suspects: Names that stand-ins declare: an error of a large part is likely to come from what is inside and has one of them.
  /// - Returns: Whether a substitute is new.
  mutating func apply(_ errors: [Diagnostic], suspects: Set<String> = []) -> Bool {
    let before = files
    for error in errors { apply(error, before: before, suspects) }
    return files != before
  }

  private mutating func apply(_ error: Diagnostic, before: [String: SubstituteList.File], _ suspects: Set<String>) {
    let path = URL(fileURLWithPath: error.file).standardizedFileURL.path
    guard let target = targets[path] else { return }
    var file = files[path] ?? SubstituteList.File(path: URL(fileURLWithPath: path).path(from: root), target: target)
    let needsObjectiveC = ["Objective-C", "'#selector'", "@IB", "@objc"].contains(where: error.message.contains)
    if needsObjectiveC, before[path]?.isWithoutObjectiveC != true {
      file.isWithoutObjectiveC = true
      files[path] = file
      return
    }
    let source = source(path)
    let tokens = source.tokens
    guard let place = tokens.index(line: error.line, column: error.column) else { return }
    var parts = SourceParts(tokens).around(place) + source.values(around: place)
    if error.message.contains("overrid") {
      parts = (SourceParts(tokens).override(near: place).map { [$0] } ?? []) + parts
    }
    let isOfAttribute = ["property wrapper", "unknown attribute"].contains(where: error.message.hasPrefix)
    if isOfAttribute, let attribute = SourceParts(tokens).attribute(at: place) {
      parts = [attribute] + parts
    }
    if let member = SourceParts(tokens).member(around: place) { parts.append(member) }
    let old = Set(before[path]?.substitutes ?? [])
    for part in parts {
      let mark = Substitute.mark(of: part.range, in: tokens)
      guard let known = file.substitutes.first(where: { $0.mark == mark }) else { continue }
      // Another error of this round has the part replaced; the next round shows whether that helps.
      guard old.contains(known) else { return }
      // What stands there already has not helped.
      tried[path, default: []].insert(Attempt(mark: mark, form: known.form))
    }
    for part in parts {
      let mark = Substitute.mark(of: part.range, in: tokens)
      guard
        let form = Substitute.forms(of: part, in: tokens).first(where: {
          tried[path]?.contains(Attempt(mark: mark, form: $0)) != true
        })
      else { continue }
      let inside = source.marks(inside: part)
      if file.substitutes.contains(where: { inside.contains($0.mark) && !old.contains($0) }) { return }
      if searched[path, default: []].insert(mark).inserted {
        let inner = self.inner(of: part, source, suspects)
        for suspect in inner { replace(suspect, substitute(for: suspect, error, tokens), source, in: &file) }
        files[path] = file
        if !inner.isEmpty { return }
      }
      replace(part, substitute(for: part, error, tokens, form), source, in: &file)
      files[path] = file
      return
    }
  }

  /// The smallest parts inside of another that have a name which is suspected.
  private func inner(of part: SourcePart, _ source: MarkedSource, _ suspects: Set<String>) -> [SourcePart] {
    let inside = source.parts.map(\.part).filter { other in
      (other.kind == .statement || other.kind == .modifier) && other.range != part.range && part.contains(other)
        && other.range.contains { suspects.contains(source.tokens.text($0)) }
    }
    return inside.filter { one in !inside.contains { $0.range != one.range && one.contains($0) } }
  }

  private func substitute(
    for part: SourcePart, _ error: Diagnostic, _ tokens: SourceTokens, _ form: Substitute.Form? = nil
  ) -> Substitute {
    Substitute(
      name: part.name, line: tokens.tokens[part.range.lowerBound].line, reason: error.message,
      form: form ?? Substitute.forms(of: part, in: tokens)[0], mark: Substitute.mark(of: part.range, in: tokens))
  }

  /// Puts a substitute into a file's list, in place of those inside of it.
  private func replace(
    _ part: SourcePart, _ substitute: Substitute, _ source: MarkedSource, in file: inout SubstituteList.File
  ) {
    let inside = source.marks(inside: part)
    file.substitutes.removeAll { inside.contains($0.mark) }
    file.substitutes.append(substitute)
    file.substitutes.sort { ($0.line, $0.mark) < ($1.line, $1.mark) }
  }

  private mutating func source(_ path: String) -> MarkedSource {
    if let known = sources[path] { return known }
    let made = MarkedSource((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    sources[path] = made
    return made
  }

  /// Writes the copies that a check compiles in place of the files.
  ///
  /// - Parameter folder: Where they lie.
  /// - Returns: By path of a file, its copy.
  /// - Throws: ``AdoptError`` if they cannot be written.
  func writeCopies(in folder: URL) throws -> [String: URL] {
    var copies: [String: URL] = [:]
    for (path, file) in files where file.isNeeded {
      let source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      // Two files of a module never have the same name.
      let copy = folder.appendingPathComponent(file.target).appendingPathComponent(
        URL(fileURLWithPath: path).lastPathComponent)
      try WrittenFile.write(SubstitutedSource(source, file, at: path).text, to: copy)
      copies[path] = copy
    }
    return copies
  }
}
