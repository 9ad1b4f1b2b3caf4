import Foundation

/// Finds the packages among a project's folders, as Xcode does by its workspace.
enum PackageSearch {
  /// Folders in which tools keep copies of packages: the project did not write them.
  private static let foreign: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ]
  private static let depth = 5

  /// The folders of packages below the project's folder, and below that of the workspace or the repository around it.
  ///
  /// - Parameter folder: The project's.
  static func packages(around folder: URL) -> [URL] {
    var found: [URL] = []
    search(workspace(around: folder), depth, &found)
    return found
  }

  /// The nearest folder that holds a workspace or a repository; the project's own if there is none.
  private static func workspace(around folder: URL) -> URL {
    var parent = folder.standardizedFileURL
    while parent.pathComponents.count > 2 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
      if names.contains(where: { $0 == ".git" || $0.hasSuffix(".xcworkspace") }) { return parent }
      parent.deleteLastPathComponent()
    }
    return folder
  }

  /// Folders of the repository that are empty, as their contents are repositories of their own.
  static func emptySubmodules(around folder: URL) -> [ManifestPlan.LeftOut] {
    let root = workspace(around: folder)
    let text = (try? String(contentsOf: root.appendingPathComponent(".gitmodules"), encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == "path", root.descendant(parts[1]).contents.isEmpty else { return nil }
      return .init(name: parts[1], reason: "the folder is empty; `git submodule update --init` fetches it")
    }
  }

  private static func search(_ folder: URL, _ depth: Int, _ found: inout [URL]) {
    if isPackage(folder) { found.append(folder) }
    guard depth > 0 else { return }
    for child in folder.contents where child.isFolder && !foreign.contains(child.lastPathComponent) {
      // A link could lead back.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: child.path)) != nil
      if !isLink, child.pathExtension.isEmpty { search(child, depth - 1, &found) }
    }
  }

  /// Whether a folder has a manifest, other than one that adopt has written.
  private static func isPackage(_ folder: URL) -> Bool {
    guard let text = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8) else {
      return false
    }
    return !text.contains(ManifestText.mark)
  }
}
