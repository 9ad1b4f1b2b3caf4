import Foundation

/// The text of a manifest.
struct ManifestText {
  let plan: ManifestPlan
  /// How the manifest names Understudy, as `path: "../Understudy"`.
  let understudy: String
  /// The name that SwiftPM gives that package.
  let understudyName: String
  let project: String
  /// The files of which targets compile copies.
  var substitutes: [SubstituteList.File] = []
  /// Options of the compiler for all that is no test, in place of the usual ones.
  var options: [String] = []

  /// What the first line says, which marks a file that adopt has written.
  static let mark = "// Written by `understudy adopt` from "

  var text: String {
    let targets = plan.targets.map(text) + plan.standIns.sorted().map(standIn)
    let dependencies =
      ([".package(\(understudy))"] + plan.packages.map { ".package(url: \(quoted($0.url)), \($0.requirement))" })
    return """
      // swift-tools-version: \(plan.needsNewerTools ? "6.2" : "6.1")
      \(Self.mark)\(Self.singleLine(project)); a further run writes it again unless it was edited.
      import PackageDescription

      let package = Package(
        name: \(quoted(plan.name)),
        defaultLocalization: \(quoted(plan.developmentRegion)),
        dependencies: [
      \(lines(dependencies, depth: 4))
        ],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  private func text(of target: ManifestPlan.Target) -> String {
    var settings = target.settings
    if target.isInMode6 { settings.insert(".swiftLanguageMode(.v6)", at: 0) }
    if target.kind != .tests {
      // What is built with options is built again without them, and with batches sooner: no edit comes between.
      let flags = (options.isEmpty ? ["-disable-batch-mode"] : options).map(quoted).joined(separator: ", ")
      settings.append(".unsafeFlags([\(flags)], .when(configuration: .debug))")
    }
    var parts = [
      "name: \(quoted(target.name))",
      list("dependencies", target.dependencies.map(text).sorted()),
      "path: \(quoted(target.layout.path))",
      list("exclude", excluded(of: target).map(quoted)),
      list("resources", target.layout.resources.map { ".\($0.rule)(\(quoted($0.path)))" }),
      list("swiftSettings", settings),
    ]
    let plugins =
      (target.kind == .tests ? [] : ["UnderstudyApp"])
      + (substitutes.contains { $0.target == target.name } ? ["UnderstudySubstitutes"] : [])
    if !plugins.isEmpty {
      parts.append(
        "plugins: ["
          + plugins.map { ".plugin(name: \(quoted($0)), package: \(quoted(understudyName)))" }.joined(separator: ", ")
          + "]")
    }
    switch target.kind {
    case .app: return call(".executableTarget", parts)
    case .library: return call(".target", parts)
    case .tests: return call(".testTarget", parts)
    }
  }

  /// What is not the target's, and the files of which it compiles a copy.
  private func excluded(of target: ManifestPlan.Target) -> [String] {
    let folder = target.layout.path == "." ? "" : target.layout.path + "/"
    let copied = substitutes.filter { $0.target == target.name && $0.path.hasPrefix(folder) }
    return target.layout.excluded + copied.map { String($0.path.dropFirst(folder.count)) }
  }

  private func standIn(_ module: String) -> String {
    let others = module == MissingModule.name ? plan.ownModules : []
    let parts = [
      "name: \(quoted(module))",
      list(
        "dependencies",
        (plan.standInImports[module] ?? []).sorted().map(quoted)
          + (["SwiftUI", "UnderstudyStandins"] + others).map(own)),
      "path: \(quoted(StandInFolder.name))", list("sources", [quoted("\(module).swift")]),
    ]
    return call(".target", parts)
  }

  private func call(_ function: String, _ parts: [String]) -> String {
    "    \(function)(\n      " + parts.filter { !$0.isEmpty }.joined(separator: ",\n      ") + "),"
  }

  private func text(_ dependency: ManifestPlan.Target.Dependency) -> String {
    switch dependency {
    case .target(let name): quoted(name)
    case .own(let name): own(name)
    case .product(let name, let package): ".product(name: \(quoted(name)), package: \(quoted(package)))"
    }
  }

  private func own(_ product: String) -> String {
    ".product(name: \(quoted(product)), package: \(quoted(understudyName)), condition: .when(platforms: [.linux]))"
  }

  /// A list in one line if there is room, else one entry a line; empty for no entries.
  private func list(_ label: String, _ entries: [String]) -> String {
    guard !entries.isEmpty else { return "" }
    let short = "\(label): [\(entries.joined(separator: ", "))]"
    return short.count <= 110 ? short : "\(label): [\n\(lines(entries, depth: 8))\n      ]"
  }

  private func lines(_ entries: [String], depth: Int) -> String {
    entries.map { String(repeating: " ", count: depth) + $0 + "," }.joined(separator: "\n")
  }

  /// A text as a literal, whatever is in it.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func singleLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// The folder for stand-ins, beside the manifest.
enum StandInFolder {
  static let name = "Standins"
}
