import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Members that a copy leaves out")
struct MemberTests {
  private static let source = """
    @objc public class Nib: Archive {
      @available(*, deprecated)
      public static func cell(_ owner: UIKit.UINib, then: () -> Void = {}) -> Int {
        1
      }
      private(set) var kept = 3
      var nib: UIKit.UINib { make(1) }
      init?(nib: UIKit.UINib) { return nil }
      func plain() { let nib: UIKit.UINib = .init() }
      struct Inner {
        subscript(nib: UIKit.UINib) -> Int { 2 }
      }
    }
    protocol Loading { func load(_ nib: UIKit.UINib) }
    private func load(_ nib: UIKit.UINib) {}
    """

  private static func copy(_ places: [(Int, Int)], rounds count: Int = 1) throws -> String {
    let project = try TemporaryProject(["Nib.swift": source])
    let page = project.url("Nib.swift").path
    var rounds = SubstituteRounds(root: project.folder, targets: [page: "Tea"], list: SubstituteList())
    for _ in 0..<count {
      _ = rounds.apply(
        places.map {
          Diagnostic(file: page, line: $0.0, column: $0.1, message: "no type named 'UINib' in module 'UIKit'")
        })
    }
    let file = rounds.list.files.first ?? SubstituteList.File(path: "Nib.swift", target: "Tea")
    let lines = SubstitutedSource(source, file, at: page).text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(2).joined(separator: "\n")
  }

  @Test(
    "If the beginning of a function or property does not compile, it goes, with its attributes and all that is in it")
  func removed() throws {
    let copy = try Self.copy([(3, 43), (7, 18), (8, 20), (11, 26), (15, 31)])
    let rest = copy.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(
      rest == [
        "@objc public class Nib: Archive {", "private(set) var kept = 3",
        "func plain() { let nib: UIKit.UINib = .init() }", "struct Inner {", "}", "}",
        "protocol Loading { func load(_ nib: UIKit.UINib) }",
      ])
    #expect(copy.split(separator: "\n", omittingEmptySubsequences: false).count == 15)
  }

  @Test("What a protocol asks for stays, and a body is replaced before its function goes")
  func kept() throws {
    #expect(try Self.copy([(14, 41)]) == Self.source)
    let once = try Self.copy([(9, 34)])
    #expect(once.contains("func plain() {") && once.contains("Standin."))
    let more = try Self.copy([(9, 34)], rounds: 4)
    #expect(!more.contains("plain"))
  }
}
