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
    return last == Self.mark + Self.checksum(of: body)
  }

  /// Writes a manifest.
  ///
  /// - Parameter overwrites: Whether to replace one that a user has written or edited.
  /// - Throws: ``AdoptError`` if there is such a one, or if the file cannot be written.
  func write(_ text: String, overwrites: Bool) throws {
    guard overwrites || mayBeReplaced else { throw AdoptError.foreignManifest(url) }
    try WrittenFile.write(text + Self.mark + Self.checksum(of: text) + "\n", to: url)
  }

  /// The 64-bit hash FNV-1a, which is the same in each process.
  private static func checksum(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
