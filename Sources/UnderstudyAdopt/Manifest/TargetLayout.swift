import Foundation

/// Where a target's files are, and what of its folder is not the target's.
struct TargetLayout {
  /// The folder, from the package's root.
  var path = "."
  /// Paths from the folder, of files and whole folders.
  var excluded: [String] = []
  var resources: [Resource] = []

  struct Resource: Equatable {
    /// `copy` or `process`.
    let rule: String
    let path: String
  }

  init() {}

  /// Finds the folder that a target's files have in common.
  ///
  /// - Parameters:
  ///   - sources: Files of Swift below the root.
  ///   - resources: What the target loads; a name that two have is taken once.
  ///   - tree: The files below the package's root.
  ///   - root: The package's root.
  init(sources: [URL], resources: [URL], tree: FileTree, root: URL) {
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
    excluded = Self.foreign(in: folder, tree, own, parents).map { $0.path(from: folder) }
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
  private static func foreign(in folder: URL, _ tree: FileTree, _ own: Set<String>, _ parents: Set<String>) -> [URL] {
    tree.contents(of: folder).flatMap { child in
      if own.contains(child.path) { return [URL]() }
      return parents.contains(child.path) ? foreign(in: child, tree, own, parents) : [child]
    }
  }
}

/// The files below a package's root as they are when adopt has written its own.
struct FileTree {
  /// By folder, the names in it of what adopt writes.
  private var written: [String: Set<String>] = [:]
  private let root: URL

  /// - Parameter files: What adopt writes, below the root.
  init(root: URL, writing files: [URL]) {
    self.root = root.standardizedFileURL
    for file in files {
      var place = file.standardizedFileURL
      while place.path.hasPrefix(self.root.path + "/") {
        let folder = place.deletingLastPathComponent().standardizedFileURL
        written[folder.path, default: []].insert(place.lastPathComponent)
        place = folder
      }
    }
  }

  /// What is in a folder, by name, without hidden files. The manifest is no file of a target.
  func contents(of folder: URL) -> [URL] {
    var names = Set(folder.contents.map(\.lastPathComponent)).union(written[folder.standardizedFileURL.path] ?? [])
    if folder.standardizedFileURL.path == root.path { names.subtract(["Package.swift", "Package.resolved"]) }
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}
