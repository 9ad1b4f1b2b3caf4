import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

private struct Shelf: View {
  @State private var count = 0

  var body: some View {
    Text("\(count) teas")
    Button {
      count = 3
    } label: {
      Text("Fill").padding(30)
    }
  }
}

#Preview("Shelf") { Shelf() }

// The examples of Docs/Previews.md.
struct PreviewExamples {
  // example
  @Test(arguments: Previews.named("Shelf"))
  @MainActor func everyPreviewOfTheShelf(_ preview: LinkedPreview) {
    preview.check()
  }
  // end

  @Test @MainActor func actingOnAPreview() {
    // example
    let app = Previews.named("Shelf")[0].application()
    app.launch()
    app.buttons["Fill"].tap()
    #expect(app.staticTexts["3 teas"].exists)
    // end
  }
}

// example
final class ShelfPreviewTests: XCTestCase {
  func testPreviews() {
    for preview in Previews.named("Shelf") { preview.check(for: [.contrast, .hitRegion]) }
  }
}
// end
