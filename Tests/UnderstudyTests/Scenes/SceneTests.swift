import SwiftUI
import Testing
import UnderstudyTesting

private struct SettingsFirstApp: App {
  var body: some Scene {
    Settings { Text("Settings") }
    MenuBarExtra("Menu", systemImage: "star") { Button("Quit") {} }.menuBarExtraStyle(.window)
    WindowGroup("Main", id: "main") { Text("Main window") }
      .defaultSize(width: 400, height: 300).defaultPosition(.leading).windowStyle(.hiddenTitleBar)
      .windowResizability(.contentSize)
    Window("Other", id: "other") { Text("Other window") }
  }
}

private struct ValueApp: App {
  var body: some Scene {
    WindowGroup(for: Int.self) { $number in
      Button("number \(number)") { number += 1 }
    } defaultValue: {
      7
    }
  }
}

private struct WindowApp: App {
  var body: some Scene {
    Window("Only", id: "only") { Opener() }.windowToolbarStyle(.unified)
  }

  struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    var body: some View {
      Button("Open") { openWindow(id: "other") }
      Text(supportsMultipleWindows ? "many" : "one")
    }
  }
}

@MainActor
@Suite("Scenes")
struct SceneTests {
  @Test("The first scene with a window is shown; settings and items of a menu bar are not")
  func firstWindow() {
    let app = XCUIApplication(SettingsFirstApp.self)
    app.launch()
    #expect(app.texts == ["Main window"])
    #expect(app.windows.count == 1)
  }

  @Test("The window of a group for values starts with the default value, and keeps what is written")
  func values() {
    let app = XCUIApplication(ValueApp.self)
    app.launch()
    app.buttons["number 7"].tap()
    #expect(app.buttons["number 8"].exists)
  }

  @Test("A window is a scene like a group of them; a further one is not opened")
  func window() {
    let app = XCUIApplication(WindowApp.self)
    app.launch()
    #expect(app.staticTexts["one"].exists)
    app.buttons["Open"].tap()
    #expect(app.windows.count == 1)
    #expect(app.buttons["Open"].exists)
  }
}
