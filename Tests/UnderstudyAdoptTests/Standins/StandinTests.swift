import SwiftUI
import Testing
import UnderstudyStandins
import UnderstudyTesting

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
    Standin.value(of: Void.self)
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
