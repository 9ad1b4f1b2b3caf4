import Combine
import SwiftUI
import Testing
import UnderstudyTesting

private protocol Repository<Item> {
  associatedtype Item
  func all() -> [Item]
}

private protocol Marked: AnyObject {}

private struct Numbers: Repository { func all() -> [Int] { [1] } }

private final class Thing: Marked {}

private enum Payload {
  case text(String, any Repository<Int>)
  case thing(Thing)
}

private struct Nested<Value> {
  var value: Value
  var list: [Value]
}

private struct WeakBox { weak var thing: Thing? }

@MainActor
@Suite("F-02: views with stored properties of every kind")
struct StoredPropertyTests {
  private struct Showing<Value>: View {
    var value: Value
    var number: Int
    var body: some View { Text("Number \(number)") }
  }

  private struct Holding<Value>: ViewModifier {
    var value: Value
    func body(content: Content) -> some View { content }
  }

  private struct Screen<Value>: View {
    @State private var number = 0
    @State private var kept: Value
    let make: () -> Value

    init(make: @escaping () -> Value) {
      self.make = make
      kept = make()
    }

    var body: some View {
      Button("Next") {
        number += 1
        kept = make()
      }
      Showing(value: make(), number: number).modifier(Holding(value: kept))
      Showing(value: Optional(make()), number: number)
      Showing(value: (make(), 1), number: number)
      Showing(value: Nested(value: make(), list: [make()]), number: number)
    }
  }

  private func expectShown<Value>(_ make: @escaping () -> Value, _ line: Testing.SourceLocation = #_sourceLocation) {
    let app = XCUIApplication { Screen(make: make) }
    app.buttons["Next"].tap()
    #expect(app.texts == Array(repeating: "Number 1", count: 4), sourceLocation: line)
    #expect(!app.events.lines.isEmpty, sourceLocation: line)
  }

  @Test("F-02: existentials, constrained and class-bound ones too")
  func existentials() {
    let thing = Thing()
    expectShown { Numbers() as any Repository<Int> }
    expectShown { [1, 2] as any Collection<Int> }
    expectShown { thing as any Marked }
    expectShown { CancellationError() as any Error }
    expectShown { 1 as Any }
    expectShown { thing as AnyObject }
    expectShown { Optional<any Repository<Int>>.none }
    expectShown { ["a": Numbers() as any Repository<Int>] }
  }

  @Test("F-02: publishers, functions and metatypes")
  func functions() {
    expectShown { Just(1).eraseToAnyPublisher() }
    expectShown { PassthroughSubject<Int, Never>() }
    expectShown { { 1 } as () -> Int }
    expectShown { { 1 } as @Sendable () async throws -> Int }
    expectShown { Numbers.self as any Repository.Type }
    expectShown { Thing.self }
  }

  @Test("F-02: enums with payloads, results, weak references and actors")
  func others() {
    actor Worker {}
    let thing = Thing()
    expectShown { Payload.text("a", Numbers()) }
    expectShown { Payload.thing(thing) }
    expectShown { Result<any Repository<Int>, any Error>.success(Numbers()) }
    expectShown { WeakBox(thing: thing) }
    expectShown { Worker() }
  }
}
