import SwiftUI
import Testing
import UnderstudyTesting

// example
struct ImportScreen: View {
  @State private var isImporting = false
  @State private var status = "No file"

  var body: some View {
    VStack {
      Text(status).accessibilityIdentifier("status")
      Button("Import") { isImporting = true }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
      status = (try? result.get())?.lastPathComponent ?? "Failed"
    }
    .onContinueUserActivity("org.example.tea") { activity in
      status = activity.title ?? ""
    }
  }
}
// end

@MainActor
@Suite("The examples about the world around an app")
struct DocumentationWorldExamples {
  @Test func world() {
    // example
    let app = XCUIApplication { ImportScreen() }
    app.buttons["Import"].tap()
    app.buttons["Cancel"].tap()
    #expect(app.staticTexts["status"].label == "No file")

    app.world.files.choose(URL(fileURLWithPath: "/teas.json"))  // for the next dialog
    app.buttons["Import"].tap()
    #expect(app.staticTexts["status"].label == "teas.json")

    app.world.continueActivity("org.example.tea", title: "Green")
    #expect(app.staticTexts["status"].label == "Green")
    // end
  }
}
