import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Stand-ins made from use", .serialized)
struct StandinRoundsTests {
  @Test("A class gets the members, labels, closures and options that a file uses")
  func members() throws {
    let project = try StubProject(
      modules: ["HealthKit"],
      files: [
        "Steps": """
        import HealthKit
        final class Steps: HKStoreDelegate {
          weak var other: HKStoreDelegate?
          let store = HKStore(name: "steps")
          func load() async throws {
            store.delegate = self
            store.isEnabled = true
            try await store.request(options: [.read, .write])
            store.fetch(limit: 3) { samples, error in
              if let error { print(error) }
              print(samples)
            }
            let count: Int = store.count
            let name: String? = store.title(for: count)
            print(count, name ?? "")
          }
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("HealthKit")
    for part in [
      "public protocol HKStoreDelegate: AnyObject {",
      "public final class HKStore: StandinObject, StandinDefault, @unchecked Sendable {",
      "public init(name: Any?) {", "public lazy var delegate: ", "public lazy var isEnabled: Bool = ",
      "func request(options: HKStore.Options) async throws",
      "func fetch(limit: Any?, _ value2: @escaping (Anything, (any Error)?) -> Void)",
      "public var count: Int { standin(\"HealthKit.HKStore.count\") }",
      "public static let read = HKStore.Options(named: \"read\")",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  @Test("A type inside of one that no stand-in can name is left out again")
  func nestedInHidden() throws {
    let project = try StubProject(
      modules: ["Overrides"],
      files: [
        "Changes": """
        import Overrides
        struct Own {}
        func changes() -> (Own.Diff) -> Void { { diff in print(diff.count) } }
        func scan() -> Bool { OverridesScanner().isRunning }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == ["'Diff' is not a member type of struct 'Changes.Own'"])
    let text = try project.standin("Overrides")
    #expect(text.contains("OverridesScanner"))
    #expect(!text.contains("Diff"))
  }

  @Test("A name that Foundation has is left to it, and the module's import brings it along")
  func ambiguous() throws {
    var project = try StubProject(
      modules: ["Umbrella"],
      files: [
        "Texts": """
        import Umbrella
        struct Texts { let bundle: Bundle; let stored: UmbrellaStore }
        """,
        "Places": """
        import Foundation
        import Umbrella
        func path(_ bundle: Bundle) -> String { bundle.bundlePath + UmbrellaStore().name }
        """,
      ])
    defer { project.remove() }
    project.imports = ["Foundation", "UnderstudyStandins"]
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    #expect(try project.standin("Umbrella").contains("@_exported import Foundation\n"))
  }

  @Test("A member of a type inside of one that no stand-in can name is left out again")
  func memberOfHidden() throws {
    let project = try StubProject(
      modules: ["Overrides"],
      files: [
        "Changes": """
        import Overrides
        struct Own { struct Inner {} }
        func count(_ inner: Own.Inner) -> Int { inner.overrides.count }
        func scan() -> Bool { OverridesScanner().isRunning }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == ["value of type 'Own.Inner' has no member 'overrides'"])
    let text = try project.standin("Overrides")
    #expect(text.contains("OverridesScanner"))
    #expect(!text.contains("Own"))
  }

  @Test("A type that an extension of the project changes in place is a value")
  func mutated() throws {
    let project = try StubProject(
      modules: ["Chats"],
      files: [
        "Prompts": """
        import Chats
        extension Prompt {
          mutating func add(_ text: String) { append(text, role: .user) }
        }
        func make() -> Prompt {
          var prompt = Prompt()
          prompt.add("tea")
          return prompt
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    #expect(try project.standin("Chats").contains("public struct Prompt:"))
  }

  @Test("A module may add a type to one of another module")
  func nestedInOthers() throws {
    let project = try StubProject(
      modules: ["Overrides"],
      files: [
        "Changes": """
        import Overrides
        func changes() -> (String.Diff) -> Void { { diff in print(diff.count) } }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    #expect(try project.standin("Overrides").contains("extension String {\n  public final class Diff:"))
  }

  @Test("What no import explains is in a module of its own, and a module that is named takes precedence")
  func missing() throws {
    let project = try StubProject(
      modules: ["HealthKit", "Missing"],
      files: [
        "Plain": """
        import Missing
        func scan() -> Bool { Scanner().isRunning }
        """,
        "Steps": """
        import HealthKit
        import Missing
        let store = HKHealthStore(name: "steps")
        """,
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    #expect(try project.standin("Missing").contains("public final class Scanner:"))
    #expect(try project.standin("HealthKit").contains("public final class HKHealthStore:"))
    #expect(try !project.standin("Missing").contains("HKHealthStore"))
  }

  @Test(
    "Members of the app's own types come from what these inherit, and properties have the types that they are named after"
  )
  func inherited() throws {
    let project = try StubProject(
      modules: ["CoreData"],
      files: [
        "Article": """
        import CoreData
        class Article: NSManagedObject { var title = "" }
        func all<T: NSManagedObject>(_ type: T.Type) -> Any { T.fetchRequest() }
        final class Store {
          static let shared = Store()
          let container = NSPersistentContainer(name: "Tea")
          lazy var context = container.viewContext
        }
        func load(_ context: NSManagedObjectContext = Store.shared.context) { context.delete(Article.entity()) }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("CoreData")
    #expect(text.contains("var viewContext: NSManagedObjectContext"))
  }

  @Test("Where rules only turn in a circle, what is left goes to the fallback")
  func fallback() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rounds-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = Diagnostic(file: "/none.swift", line: 1, column: 1, message: "switch must be exhaustive")
    var isReplaced = false
    var rounds = StandinRounds(modules: ["HealthKit"], users: ["HealthKit": []], folder: folder) { _ in
      isReplaced ? [] : [error]
    }
    var given: [[Diagnostic]] = []
    rounds.fallback = { errors, _ in
      given.append(errors)
      isReplaced = true
      return true
    }
    let outcome = try rounds.run()
    #expect(outcome.isClean && outcome.rounds == 2)
    #expect(given == [[error]])
  }

  @Test("A value inside of a case is compared, too")
  func valueOfCase() throws {
    let project = try StubProject(
      modules: ["Models"],
      files: [
        "Text": """
        import Models
        func text(_ model: LMModel) -> String {
          switch model.availability {
          case .available: return "yes"
          case .unavailable(.notEnabled): return "off"
          case .unavailable(.notReady): return "later"
          case .unavailable: return "no"
          }
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    #expect(try project.standin("Models").contains("case unavailable(Anything)"))
  }

  @Test("What a switch compares is an enumeration")
  func enumeration() throws {
    let project = try StubProject(
      modules: ["Places"],
      files: [
        "Where": """
        import Places
        func text(_ place: PLPlace) -> String {
          switch place.status {
          case .denied: return "no"
          case .allowed, .limited: return "yes"
          }
        }
        func error(_ code: PLError) -> Bool {
          switch code {
          case .failed: return true
          default: return false
          }
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("Places")
    #expect(
      text.contains("public enum Status: Hashable, StandinDefault, Sendable {\n    public init() { self = .allowed }"))
    #expect(text.contains("public enum PLError: Hashable, StandinDefault, Sendable, Error {\n"))
  }

  @Test("Classes of the app inherit from open classes and override their members")
  func inheritance() throws {
    let project = try StubProject(
      modules: ["Games"],
      files: [
        "Scene": """
        import Games
        class Level: GMScene {
          override func update(_ time: Double) { restart() }
        }
        extension GMScene {
          func again() { restart() }
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(outcome.left.map(\.message) == [])
    let text = try project.standin("Games")
    #expect(text.contains("open class GMScene: StandinObject, @unchecked Sendable {"))
    #expect(text.contains("open func update(_ value1: Double) {\n    Standin.note(\"Games.GMScene.update\")"))
    #expect(text.contains("open func restart()"))
  }

  @Test("Names go to the module that fits, and a name that no import explains is left with its place")
  func origin() throws {
    let project = try StubProject(
      modules: ["CoreTea", "MugKit"],
      files: [
        "Both": """
        import CoreTea
        import MugKit
        let leaf = CTLeaf()
        let mug = MKMug()
        """,
        "Plain": "let unknown = Kettle()\n",
      ])
    defer { project.remove() }
    let outcome = try project.run()
    #expect(
      outcome.left.map { "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line) \($0.message)" } == [
        "Plain.swift:1 cannot find 'Kettle' in scope"
      ])
    #expect(try project.standin("CoreTea").contains("class CTLeaf"))
    #expect(try project.standin("MugKit").contains("class MKMug"))
  }

  @Test("A second run keeps what the user wrote byte for byte and adds what is new")
  func secondRun() throws {
    var project = try StubProject(modules: ["Tea"], files: ["One": "import Tea\nlet cups: Int = TEPot().cups\n"])
    defer { project.remove() }
    #expect(try project.run().isClean)
    let file = project.folder.appendingPathComponent("Standins/Tea.swift")
    let edited = try project.standin("Tea").replacingOccurrences(
      of: "{ standin(\"Tea.TEPot.cups\") }", with: "{ 4 } // four")
    #expect(edited.contains("{ 4 } // four"))
    try edited.write(to: file, atomically: true, encoding: .utf8)
    #expect(try project.run().isClean)
    #expect(try project.standin("Tea") == edited)
    try "import Tea\nlet cups: Int = TEPot().cups\nlet isHot: Bool = TEPot().isHot\nlet kettle = TEKettle()\n"
      .write(to: project.appFile("One"), atomically: true, encoding: .utf8)
    #expect(try project.run().isClean)
    let text = try project.standin("Tea")
    #expect(text.hasPrefix(edited))
    #expect(text.contains("extension TEPot {\n  public var isHot: "))
    #expect(text.contains("public final class TEKettle"))
    project.imports = []
  }
}
