import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("A: scaled metrics and focus of assistive technology")
struct ScaledMetricTests {
  struct Screen: View {
    @ScaledMetric private var body17 = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var title = 34.0
    var body: some View { Text("\(body17) \(title)") }
  }

  @Test("SEM-093: a scaled metric is as given at the usual size of text and grows with its style")
  func sizes() {
    #expect(XCUIApplication { Screen() }.texts == ["17.000000 34.000000"])
    #expect(
      XCUIApplication { Screen().environment(\.dynamicTypeSize, .accessibility5) }.texts == ["53.000000 60.000000"])
    #expect(XCUIApplication { Screen().environment(\.dynamicTypeSize, .xSmall) }.texts == ["14.000000 31.000000"])
    #expect(ScaledMetric(wrappedValue: 8.0).wrappedValue == 8)
  }

  @Test("SEM-093: a view follows the size of text, and runs again for nothing else")
  func following() {
    struct Outer: View {
      let trace: Trace
      @State private var size = DynamicTypeSize.large
      @State private var count = 0
      var body: some View {
        Button("Grow") { size = .xxxLarge }
        Button("Count \(count)") { count += 1 }
        Inner(trace: trace).environment(\.dynamicTypeSize, size)
      }
    }
    struct Inner: View {
      let trace: Trace
      @ScaledMetric private var side = 17.0
      var body: some View {
        let _ = trace("body")
        Text("Side \(Int(side))")
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Outer(trace: trace) }
    app.buttons["Count 0"].tap()
    #expect(trace.entries.count == 1)
    app.buttons["Grow"].tap()
    #expect(app.texts == ["Side 23"])
    app.buttons["Count 1"].tap()
    #expect(trace.entries.count == 2)
  }

  @Test("The focus of assistive technology is what the app last wrote: there is none that moves it")
  func accessibilityFocus() {
    struct Focused: View {
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState private var field: Int?
      var body: some View {
        Text("Result \(isFocused) \(field ?? 0)").accessibilityFocused($isFocused)
        Button("Move") {
          isFocused = true
          field = 2
        }
        .accessibilityFocused($field, equals: 2)
      }
    }
    let app = XCUIApplication { Focused() }
    app.buttons["Move"].tap()
    #expect(app.texts == ["Result true 2"])
  }
}
