import Foundation
import UnderstudyTime

/// The folders of single assets in the asset catalogs among an app's resources.
enum AssetSets {
  private static let catalogs = Guarded<[URL: [String: [URL]]]>([:])

  /// The folder of an asset; nil where no catalog has it.
  ///
  /// - Parameters:
  ///   - name: In the catalog, with the names of the folders that are namespaces.
  ///   - kind: The ending of folders of the kind, such as `imageset`.
  ///   - root: The folder of the resources.
  static func find(_ name: String, _ kind: String, below root: URL) -> URL? {
    let path = name.split(separator: "/").joined(separator: "/") + "." + kind
    guard let last = path.split(separator: "/").last, let sets = sets(below: root)[String(last)] else { return nil }
    return sets.first { $0.path.hasSuffix("/" + path) } ?? sets.first
  }

  /// The sets of all catalogs of a folder, by name and ending.
  private static func sets(below root: URL) -> [String: [URL]] {
    if let sets = catalogs.withLock({ $0[root] }) { return sets }
    var sets: [String: [URL]] = [:]
    // The program's folder also contains the files of the build: only catalogs that lie directly in it are looked at.
    collect(in: root, isDeep: root.standardizedFileURL != Bundle.main.bundleURL.standardizedFileURL, into: &sets)
    catalogs.withLock { $0[root] = sets }
    return sets
  }

  private static func collect(in folder: URL, isDeep: Bool, into sets: inout [String: [URL]]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let url = folder.appendingPathComponent(name)
      switch url.pathExtension {
      case "imageset", "colorset": sets[name, default: []].append(url)
      case "xcassets": collect(in: url, isDeep: true, into: &sets)
      case "" where isDeep: collect(in: url, isDeep: true, into: &sets)
      default: break
      }
    }
  }
}
