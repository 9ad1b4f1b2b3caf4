import SwiftUI
import Testing
import UnderstudyTesting

extension EnvironmentValues {
  @Entry fileprivate var theme = "light"
  @Entry fileprivate var limit: Int?
}

extension Transaction {
  @Entry fileprivate var source: String = "unknown"
}

extension FocusedValues {
  @Entry var document: String?
  @Entry var page: Optional<Int> = nil
}

extension ContainerValues {
  @Entry var isPinned = false
  @Entry var caption: String?
  @Entry var columns: Int = 1
}

public extension FocusedValues {
  @Entry var rename: (@MainActor () -> Void)?
}

public extension ContainerValues {
  @Entry var depth: Int = 0
}

@MainActor
@Suite("E: entries")
struct EntryTests {
  @Test("SEM-247: an entry has its initial value as default and is set as any other value")
  func environmentEntry() {
    struct Shown: View {
      @Environment(\.theme) private var theme
      @Environment(\.limit) private var limit
      var body: some View { Text("\(theme) \(limit.map(String.init) ?? "none")") }
    }
    let app = XCUIApplication {
      Shown()
      Shown().environment(\.theme, "dark").environment(\.limit, 3)
    }
    #expect(app.texts == ["light none", "dark 3"])
  }

  @Test("SEM-247: a transaction has entries too")
  func transactionEntry() {
    var transaction = Transaction()
    #expect(transaction.source == "unknown")
    transaction.source = "swipe"
    #expect(transaction.source == "swipe")
  }

  struct Renaming: View {
    @FocusedValue(\.rename) private var rename
    var body: some View { Button("Rename") { rename?() } }
  }

  @Test("SEM-247: an entry of the focused values is nil until a view with the focus sets it")
  func focusedEntry() {
    struct Screen: View {
      @FocusedValue(\.document) private var document
      @FocusedValue(\.page) private var page
      @State private var text = ""
      @State private var name = "Letter"
      var body: some View {
        TextField("Field", text: $text)
          .focusedValue(\.document, name).focusedValue(\.page, 3).focusedValue(\.rename) { name = "Book" }
        Text("\(document ?? "none") \(page ?? 0)")
        Renaming()
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Rename"].tap()
    #expect(app.texts == ["none 0"])
    app.textFields["Field"].tap()
    #expect(app.texts == ["Letter 3"])
    app.buttons["Rename"].tap()
    #expect(app.texts == ["Book 3"])
  }

  @Test("SEM-247: an entry of the container values has its default where a subview sets none")
  func containerEntry() {
    let app = XCUIApplication {
      Group(
        subviews: Group {
          Text("A")
          Text("B").containerValue(\.isPinned, true).containerValue(\.caption, "b").containerValue(\.columns, 2)
          Text("C").containerValue(\.depth, 4)
        }
      ) { subviews in
        ForEach(subviews) { subview in
          let values = subview.containerValues
          Text("\(values.isPinned) \(values.caption ?? "none") \(values.columns) \(values.depth)")
        }
      }
    }
    #expect(app.texts == ["false none 1 0", "true b 2 0", "false none 1 4"])
  }
}

#Preview("Themes", traits: .landscapeLeft) {
  @Previewable @State var theme = "dark"
  Text(theme).environment(\.theme, theme)
}
