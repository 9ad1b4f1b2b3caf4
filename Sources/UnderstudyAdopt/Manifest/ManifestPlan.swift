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
    var layout: TargetLayout
    var dependencies: Set<Dependency> = []
    /// Settings as the manifest writes them, in the project's order.
    var settings: [String] = []
    var isInMode6 = false
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
  /// What of the project is not in the package, and why.
  var leftOut: [LeftOut] = []
  /// Files that give UI tests their base class.
  var supportFiles: [URL] = []
  /// Whether a target needs a manifest of a newer version of the tools.
  var needsNewerTools = false

  /// By module, the files that import it.
  func users(of modules: [String]) -> [String: [URL]] {
    let imports = targets.flatMap { Array($0.imports) }
    return Dictionary(
      uniqueKeysWithValues: modules.map { module in
        (module, imports.filter { $0.value.contains(module) }.map(\.key).sorted { $0.path < $1.path })
      })
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

/// Where a target's files are, and what of its folder is not the target's.
struct TargetLayout {
  /// The folder, from the package's root.
  let path: String
  /// Paths from the folder, of files and whole folders.
  let excluded: [String]
  let resources: [Resource]

  struct Resource: Equatable {
    /// `copy` or `process`.
    let rule: String
    let path: String
  }

  /// Finds the folder that a target's files have in common.
  ///
  /// - Parameters:
  ///   - sources: Files of Swift below the root.
  ///   - resources: What the target loads; a name that two have is taken once.
  ///   - root: The package's root.
  init(sources: [URL], resources: [URL], root: URL) {
    let folder = Self.commonFolder(of: sources + resources, root: root)
    path = folder.path(from: root)
    var names: Set<String> = []
    let kept = resources.filter { url in
      let isLocalized = url.deletingLastPathComponent().pathExtension == "lproj"
      return isLocalized || names.insert(url.lastPathComponent).inserted
    }
    self.resources = kept.map { url in
      let isLocalized = url.deletingLastPathComponent().pathExtension == "lproj"
      return Resource(rule: isLocalized ? "process" : "copy", path: url.path(from: folder))
    }
    let own = Set((sources + kept).map(\.path))
    let parents = Set(own.flatMap { Self.parents(of: $0, below: folder.path) })
    excluded = Self.foreign(in: folder, own, parents).map { $0.path(from: folder) }
  }

  static func commonFolder(of files: [URL], root: URL) -> URL {
    let folders = files.map { $0.deletingLastPathComponent().standardizedFileURL.pathComponents }
    guard let first = folders.first else { return root }
    let common = folders.dropFirst().reduce(first) { common, other in
      Array(zip(common, other).prefix { $0 == $1 }.map(\.0))
    }
    // A folder of a language is no target's.
    let whole = common.last?.hasSuffix(".lproj") == true ? common.dropLast() : common[...]
    return URL(fileURLWithPath: NSString.path(withComponents: Array(whole)))
  }

  private static func parents(of path: String, below root: String) -> [String] {
    var parents: [String] = []
    var folder = (path as NSString).deletingLastPathComponent
    while folder.count > root.count {
      parents.append(folder)
      folder = (folder as NSString).deletingLastPathComponent
    }
    return parents
  }

  /// The uppermost files and folders that have nothing of the target.
  private static func foreign(in folder: URL, _ own: Set<String>, _ parents: Set<String>) -> [URL] {
    folder.contents.flatMap { child in
      if own.contains(child.path) { return [URL]() }
      return parents.contains(child.path) ? foreign(in: child, own, parents) : [child]
    }
  }
}
