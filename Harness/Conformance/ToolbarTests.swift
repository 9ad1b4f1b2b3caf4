import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: toolbars")
struct ToolbarTests {
  @Test("SEM-233: items under a condition of two branches come and go with it")
  func branches() {
    struct Screen: View {
      @State private var isEditing = false
      var body: some View {
        NavigationStack {
          Text("Root").toolbar {
            if isEditing {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
              ToolbarItem(placement: .confirmationAction) { Button("Save") { isEditing = false } }
            } else {
              ToolbarItemGroup(placement: .primaryAction) { Button("Edit") { isEditing = true } }
            }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    let bar = app.navigationBars.firstMatch
    #expect(bar.buttons.allElementsBoundByIndex.map(\.label) == ["Edit"])
    bar.buttons["Edit"].tap()
    #expect(bar.buttons.allElementsBoundByIndex.map(\.label) == ["Cancel", "Save"])
    bar.buttons["Save"].tap()
    #expect(bar.buttons.allElementsBoundByIndex.map(\.label) == ["Edit"])
  }

  struct Document: View {
    @State private var name = "Draft"
    @State private var count = 0
    @State private var hasMenu = true
    var body: some View {
      NavigationStack {
        Form {
          Button("Fix") { hasMenu = false }
          NavigationLink("Next") { Text("Page").navigationTitle("Page") }
        }
        .navigationTitle(name)
        .toolbar {
          if hasMenu {
            ToolbarTitleMenu {
              Button("Rename \(count)") { name = "Letter" }
              Menu("Count") { Button("Up") { count += 1 } }
            }
          }
          ToolbarItem(placement: .primaryAction) { Button("Done") {} }
        }
      }
    }
  }

  @Test("A title with a menu is a button, which opens its items; an item closes it")
  func titleMenu() {
    let app = XCUIApplication { Document() }
    let bar = app.navigationBars["Draft"]
    #expect(bar.buttons.allElementsBoundByIndex.map(\.label) == ["Draft", "Done"])
    #expect(!app.buttons["Rename 0"].exists)
    bar.buttons["Draft"].tap()
    #expect(app.collectionViews.buttons["Rename 0"].isHittable)
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(!app.buttons["Rename 0"].exists)
    bar.buttons["Draft"].tap()
    app.buttons["Count"].tap()
    app.buttons["Up"].tap()
    bar.buttons["Draft"].tap()
    app.buttons["Rename 1"].tap()
    #expect(app.navigationBars["Letter"].buttons["Letter"].exists)
    #expect(!app.otherElements["PopoverDismissRegion"].exists)
  }

  @Test("A title menu belongs to its page, and goes with its condition")
  func titleMenuOfPage() {
    let app = XCUIApplication { Document() }
    app.buttons["Next"].tap()
    #expect(app.navigationBars["Page"].staticTexts["Page"].exists)
    #expect(!app.navigationBars["Page"].buttons["Page"].exists)
    app.navigationBars.buttons["Draft"].tap()
    app.buttons["Fix"].tap()
    #expect(app.navigationBars["Draft"].staticTexts["Draft"].exists)
    #expect(!app.navigationBars["Draft"].buttons["Draft"].exists)
    let empty = XCUIApplication {
      NavigationStack { Text("Root").navigationTitle("Title").toolbarTitleMenu {} }
    }
    #expect(empty.navigationBars["Title"].staticTexts["Title"].exists)
  }

  @Test("SEM-233: a page takes the bar of the tabs away, and the way back brings it again")
  func hiddenTabBar() {
    let app = XCUIApplication {
      TabView {
        NavigationStack {
          NavigationLink("Push") { Text("Page").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("First") }
        Text("Second content").tabItem { Text("Second") }
      }
    }
    #expect(app.tabBars.buttons["First"].exists)
    app.buttons["Push"].tap()
    #expect(!app.tabBars.firstMatch.exists)
    #expect(app.navigationBars.buttons["Back"].exists)
    app.navigationBars.buttons["Back"].tap()
    #expect(app.tabBars.buttons["First"].exists)
  }

  @Test("SEM-366: a key stands for its control, where the control can be reached")
  func shortcuts() {
    struct Screen: View {
      @State private var log = "nothing"
      @State private var isDisabled = false
      @State private var name = ""
      var body: some View {
        Text("Did \(log)")
        TextField("Name", text: $name).onSubmit { log = "submit" }
        Button("Confirm") { log = "confirm" }.keyboardShortcut(.defaultAction).disabled(isDisabled)
        Button("New") { log = "new" }.keyboardShortcut("n")
        Button("Disable") { isDisabled = true }.keyboardShortcut("d", modifiers: [.command, .shift])
      }
    }
    let app = XCUIApplication { Screen() }
    app.typeKey(.return, modifierFlags: [])
    #expect(app.staticTexts["Did confirm"].exists)
    app.typeKey("n", modifierFlags: .command)
    #expect(app.staticTexts["Did new"].exists)
    app.textFields["Name"].tap()
    app.typeKey(.return, modifierFlags: [])
    #expect(app.staticTexts["Did submit"].exists)
    app.typeKey("d", modifierFlags: [.command, .shift])
    #expect(failures { app.typeKey(.return, modifierFlags: []) }.count == 1)
    #expect(app.staticTexts["Did submit"].exists)
  }

  @Test("SEM-227: places in views go up as preferences do, and are read by the view that asks")
  func anchors() {
    struct PlacesKey: PreferenceKey {
      static var defaultValue: [String: Anchor<CGRect>] { [:] }
      static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
      }
    }
    let app = XCUIApplication {
      VStack {
        Text("A").anchorPreference(key: PlacesKey.self, value: .bounds) { ["a": $0] }
        Text("B").anchorPreference(key: PlacesKey.self, value: .bounds) { ["b": $0] }
          .transformAnchorPreference(key: PlacesKey.self, value: .bounds) { $0["c"] = $1 }
      }
      .overlayPreferenceValue(PlacesKey.self, alignment: .topLeading) { places in
        GeometryReader { proxy in
          Text(places.keys.sorted().joined(separator: ","))
          Text("Width \(Int(places["c"].map { proxy[$0].width } ?? -1))")
        }
      }
    }
    #expect(app.texts == ["A", "B", "a,b,c", "Width 10"])
  }

  @Test("A share link opens the share sheet, which can be closed")
  func shareLink() throws {
    let url = try #require(URL(string: "https://example.org"))
    let app = XCUIApplication {
      ShareLink(item: url)
      ShareLink("Send", item: "text", preview: SharePreview("Text"))
      ShareLink(items: [url]) { Text("All") }.accessibilityIdentifier("share.all")
    }
    #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["Share…", "Send", "All"])
    app.buttons["share.all"].tap()
    #expect(app.otherElements["ActivityListView"].exists)
    app.buttons["Close"].tap()
    #expect(app.buttons["Send"].isHittable)
  }

  @Test("An asynchronous image shows its placeholder, then the image or the placeholder again")
  func asyncImage() throws {
    struct Screen: View {
      let url: URL?
      @State private var isBroken = false
      var body: some View {
        AsyncImage(url: url) { image in
          image.resizable().accessibilityLabel("Loaded")
        } placeholder: {
          Text("Placeholder")
        }
        AsyncImage(url: isBroken ? URL(string: "https://example.org/broken.png") : nil) { phase in
          switch phase {
          case .empty: Text("Empty")
          case .success: Text("Success")
          case .failure: Text("Failure")
          }
        }
        Button("Break") { isBroken = true }
      }
    }
    let url = try #require(URL(string: "https://example.org/cat.png"))
    let app = XCUIApplication {
      Screen(url: url).environment(
        \.asyncImageLoader,
        AsyncImageLoader { url in
          try await Task.sleep(for: .seconds(1))
          return url.lastPathComponent == "cat.png" ? Data([0x89, 0x50, 0x4E, 0x47]) : Data("<html>".utf8)
        })
    }
    #expect(app.texts == ["Placeholder", "Empty"])
    app.clock.advance(by: .seconds(1))
    #expect(app.images["cat.png"].label == "Loaded")
    app.buttons["Break"].tap()
    #expect(app.staticTexts["Empty"].exists)
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["Failure"].exists)
  }

  @Test("Items over the keyboard are there while a field has it")
  func keyboardItems() {
    struct Screen: View {
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          TextField("Name", text: $name).focused($isFocused)
            .toolbar {
              ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
              ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isFocused = false }
              }
            }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.toolbars.buttons.allElementsBoundByIndex.map(\.label) == ["Archive"])
    app.textFields["Name"].tap()
    #expect(app.toolbars.buttons.allElementsBoundByIndex.map(\.label) == ["Archive", "Done"])
    app.toolbars.buttons["Done"].tap()
    #expect(app.toolbars.buttons.allElementsBoundByIndex.map(\.label) == ["Archive"])
  }
}
