import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: a control in another control's label")
struct NestedControlTests {
  enum Control: CaseIterable { case button, link, webLink, menu }

  private struct Screen: View {
    let outer: Control
    let inner: Control
    @State private var log = ""

    var body: some View {
      NavigationStack {
        control(outer, "outer") { control(inner, "inner") { Text("Login") } }
          .accessibilityIdentifier("control")
        Text("log \(log)").accessibilityIdentifier("log")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          log += url.host() ?? ""
          return .handled
        })
    }

    private func control<Label: View>(_ kind: Control, _ name: String, @ViewBuilder label: () -> Label) -> AnyView {
      switch kind {
      case .button:
        AnyView(
          Button {
            log += name
          } label: {
            label()
          })
      case .link:
        AnyView(
          NavigationLink {
            Text("page \(name)")
          } label: {
            label()
          })
      case .webLink: AnyView(Link(destination: URL(string: "https://\(name)")!) { label() })
      case .menu:
        AnyView(
          Menu {
            Button("item \(name)") {}
          } label: {
            label()
          })
      }
    }
  }

  @Test("F-141: the outer control is the one that a test finds and a finger uses", arguments: Control.allCases)
  func pairs(_ outer: Control) {
    for inner in Control.allCases {
      let app = XCUIApplication { Screen(outer: outer, inner: inner) }
      #expect(app.buttons.matching(identifier: "Login").count == 1)
      #expect(app.buttons["control"].staticTexts.allElementsBoundByIndex.map(\.label) == ["Login"])
      #expect(app.buttons["Login"].elementType == (outer == .webLink ? .link : .button))
      app.staticTexts["Login"].tap()
      switch outer {
      case .button, .webLink: #expect(app.staticTexts["log"].label == "log outer")
      case .link: #expect(app.staticTexts["page outer"].exists)
      case .menu: #expect(app.buttons["item outer"].exists)
      }
    }
  }

  @Test("F-141: a part's identifier names the control that has none")
  func identifiers() {
    let app = XCUIApplication {
      NavigationStack {
        NavigationLink {
          Text("Page")
        } label: {
          HStack {
            Image(systemName: "person")
            Button("Login") {}.accessibilityIdentifier("login")
          }
        }
      }
    }
    #expect(app.buttons.count == 1)
    #expect(app.buttons["login"].label.contains("Login"))
    app.buttons["login"].tap()
    #expect(app.staticTexts["Page"].exists)
  }

  @Test("F-141: a button with a style of its own stays one, and takes its touches")
  func ownStyle() {
    struct Row: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          List {
            NavigationLink {
              Text("Page")
            } label: {
              HStack {
                Text("Row")
                Button("Like \(count)") { count += 1 }.buttonStyle(.borderless)
              }
            }
          }
        }
      }
    }
    let app = XCUIApplication { Row() }
    app.buttons["Like 0"].tap()
    #expect(app.buttons["Like 1"].exists && !app.staticTexts["Page"].exists)
    app.staticTexts["Row"].tap()
    #expect(app.staticTexts["Page"].exists)
  }

  @Test("F-141: a control is disabled while a part of it is")
  func disabledPart() {
    struct Screen: View {
      @State private var name = ""
      var body: some View {
        NavigationStack {
          TextField("Name", text: $name)
          NavigationLink {
            Text("Page")
          } label: {
            Button("Login") {}.disabled(name.isEmpty)
          }
          Link(destination: URL(string: "https://example.com")!) { Button("Help") {}.disabled(name.isEmpty) }
          Button {
          } label: {
            Text("Show").disabled(true)
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(!app.buttons["Login"].isEnabled && !app.links["Help"].isEnabled && app.buttons["Show"].isEnabled)
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    #expect(app.buttons["Login"].isEnabled && app.links["Help"].isEnabled)
    app.buttons["Login"].tap()
    #expect(app.staticTexts["Page"].exists)
  }

  @Test("F-141: what a label presents is no part of it")
  func presented() {
    struct Screen: View {
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        Button {
          isShown = true
        } label: {
          Text("Open").sheet(isPresented: $isShown) { Button("Count \(count)") { count += 1 } }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Open"].tap()
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists)
  }

  @Test("F-141: a label that changes changes the control")
  func changes() {
    struct Screen: View {
      @State private var isMember = false
      var body: some View {
        Toggle("Member", isOn: $isMember).labelsHidden()
        Button {
        } label: {
          Button(isMember ? "Log out" : "Log in") {}
          if isMember { Button("Profile") {} }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.buttons["Log in"].exists)
    app.switches.firstMatch.tap()
    #expect(app.buttons["Log out, Profile"].exists)
    #expect(app.buttons.count == 1)
  }
}
