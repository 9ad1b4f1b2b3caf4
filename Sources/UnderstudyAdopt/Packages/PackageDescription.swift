import Foundation

/// What the manifest of a package says, as SwiftPM prints it.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    struct Resource: Decodable { var path: String }
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]?
    var resources: [Resource]?
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct ToolsVersion: Decodable {
    var version: String
    enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  var name: String
  var targets: [Target]
  var products: [Product]
  var toolsVersion: ToolsVersion
  var swiftLanguageVersions: [String]?

  /// Asks SwiftPM for the contents of a manifest.
  ///
  /// - Returns: Nil if the manifest cannot be read.
  /// - Throws: ``AdoptError`` if SwiftPM cannot be run.
  static func read(in folder: URL) throws -> PackageDescription? {
    let result = try Tool.run("swift", ["package", "dump-package", "--package-path", folder.path])
    // Warnings may stand before.
    guard result.isSuccess, let begin = result.output.firstIndex(of: "{") else { return nil }
    return try? JSONDecoder().decode(Self.self, from: Data(result.output[begin...].utf8))
  }

  /// Whether its sources are in language mode 6.
  var isInMode6: Bool {
    if let versions = swiftLanguageVersions, !versions.isEmpty { return versions.contains { $0.hasPrefix("6") } }
    return (Int(toolsVersion.version.prefix { $0 != "." }) ?? 5) >= 6
  }
}

/// A target of a package in the project's folders, which becomes one of the written package: in its own manifest it could not name
/// the products of Understudy.
struct PackageTarget {
  let name: String
  let sources: [URL]
  let resources: [URL]
  let isInMode6: Bool

  /// Reads the targets of packages.
  ///
  /// - Parameter folders: Those of the packages.
  /// - Returns: Their targets without tests, plug-ins and the like, and the packages that cannot be read.
  /// - Throws: ``AdoptError`` if SwiftPM cannot be run.
  static func read(_ folders: [URL]) throws -> (targets: [PackageTarget], leftOut: [ManifestPlan.LeftOut]) {
    var targets: [PackageTarget] = []
    var leftOut: [ManifestPlan.LeftOut] = []
    for folder in folders {
      guard let package = try PackageDescription.read(in: folder) else {
        leftOut.append(
          .init(name: folder.lastPathComponent, reason: "the manifest of this local package cannot be read"))
        continue
      }
      for target in package.targets {
        guard target.type == "regular" else {
          if target.type != "test" {
            leftOut.append(.init(name: target.name, reason: "a target of kind \(target.type) in a local package"))
          }
          continue
        }
        let found = PackageTarget(target, in: folder, isInMode6: package.isInMode6)
        if !found.sources.isEmpty { targets.append(found) }
      }
    }
    return (targets, leftOut)
  }

  private init(_ target: PackageDescription.Target, in package: URL, isInMode6: Bool) {
    name = target.name
    self.isInMode6 = isInMode6
    let standard = ["Sources", "Source", "src", "srcs"].map { package.appendingPathComponent("\($0)/\(target.name)") }
    let folder =
      target.path.map { package.descendant($0) }
      ?? standard.first(where: \.exists) ?? standard[0]
    var files = TargetFiles()
    files.addContents(of: folder, excluding: Set(target.exclude ?? []))
    let roots = (target.sources ?? []).map { folder.appendingPathComponent($0).standardizedFileURL.path }
    sources = files.swift.filter { url in
      roots.isEmpty || roots.contains { url.path == $0 || url.path.hasPrefix($0 + "/") }
    }
    let resourceRoots = (target.resources ?? []).map { folder.appendingPathComponent($0.path).standardizedFileURL.path }
    resources = files.resources.filter { url in
      resourceRoots.contains { url.path == $0 || url.path.hasPrefix($0 + "/") }
        || ["xcassets", "xcstrings"].contains(url.pathExtension)
        || url.deletingLastPathComponent().pathExtension == "lproj"
    }
  }
}
