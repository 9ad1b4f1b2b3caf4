import Foundation

/// The package that stands beside a project: what its manifest says, and what of the project is not in it.
struct ManifestPlan {
  struct Target {
    enum Kind { case app, library, tests }
    /// What it depends on.
    enum Dependency: Hashable {
      /// A target of the package.
      case target(String)
      /// A product of Understudy.
      case own(String)
      /// A product of a package that the project takes from elsewhere.
      case product(String, package: String)
    }

    let name: String
    /// The target's name in the project.
    let title: String
    let kind: Kind
    /// Known when all targets are: a folder can have files of several.
    var layout = TargetLayout()
    var dependencies: Set<Dependency> = []
    /// Settings as the manifest writes them, in the project's order.
    var settings: [String] = []
    var isInMode6 = false
    /// Whether its code without an annotation belongs to the main actor.
    var isOnMainActor = false
    /// Its files of Swift, as the package names them.
    var sources: [URL] = []
    /// How many files of Swift it has.
    var fileCount: Int
    /// The imports of its files, without those that `#if` leaves out.
    var imports: [URL: Set<String>] = [:]
  }

  let name: String
  let developmentRegion: String
  var targets: [Target] = []
  var packages: [RemotePackage] = []
  /// Modules that nothing here has, for which adopt writes stand-ins.
  var standIns: [String] = []
  /// By stand-in, the others that its file imports.
  var standInImports: [String: Set<String>] = [:]
  /// What of the project is not in the package, and why.
  var leftOut: [LeftOut] = []
  /// Files that give UI tests their base class.
  var supportFiles: [SupportFile] = []
  /// Whether a target needs a manifest of a newer version of the tools.
  var needsNewerTools = false

  /// By module, the files that import it.
  func users(of modules: [String]) -> [String: [URL]] {
    let imports = targets.flatMap { Array($0.imports) }
    return Dictionary(
      uniqueKeysWithValues: modules.map { module in
        let isSeenByAll = module == MissingModule.name
        return (
          module, imports.filter { isSeenByAll || $0.value.contains(module) }.map(\.key).sorted { $0.path < $1.path }
        )
      })
  }

  /// Gives each target of an app the stand-in for what no import explains.
  mutating func addMissing() {
    guard !standIns.contains(MissingModule.name) else { return }
    standIns.append(MissingModule.name)
    for index in targets.indices where targets[index].kind != .tests {
      targets[index].dependencies.insert(.target(MissingModule.name))
      targets[index].dependencies.insert(.own("UnderstudyStandins"))
    }
  }

  /// Takes files out of the targets of tests, and a target that would have none.
  ///
  /// - Parameters:
  ///   - files: The paths of files that do not compile, of any target.
  ///   - root: The package's root.
  /// - Returns: Whether there was one.
  mutating func leaveOutTests(in files: Set<String>, root: URL) -> Bool {
    var isFound = false
    for (index, target) in targets.enumerated().reversed() where target.kind == .tests {
      let wrong = target.sources.filter { files.contains($0.path) }
      guard !wrong.isEmpty else { continue }
      isFound = true
      let support = Set(supportFiles.map(\.url.path))
      targets[index].sources.removeAll(where: wrong.contains)
      if targets[index].sources.allSatisfy({ support.contains($0.path) })
        || wrong.contains(where: { support.contains($0.path) })
      {
        targets.remove(at: index)
        continue
      }
      let folder = root.appendingPathComponent(target.layout.path)
      targets[index].layout.excluded += wrong.map { $0.path(from: folder) }
    }
    return isFound
  }

  /// Modules of this package that targets of apps name.
  var ownModules: [String] {
    let names = targets.filter { $0.kind != .tests }.flatMap { target in
      target.dependencies.compactMap { if case .own(let name) = $0 { name } else { nil } }
    }
    return Set(names).subtracting(["SwiftUI", "UnderstudyStandins"]).sorted()
  }

  /// The stand-ins, those that others import before these.
  var standInsInOrder: [String] {
    var result: [String] = []
    func add(_ name: String, _ open: Set<String>) {
      guard !result.contains(name), !open.contains(name), standIns.contains(name) else { return }
      for other in (standInImports[name] ?? []).sorted() { add(other, open.union([name])) }
      result.append(name)
    }
    for name in standIns { add(name, []) }
    return result
  }

  /// Reads what the files of stand-ins import.
  ///
  /// - Parameter root: The manifest's folder.
  mutating func readStandInImports(in root: URL) {
    for name in standIns {
      let file = root.descendant("\(StandInFolder.name)/\(name).swift")
      let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(whereSeparator: \.isNewline)
      let names = lines.compactMap { line -> String? in
        let words = line.split(separator: " ")
        return words.dropLast().last == "import" ? words.last.map(String.init) : nil
      }
      standInImports[name] = Set(names).intersection(standIns).subtracting([name])
    }
  }

  /// The names of the targets, in an order in which dependencies come first.
  var namesInOrder: [String] {
    var rest = targets.map { target in
      let names = target.dependencies.compactMap { if case .target(let name) = $0 { name } else { nil } }
      return (name: target.name, dependencies: Set(names).intersection(targets.map(\.name)))
    }
    var result: [String] = []
    while !rest.isEmpty {
      // Of targets that depend on each other, the first one is next.
      let index = rest.firstIndex { $0.dependencies.isSubset(of: result) } ?? 0
      result.append(rest.remove(at: index).name)
    }
    return result
  }

  struct LeftOut: Equatable {
    let name: String
    let reason: String
  }

  var apps: [Target] { targets.filter { $0.kind == .app } }
  var tests: [Target] { targets.filter { $0.kind == .tests } }
}
