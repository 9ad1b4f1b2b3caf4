import Combine
import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

private struct Screen: View {
  let begin: @MainActor (OutsideModel) -> Void
  @StateObject private var model = OutsideModel()

  var body: some View {
    Button("Begin") { begin(model) }
    if model.isDone { Text("Done") }
  }
}

@MainActor
@Suite("F-61: what runs elsewhere comes back to a wait", .leaks(.ignore))
struct OutsideWorkTests {
  private func completes(_ begin: @escaping @MainActor (OutsideModel) -> Void) -> Bool {
    let app = XCUIApplication { Screen(begin: begin) }
    app.buttons["Begin"].tap()
    return app.staticTexts["Done"].waitForExistence(timeout: 5)
  }

  @Test(arguments: OutsideWay.all) func comesBack(_ way: OutsideWay) { #expect(completes(way.begin)) }
}
