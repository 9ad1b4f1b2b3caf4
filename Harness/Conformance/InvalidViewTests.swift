import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("A: types that cannot be views")
struct InvalidViewTests {
  final class ClassView: View {
    var body: some View { Text("Never shown") }
  }

  struct Bodiless: View {
    typealias Body = Never
    var body: Never { fatalError("no body") }
  }

  enum Payload: View {
    case plain(String)
    case counting(State<Int>)
    var body: some View { Text("Payload") }
  }

  @Test("SEM-010: a view that is a class stops the app and says so")
  func classView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = XCUIApplication { VStack { ClassView() } } }
    }
    #expect(
      errorOutput(result).contains("views must be value types (either a struct or an enum); ClassView is a class."))
  }

  @Test("SEM-011: a view without a body that is none of the runtime's own stops the app and says so")
  func bodiless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = XCUIApplication { VStack { Bodiless() } } }
    }
    #expect(errorOutput(result).contains("Bodiless may not have Body == Never"))
  }

  @Test("An enum is a view; dynamic properties in its payload stop the app and say so")
  func enumView() async {
    #expect(XCUIApplication { Payload.plain("a") }.texts == ["Payload"])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = XCUIApplication { VStack { Payload.counting(State(wrappedValue: 1)) } } }
    }
    #expect(errorOutput(result).contains("Payload is an enum with dynamic properties in its payload"))
  }
}
