import Foundation

/// What a build needs to know of an Xcode project.
struct XcodeProject {
  /// The `.xcodeproj`.
  let file: URL
  /// The folder that the project stands in.
  let folder: URL
  let targets: [XcodeTarget]
  /// Folders of packages that the project refers to.
  let localPackages: [URL]
  let remotePackages: [RemotePackage]
  /// The language of the texts in its sources, as `en`.
  let developmentRegion: String

  var name: String { file.deletingPathExtension().lastPathComponent }

  /// Reads a project.
  ///
  /// - Parameter file: The `.xcodeproj`.
  /// - Throws: ``AdoptError`` if it cannot be read, or has no targets.
  init(reading file: URL) throws {
    self.file = file
    folder = file.deletingLastPathComponent()
    let objects = try ProjectObjects(reading: file.appendingPathComponent("project.pbxproj"))
    let paths = ProjectPaths(objects, projectFolder: folder)
    let common = BuildSettings.levels(of: objects.root, in: objects) { paths[$0.key] }
    targets = objects.list("targets", of: objects.root).map { XcodeTarget($0, in: objects, paths, common: common) }
    guard !targets.isEmpty else { throw AdoptError.noTargets(file) }
    localPackages = Self.localPackages(of: objects, paths)
    remotePackages = objects.list("packageReferences", of: objects.root).compactMap(RemotePackage.init)
    let region = objects.root.text("developmentRegion") ?? "en"
    developmentRegion = region == "English" ? "en" : region
  }

  /// Those that the project lists, and folders among its files that hold a package.
  private static func localPackages(of objects: ProjectObjects, _ paths: ProjectPaths) -> [URL] {
    let listed = objects.all("XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
      .map { paths.root.descendant($0) }
    let shown = objects.all("PBXFileReference").compactMap { paths[$0.key] }
    var seen: Set<String> = []
    return (listed + shown).filter { folder in
      folder.appendingPathComponent("Package.swift").exists && seen.insert(folder.path).inserted
    }
  }
}

/// A target of an Xcode project.
struct XcodeTarget {
  enum Kind: Equatable {
    case app
    /// A framework, static or not, or a library.
    case library
    case unitTests
    case uiTests
    /// Another product, by the end of its type: an extension, an app of a watch, a tool.
    case other(String)
  }

  let key: String
  let name: String
  let kind: Kind
  let module: String
  let settings: BuildSettings
  let files: TargetFiles
  /// The keys of the targets that it depends on.
  let dependencies: [String]
  /// The products of packages that it links.
  let products: [String]

  init(_ object: ProjectObject, in objects: ProjectObjects, _ paths: ProjectPaths, common: [[String: String]]) {
    key = object.key
    let name = object.text("name") ?? object.text("productName") ?? "Target"
    self.name = name
    kind = Self.kind(of: object)
    let defaults = [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name, "CONFIGURATION": "Debug",
      "SRCROOT": paths.root.path,
      "PROJECT_DIR": paths.root.path, "SWIFT_VERSION": "5.0",
    ]
    settings = BuildSettings(
      levels: BuildSettings.levels(of: object, in: objects) { paths[$0.key] } + common + [defaults])
    module = settings.moduleName(ofTarget: name)
    files = TargetFiles(of: object, in: objects, paths)
    dependencies = objects.list("dependencies", of: object).compactMap { $0.text("target") }
    let linked = objects.list("buildPhases", of: object).filter { $0.kind == "PBXFrameworksBuildPhase" }
      .flatMap { objects.list("files", of: $0) }.compactMap { objects[$0.text("productRef")] }
    products = (objects.list("packageProductDependencies", of: object) + linked).compactMap { $0.text("productName") }
  }

  private static func kind(of object: ProjectObject) -> Kind {
    let type = (object.text("productType") ?? "").split(separator: ".").last.map(String.init) ?? ""
    switch type {
    case "application", "on-demand-install-capable": return .app
    case "framework", "static", "dynamic": return .library
    case "unit-test": return .unitTests
    case "ui-testing": return .uiTests
    default: return .other(type.isEmpty ? object.kind : type)
    }
  }

  /// Whether it is built for a phone or a tablet; for a project that does not say, it is.
  var isForPhones: Bool {
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    let root = settings["SDKROOT"] ?? "auto"
    return root == "auto" || root.hasPrefix("iphone")
  }

  /// Whether its sources are in language mode 6.
  var isInMode6: Bool { (settings["SWIFT_VERSION"] ?? "5").hasPrefix("6") }
}

/// A package that a project takes from elsewhere.
struct RemotePackage: Equatable {
  let url: String
  /// The requirement as a manifest writes it, as `from: "1.2.0"`.
  let requirement: String

  init?(_ object: ProjectObject) {
    guard let url = object.text("repositoryURL") else { return nil }
    self.url = url
    let values = object.record("requirement")
    let text = { (name: String) in values[name] as? String ?? "" }
    switch text("kind") {
    case "exactVersion": requirement = "exact: \"\(text("version"))\""
    case "branch": requirement = "branch: \"\(text("branch"))\""
    case "revision": requirement = "revision: \"\(text("revision"))\""
    case "versionRange": requirement = "\"\(text("minimumVersion"))\"..<\"\(text("maximumVersion"))\""
    case "upToNextMinorVersion": requirement = ".upToNextMinor(from: \"\(text("minimumVersion"))\")"
    case "upToNextMajorVersion": requirement = "from: \"\(text("minimumVersion"))\""
    default: return nil
    }
  }

  /// The name that SwiftPM gives it: the last part of its address.
  var identity: String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
