import LinkPresentation
import SwiftUI
import Testing
import UnderstudyTesting

/// As public apps have it.
private struct Preview: UIViewRepresentable {
  let metadata: LPLinkMetadata

  func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
  func updateUIView(_ view: LPLinkView, context: Context) { view.metadata = metadata }
}

private struct Page: View {
  let address: URL
  @State private var metadata: LPLinkMetadata?
  @State private var state = "Not fetched"

  var body: some View {
    Text(state).accessibilityIdentifier("state")
    if let metadata { Preview(metadata: metadata).frame(height: 80) }
    Button("Fetch") {
      Task {
        do {
          metadata = try await LPMetadataProvider().startFetchingMetadata(for: address)
          state = metadata?.imageProvider == nil ? "no picture" : "with a picture"
        } catch {
          state = (error as? LPError).map { "\($0.code)" } ?? "?"
        }
      }
    }
    Button("Fetch by a handler") {
      let provider = LPMetadataProvider()
      provider.shouldFetchSubresources = false
      provider.startFetchingMetadata(for: address) { metadata, error in
        Task { @MainActor in state = metadata?.title ?? (error as? LPError).map { "\($0.code)" } ?? "?" }
      }
    }
    Button("Cancel") {
      let provider = LPMetadataProvider()
      provider.cancel()
      Task {
        do { _ = try await provider.startFetchingMetadata(for: address) } catch {
          state = (error as? LPError).map { "\($0.code)" } ?? "?"
        }
      }
    }
    Button("Twice") {
      let provider = LPMetadataProvider()
      for _ in 0..<2 { provider.startFetchingMetadata(for: address) { _, _ in } }
    }
  }
}

@MainActor
@Suite("Links to pages")
struct LinkTests {
  private let address = URL(string: "https://example.org/tea")

  private func launch() throws -> XCUIApplication {
    let address = try #require(address)
    return XCUIApplication { Page(address: address) }
  }

  private func state(_ app: XCUIApplication) -> String { app.staticTexts["state"].label }

  @Test("A page has the metadata that the test gives; the link shows its title and its site")
  func metadata() throws {
    let app = try launch()
    let metadata = LPLinkMetadata()
    metadata.title = "All about tea"
    metadata.imageProvider = NSItemProvider()
    app.world.links.setMetadata(metadata, of: "https://example.org/tea")
    app.buttons["Fetch"].tap()
    #expect(state(app) == "with a picture")
    #expect(app.descendants(matching: .any)["All about tea, example.org"].exists)
    #expect(app.events.of(.log).lines == ["[LinkPresentation] Fetch https://example.org/tea"])
  }

  @Test("A page of which nothing is known has its address alone")
  func unknown() throws {
    let app = try launch()
    app.buttons["Fetch"].tap()
    #expect(state(app) == "no picture")
    #expect(app.descendants(matching: .any)["example.org"].exists)
    app.world.links.setTitle("Tea", of: "https://example.org/tea")
    app.buttons["Fetch"].tap()
    #expect(app.descendants(matching: .any)["Tea, example.org"].exists)
  }

  @Test("A fetch fails where the test says so, or where it is cancelled")
  func failure() throws {
    let app = try launch()
    app.world.links.fail("https://example.org/tea", with: .metadataFetchTimedOut)
    app.buttons["Fetch"].tap()
    #expect(state(app) == "metadataFetchTimedOut")
    app.world.links.fail("https://example.org/tea")
    app.buttons["Fetch by a handler"].tap()
    #expect(state(app) == "metadataFetchFailed")
    app.buttons["Cancel"].tap()
    #expect(state(app) == "metadataFetchCancelled")
  }

  @Test("A provider that fetches twice fails the test")
  func twice() throws {
    let app = try launch()
    let messages = failures { app.buttons["Twice"].tap() }
    #expect(messages.first?.hasPrefix("LPMetadataProvider: a provider fetches once.") == true)
  }
}
