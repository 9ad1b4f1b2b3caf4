import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Commands")
struct CommandsTests {
  struct FileCommands: Commands {
    let hasTools: Bool
    var body: some Commands {
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandGroup(after: .pasteboard) { Divider() }
      if hasTools {
        CommandMenu("Tools") { Button("Sharpen") {}.keyboardShortcut("s") }
      } else {
        EmptyCommands()
      }
      if hasTools { ToolbarCommands() }
    }
  }

  struct Editor: App {
    var body: some Scene {
      WindowGroup { Text("Document") }
        .commands {
          SidebarCommands()
          FileCommands(hasTools: true)
        }
        .commandsRemoved()
    }
  }

  @Test("An app with commands runs as without them: an iPhone has no menus")
  func commands() {
    let app = XCUIApplication(Editor.self)
    #expect(app.texts == ["Document"])
    #expect(app.buttonLabels == [])
    #expect(app.menuItems.count == 0)
  }
}
