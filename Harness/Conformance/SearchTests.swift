import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: searchable")
struct SearchTests {
  struct Results: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    init(_ text: String) { self.text = text }
    var body: some View {
      Text("Searching \(isSearching) for '\(text)'")
      Button("Finish") { dismissSearch() }
    }
  }

  struct Screen: View {
    @State private var text = ""
    @State private var submitted = "nothing"
    var body: some View {
      NavigationStack {
        List {
          Results(text)
          Text("Submitted \(submitted)")
        }
        .navigationTitle("Fruit")
        .searchable(text: $text, prompt: "Search fruit")
        .onSubmit(of: .search) { submitted = text }
      }
    }
  }

  @Test("SEM-331: the stack's bar shows a field with the prompt; typing writes the text")
  func field() {
    let app = XCUIApplication { Screen() }
    let field = app.navigationBars["Fruit"].searchFields.firstMatch
    #expect(field.label == "Search fruit")
    #expect(field.placeholderValue == "Search fruit")
    #expect(app.staticTexts["Searching false for ''"].exists)
    field.tap()
    #expect(app.staticTexts["Searching true for ''"].exists)
    field.typeText("Fig")
    #expect(field.value as? String == "Fig")
    #expect(app.staticTexts["Searching true for 'Fig'"].exists)
  }

  @Test("SEM-331: Cancel ends the search and clears the text")
  func cancel() {
    let app = XCUIApplication { Screen() }
    #expect(!app.buttons["Cancel"].exists)
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("Fig")
    app.buttons["Cancel"].tap()
    #expect(app.staticTexts["Searching false for ''"].exists)
    #expect(!app.buttons["Cancel"].exists)
  }

  @Test("SEM-331: dismissSearch ends the search and clears the text")
  func dismiss() {
    let app = XCUIApplication { Screen() }
    app.buttons["Finish"].tap()
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("Fig")
    app.buttons["Finish"].tap()
    #expect(app.staticTexts["Searching false for ''"].exists)
  }

  @Test("SEM-331: the field's own button clears the text, and the search continues")
  func clear() {
    let app = XCUIApplication { Screen() }
    let field = app.searchFields.firstMatch
    field.tap()
    #expect(!field.buttons["Clear text"].exists)
    field.typeText("Fig")
    field.buttons["Clear text"].tap()
    #expect(app.staticTexts["Searching true for ''"].exists)
    #expect(!field.buttons["Clear text"].exists)
  }

  @Test("SEM-331: Return runs onSubmit(of: .search), and the search continues without the keyboard")
  func submit() {
    let app = XCUIApplication { Screen() }
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("Fig\n")
    #expect(app.staticTexts["Submitted Fig"].exists)
    #expect(app.staticTexts["Searching true for 'Fig'"].exists)
  }

  @Test("SEM-331: isPresented begins and ends a search, and follows it")
  func isPresented() {
    struct Presenting: View {
      @State private var text = ""
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("Presented \(isPresented)")
            Button("Begin") { isPresented = true }
            Button("End") { isPresented = false }
            Results(text)
          }
          .searchable(text: $text, isPresented: $isPresented)
        }
      }
    }
    let app = XCUIApplication { Presenting() }
    app.buttons["Begin"].tap()
    app.typeText("Fig")
    #expect(app.staticTexts["Searching true for 'Fig'"].exists)
    app.buttons["End"].tap()
    #expect(app.staticTexts["Searching false for ''"].exists)
    app.searchFields["Search"].tap()
    #expect(app.staticTexts["Presented true"].exists)
    app.buttons["Cancel"].tap()
    #expect(app.staticTexts["Presented false"].exists)
  }

  @Test("SEM-331: suggestions show while the user searches; one with a completion writes its text")
  func suggestions() {
    struct Suggesting: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Results(text)
            .searchable(text: $text)
            .searchSuggestions {
              Text("Fig tree").searchCompletion("Fig")
              ForEach(text.isEmpty ? [] : [text], id: \.self) { Text("More \($0)") }
            }
        }
      }
    }
    let app = XCUIApplication { Suggesting() }
    #expect(!app.buttons["Fig tree"].exists)
    app.searchFields.firstMatch.tap()
    app.collectionViews.cells.buttons["Fig tree"].tap()
    #expect(app.staticTexts["Searching true for 'Fig'"].exists)
    #expect(app.staticTexts["More Fig"].exists)
    app.buttons["Cancel"].tap()
    #expect(!app.buttons["Fig tree"].exists)
  }

  @Test(
    "SEM-331: scopes show from the first text, or at once where that is asked for, to the end of the search",
    arguments: [SearchScopeActivation.automatic, .onSearchPresentation])
  func scopes(activation: SearchScopeActivation) {
    struct Scoped: View {
      let activation: SearchScopeActivation
      @State private var text = ""
      @State private var scope = "all"
      var body: some View {
        NavigationStack {
          Text("Scope \(scope)")
            .searchable(text: $text)
            .searchScopes($scope, activation: activation) {
              Text("All").tag("all")
              Text("Mine").tag("mine")
            }
        }
      }
    }
    let app = XCUIApplication { Scoped(activation: activation) }
    app.searchFields.firstMatch.tap()
    #expect(app.segmentedControls.firstMatch.exists == (activation == .onSearchPresentation))
    app.typeText("x")
    #expect(app.segmentedControls.buttons["All"].isSelected)
    app.segmentedControls.buttons["Mine"].tap()
    #expect(app.staticTexts["Scope mine"].exists)
    app.searchFields.buttons["Clear text"].tap()
    #expect(app.segmentedControls.firstMatch.exists)
    app.buttons["Cancel"].tap()
    #expect(!app.segmentedControls.firstMatch.exists)
    app.searchFields.firstMatch.tap()
    #expect(app.segmentedControls.firstMatch.exists == (activation == .onSearchPresentation))
  }

  @Test("SEM-331: a field that is written on the stack belongs to its root")
  func outside() {
    struct Outside: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            Results(text)
            NavigationLink("Push") { Text("Page") }
          }
        }
        .searchable(text: $text)
      }
    }
    let app = XCUIApplication { Outside() }
    app.searchFields.firstMatch.tap()
    app.typeText("Fig")
    #expect(app.staticTexts["Searching true for 'Fig'"].exists)
    app.buttons["Push"].tap()
    #expect(!app.searchFields.firstMatch.exists)
    app.navigationBars.buttons["Back"].tap()
    #expect(app.searchFields.firstMatch.exists)
    #expect(app.issues(.navigation) == [])
  }

  @Test("A page of a stack shows the search field that is written on it, and no other page shows it")
  func page() {
    struct Page: View {
      @State private var text = ""
      var body: some View { Results(text).searchable(text: $text) }
    }
    let app = XCUIApplication {
      NavigationStack { NavigationLink("Push") { Page() } }
    }
    #expect(!app.searchFields.firstMatch.exists)
    app.buttons["Push"].tap()
    #expect(app.searchFields.firstMatch.exists)
  }

  @Test("Without a stack there is no bar for the field, and the log says so")
  func withoutStack() {
    let app = XCUIApplication { Text("Text").searchable(text: .constant("")) }
    #expect(!app.searchFields.firstMatch.exists)
    #expect(
      app.issues(.navigation) == [
        "The `searchable` modifier shows its field in the bar of a NavigationStack, and there is none around it or inside"
          + " it: there is no search field."
      ])
  }

  struct Focused: View {
    enum Field { case search, name }
    @State private var text = ""
    @State private var name = ""
    @FocusState private var isSearched: Bool
    @FocusState private var field: Field?
    var body: some View {
      NavigationStack {
        List {
          Text("Flag \(isSearched), field \(field.map { "\($0)" } ?? "none")")
          TextField("Name", text: $name).focused($field, equals: .name)
          Button("Search") { isSearched = true }
          Button("Leave") { isSearched = false }
          Button("Search by field") { field = .search }
        }
        .navigationTitle("Fruit")
        .searchable(text: $text)
      }
      .searchFocused($isSearched)
      .searchFocused($field, equals: .search)
    }
  }

  @Test("SEM-331, SEM-349: the focus of a search field is tied to a state, both ways")
  func focusOfField() {
    let app = XCUIApplication { Focused() }
    #expect(app.texts.contains("Flag false, field none"))
    app.buttons["Search"].tap()
    #expect(app.texts.contains("Flag true, field search"))
    app.typeText("kiwi")
    #expect(app.searchFields.firstMatch.value as? String == "kiwi")
    app.buttons["Leave"].tap()
    #expect(app.texts.contains("Flag false, field none"))
    app.searchFields.firstMatch.tap()
    #expect(app.texts.contains("Flag true, field search"))
    app.textFields["Name"].tap()
    #expect(app.texts.contains("Flag false, field name"))
    app.buttons["Search by field"].tap()
    #expect(app.texts.contains("Flag true, field search"))
    app.navigationBars.buttons["Cancel"].tap()
    #expect(app.texts.contains("Flag false, field none"))
  }
}
