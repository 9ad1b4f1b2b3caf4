import Foundation

/// The parts of a project's sources that do not compile here, and what takes their places: a file beside the manifest.
struct SubstituteList: Codable, Equatable {
  /// Its place, from the manifest's folder.
  static let path = "Understudy/Substitutes.json"

  struct File: Codable, Equatable {
    /// From the manifest's folder.
    let path: String
    let target: String
    /// Whether what needs Objective-C is left out of its declarations.
    var isWithoutObjectiveC = false
    /// Whether its conditions of compilation hold that ask for iOS, its imports of a module's parts name the module, and the names of
    /// XCTest's classes are those of Swift.
    var isForIOS = false
    /// Whether its test classes override methods of XCTest on the main actor.
    var isolatesOverrides: Bool?
    /// Whether code without an annotation belongs to the main actor.
    var isOnMainActor: Bool?
    /// Types that stand-ins make by their initializer without arguments; nil for none.
    var injected: [String]?
    /// By name of a type that SwiftUI has, too, the module whose type is meant; nil for none.
    var qualified: [String: String]?
    var substitutes: [Substitute] = []

    /// Whether a copy differs from the file.
    var isNeeded: Bool {
      isWithoutObjectiveC || isForIOS || isolatesOverrides == true || injected != nil || qualified != nil
        || !substitutes.isEmpty
    }
  }

  /// Adds the files that need a copy whatever the compiler says: those whose conditions ask for iOS, as on a device these parts run,
  /// those that import parts of a module, those that look for a class of XCTest by its name, those whose test classes override `setUp`
  /// on the main actor, those with parts for Objective-C alone, and those with types that stand-ins inject.
  ///
  /// - Parameters:
  ///   - plan: What the package has.
  ///   - root: The manifest's folder.
  mutating func addFilesThatNeedCopies(_ plan: ManifestPlan, root: URL) {
    let injected = plan.standIns.isEmpty ? [] : Self.injectedTypes(plan)
    for target in plan.targets {
      for source in target.sources {
        guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
        let isForIOS =
          text.contains("os(iOS)") && !IOSConditions.edits(SourceTokens(text)).isEmpty
          || text.contains("import ") && !ImportedParts.edits(SourceTokens(text)).isEmpty
          || text.contains("NSClassFromString") && !TestClassNames.edits(SourceTokens(text)).isEmpty
        // Other errors of such a file may be gone without them.
        let isOfObjectiveC =
          target.kind != .tests && ObjectiveCParts.signs.contains(where: text.contains)
          && !ObjectiveCParts.edits(SourceTokens(text)).isEmpty
        let isolatesOverrides =
          target.kind == .tests && text.contains("override")
          && !IsolatedOverrides.edits(SourceTokens(text), isIsolated: target.isOnMainActor).isEmpty
        let made = target.kind == .tests || injected.isEmpty ? [] : InjectedTypes.made(injected, in: SourceTokens(text))
        let qualified = Self.qualified(source, text, target, plan)
        guard isForIOS || isOfObjectiveC || isolatesOverrides || !made.isEmpty || !qualified.isEmpty else { continue }
        let path = source.path(from: root)
        let index = files.firstIndex { $0.path == path } ?? files.count
        if index == files.count { files.append(File(path: path, target: target.name)) }
        files[index].qualified = qualified.isEmpty ? nil : qualified
        if isForIOS { files[index].isForIOS = true }
        if !made.isEmpty { files[index].injected = made }
        if isOfObjectiveC { files[index].isWithoutObjectiveC = true }
        if isolatesOverrides {
          files[index].isolatesOverrides = true
          files[index].isOnMainActor = target.isOnMainActor
        }
      }
    }
    files.sort { $0.path < $1.path }
  }

  private static func qualified(
    _ source: URL, _ text: String, _ target: ManifestPlan.Target, _ plan: ManifestPlan
  ) -> [String: String] {
    let standIns = Set(plan.standIns).subtracting([MissingModule.name])
    guard let imports = target.imports[source], !imports.isDisjoint(with: standIns) else { return [:] }
    return QualifiedTypes.names(in: SourceTokens(text), imports: imports, standIns: standIns) { name in
      let words = ["struct", "class", "enum", "protocol", "actor", "typealias"].map { "\($0) \(name)" }
      return plan.targets.flatMap(\.sources).contains { file in
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return words.contains { word in
          text.ranges(of: word).contains { !(text[$0.upperBound...].first?.isLetter ?? false) }
        }
      }
    }
  }

  /// By stand-in, the types that files mean which SwiftUI has, too.
  var qualifiedTypes: [String: Set<String>] {
    files.reduce(into: [:]) { types, file in
      for (name, module) in file.qualified ?? [:] { types[module, default: []].insert(name) }
    }
  }

  private static func injectedTypes(_ plan: ManifestPlan) -> Set<String> {
    let sources = plan.targets.filter { $0.kind != .tests }.flatMap(\.sources)
    return sources.reduce(into: []) { names, source in
      guard let text = try? String(contentsOf: source, encoding: .utf8), text.contains("@") else { return }
      names.formUnion(InjectedTypes.names(in: SourceTokens(text)))
    }
  }

  var files: [File] = []
  /// The version of this package with which the parts were found; nil for one that did not note it.
  var library: String?

  /// Prepares the list for a version of this package. Another version may compile what a former one did not, so that its parts are
  /// tried again.
  ///
  /// - Returns: Whether there are such parts.
  mutating func update(to library: String) -> Bool {
    defer { self.library = library }
    guard self.library != library, files.contains(where: { !$0.substitutes.isEmpty }) else { return false }
    for index in files.indices { files[index].substitutes = [] }
    files.removeAll { !$0.isNeeded }
    return true
  }

  /// Reads the list of a package.
  ///
  /// - Returns: An empty one if there is none that can be read.
  static func read(in root: URL) -> Self {
    guard let data = try? Data(contentsOf: root.descendant(path)),
      let list = try? JSONDecoder().decode(Self.self, from: data)
    else { return Self() }
    return list
  }

  /// Writes the list; an empty one has no file.
  ///
  /// - Throws: ``AdoptError`` if it cannot be written.
  func write(in root: URL) throws {
    let file = root.descendant(Self.path)
    if files.isEmpty {
      try? FileManager.default.removeItem(at: file)
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(self)
    try WrittenFile.write(String(decoding: data ?? Data(), as: UTF8.self) + "\n", to: file)
  }
}
