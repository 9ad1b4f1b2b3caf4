import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("What lies behind a sheet")
struct PresentationBackgroundTests {
  private struct Screen: View {
    let interaction: PresentationBackgroundInteraction
    @State private var count = 0
    @State private var detent = PresentationDetent.medium
    var body: some View {
      Button("Behind \(count)") { count += 1 }
        .frame(maxHeight: .infinity, alignment: .top)
        .sheet(isPresented: .constant(true)) {
          Button("Grow") { detent = .large }
            .presentationDetents([.medium, .large], selection: $detent)
            .presentationBackgroundInteraction(interaction)
        }
    }
  }

  @Test("It is out of reach, unless the sheet lets it be touched")
  func enabled() {
    let closed = XCUIApplication { Screen(interaction: .automatic) }
    #expect(closed.buttons["Grow"].exists && !closed.buttons["Behind 0"].exists)
    let open = XCUIApplication { Screen(interaction: .enabled) }
    open.buttons["Behind 0"].tap()
    #expect(open.buttons["Behind 1"].exists && open.buttons["Grow"].exists)
  }

  @Test("It is in reach while the sheet is no higher than the detent")
  func upThrough() {
    let app = XCUIApplication { Screen(interaction: .enabled(upThrough: .medium)) }
    app.buttons["Behind 0"].tap()
    #expect(app.buttons["Behind 1"].exists)
    app.buttons["Grow"].tap()
    #expect(!app.buttons["Behind 1"].exists)
    #expect(app.buttons["Grow"].exists)
  }
}
