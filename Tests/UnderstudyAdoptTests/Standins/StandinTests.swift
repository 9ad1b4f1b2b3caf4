import Combine
import SwiftUI
import Testing
import UnderstudyTesting

@testable import UnderstudyStandins

@MainActor
@Suite("Stand-ins at run time")
struct StandinTests {
  @Test("A member that is called answers with a default, and is one runtime issue and one event")
  func notes() {
    struct Screen: View {
      var body: some View {
        Button("Ask") {
          let cups: Int = standin("Tea.TEPot.cups")
          let more: Int = standin("Tea.TEPot.cups")
          #expect(cups + more == 0)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Ask"].tap()
    let text = "Tea.TEPot.cups was called; the module is a stand-in: answer it in Standins/Tea.swift"
    #expect(app.runtimeIssues.map(\.message) == [text])
    #expect(app.runtimeIssues.map(\.kind) == [.standIn])
    #expect(app.events.map(\.description).filter { $0.contains("stand-in") }.count == 1)
  }

  @Test("An app that asks an asynchronous member again and again comes to rest between the calls")
  func turns() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("Asked \(count)").task {
          while !Task.isCancelled {
            await Standin.turn("Tea.TEPot.boil")
            count += 1
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Asked 10"].exists)
    app.clock.advance(by: .seconds(3))
    #expect(app.staticTexts["Asked 13"].exists)
  }

  @Test("Texts that are written in an app keep their words beside stand-ins")
  func texts() {
    let app = XCUIApplication {
      Text("Tea")
      Text(verbatim: "Milk")
      Text("\(2) cups")
      Button("Save") {}
      Text(Anything()).accessibilityIdentifier("unknown")
    }
    #expect(app.staticTexts["Tea"].exists && app.staticTexts["Milk"].exists && app.staticTexts["2 cups"].exists)
    #expect(app.buttons["Save"].exists)
    #expect(app.staticTexts["unknown"].label == "")
  }

  @Test("A part that does not compile is one runtime issue, and shows nothing in a view")
  func substitutes() {
    struct Screen: View {
      @State private var names: [String] = ["Tea"]
      var body: some View {
        Text(names.joined())
        StandinView(substitute: "Screen.swift: body, line 5", "cannot find 'Chart' in scope").accessibilityIdentifier(
          "chart")
        Button("Load") { names = Standin.substitute("Screen.swift: load, line 9", "cannot find 'Cloud' in scope") }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Tea"].exists)
    app.buttons["Load"].tap()
    app.buttons["Load"].tap()
    #expect(!app.staticTexts["Tea"].exists)
    #expect(app.runtimeIssues.map(\.kind) == [.standIn, .standIn])
    #expect(app.runtimeIssues.allSatisfy { $0.message.contains("was reached; it does not compile here (cannot find") })
  }

  @Test("A part that throws and whose type has no default throws")
  func throwing() throws {
    struct Cup {}
    #expect(throws: SubstituteError.self) {
      let _: Cup = try Standin.throwingSubstitute("Screen.swift: cup, line 12", "cannot find 'Cloud' in scope")
    }
    let count: Int = try Standin.throwingSubstitute("Screen.swift: count, line 14", "cannot find 'Cloud' in scope")
    #expect(count == 0)
  }

  @Test("Defaults are empty values")
  func defaults() {
    final class Pot: StandinObject, StandinDefault {}
    #expect(Standin.value(of: Bool.self) == false)
    #expect(Standin.value(of: String.self).isEmpty)
    #expect(Standin.value(of: [Int: String].self).isEmpty)
    #expect(Standin.value(of: Int?.self) == nil)
    #expect(Standin.value(of: Pot?.self) == nil)
    #expect(Standin.value(of: URL.self).isFileURL)
    _ = Standin.value(of: Pot.self)
    #expect(Standin.value(of: UIColor.self) == .clear)
    _ = Standin.value(of: AnyPublisher<Pot, Never>.self).sink { _ in Issue.record("It publishes.") }
    Standin.value(of: Void.self)
  }

  @Test("An app's own type has a default if it has cases or can be decoded")
  func ownTypes() {
    enum Size: String, Codable, CaseIterable { case small, large }
    struct Cup: Codable {
      var name: String
      var size: Size
      var lid: String?
      var sips: [Int]
      var made = Date(timeIntervalSince1970: 0)
    }
    final class Chain: Decodable { let next: Chain }
    struct Closed {}
    class Injected: StandinMade {
      let name = "made"
      nonisolated static func makeForStandin() -> Any { Standin.make { Injected() } }
    }
    struct Name: RawRepresentable { let rawValue: String }
    let isTrue: Binding<Bool> = Standin.value(of: Binding<Bool>.self)
    #expect(!isTrue.wrappedValue)
    for type in [AnyTransition.self, Animation.self, Font.self, Gradient.self, GridItem.self, URLRequest.self]
      as [Any.Type]
    {
      #expect(type is any StandinDefault.Type)
    }
    let cup: Cup = Anything().cup
    #expect(cup.name.isEmpty && cup.size == .small && cup.lid == nil && cup.sips.isEmpty)
    #expect(Standin.knownValue(of: Chain.self) == nil)
    #expect(Standin.knownValue(of: Name.self)?.rawValue == "")
    #expect(Standin.knownValue(of: Closed.self) == nil)
    #expect(Standin.value(of: Injected.self).name == "made")
  }

  @Test("What was registered for a type is made once in a launch, with what it asks for in turn")
  func registered() {
    final class Kettle {}
    final class Pot {
      let kettle: Kettle?
      init(kettle: Kettle?) { self.kettle = kettle }
    }
    struct Screen: View {
      let registers: Bool
      @State private var result = ""
      var body: some View {
        Button("Pour") {
          if registers {
            Standin.register(Pot.self) { Pot(kettle: Standin.registered(Kettle.self, "Tea.Box.resolve")) }
            Standin.register(Kettle.self) { Kettle() }
          }
          let pot = Standin.registered(Pot.self, "Tea.Box.resolve")
          let kettle = Standin.value(of: Kettle?.self)
          result = pot == nil ? "None" : pot?.kettle != nil && pot?.kettle === kettle ? "Same" : "Other"
        }
        Text(result)
      }
    }
    for (registers, result) in [(true, "Same"), (false, "None")] {
      let app = XCUIApplication { Screen(registers: registers) }
      app.buttons["Pour"].tap()
      #expect(app.staticTexts[result].exists)
    }
  }

  @Test("A value that needs itself is none there")
  func circle() {
    final class Pot {
      let other: Pot?
      init(other: Pot?) { self.other = other }
    }
    struct Screen: View {
      @State private var result = ""
      var body: some View {
        Button("Pour") {
          Standin.register(Pot.self) { Pot(other: Standin.registered(Pot.self, "Tea.Box.resolve")) }
          let pot = Standin.registered(Pot.self, "Tea.Box.resolve")
          result = pot != nil && pot?.other == nil ? "One" : "None"
        }
        Text(result)
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Pour"].tap()
    #expect(app.staticTexts["One"].exists)
  }

  @Test("A value of unknown type has every member, can be called, and is empty")
  func anything() async {
    let value = Anything()
    let count: Int = value.pots.count
    #expect(count == 0)
    #expect(value.open(1, by: "hand").name == value)
    #expect(value.list.map { $0.name }.isEmpty)
    #expect(value["key"] == 3)
    for await _ in value.updates { Issue.record("There is an element.") }
  }
}
