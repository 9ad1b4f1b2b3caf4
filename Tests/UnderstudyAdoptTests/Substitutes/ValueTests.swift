import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("First values of properties have substitutes")
struct ValueTests {
  private static let source = """
    let shared = Cloud.shared
    struct Store {
      static let key = Record.ID(named: "first")
      @State var items: [Item] = Cloud.items
        .filter { $0.isNew }
      var name = "Tea" { didSet { save() } }
      private let maker: () -> Int = { let cups = 1; return cups }
      var count: Int { let all = items; return all.count }
      func load() { let local = Cloud.load() }
    }
    """

  @Test("They are those outside of bodies, each to its end")
  func parts() {
    let tokens = SourceTokens(Self.source)
    let values = SourceParts(tokens).all.compactMap { part -> String? in
      guard case .value(let type) = part.kind else { return nil }
      return "\(part.name): \(type ?? "-") = \(tokens.text(in: part.range))"
    }
    #expect(
      values == [
        "shared: - = Cloud.shared", #"key: Record.ID = Record.ID(named: "first")"#,
        "items: [Item] = Cloud.items .filter { $0.isNew }", #"name: - = "Tea""#,
        "maker: () -> Int = { let cups = 1; return cups }",
      ])
  }

  @Test("A copy has the default of the type that is written or called, else anything")
  func copies() throws {
    let project = try TemporaryProject(["A.swift": Self.source])
    let path = project.url("A.swift").path
    var rounds = SubstituteRounds(root: project.folder, targets: [path: "Tea"], list: SubstituteList())
    let places = [(1, 20), (3, 30), (4, 36)]
    _ = rounds.apply(places.map { Diagnostic(file: path, line: $0.0, column: $0.1, message: "no") })
    let file = try #require(rounds.list.files.first)
    let copy = SubstitutedSource(Self.source, file, at: path).text
    #expect(copy.contains(#"let shared = Standin.substitute("A.swift: shared, line 1", "no") as Anything"#))
    #expect(copy.contains(#"static let key = Standin.substitute("A.swift: key, line 3", "no") as Record.ID"#))
    #expect(
      copy.contains(#"@State var items: [Item] = Standin.substitute("A.swift: items, line 4", "no") as [Item]"#))
    #expect(copy.contains(#"var name = "Tea" { didSet { save() } }"#))
  }
}
