import Contacts
import SwiftUI
import Testing
import UnderstudyTesting

private var nameKeys: [any CNKeyDescriptor] {
  [CNContactGivenNameKey as CNKeyDescriptor, CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
}

private struct Friends: View {
  @State private var lines = "Not asked"
  @State private var changes = 0

  private func say(_ body: () throws -> [CNContact]) {
    do {
      let names = try body().map { CNContactFormatter.string(from: $0, style: .fullName) ?? "?" }
      lines = names.joined(separator: ", ")
    } catch {
      lines = (error as? CNError).map { "\($0.code)" } ?? "?"
    }
  }

  var body: some View {
    Text(lines).accessibilityIdentifier("lines")
    Text("\(changes)").accessibilityIdentifier("changes")
      .onReceive(NotificationCenter.default.publisher(for: .CNContactStoreDidChange)) { _ in changes += 1 }
    Button("Ask") {
      CNContactStore().requestAccess(for: .contacts) { isGranted, error in
        let code = (error as? CNError).map { ", \($0.code)" } ?? ""
        Task { @MainActor in lines = "\(isGranted)\(code)" }
      }
    }
    Button("Status") { lines = "\(CNContactStore.authorizationStatus(for: .contacts))" }
    Button("All") {
      say {
        let request = CNContactFetchRequest(keysToFetch: nameKeys)
        request.sortOrder = .familyName
        var found: [CNContact] = []
        try CNContactStore().enumerateContacts(with: request) { contact, _ in found.append(contact) }
        return found
      }
    }
    Button("First") {
      say {
        var found: [CNContact] = []
        let request = CNContactFetchRequest(keysToFetch: nameKeys)
        try CNContactStore().enumerateContacts(with: request) { contact, isOver in
          found.append(contact)
          isOver.pointee = true
        }
        return found
      }
    }
    Button("Own predicate") {
      say {
        try CNContactStore().unifiedContacts(matching: NSPredicate { _, _ in true }, keysToFetch: nameKeys)
      }
    }
    Button("Read too much") {
      say {
        let ada = CNContact.predicateForContacts(matchingName: "Ada")
        let found = try CNContactStore().unifiedContacts(matching: ada, keysToFetch: nameKeys)
        lines = "\(found.first?.phoneNumbers.count ?? 0)"
        return found
      }
    }
    Button("Add") {
      let contact = CNMutableContact()
      contact.givenName = "Grace"
      let request = CNSaveRequest()
      request.add(contact, toContainerWithIdentifier: nil)
      do { try CNContactStore().execute(request) } catch { lines = (error as? CNError).map { "\($0.code)" } ?? "?" }
    }
  }
}

@MainActor
@Suite("The contacts of the device")
struct ContactTests {
  private func lines(_ app: XCUIApplication) -> String { app.staticTexts["lines"].label }

  private func launch(_ status: CNAuthorizationStatus? = nil) -> XCUIApplication {
    let app = XCUIApplication { Friends() }
    app.world.contacts.add("Ada", "Lovelace", phone: "+44 20 1", email: "ada@example.org")
    app.world.contacts.add("Charles", "Babbage")
    if let status { app.world.contacts.authorization = status }
    return app
  }

  @Test("The system asks once; a refusal is an error, and a reset lets the app ask again")
  func authorization() {
    let app = launch()
    app.buttons["Status"].tap()
    #expect(lines(app) == "notDetermined")
    app.buttons["All"].tap()
    #expect(lines(app) == "authorizationDenied")
    app.buttons["Ask"].tap()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    springboard.buttons["Don’t Allow"].tap()
    #expect(lines(app) == "false, authorizationDenied")
    app.resetAuthorizationStatus(for: .contacts)
    app.buttons["Ask"].tap()
    springboard.buttons["Allow"].tap()
    #expect(lines(app) == "true")
    #expect(app.world.contacts.authorization == .authorized)
  }

  @Test("A request gives the contacts in its order, until the block ends it")
  func enumeration() {
    let app = launch(.authorized)
    app.buttons["All"].tap()
    #expect(lines(app) == "Charles Babbage, Ada Lovelace")
    app.buttons["First"].tap()
    #expect(lines(app) == "Ada Lovelace")
    app.buttons["Own predicate"].tap()
    #expect(lines(app) == "predicateInvalid")
  }

  @Test("What was not fetched cannot be read")
  func keys() {
    let app = launch(.authorized)
    let messages = failures { app.buttons["Read too much"].tap() }
    #expect(messages.first?.contains("the property 'phoneNumbers' was not requested") == true)
  }

  @Test("The app is notified of its own changes and of the test's")
  func changes() {
    let app = launch(.limited)
    let before = Int(app.staticTexts["changes"].label) ?? -1
    app.buttons["Add"].tap()
    #expect(app.staticTexts["changes"].label == "\(before + 1)")
    #expect(app.world.contacts.all.map(\.givenName) == ["Ada", "Charles", "Grace"])
    #expect(app.events.of(.log).lines == ["[Contacts] Add Grace"])
    app.world.contacts.all = []
    #expect(app.staticTexts["changes"].label == "\(before + 2)")
    app.world.contacts.authorization = .denied
    app.buttons["Add"].tap()
    #expect(lines(app) == "authorizationDenied")
    #expect(app.world.contacts.all.isEmpty)
  }
}

@MainActor
@Suite("Contacts as values")
struct ContactValueTests {
  private func find(_ predicate: NSPredicate, _ contact: CNContact) -> Bool { predicate.evaluate(with: contact) }

  @Test("Predicates find names by the beginnings of words, numbers by their digits, and addresses")
  func predicates() {
    let contact = CNMutableContact()
    contact.givenName = "Renée"
    contact.familyName = "Smith-Jones"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "(555) 12-34"))]
    contact.emailAddresses = [CNLabeledValue(label: nil, value: "Rene@Example.org" as NSString)]
    #expect(find(CNContact.predicateForContacts(matchingName: "jon RENE"), contact))
    #expect(!find(CNContact.predicateForContacts(matchingName: "ones"), contact))
    #expect(!find(CNContact.predicateForContacts(matchingName: ""), contact))
    #expect(find(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "5551234")), contact))
    #expect(!find(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "1234")), contact))
    #expect(find(CNContact.predicateForContacts(matchingEmailAddress: "rene@example.org"), contact))
    #expect(find(CNContact.predicateForContacts(withIdentifiers: [contact.identifier]), contact))
    #expect(!find(CNContact.predicateForContacts(withIdentifiers: []), contact))
  }

  @Test("A name is written whole; without one it is that of the organization")
  func names() {
    let contact = CNMutableContact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
    contact.organizationName = "Tea Inc."
    #expect(CNContactFormatter().string(from: contact) == "Tea Inc.")
    contact.namePrefix = "Dr."
    contact.givenName = "Ada"
    contact.middleName = "King"
    contact.familyName = "Lovelace"
    #expect(CNContactFormatter().string(from: contact) == "Dr. Ada King Lovelace")
    contact.contactType = .organization
    #expect(CNContactFormatter().string(from: contact) == "Tea Inc.")
  }

  @Test("Copies do not change each other; contacts of one identifier are equal")
  func copies() throws {
    let contact = CNMutableContact()
    contact.note = "tea"
    contact.birthday = DateComponents(month: 12, day: 10)
    let copy = try #require(contact.copy() as? CNContact)
    let other = try #require(copy.mutableCopy() as? CNMutableContact)
    other.note = "coffee"
    #expect([contact.note, copy.note, other.note] == ["tea", "tea", "coffee"])
    #expect(copy == other && copy != CNContact())
    #expect(copy.birthday?.day == 10 && !copy.imageDataAvailable)
    #expect(!(copy is CNMutableContact))
  }

  @Test("Labels of the system have names for the user; values keep their places")
  func labels() {
    typealias Text = CNLabeledValue<NSString>
    #expect(Text.localizedString(forLabel: CNLabelHome) == "home")
    #expect(Text.localizedString(forLabel: CNLabelURLAddressHomePage) == "home page")
    #expect(Text.localizedString(forLabel: CNLabelPhoneNumberHomeFax) == "home fax")
    #expect(Text.localizedString(forLabel: "Tea") == "Tea")
    let value = Text(label: CNLabelHome, value: "a")
    #expect(value.settingLabel(CNLabelWork).identifier == value.identifier)
    #expect(value.settingValue("b") != value && value.settingValue("a") == value)
  }

  @Test("An address is written in lines")
  func addresses() {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.postalCode) = ("1 Tea Lane", "Springfield", "12345")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Tea Lane\nSpringfield 12345")
    let copy = address.copy() as? CNPostalAddress
    address.country = "Nowhere"
    #expect(copy?.country == "" && copy != address)
  }

  @Test("A save request makes all changes or none")
  func saving() throws {
    let app = XCUIApplication { Text("Contacts" as String) }
    app.world.contacts.authorization = .authorized
    app.world.contacts.add("Ada")
    let store = CNContactStore()
    let ada = try #require(
      try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "ada"), keysToFetch: [CNContactGivenNameKey]
      ).first)
    #expect(ada.isKeyAvailable(CNContactGivenNameKey) && !ada.isKeyAvailable(CNContactNoteKey))
    #expect(!ada.areKeysAvailable([CNContactGivenNameKey, CNContactNoteKey]))
    let changed = try #require(ada.mutableCopy() as? CNMutableContact)
    changed.givenName = "Augusta"
    let request = CNSaveRequest()
    request.update(changed)
    request.delete(CNMutableContact())
    #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(request) }
    #expect(app.world.contacts.all.map(\.givenName) == ["Ada"])

    let update = CNSaveRequest()
    update.update(changed)
    try store.execute(update)
    #expect(try store.unifiedContact(withIdentifier: ada.identifier, keysToFetch: nameKeys).givenName == "Augusta")
    let again = CNSaveRequest()
    again.add(changed, toContainerWithIdentifier: nil)
    #expect(throws: CNError(.insertedRecordAlreadyExists)) { try store.execute(again) }
    let deletion = CNSaveRequest()
    deletion.delete(changed)
    try store.execute(deletion)
    #expect(throws: CNError(.recordDoesNotExist)) {
      try store.unifiedContact(withIdentifier: ada.identifier, keysToFetch: nameKeys)
    }
  }
}
