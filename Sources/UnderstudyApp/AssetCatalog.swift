import Foundation

/// The images and colors of the asset catalogs of a target, as a tree of namespaces.
struct AssetCatalog {
  /// A folder that puts its name before those of its assets, or the root.
  struct Folder {
    var path = ""
    var images: [String] = []
    var colors: [String] = []
    var namespaces: [String: Folder] = [:]
  }

  private(set) var root = Folder()

  /// Reads every catalog below a folder.
  init(below folder: URL) {
    for catalog in Self.catalogs(below: folder) { Self.read(catalog, into: &root) }
  }

  var isEmpty: Bool { root.images.isEmpty && root.colors.isEmpty && root.namespaces.isEmpty }

  private static func catalogs(below folder: URL) -> [URL] {
    children(of: folder).flatMap { child in
      child.pathExtension == "xcassets" ? [child] : catalogs(below: child)
    }
  }

  /// Folders only, in the order of their names.
  private static func children(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter { url in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  private static func read(_ url: URL, into folder: inout Folder) {
    for child in children(of: url) {
      let name = child.deletingPathExtension().lastPathComponent
      switch child.pathExtension {
      case "imageset", "symbolset": folder.images.append(name)
      case "colorset": folder.colors.append(name)
      case "":
        guard isNamespace(child) else {
          read(child, into: &folder)
          continue
        }
        var inner = folder.namespaces[name] ?? Folder(path: folder.path + name + "/")
        read(child, into: &inner)
        folder.namespaces[name] = inner
      default: break
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }
}
