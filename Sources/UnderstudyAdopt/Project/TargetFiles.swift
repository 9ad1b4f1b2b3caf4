import Foundation

/// The files that belong to a target of a project, by what a build does with them.
struct TargetFiles {
  var swift: [URL] = []
  /// What an app loads when it runs: catalogs and language folders are one each.
  var resources: [URL] = []
  /// Sources in other languages, and what only Apple's tools compile.
  var foreign: [URL] = []
  /// Files that the project names and that are not there.
  var missing: [URL] = []

  /// Folders that Xcode and this package read as one file.
  private static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "icon", "bundle", "docc", "xcmappingmodel", "scnassets", "playground",
    "lproj", "xcframework", "framework", "mlpackage", "storekit", "rcproject",
  ]
  private static let foreignSources: Set<String> = [
    "m", "mm", "c", "cc", "cpp", "h", "hpp", "s", "metal", "mlmodel", "intentdefinition", "rcproject",
  ]
  private static let archives: Set<String> = [
    "storyboard", "xib", "nib", "docc", "playground", "framework", "xcframework", "a", "entitlements", "xcconfig",
    "modulemap", "pch",
  ]

  mutating func add(_ url: URL, isResource: Bool? = nil) {
    guard url.exists else { return missing.append(url) }
    let kind = url.pathExtension.lowercased()
    switch kind {
    case "swift": if isResource != true { swift.append(url) }
    case _ where Self.foreignSources.contains(kind): if isResource != true { foreign.append(url) }
    case _ where Self.archives.contains(kind): break
    case "plist" where url.lastPathComponent.hasSuffix("Info.plist"): break
    case "xcdatamodeld": resources.append(url)
    default: if isResource != false || kind == "xcassets" { resources.append(url) }
    }
  }

  /// Adds all that is in a folder of the file system, without what the project says is not the target's.
  ///
  /// - Parameter excluded: Paths from the folder.
  mutating func addContents(of folder: URL, excluding excluded: Set<String>) {
    addContents(of: folder, from: folder, excluded)
  }

  private mutating func addContents(of folder: URL, from root: URL, _ excluded: Set<String>) {
    for child in folder.contents where !excluded.contains(child.path(from: root)) {
      let kind = child.pathExtension
      if kind == "lproj" {
        for file in child.contents { add(file) }
      } else if child.isFolder, !Self.bundles.contains(kind) {
        addContents(of: child, from: root, excluded)
      } else {
        add(child)
      }
    }
  }
}

extension TargetFiles {
  /// Collects the files of a target: those of its build phases, and those of its synchronized folders.
  init(of target: ProjectObject, in objects: ProjectObjects, _ paths: ProjectPaths) {
    for phase in objects.list("buildPhases", of: target) {
      guard let isResource = ["PBXSourcesBuildPhase": false, "PBXResourcesBuildPhase": true][phase.kind] else {
        continue
      }
      for file in objects.list("files", of: phase) where Self.isForPhones(file) {
        addReference(objects[file.text("fileRef")], isResource: isResource, in: objects, paths)
      }
    }
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = paths[group.key] else { continue }
      let exceptions = Set(
        objects.list("exceptions", of: group).filter { $0.text("target") == target.key }
          .flatMap { $0.texts("membershipExceptions") })
      // An exception of a target that has the folder takes files out; of another target it adds them.
      if own.contains(group.key) {
        addContents(of: folder, excluding: exceptions)
      } else {
        for path in exceptions.sorted() { add(folder.appendingPathComponent(path)) }
      }
    }
    swift = Self.unique(swift)
    resources = Self.unique(resources)
    foreign = Self.unique(foreign)
  }

  private static func isForPhones(_ file: ProjectObject) -> Bool {
    let filters = file.texts("platformFilters") + file.texts("platformFilter")
    return filters.isEmpty || filters.contains("ios")
  }

  /// Adds a file, or the languages of one.
  private mutating func addReference(
    _ reference: ProjectObject?, isResource: Bool, in objects: ProjectObjects, _ paths: ProjectPaths
  ) {
    guard let reference else { return }
    if reference.kind == "PBXVariantGroup" {
      for child in objects.list("children", of: reference) {
        if let url = paths[child.key] { add(url, isResource: isResource) }
      }
    } else if let url = paths[reference.key] {
      add(url, isResource: isResource)
    }
  }

  private static func unique(_ urls: [URL]) -> [URL] {
    var seen: Set<String> = []
    return urls.map(\.standardizedFileURL).filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }
}
