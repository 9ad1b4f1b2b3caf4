import CoreSpotlight
import SwiftUI
import Testing
import UnderstudyTesting

/// A shop that indexes its teas.
private struct Teas: View {
  @State private var opened = "Nothing"

  private func item(_ name: String, _ title: String, _ text: String) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = title
    attributes.contentDescription = text
    attributes.keywords = ["drink"]
    return CSSearchableItem(uniqueIdentifier: name, domainIdentifier: "teas.\(name)", attributeSet: attributes)
  }

  var body: some View {
    Text(opened).accessibilityIdentifier("opened")
      .onContinueUserActivity(CSSearchableItemActionType) { activity in
        opened = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String ?? "?"
      }
      .onContinueUserActivity(CSQueryContinuationActionType) { activity in
        opened = "Search for \(activity.userInfo?[CSSearchQueryString] as? String ?? "?")"
      }
    Button("Index") {
      CSSearchableIndex.default().indexSearchableItems([
        item("1", "Green tea", "From Japan"), item("2", "Grün", "Sencha"),
      ])
    }
    Button("Change") {
      let changed = item("1", "Matcha", "Powder")
      changed.attributeSet.keywords = nil
      Task { try await CSSearchableIndex.default().indexSearchableItems([changed]) }
    }
    Button("Delete") { CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: ["1"]) { _ in } }
    Button("Delete domain") {
      Task { try await CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: ["teas"]) }
    }
  }
}

@MainActor
@Suite("What the user can search for")
struct SpotlightTests {
  @Test("A test reads what the app has indexed; a second item of a name replaces the first")
  func index() {
    let app = XCUIApplication { Teas() }
    #expect(app.world.spotlight.items.isEmpty)
    app.buttons["Index"].tap()
    #expect(app.world.spotlight.items.map(\.uniqueIdentifier) == ["1", "2"])
    #expect(app.world.spotlight.items.first?.attributeSet.title == "Green tea")
    app.buttons["Change"].tap()
    #expect(app.world.spotlight.items.map(\.attributeSet.title) == ["Matcha", "Grün"])
    #expect(app.world.spotlight.items.first?.attributeSet.keywords == nil)
    #expect(app.events.of(.log).lines == ["[CoreSpotlight] Index 1, 2", "[CoreSpotlight] Index 1"])
  }

  @Test("Items are deleted by their names and by their groups, which have those below them")
  func deletion() {
    let app = XCUIApplication { Teas() }
    app.buttons["Index"].tap()
    app.buttons["Delete"].tap()
    #expect(app.world.spotlight.items.map(\.uniqueIdentifier) == ["2"])
    app.buttons["Delete domain"].tap()
    #expect(app.world.spotlight.items.isEmpty)
  }

  @Test("A search finds items that have all words at the beginning of one of theirs")
  func search() {
    let app = XCUIApplication { Teas() }
    app.buttons["Index"].tap()
    func found(_ text: String) -> [String] { app.world.spotlight.items(matching: text).map(\.uniqueIdentifier) }
    #expect(found("GRE") == ["1"])
    #expect(found("grun") == ["2"])
    #expect(found("drink") == ["1", "2"])
    #expect(found("tea jap") == ["1"])
    #expect(found("ea") == [])
    #expect(found("") == [])
  }

  @Test("An item leaves the index a month later, on the app's clock")
  func expiration() {
    let app = XCUIApplication { Teas() }
    app.buttons["Index"].tap()
    app.clock.advance(by: .seconds(29 * 24 * 60 * 60))
    #expect(app.world.spotlight.items.count == 2)
    app.clock.advance(by: .seconds(2 * 24 * 60 * 60))
    #expect(app.world.spotlight.items.isEmpty)
  }

  @Test("The user opens a found item: in the running app, in the background, and after its end")
  func opening() {
    let app = XCUIApplication { Teas() }
    app.buttons["Index"].tap()
    app.world.spotlight.open("2")
    #expect(app.staticTexts["opened"].label == "2")
    XCUIDevice.shared.press(.home)
    app.world.spotlight.open("Green tea")
    #expect(app.state == .runningForeground)
    #expect(app.staticTexts["opened"].label == "1")
    app.terminate()
    app.world.spotlight.open("2")
    #expect(app.staticTexts["opened"].label == "2")
    app.world.spotlight.continueSearch(for: "tea")
    #expect(app.staticTexts["opened"].label == "Search for tea")
  }

  @Test("An item that is not indexed cannot be opened")
  func notIndexed() {
    let app = XCUIApplication { Teas() }
    app.buttons["Index"].tap()
    let messages = failures { app.world.spotlight.open("3") }
    #expect(
      messages == [
        "Could not open '3' from a search: the index does not have it. Indexed: 1 (Green tea), 2 (Grün)."
      ])
  }

  @Test("A batch changes the index at its end, and keeps what the app gives it")
  func batch() async throws {
    let index = CSSearchableIndex(name: "batches")
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    index.beginBatch()
    try await index.indexSearchableItems([
      CSSearchableItem(uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: attributes)
    ])
    let query = CSUserQuery(userQueryString: "black")
    #expect(query.foundItemCount == 0)
    attributes.displayName = "Black tea"
    try await index.indexSearchableItems([
      CSSearchableItem(uniqueIdentifier: "b", domainIdentifier: nil, attributeSet: attributes)
    ])
    try await index.endBatch(withClientState: Data([1, 2]))
    #expect(try await index.fetchLastClientState() == Data([1, 2]))
    var found: [String] = []
    for try await case .item(let item) in query.responses { found.append(item.id) }
    #expect(found == ["b"])
    index.beginBatch()
    await #expect(throws: CSIndexError(.invalidClientStateError)) {
      try await index.endBatch(withClientState: Data(count: 251))
    }
  }
}
