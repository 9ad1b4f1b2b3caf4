import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Stand-ins for containers of dependencies", .serialized)
struct ContainerTests {
  @Test("A container keeps what makes the values of a type, and gives them to who asks for the type")
  func registering() throws {
    let project = try StubProject(
      modules: ["Injector"],
      files: [
        "App": """
        import Injector

        protocol Boiling { func boil() }
        struct Kettle: Boiling { static let small = Kettle(); func boil() {} }
        final class Pot { init(_ kettle: Boiling, isLarge: Bool) {} }

        final class Dependencies {
          private let box = TeaBox()
          let isLarge: Bool

          init(isLarge: Bool) {
            self.isLarge = isLarge
            box.register(Kettle.self) { _ in .small }
            box.register(Boiling.self) { _ in Kettle() }
            box.register(Pot.self) { _ in
              switch self.isLarge {
              case true:
                print("large")
                return Pot(Kettle(), isLarge: true)
              case false: return Pot(Kettle(), isLarge: false)
              }
            }
            box.register(Int.self) { _ in 3 }
          }

          func find<T>(_ type: T.Type) -> T { box.resolve(type)! }
          var pot: Pot { box.resolve(Pot.self)! }
        }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    let text = try project.standin("Injector")
    #expect(outcome.left.map(\.message) == [], "\(text)")
    for part in [
      "register<Registered>(_ value1: Registered.Type, _ value2: @escaping (Anything) -> Registered)",
      "Standin.register(Registered.self) { value2(Anything()) }",
      "resolve<Registered>(_ value1: Registered.Type) -> Registered? {",
      "Standin.registered(Registered.self, \"Injector.TeaBox.resolve\")",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  @Test("What a closure without a named type makes is kept by its type")
  func registeringByResult() throws {
    let project = try StubProject(
      modules: ["Injector"],
      files: [
        "App": """
        import Injector

        struct Kettle {}
        func start() { TeaBox.register { Kettle() } }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    let text = try project.standin("Injector")
    #expect(outcome.left.map(\.message) == [], "\(text)")
    #expect(text.contains("Standin.register(Value1.self) { value1() }"), "\(text)")
  }

  @Test("A function that is asked for a type and gives something else answers as its place asks")
  func otherResults() throws {
    let project = try StubProject(
      modules: ["Injector"],
      files: [
        "App": """
        import Injector

        struct Kettle {}
        func all(_ client: TeaClient) -> [Kettle] { client.get(Kettle.self) }
        """
      ])
    defer { project.remove() }
    let outcome = try project.run()
    let text = try project.standin("Injector")
    #expect(outcome.left.map(\.message) == [], "\(text)")
    #expect(text.contains("get<StandinResult>(_ value1: Any?) -> StandinResult"), "\(text)")
  }
}
