import Foundation

/// The manifest that adopt writes. A manifest that a user has edited stays as it is.
struct ManifestFile {
  let url: URL

  private static let mark = "// Checksum: "

  /// Whether there is none, or one as a former run has written it.
  var mayBeReplaced: Bool {
    guard url.exists else { return true }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return false }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.last(where: { !$0.isEmpty }), last.hasPrefix(Self.mark) else { return false }
    let body = text.components(separatedBy: Self.mark)[0]
    return last == Self.mark + StableHash.text(of: body)
  }

  /// Whether adopt has written it, even if it was edited since.
  var isOwn: Bool {
    ((try? String(contentsOf: url, encoding: .utf8)) ?? "").contains("\n" + ManifestText.mark)
  }

  /// Writes a manifest.
  ///
  /// - Parameter overwrites: Whether to replace one that a user has written or edited.
  /// - Throws: ``AdoptError`` if there is such a one, or if the file cannot be written.
  func write(_ text: String, overwrites: Bool) throws {
    guard overwrites || mayBeReplaced else { throw AdoptError.foreignManifest(url) }
    try WrittenFile.write(text + Self.mark + StableHash.text(of: text) + "\n", to: url)
  }
}
