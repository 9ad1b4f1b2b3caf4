import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Names of modifiers")
struct ViewModifierNamesTests {
  @Test("Each public modifier of several words is known")
  func all() throws {
    let sources = Adoption.ownFolder.appendingPathComponent("Sources")
    var names: Set<String> = []
    for folder in ["Understudy", "UnderstudyCore"] {
      let files = try #require(
        FileManager.default.enumerator(at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        names.formUnion(Self.modifiers(in: try String(contentsOf: file, encoding: .utf8)))
      }
    }
    #expect(names.count > 250)
    #expect(names.subtracting(NamingKnowledge.viewModifiers).sorted() == [])
  }

  /// The functions of extensions of `View`, as these files are formatted.
  private static func modifiers(in text: String) -> [String] {
    var isInside = false
    return text.split(separator: "\n").compactMap { line in
      if line.first != " " { isInside = line.hasPrefix("extension View ") }
      guard isInside, line.contains("public "), let range = line.range(of: " func ") else { return nil }
      let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.first != "_" && name.contains(where: \.isUppercase) ? String(name) : nil
    }
  }
}
