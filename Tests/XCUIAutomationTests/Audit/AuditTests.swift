import SwiftUI
import Testing
import UnderstudyTesting

@testable import XCUIAutomation

/// Types, words and the handler: Apple's pages "XCUIAccessibilityAuditType" and "XCUIAccessibilityAuditIssue".
@MainActor
@Suite("Accessibility audits")
struct AuditTests {
  /// What an audit finds: the compact text and the element's identifier.
  private func issues(
    _ types: XCUIAccessibilityAuditType = .all, _ app: XCUIApplication
  ) throws -> [String] {
    var found: [String] = []
    try app.performAccessibilityAudit(for: types) { issue in
      found.append("\(issue.compactDescription): \(issue.element?.identifier ?? "none")")
      return true
    }
    return found
  }

  @Test("F-46: a screen whose texts are dark and whose buttons are large has no issue")
  func clean() throws {
    let app = XCUIApplication {
      NavigationStack {
        List {
          Text("Row").foregroundStyle(.black)
          Toggle("Wide", isOn: .constant(true))
          Button {
          } label: {
            Text("Pay").foregroundStyle(.white).frame(width: 200, height: 50).background(Color(white: 0.2))
          }
        }.navigationTitle("Shop").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(try issues(.all, app) == [])
    try app.performAccessibilityAudit()
  }

  @Test("Hit regions are 44 by 44 points at least; bars and the system's controls have their own")
  func hitRegion() throws {
    let app = XCUIApplication {
      NavigationStack {
        VStack {
          Button("Small") {}.accessibilityIdentifier("small")
          Button {
          } label: {
            Text("Large").frame(width: 44, height: 44)
          }.accessibilityIdentifier("large")
          Button {
          } label: {
            Text("Flat").frame(width: 100, height: 43)
          }.accessibilityIdentifier("flat")
          Toggle("On", isOn: .constant(true))
          Stepper("Count", value: .constant(1))
        }.toolbar { Button("Add") {} }
      }
    }
    #expect(try issues(.hitRegion, app) == ["Hit area is too small: small", "Hit area is too small: flat"])
    var detailed = ""
    try app.performAccessibilityAudit(for: .hitRegion) { issue in
      if issue.element?.identifier == "flat" { detailed = issue.detailedDescription }
      return true
    }
    #expect(
      detailed == """
        Hit area is too small: Button, identifier: 'flat', label: 'Flat'
        Found: 100 by 43 points, at least 44 by 44 are needed
        Try: a frame of 44 by 44 points, or padding, inside the button's label
        """)
  }

  @Test("LAY-309: a text that is cut off is clipped; one that is scaled or has lines enough is not")
  func textClipped() throws {
    let long = "A text that is longer than the room that there is for it on this line"
    let app = XCUIApplication {
      VStack {
        Text(long).lineLimit(1).accessibilityIdentifier("cut")
        Text(long).accessibilityIdentifier("lines")
        Text(long).lineLimit(1).minimumScaleFactor(0.2).accessibilityIdentifier("scaled")
        Text("Short").lineLimit(1).frame(width: 20).accessibilityIdentifier("narrow")
      }
    }
    #expect(try issues(.textClipped, app) == ["Text clipped: cut", "Text clipped: narrow"])
  }

  @Test("LAY-307: fonts of a fixed size do not follow the user's")
  func dynamicType() throws {
    let app = XCUIApplication {
      VStack {
        Text("Style").font(.caption)
        Text("Fixed").font(.system(size: 12)).accessibilityIdentifier("fixed")
        Text("Custom").font(.custom("Inter", size: 12)).accessibilityIdentifier("custom")
        Text("Own").font(.custom("Inter", fixedSize: 12)).accessibilityIdentifier("own")
        (Text("Part ") + Text("fixed").font(.system(size: 9))).accessibilityIdentifier("part")
      }
    }
    let expected = ["fixed", "own", "part"].map { "Dynamic Type font sizes are unsupported: \($0)" }
    #expect(try issues(.dynamicType, app) == expected)
  }

  @Test("WCAG 1.4.3: text needs a contrast of 4.5, large text of 3, where both colors are known")
  func contrast() throws {
    let grey = Color(white: 0.5)  // 3.95 on white
    let app = XCUIApplication {
      VStack {
        Text("Grey").foregroundStyle(grey).accessibilityIdentifier("grey")
        Text("Pale").foregroundStyle(Color(white: 0.8)).accessibilityIdentifier("pale")
        Text("Large").font(.title).foregroundStyle(grey).accessibilityIdentifier("large")
        Text("On black").foregroundStyle(grey).padding().background(Color.black).accessibilityIdentifier("on black")
        Text("On grey").padding().background(Color(white: 0.3)).accessibilityIdentifier("on grey")
        Text("Unknown").foregroundStyle(grey).padding().background(
          LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
        ).accessibilityIdentifier("unknown")
        Button("Off") {}.foregroundStyle(Color(white: 0.8)).disabled(true)
      }
    }
    #expect(
      try issues(.contrast, app) == [
        "Contrast nearly passed: grey", "Contrast failed: pale", "Contrast failed: on grey",
      ])
  }

  @Test("Colors that the app leaves to the system are no issue of the app")
  func systemColors() throws {
    let app = XCUIApplication {
      TabView {
        VStack {
          Button("Default") {}.accessibilityIdentifier("default")
          Button("Prominent") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("prominent")
          Button("Tinted") {}.tint(.yellow).accessibilityIdentifier("tinted")
          Text("Blue").foregroundStyle(.blue).accessibilityIdentifier("blue")
          Text("Masked").foregroundStyle(Color(white: 0.8)).mask { Rectangle() }
        }
        .tabItem { Label("First", systemImage: "star") }
        Text("Second").tabItem { Label("Second", systemImage: "star") }
      }
    }
    let found = try issues(.contrast, app)
    #expect(found == ["Contrast failed: tinted", "Contrast nearly passed: blue"])
  }

  @Test("The grey of a list's headers and footers is the system's; another color, and that of rows, is the app's")
  func headings() throws {
    let app = XCUIApplication {
      List {
        Section {
          Text("Row").foregroundStyle(.secondary).accessibilityIdentifier("row")
          Label("Starred", systemImage: "star")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section {
          Text("Row")
        } header: {
          Text("Pale").foregroundStyle(Color(white: 0.8)).accessibilityIdentifier("pale")
        }
      }
    }
    #expect(
      try issues([.contrast, .sufficientElementDescription], app) == [
        "Contrast nearly passed: row", "Contrast failed: pale",
      ])
  }

  @Test("Texts that are drawn and that no element says")
  func elementDetection() throws {
    let app = XCUIApplication {
      VStack {
        Text("Said")
        Text("Hidden").accessibilityHidden(true)
        HStack {
          Text("4.5")
          Text("stars")
        }.accessibilityElement(children: .ignore).accessibilityLabel("Rated 4.5 stars")
      }
    }
    var found: [String] = []
    try app.performAccessibilityAudit(for: .elementDetection) { issue in
      #expect(issue.element == nil)
      found.append(issue.detailedDescription)
      return true
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Potentially inaccessible text: \"Hidden\" at 19") == true)
  }

  @Test("Descriptions say more than what the element is")
  func descriptions() throws {
    let app = XCUIApplication {
      VStack {
        Button {
        } label: {
          Color.red
        }.accessibilityIdentifier("silent")
        Button("Save button") {}.accessibilityIdentifier("role")
        Button("Buttons") {}
        Image("photo").accessibilityLabel("Image").accessibilityIdentifier("image")
        Text("A button")
      }
    }
    #expect(
      try issues(.sufficientElementDescription, app) == [
        "Element has no description: silent", "Description repeats the role: role",
        "Description repeats the role: image",
      ])
  }

  @Test("An element has one role")
  func traits() throws {
    let app = XCUIApplication {
      VStack {
        Text("Both").accessibilityAddTraits([.isButton, .isLink]).accessibilityIdentifier("both")
        Text("Head").accessibilityAddTraits([.isHeader, .isButton])
      }
    }
    #expect(try issues(.trait, app) == ["Traits contradict each other: both"])
  }

  @Test("Identifiers that several elements have are looked for on request only")
  func duplicates() throws {
    let app = XCUIApplication {
      VStack {
        Text("One").accessibilityIdentifier("same")
        Text("Two").accessibilityIdentifier("same")
        Text("Three").accessibilityIdentifier("other")
      }
    }
    #expect(try issues(.all, app) == [])
    #expect(try issues(.duplicateIdentifiers, app) == ["Identifier is not unique: same"])
  }

  @Test("SEM-235: identifiers that a container's replaces are looked for on request only, one issue a container")
  func hiddenIdentifiers() throws {
    let app = XCUIApplication {
      VStack {
        VStack {
          Text("One").accessibilityIdentifier("first")
          HStack { Text("Two") }.accessibilityIdentifier("second")
          Text("Three").accessibilityIdentifier("outer \(1)")
          Text("Four")
        }.accessibilityIdentifier("outer \(1)")
        VStack { Text("Five").accessibilityIdentifier("five") }
          .accessibilityElement(children: .contain).accessibilityIdentifier("box")
        HStack { Text("Six") }.accessibilityIdentifier("row")
      }
    }
    #expect(try issues(.all, app) == [])
    #expect(try issues(.hiddenIdentifiers, app) == ["Identifier hides those inside: outer 1"])
    try app.performAccessibilityAudit(for: .hiddenIdentifiers) { issue in
      #expect(
        issue.detailedDescription == """
          Identifier hides those inside: StaticText, identifier: 'outer 1', label: 'One'
          Found: 'outer 1' is on a plain container and takes the place of 'first', 'second'
          Try: accessibilityElement(children: .contain) before accessibilityIdentifier("outer \(1)")
          """)
      return true
    }
  }

  @Test("The line of an identifier is known where one file writes it once")
  func identifierSource() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("identifiers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in ["Sources", ".build"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
      let text = "VStack {}\n  .accessibilityIdentifier(\"a\")\n  .accessibilityIdentifier(\"b\", isEnabled: true)\n"
      try Data(text.utf8).write(to: root.appendingPathComponent("\(folder)/View.swift"))
    }
    #expect(IdentifierSource.place(of: "a", in: root.path) == "Sources/View.swift:2")
    #expect(IdentifierSource.place(of: "b", in: root.path) == "Sources/View.swift:3")
    #expect(IdentifierSource.place(of: "c", in: root.path) == nil)
    try Data(".accessibilityIdentifier(\"a\")".utf8).write(to: root.appendingPathComponent("Other.swift"))
    #expect(IdentifierSource.place(of: "a", in: root.path) == nil)
    #expect(IdentifierSource.place(of: "a", in: root.path + "/nowhere") == nil)
  }

  @Test("One failure for each issue that the handler does not ignore, at the line of the call")
  func failures() throws {
    let app = XCUIApplication {
      VStack {
        Button("One") {}.accessibilityIdentifier("one")
        Button("Two") {}.accessibilityIdentifier("two")
      }
    }
    let capture = FailureCapture()
    try FailureReporter.$capture.withValue(capture) {
      try app.performAccessibilityAudit(for: .hitRegion) { $0.element?.identifier == "one" }
    }
    #expect(capture.messages.count == 1)
    #expect(capture.messages.first?.hasPrefix("Hit area is too small: Button, identifier: 'two'") == true)
    #expect(capture.failures.first?.location?.line == #line - 4)
    #expect(throws: CancellationError.self) {
      try app.performAccessibilityAudit(for: .hitRegion) { _ in throw CancellationError() }
    }
  }

  @Test("The keyboard that is shown, with the keys beside it, and the menu of a field are the system's")
  func keyboard() throws {
    let app = XCUIApplication {
      TextField("Name", text: .constant("Tea")).frame(width: 200, height: 60).accessibilityIdentifier("name")
    }
    let types: XCUIAccessibilityAuditType = [.all, .duplicateIdentifiers, .hiddenIdentifiers]
    let before = try issues(types, app)
    app.textFields["name"].tap()
    // Looks at the keyboard, so that it is in the tree.
    #expect(app.keys["q"].exists && app.buttons["Dictate"].exists)
    #expect(try issues(types, app) == before)
    app.textFields["name"].press(forDuration: 1)
    #expect(app.menuItems["Select All"].exists)
    #expect(try issues(types, app) == before)
  }

  @Test("What lies behind an alert is not looked at, nor is the keyboard")
  func covered() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Button("Show") { isShown = true }
        }.alert("Sure?", isPresented: $isShown) { Button("Yes") {} }
      }
    }
    let app = XCUIApplication { Screen() }
    app.textFields["Name"].tap()
    #expect(try issues(.hitRegion, app) == ["Hit area is too small: "])
    app.buttons["Show"].tap()
    #expect(try issues(.hitRegion, app) == [])
  }
}
