import SwiftUI
import Testing
import UnderstudyTesting

/// What SwiftUI composes of other views is not the app's: neither the log nor a report says anything about it.
@MainActor
@Suite("The log leaves out SwiftUI's own views")
struct SystemViewEventsTests {
  @Test("Only the app's views appear and run their bodies, and tasks are named by them")
  func lines() {
    let app = XCUIApplication { SoundScreen() }
    #expect(app.events.appearances == ["SoundScreen"])
    #expect(
      app.events.lines == [
        "SoundScreen: _isOn, _color changed.",
        "SoundScreen appeared",
        "task of SoundScreen began",
        "SoundScreen.isOn: false → true, by task of SoundScreen",
        "task of SoundScreen ended",
      ])
  }
}

private struct SoundScreen: View {
  @State private var isOn = false
  @State private var color = Color.red

  var body: some View {
    List {
      Section("General") {
        Toggle("Sound", isOn: $isOn)
        ColorPicker("Color", selection: $color)
        Text("Loaded").task { isOn = true }
      }
      EditButton()
    }
  }
}
