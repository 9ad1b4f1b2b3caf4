import Foundation

/// Where the groups and files of a project lie.
struct ProjectPaths {
  private var urls: [String: URL] = [:]
  /// The group around each object that is in one.
  private var groups: [String: String] = [:]
  /// The folder that paths from the project's root begin at.
  let root: URL

  init(_ objects: ProjectObjects, projectFolder: URL) {
    root = projectFolder.descendant(objects.root.text("projectDirPath") ?? "")
    guard let main = objects[objects.root.text("mainGroup")] else { return }
    walk(main, below: root, in: objects)
  }

  /// The place of a group, file or folder; nil for one in a folder of the system or of the build's products.
  subscript(key: String?) -> URL? { key.flatMap { urls[$0] } }

  /// Visits each object once, also if a group is among its own contents.
  private mutating func walk(_ object: ProjectObject, below folder: URL, in objects: ProjectObjects) {
    guard urls[object.key] == nil, let url = place(of: object, below: folder) else { return }
    urls[object.key] = url
    for child in objects.list("children", of: object) { walk(child, below: url, in: objects) }
  }

  private func place(of object: ProjectObject, below folder: URL) -> URL? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return path.isEmpty ? folder : folder.descendantInAnyCase(path)
    case "SOURCE_ROOT": return root.descendantInAnyCase(path)
    case "<absolute>": return URL(fileURLWithPath: path).standardizedFileURL
    default: return nil
    }
  }
}

extension URL {
  /// The path from a folder to this place, with `..` where it is outside; the folder itself is `.`.
  func path(from folder: URL) -> String {
    let own = standardizedFileURL.pathComponents
    let base = folder.standardizedFileURL.pathComponents
    let common = zip(own, base).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: base.count - common) + own[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The place of a path that begins at this folder, unless it is absolute.
  func descendant(_ path: String) -> URL {
    URL(fileURLWithPath: path.hasPrefix("/") ? path : self.path + "/" + path).standardizedFileURL
  }

  /// As ``descendant(_:)``, with the name as the file system writes it: a Mac finds a file whatever the case of the letters.
  func descendantInAnyCase(_ path: String) -> URL {
    let place = descendant(path)
    guard !place.exists else { return place }
    return place.path(from: self).split(separator: "/").reduce(self) { folder, part in
      let child = folder.descendant(String(part))
      guard !child.exists else { return child }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().first { $0.lowercased() == part.lowercased() }.map(folder.descendant) ?? child
    }
  }

  /// Whether it is a folder, or a link to one.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// What is in the folder, by name, without hidden files.
  var contents: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { appendingPathComponent($0) }
  }
}
