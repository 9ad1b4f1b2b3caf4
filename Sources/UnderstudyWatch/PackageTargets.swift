import Foundation

/// The targets of a package, and which depend on which.
struct PackageTargets {
  /// As `swift package describe --type json` has them.
  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      /// Relative to the package.
      let path: String
      let target_dependencies: [String]?
    }
    let name: String
    let targets: [Target]
  }

  /// The path of the package, without a slash at its end.
  private let root: String
  private let description: Description

  /// - Parameter json: what SwiftPM says of the package at the root.
  /// - Throws: ``WatchError`` where that is of an unknown form.
  init(json: Data, root: String) throws {
    self.root = root
    do {
      description = try JSONDecoder().decode(Description.self, from: json)
    } catch {
      throw WatchError("what `swift package describe` says of the package cannot be read: \(error)")
    }
  }

  /// Asks SwiftPM.
  ///
  /// - Returns: nil where the command is to end.
  /// - Throws: ``WatchError`` where the manifest is wrong.
  static func read(by swift: SwiftCommand) throws -> PackageTargets? {
    let result = try swift.run(["package", "describe", "--type", "json"], takesOutput: true)
    if swift.stop.hasCome { return nil }
    guard result.code == 0 else { throw WatchError("the package cannot be described; SwiftPM's messages are above.") }
    return try PackageTargets(json: result.output, root: swift.folder)
  }

  // MARK: - Files

  /// The folders of the targets, and the package's own, of which only the manifest matters.
  var folders: [FolderWatch.Folder] {
    [.init(path: root, files: ["Package.swift"])] + description.targets.map { .init(path: "\(root)/\($0.path)") }
  }

  func isManifest(_ path: String) -> Bool { path == "\(root)/Package.swift" }

  /// A path as it is shown.
  func name(of path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : path
  }

  var testTargets: [String] { description.targets.filter { $0.type == "test" }.map(\.name).sorted() }

  var summary: String {
    let count = description.targets.count
    return "\(count) \(count == 1 ? "target" : "targets") of \(description.name)"
  }

  /// The test targets that depend on what is in files, by any number of steps. What is in no target concerns all.
  func tests(touchedBy paths: [String]) -> [String] {
    var touched: Set<String> = []
    for path in paths {
      guard let target = target(of: path) else {
        if isManifest(path) { return testTargets }
        continue
      }
      touched.insert(target)
    }
    guard !touched.isEmpty else { return [] }
    var isGrowing = true
    while isGrowing {
      let count = touched.count
      for target in description.targets where target.target_dependencies?.contains(where: touched.contains) == true {
        touched.insert(target.name)
      }
      isGrowing = touched.count > count
    }
    return testTargets.filter(touched.contains)
  }

  /// The innermost target that a file is in.
  private func target(of path: String) -> String? {
    let relative = name(of: path)
    return description.targets.filter { relative.hasPrefix($0.path + "/") || $0.path == "." }
      .max { $0.path.utf8.count < $1.path.utf8.count }?.name
  }
}
