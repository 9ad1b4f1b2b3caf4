import Foundation

/// What an app shows after its launch.
struct FirstScreen {
  /// Where pictures of first screens lie, from the manifest's folder.
  static let folder = "Understudy/Screens"

  let app: String
  /// The tree of its elements, line by line; empty if it has not come so far.
  let tree: [String]
  /// The file with its picture; nil for none.
  let picture: URL?
  /// What the app has printed, if there is no tree.
  let trouble: [String]

  /// Launches an app of a built package.
  ///
  /// - Throws: ``AdoptError`` if SwiftPM cannot be run.
  init(of app: String, in package: SwiftPackage) throws {
    self.app = app
    let file = package.folder.appendingPathComponent("\(Self.folder)/\(app).png")
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: file)
    let result = try package.run(
      "run", [app], environment: ["UNDERSTUDY_PICTURE": file.path, "UNDERSTUDY_HANG_LIMIT": "20"])
    let lines = result.output.split(whereSeparator: \.isNewline).map(String.init)
    let begin = lines.firstIndex { $0.contains("Application, ") }
    // What the app itself prints is not indented.
    tree = begin.map { lines[$0...].filter { $0.hasPrefix(" ") } } ?? []
    picture = file.exists ? file : nil
    trouble = tree.isEmpty ? Self.trouble(in: lines) : []
  }

  /// What says most about an end without a screen: a message of a trap, else the last lines.
  static func trouble(in lines: [String]) -> [String] {
    let messages = lines.filter { $0.contains("Fatal error: ") || $0.contains("understudy: ") }
    return messages.isEmpty ? Array(lines.filter { !$0.hasPrefix("[") }.suffix(8)) : Array(messages.prefix(3))
  }

  /// How many elements there are in its windows.
  var count: Int { max(0, tree.count - 1) }
}
