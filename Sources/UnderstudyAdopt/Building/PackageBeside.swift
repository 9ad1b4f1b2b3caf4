import Foundation

/// A folder for a package of a project that lies beside another package's manifest: it has a link to each thing around the project.
enum PackageBeside {
  static let name = "UnderstudyPackage"

  /// Whether a manifest lies in the place of a project's package that adopt has never written.
  static func isNeeded(for manifest: ManifestFile) -> Bool { manifest.url.exists && !manifest.isOwn }

  /// The package in whose folder a project was, if the project lies in such a folder now, and those outside to which it refers from there.
  static func packages(of project: XcodeProject) -> [URL] {
    guard project.folder.lastPathComponent == name else { return [] }
    let folder = project.folder.deletingLastPathComponent()
    let original = try? XcodeProject(reading: folder.appendingPathComponent(project.file.lastPathComponent))
    let outside = (original?.localPackages ?? []).filter {
      !($0.standardizedFileURL.path + "/").hasPrefix(folder.standardizedFileURL.path + "/")
    }
    return [folder] + outside
  }

  /// Makes the folder, or brings its links up to date.
  ///
  /// - Returns: The project in the folder.
  /// - Throws: ``AdoptError`` if the folder cannot be written.
  static func make(for project: XcodeProject) throws -> XcodeProject {
    let folder = project.folder.appendingPathComponent(name)
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for item in folder.contents where (try? files.destinationOfSymbolicLink(atPath: item.path)) != nil {
        if !project.folder.appendingPathComponent(item.lastPathComponent).exists { try files.removeItem(at: item) }
      }
      for item in project.folder.contents where isLinked(item.lastPathComponent) {
        let link = folder.appendingPathComponent(item.lastPathComponent)
        if (try? link.checkResourceIsReachable()) == true { continue }
        try files.createSymbolicLink(atPath: link.path, withDestinationPath: "../" + item.lastPathComponent)
      }
    } catch {
      throw AdoptError.unwritable(folder, error)
    }
    return try XcodeProject(reading: folder.appendingPathComponent(project.file.lastPathComponent))
  }

  /// What is SwiftPM's or adopt's own stays out.
  private static func isLinked(_ item: String) -> Bool {
    !item.hasPrefix(".") && ![name, "Package.swift", "Package.resolved"].contains(item)
  }
}
