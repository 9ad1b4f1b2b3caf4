import SwiftUI
import Testing
import UnderstudyTesting

private struct Topic: Identifiable, Hashable {
  let id: String
  static let all = ["Tea", "Coffee"].map { Topic(id: $0) }
}

@MainActor
@Suite("Tokens and suggestions of a search")
struct SearchTokenTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var tokens: [Topic] = []
    @State private var suggested = Topic.all
    var body: some View {
      NavigationStack {
        List {
          Text("text \(text)").accessibilityIdentifier("text")
          Text("tokens \(tokens.map(\.id).joined(separator: "+"))").accessibilityIdentifier("tokens")
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
      }
    }
  }

  @Test("SEM-331: A suggested token is a button, goes into the field, and takes the place of the text")
  func suggestions() {
    let app = XCUIApplication { Screen() }
    #expect(!app.buttons["Tea"].exists)
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("te")
    app.buttons["Tea"].tap()
    #expect(app.staticTexts["tokens"].label == "tokens Tea")
    #expect(app.staticTexts["text"].label == "text ")
    #expect(app.searchFields.firstMatch.staticTexts["Tea"].exists)
  }

  @Test("SEM-331: The delete key removes the last token where there is no text, the clear button all")
  func removal() {
    let app = XCUIApplication { Screen() }
    let field = app.searchFields.firstMatch
    field.tap()
    app.buttons["Tea"].tap()
    app.buttons["Coffee"].tap()
    #expect(app.staticTexts["tokens"].label == "tokens Tea+Coffee")
    field.typeText("x\u{8}\u{8}")
    #expect(app.staticTexts["tokens"].label == "tokens Tea")
    field.buttons["Clear text"].tap()
    #expect(app.staticTexts["tokens"].label == "tokens ")
    #expect(!field.staticTexts["Tea"].exists)
  }

  @Test("SEM-331: Cancel takes the tokens away with the text")
  func cancel() {
    let app = XCUIApplication { Screen() }
    app.searchFields.firstMatch.tap()
    app.buttons["Tea"].tap()
    app.buttons["Cancel"].tap()
    #expect(app.staticTexts["tokens"].label == "tokens ")
  }

  @Test("SEM-331: A suggestion of the app's own completes a token, and tokens that are edited write back")
  func ownSuggestions() {
    struct Tag: Identifiable {
      var id: Int
      var isOn = false
    }
    struct Screen: View {
      @State private var text = ""
      @State private var tags: [Tag] = []
      var body: some View {
        NavigationStack {
          Text("on \(tags.filter(\.isOn).count) of \(tags.count)").accessibilityIdentifier("tags")
            .searchable(text: $text, editableTokens: $tags, prompt: "Find") { $tag in
              Toggle("Tag \(tag.id)", isOn: $tag.isOn)
            }
            .searchSuggestions { Text("Add one").searchCompletion(Tag(id: 1)) }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.searchFields["Find"].tap()
    app.buttons["Add one"].tap()
    #expect(app.staticTexts["tags"].label == "on 0 of 1")
    app.searchFields["Find"].switches["Tag 1"].tap()
    #expect(app.staticTexts["tags"].label == "on 1 of 1")
  }

  @Test("SEM-331: Without suggestions there is no list of them, nor where they are hidden from the content")
  func hidden() {
    struct Screen: View {
      @State private var text = ""
      @Environment(\.searchSuggestionsPlacement) private var placement
      let isHidden: Bool
      var body: some View {
        NavigationStack {
          Text(placement == .content ? "in the content" : "elsewhere")
            .searchable(text: $text) {
              ForEach(["Tea", "Coffee"], id: \.self) { Text($0).searchCompletion($0) }
                .searchSuggestions(isHidden ? .hidden : .visible, for: .content)
            }
        }
      }
    }
    let app = XCUIApplication { Screen(isHidden: true) }
    #expect(app.staticTexts["in the content"].exists)
    app.searchFields.firstMatch.tap()
    #expect(app.collectionViews.count == 0)
    let other = XCUIApplication { Screen(isHidden: false) }
    other.searchFields.firstMatch.tap()
    #expect(other.collectionViews.count == 1)
    other.buttons["Coffee"].tap()
    #expect(other.searchFields.firstMatch.value as? String == "Coffee")
  }
}
