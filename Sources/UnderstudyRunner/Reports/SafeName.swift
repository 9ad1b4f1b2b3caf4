/// The names of all files and folders that are made of a test's texts: every file system accepts them.
package enum SafeName {
  /// A text with `_` for what not all file systems allow; a changed or shortened text ends with a hash of all of it.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - limit: how many bytes of UTF-8 remain at most, before the hash.
  package static func folder(_ text: String, limit: Int) -> String {
    var name = ""
    for character in text {
      let shown: Character = isAllowed(character) ? character : "_"
      guard name.utf8.count + shown.utf8.count <= limit else { break }
      name.append(shown)
    }
    // Windows drops these at the end; a name of dots alone is a path.
    while let last = name.last, last == "." || last == " " { name.removeLast() }
    return name == text && !name.isEmpty ? name : "\(name)-\(hash(text))"
  }

  /// As ``folder(_:limit:)``, for the name of a file, whose extension remains.
  package static func file(_ name: String, limit: Int = 100) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name[dot...].utf8.count <= 16 else {
      return folder(name, limit: limit)
    }
    return folder(String(name[..<dot]), limit: limit) + String(name[dot...].map { isAllowed($0) ? $0 : "_" })
  }

  /// The name of a file as it is, unless file systems find it too long: then as ``file(_:limit:)``.
  package static func shortened(_ name: String) -> String {
    name.utf8.count <= mostBytes ? name : file(name, limit: 200)
  }

  /// What Linux and macOS accept, without room for the name that a file has while it is written.
  private static let mostBytes = 240

  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " .-_()[],=+".contains(character)
  }

  /// FNV-1a: the same in each run, unlike `Hasher`.
  private static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(UInt32(0x811c_9dc5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
