import Contacts
import SwiftUI
import Testing

private enum Friends {
  // example
  struct FriendList: View {
    @State private var names: [String] = []

    var body: some View {
      ForEach(names, id: \.self) { Text($0) }
      Button("Show friends") {
        Task {
          let store = CNContactStore()
          try await store.requestAccess(for: .contacts)
          let keys = [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
          let found = try store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "Lovelace"), keysToFetch: keys)
          names = found.compactMap { CNContactFormatter.string(from: $0, style: .fullName) }
        }
      }
    }
  }
  // end
}

@MainActor
@Suite("The examples about contacts and the language model")
struct MoreExamples {
  @Test func contacts() {
    typealias FriendList = Friends.FriendList
    // example
    let app = XCUIApplication { FriendList() }
    app.world.contacts.add("Ada", "Lovelace", phone: "+44 20 7946 0000")
    app.world.contacts.authorization = .authorized
    app.buttons["Show friends"].tap()
    #expect(app.staticTexts["Ada Lovelace"].exists)
    // end
  }
}
