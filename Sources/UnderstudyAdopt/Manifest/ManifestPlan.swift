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

  /// Modules of this package that targets of apps name.
  var ownModules: [String] {
    let names = targets.filter { $0.kind != .tests }.flatMap { target in
      target.dependencies.compactMap { if case .own(let name) = $0 { name } else { nil } }
    }
    return Set(names).subtracting(["SwiftUI", "UnderstudyStandins"]).sorted()
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
