import Foundation

/// Finds the project that a command is about.
enum ProjectSearch {
  /// Finds a project by what was typed.
  ///
  /// - Parameters:
  ///   - argument: A path of an `.xcodeproj`, or of a folder with one; nil for the current folder.
  ///   - folder: The current folder.
  /// - Throws: ``AdoptError`` if it is something else, or if the folder has no project or several.
  static func project(_ argument: String?, in folder: URL) throws -> URL {
    var url = (argument.map { folder.descendant($0) } ?? folder).standardizedFileURL
    if url.lastPathComponent == "project.pbxproj" { url.deleteLastPathComponent() }
    guard url.exists else { throw AdoptError.missing(url) }
    switch (url.pathExtension, url.lastPathComponent) {
    case ("xcodeproj", _): return url
    case ("xcworkspace", _): throw AdoptError.workspace(url)
    case (_, "Project.swift"), (_, "Workspace.swift"): throw AdoptError.description(url, of: "Tuist")
    case (_, "project.yml"), (_, "project.yaml"), (_, "project.json"): throw AdoptError.description(url, of: "XcodeGen")
    default: return try project(among: url)
    }
  }

  private static func project(among folder: URL) throws -> URL {
    let projects = folder.contents.filter { $0.pathExtension == "xcodeproj" }
    if projects.count > 1 { throw AdoptError.severalProjects(projects.map(\.lastPathComponent)) }
    if let project = projects.first { return project }
    for name in ["Project.swift", "project.yml", "project.yaml"] {
      let file = folder.appendingPathComponent(name)
      if file.exists { return try project(file.path, in: folder) }
    }
    if let workspace = folder.contents.first(where: { $0.pathExtension == "xcworkspace" }) {
      throw AdoptError.workspace(workspace)
    }
    throw AdoptError.noProject(in: folder)
  }
}
