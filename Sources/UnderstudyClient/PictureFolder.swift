import Foundation
import UnderstudyJSON
import UnderstudySockets

/// A folder with pictures: the page, a manifest with their hashes, and the pictures by hash.
struct PictureFolder {
  /// The version of the manifest.
  static let version = 1

  private let root: URL
  private var manifest: URL { root.appendingPathComponent("manifest.json") }
  private var pictures: URL { root.appendingPathComponent("pictures") }
  var page: URL { root.appendingPathComponent("index.html") }

  init(at root: URL) { self.root = root }

  /// What names a picture, the same for the same picture on every machine: FNV-1a of 64 bits.
  static func hash(_ svg: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in svg.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The pictures of the folder. One whose file is missing has none, and is compared by its hash.
  ///
  /// - Throws: ``ClientError`` for a folder without a manifest that can be read.
  func read() throws -> PictureSet {
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
      throw ClientError("\(root.path) has no manifest.json: it is no folder that `pictures` has written.")
    }
    guard let json = try? JSON(reading: text), let listed = json["pictures"]?.elements else {
      throw ClientError("\(manifest.path) cannot be read.")
    }
    guard json["version"]?.integer == Self.version else {
      throw ClientError("\(manifest.path) is of another version of Understudy: write both folders with the same one.")
    }
    return PictureSet(pictures: listed.map(picture), visits: json["visits"]?.elements.map { $0.map(picture) })
  }

  private func picture(_ entry: JSON) -> DrawnPicture {
    // A name that is no hash would lead out of the folder.
    let hash = entry["hash"]?.text.flatMap { $0.allSatisfy(\.isHexDigit) ? $0 : nil }
    return DrawnPicture(
      title: entry["title"]?.text ?? "", caption: entry["caption"]?.text ?? "", hash: hash,
      svg: hash.flatMap { try? String(contentsOf: file($0), encoding: .utf8) })
  }

  private func file(_ hash: String) -> URL { pictures.appendingPathComponent("\(hash).svg") }

  /// Writes the folder in place of a former run's.
  ///
  /// - Throws: ``ClientError`` for what the file system refuses.
  func write(_ drawn: PictureSet, page text: String) throws {
    let former = try? read()
    let old = Set(((former?.pictures ?? []) + (former?.screens ?? [])).compactMap(\.hash))
    let all = drawn.pictures + drawn.screens
    do {
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      for picture in all {
        if let hash = picture.hash, let svg = picture.svg { try Data(svg.utf8).write(to: file(hash)) }
      }
      for hash in old.subtracting(all.compactMap(\.hash)) { try? FileManager.default.removeItem(at: file(hash)) }
      let json = JSON.members([
        "version": .integer(Self.version), "pictures": .array(drawn.pictures.map(Self.entry)),
        "visits": drawn.visits.map { .array($0.map(Self.entry)) },
      ])
      try Data((json.description + "\n").utf8).write(to: manifest, options: .atomic)
      try Data(text.utf8).write(to: page, options: .atomic)
    } catch {
      throw ClientError("\(root.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private static func entry(_ picture: DrawnPicture) -> JSON {
    .members([
      "title": .string(picture.title), "caption": .string(picture.caption),
      "hash": picture.hash.map { .string($0) } ?? .null,
    ])
  }
}
