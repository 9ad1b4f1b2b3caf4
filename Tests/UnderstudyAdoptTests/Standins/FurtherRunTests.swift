import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Further runs, and types in types")
struct FurtherRunTests {
  /// A folder in which a file uses a stand-in that another run has written.
  private func run(_ standIn: String, errors: [[String]]) throws -> (outcome: StandinRounds.Outcome, text: String) {
    let source = "import Tea\nlet pot: TEPot = TEPot()\n"
    let project = try TemporaryProject([
      "App/One.swift": source, "Standins/Tea.swift": standIn,
    ])
    let file = project.url("App/One.swift")
    var rest = errors
    var rounds = StandinRounds(modules: ["Tea"], users: ["Tea": [file]], folder: project.url("Standins")) { _ in
      let messages = rest.count > 1 ? rest.removeFirst() : rest[0]
      return messages.map { Diagnostic(file: file.path, line: 2, column: 10, message: $0) }
    }
    return try (rounds.run(), project.text("Standins/Tea.swift"))
  }

  private static let unknown = "cannot find type 'TEPot' in scope"
  private static let helpless = "a thing that nothing helps against"
  private static let written = "public final class TECup {}\n"

  @Test("A further run that comes no further leaves stand-ins as they are")
  func unchanged() throws {
    let (outcome, text) = try run(Self.written, errors: [[Self.unknown, Self.helpless]])
    #expect(outcome.isUnchanged)
    #expect(text == Self.written)
  }

  @Test("One that comes further keeps what is new, and so does a first run")
  func changed() throws {
    let (outcome, text) = try run(Self.written, errors: [[Self.unknown, Self.helpless], [Self.helpless]])
    #expect(!outcome.isUnchanged)
    #expect(text.hasPrefix(Self.written) && text.contains("class TEPot"))
    #expect(try run("", errors: [[Self.unknown, Self.helpless]]).text.contains("class TEPot"))
  }

  @Test("The arguments of a type have the names that constraints give them")
  func argumentNames() throws {
    let project = try StubProject(
      modules: ["Stores"],
      files: [
        "Store": """
        import Stores
        let store: STStore<Int, String>? = nil
        extension STStore where State == Int, Action == String {
          func send(_ action: Action, in state: State) -> Int { state + action.count }
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    #expect(try project.standin("Stores").contains("class STStore<State, Action>"))
  }

  @Test("A name after an attribute in a clause is that of a protocol, too")
  func attributesInClauses() throws {
    let project = try StubProject(
      modules: ["Brewing"],
      files: [
        "Cup": """
        import Brewing
        class Base {}
        final class Pot: Base, @preconcurrency Pour {}
        extension Int: @retroactive Lid {}
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("Brewing")
    #expect(text.contains("public protocol Pour") && text.contains("public protocol Lid"), "\(text)")
  }

  @Test("A wrapper of variables without a value has an initializer without arguments")
  func bareWrappers() throws {
    let project = try StubProject(
      modules: ["Brewing"],
      files: [
        "Pot": """
        import Brewing
        struct Pot {
          @Given var cup: Cup
          @Later
          var lid: Lid

          init() { cup.fill() }
        }
        struct Other {
          @Given private var cup: Cup
          @Later public private(set) var lid: Lid
          init() {}
        }
        final class Cup { func fill() {} }
        struct Lid {}
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("Brewing")
    #expect(text.components(separatedBy: "public init() {").count == 3, "\(text)")
  }

  @Test("A sign before a value is an operator of the module, and is declared once")
  func prefixOperators() throws {
    let source = "import Paths\nlet path = ^3\nlet other = ^\"cup\"\nfunc take() { print(path, other) }"
    let project = try StubProject(modules: ["Paths"], files: ["Cup": source])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("Paths")
    #expect(text.contains("prefix operator ^\npublic prefix func ^ (value: Any?) -> Anything"))
    var module = StandinModule("Paths")
    StandinFile(text).mark(&module)
    module.prefixOperators = ["^"]
    #expect(StandinWriter(module: module).declarations() == "")
  }

  @Test("Members that come to the same declaration are written once")
  func sameDeclarations() {
    var type = StandinType("TEPot", .object)
    for _ in 0..<2 {
      var member = StandinMember(.method, "pour")
      member.parameters = [StandinParameter(label: "into", form: .anything)]
      type.members.append(member)
    }
    var module = StandinModule("Tea")
    module.types["TEPot"] = type
    let text = StandinWriter(module: module).file()
    #expect(text.components(separatedBy: "func pour(into: Any?)").count == 2)
  }

  @Test("A type that is named for the identities of a class takes the place of that of objects")
  func identity() throws {
    let project = try StubProject(
      modules: ["Clouds"],
      files: [
        "Store": """
        import Clouds
        let key = CLRecord.ID(named: "first")
        let record = CLRecord(kind: "Tea")
        let other: CLRecord.ID = record.id
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    #expect(try project.standin("Clouds").contains("public let id = ID()"))
  }
}
