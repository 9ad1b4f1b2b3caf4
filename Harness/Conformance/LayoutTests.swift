import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("H: layout")
struct LayoutTests {
  @Test("SEM-388: views keep their state when another layout takes the place of theirs")
  func anyLayout() {
    struct Screen: View {
      @State private var isWide = false
      var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
        Toggle("Wide", isOn: $isWide)
        layout {
          TapCounter("A")
          TapCounter("B")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["B 0"].tap()
    app.switches["Wide"].switches.firstMatch.tap()
    #expect(app.buttons["A 0"].exists)
    #expect(app.buttons["B 1"].exists)
  }

  @Test("SEM-388: a custom layout holds its views in order, and is asked for its size")
  func customLayout() {
    struct Radial: Layout {
      let trace: Trace
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { trace("size") }
        return proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    let trace = Trace()
    let app = XCUIApplication {
      Radial(trace: trace) {
        Text("One")
        ForEach(["Two", "Three"], id: \.self) { Text($0) }
      }
    }
    #expect(app.texts == ["One", "Two", "Three"])
    #expect(app.staticTexts["One"].frame.minY == 47)
    #expect(trace.entries.contains("size"))
  }

  @Test("SEM-388: of views of which one must fit, the first is shown")
  func viewThatFits() {
    let app = XCUIApplication {
      ViewThatFits {
        Text("Long title")
        Text("Short")
      }
    }
    #expect(app.texts == ["Long title"])
  }

  @Test("SEM-388: grids show the views of their rows, lazy ones those near the visible part")
  func grids() {
    let app = XCUIApplication {
      Grid {
        GridRow {
          Text("A1")
          Text("A2")
        }
        Divider()
        GridRow { Text("B1") }
      }
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<100) { Button("\($0)") {} } } }
    }
    #expect(app.texts == ["A1", "A2", "B1"])
    #expect(app.buttons.count == 78)
  }
}
