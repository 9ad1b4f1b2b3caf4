import ContactsUI
import SwiftUI
import Testing
import UnderstudyTesting

/// Takes one contact, as public apps have it.
@MainActor private final class One: NSObject, CNContactPickerDelegate {
  let log: (String) -> Void
  init(_ log: @escaping (String) -> Void) { self.log = log }
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { log("cancelled") }
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    log(contact.givenName + (contact.phoneNumbers.first.map { " " + $0.value.stringValue } ?? ""))
  }
}

/// Takes several contacts.
@MainActor private final class Several: NSObject, CNContactPickerDelegate {
  let log: (String) -> Void
  init(_ log: @escaping (String) -> Void) { self.log = log }
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    log(contacts.map(\.givenName).joined(separator: ", "))
  }
}

private struct PickerView: UIViewControllerRepresentable {
  let takesSeveral: Bool
  let log: (String) -> Void

  func makeUIViewController(context: Context) -> CNContactPickerViewController {
    let controller = CNContactPickerViewController()
    controller.delegate = context.coordinator
    controller.predicateForEnablingContact = NSPredicate { contact, _ in
      (contact as? CNContact)?.phoneNumbers.isEmpty == false
    }
    return controller
  }

  func updateUIViewController(_ controller: CNContactPickerViewController, context: Context) {}
  func makeCoordinator() -> any CNContactPickerDelegate { takesSeveral ? Several(log) : One(log) }
}

private struct Invitation: View {
  let takesSeveral: Bool
  @State private var isPicking = false
  @State private var lines: [String] = []

  var body: some View {
    Text(lines.joined(separator: "; ")).accessibilityIdentifier("lines")
    Button("Pick") { isPicking = true }
      .sheet(isPresented: $isPicking) { PickerView(takesSeveral: takesSeveral) { lines.append($0) } }
  }
}

@MainActor
@Suite("The picker of contacts")
struct ContactPickerTests {
  private func launch(takesSeveral: Bool = false) -> XCUIApplication {
    let app = XCUIApplication { Invitation(takesSeveral: takesSeveral) }
    app.world.contacts.add("Ada", "Lovelace", phone: "1")
    app.world.contacts.add("Charles", phone: "2")
    app.world.contacts.add("Grace")
    return app
  }

  private func lines(_ app: XCUIApplication) -> String { app.staticTexts["lines"].label }

  @Test("A tap picks a contact and closes the picker, without the user's leave to see all contacts")
  func one() {
    let app = launch()
    app.buttons["Pick"].tap()
    #expect(app.navigationBars["Contacts"].exists)
    #expect(!app.buttons["Grace"].isEnabled)
    app.buttons["Ada Lovelace"].tap()
    #expect(lines(app) == "Ada 1")
    #expect(!app.navigationBars["Contacts"].exists)
    #expect(app.world.contacts.authorization == .notDetermined)
  }

  @Test("Cancel closes the picker and notifies the delegate")
  func cancel() {
    let app = launch()
    app.buttons["Pick"].tap()
    app.buttons["Cancel"].tap()
    #expect(lines(app) == "cancelled")
    #expect(!app.navigationBars["Contacts"].exists)
  }

  @Test("A delegate that takes several contacts gets them by the button Done")
  func several() {
    let app = launch(takesSeveral: true)
    app.buttons["Pick"].tap()
    #expect(!app.buttons["Done"].exists)
    app.buttons["Charles"].tap()
    app.buttons["Ada Lovelace"].tap()
    #expect(app.buttons["Charles"].isSelected)
    app.buttons["Done"].tap()
    #expect(lines(app) == "Charles, Ada")
    app.buttons["Pick"].tap()
    app.buttons["Charles"].tap()
    app.buttons["Charles"].tap()
    app.buttons["Done"].tap()
    #expect(lines(app) == "Charles, Ada; ")
  }
}
