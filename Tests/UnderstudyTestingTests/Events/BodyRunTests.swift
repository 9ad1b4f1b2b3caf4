import SwiftUI
import Testing

@MainActor
@Suite("Runs of bodies")
struct BodyRunTests {
  private struct Row: View {
    let number: Int
    let isMarked: Bool
    var body: some View { Text("Row \(number) \(isMarked ? "marked" : "")") }
  }

  private struct Rows: View {
    @State private var marked: Int?

    var body: some View {
      VStack {
        ForEach(0..<3) { Row(number: $0, isMarked: $0 == marked) }
        Button("Mark") { marked = 1 }
      }
      .modifier(Framed())
    }
  }

  private struct Framed: ViewModifier {
    @State private var width = 1
    func body(content: Content) -> some View { content.padding(CGFloat(width)) }
  }

  @Test("Only the row whose value changed is evaluated again")
  func counts() {
    let app = XCUIApplication { Rows() }
    #expect(app.bodyCount(of: Row.self) == 3)
    app.buttons["Mark"].tap()
    #expect(app.bodyCount(of: Row.self) == 4)
    #expect(app.bodyCount(of: Rows.self) == 2)
    #expect(app.bodyCount(of: Framed.self) == 1)
  }

  @Test("A run names its view and its reasons in the words of _printChanges()")
  func reasons() {
    let app = XCUIApplication { Rows() }
    app.buttons["Mark"].tap()
    #expect(
      app.bodyRuns(of: Rows.self).map(\.description) == [
        "BodyRunTests.Rows: @self, @identity, _marked changed.", "BodyRunTests.Rows: _marked changed.",
      ])
    #expect(app.bodyRuns.last?.view == "BodyRunTests.Row")
    #expect(app.bodyRuns.last?.reasons == ["@self"])
  }
}
