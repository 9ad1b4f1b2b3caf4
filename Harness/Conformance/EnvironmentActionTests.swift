import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("E: dismiss, openURL, refresh")
struct EnvironmentActionTests {
  struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    let title: String
    init(_ title: String) { self.title = title }
    var body: some View { Button(title) { dismiss() } }
  }

  @Test("SEM-252: dismiss pops a page, closes a sheet, and does nothing at a root")
  func dismiss() {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Closer("Close root")
            Button("Present") { isShown = true }
            NavigationLink("Push") { Closer("Close page") }
          }
          .sheet(isPresented: $isShown) { Closer("Close sheet") }
        }
      }
    }
    let app = XCUIApplication { Root() }
    app.buttons["Close root"].tap()
    app.buttons["Push"].tap()
    app.buttons["Close page"].tap()
    #expect(app.buttons["Close root"].exists)
    app.buttons["Present"].tap()
    app.buttons["Close sheet"].tap()
    #expect(!app.buttons["Close sheet"].exists)
    #expect(app.buttons["Close root"].exists)
  }

  @Test("SEM-253: dismiss acts for the place where it was read")
  func dismissOfPlace() {
    struct Root: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isShown = false
      var body: some View {
        Button("Present") { isShown = true }
          .sheet(isPresented: $isShown) {
            NavigationStack {
              VStack {
                Button("Presenter's") { dismiss() }
                Closer("Close root of sheet")
                NavigationLink("Push") { Closer("Close page") }
              }
            }
          }
      }
    }
    let app = XCUIApplication { Root() }
    app.buttons["Present"].tap()
    app.buttons["Presenter's"].tap()
    #expect(app.buttons["Push"].exists)
    app.buttons["Push"].tap()
    app.buttons["Close page"].tap()
    #expect(app.buttons["Push"].exists)
    app.buttons["Close root of sheet"].tap()
    #expect(!app.buttons["Push"].exists)
  }

  @Test("SEM-254: dismiss writes the binding that presents")
  func dismissWrites() {
    struct Root: View {
      @State private var isShown = true
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("shown \(isShown) path \(path.count)")
            .navigationDestination(for: Int.self) { _ in Closer("Close page") }
        }
        .sheet(isPresented: $isShown) { Closer("Close sheet") }
      }
    }
    let app = XCUIApplication { Root() }
    app.buttons["Close sheet"].tap()
    app.buttons["Close page"].tap()
    #expect(app.staticTexts["shown false path 0"].exists)
  }

  @Test("SEM-256: a sheet and a pushed page are presented, a root is not")
  func isPresented() {
    struct Presented: View {
      @Environment(\.isPresented) private var isPresented
      let name: String
      init(_ name: String) { self.name = name }
      var body: some View { Text("\(name) \(isPresented)") }
    }
    struct Presenter: View {
      @State private var isShown = true
      var body: some View {
        Presented("page").sheet(isPresented: $isShown) {
          Presented("sheet")
          Button("Close sheet") { isShown = false }
        }
      }
    }
    let app = XCUIApplication {
      NavigationStack {
        VStack {
          Presented("root")
          NavigationLink("Push") {
            Presenter()
          }
        }
      }
    }
    #expect(app.staticTexts["root false"].exists)
    app.buttons["Push"].tap()
    #expect(app.staticTexts["sheet true"].exists)
    app.buttons["Close sheet"].tap()
    #expect(app.texts == ["page true"])
  }

  struct Opener: View {
    let trace: Trace
    let url: URL
    @Environment(\.openURL) private var openURL
    init(_ trace: Trace, _ url: String) { (self.trace, self.url) = (trace, URL(string: url)!) }
    var body: some View {
      Button("Open") { openURL(url) { trace("accepted \($0)") } }
    }
  }

  @Test(
    "SEM-257: a handler decides what becomes of a URL",
    arguments: [
      (OpenURLAction.Result.handled, true, []), (.discarded, false, []), (.systemAction, true, ["https://a.example"]),
      (.systemAction(URL(string: "https://b.example")!), true, ["https://b.example"]),
      (.systemAction(URL(string: "file:///tmp")!), false, []),
    ])
  func openURL(result: OpenURLAction.Result, accepted: Bool, opened: [String]) {
    let trace = Trace()
    let app = XCUIApplication {
      Opener(trace, "https://a.example").environment(\.openURL, OpenURLAction { _ in result })
    }
    app.buttons["Open"].tap()
    #expect(trace.entries == ["accepted \(accepted)"])
    #expect(app.host?.openedURLs.map(\.absoluteString) == opened)
  }

  @Test("SEM-257: without a handler the system gets the URL; without a system nothing does")
  func openURLBySystem() {
    let trace = Trace()
    let app = XCUIApplication { Opener(trace, "https://a.example") }
    app.buttons["Open"].tap()
    #expect(app.host?.openedURLs.map(\.absoluteString) == ["https://a.example"])
    EnvironmentValues().openURL(URL(string: "https://a.example")!) { trace("outside \($0)") }
    #expect(trace.entries == ["accepted true", "outside false"])
  }

  @Test(
    "SEM-085: a view that reads an action runs again for no other value", arguments: ["root", "page", "sheet", "alert"])
  func actionsAreTheSame(place: String) {
    struct Reader: View {
      @Environment(\.openURL) private var openURL
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Root: View {
      let place: String
      @State private var isShown = false
      @State private var asks = false
      var body: some View {
        NavigationStack {
          VStack {
            if place == "root" { Reader() }
            NavigationLink("page") { Reader() }
            Button("sheet") { isShown = true }
            Button("alert") { asks = true }
          }
          .sheet(isPresented: $isShown) { Reader() }
          .alert("Question", isPresented: $asks) { Reader() }
        }
      }
    }
    let app = XCUIApplication { Root(place: place) }
    if place != "root" { app.buttons[place].tap() }
    #expect(app.buttons["Close"].exists)
    let count = app.bodyCount(of: Reader.self)
    app.setEnvironment(\.layoutDirection, to: .rightToLeft)
    #expect(app.bodyCount(of: Reader.self) == count)
    app.buttons["Close"].firstMatch.tap()
    #expect(app.buttons["Close"].exists == (place == "root"))
  }

  @Test("SEM-258: a link opens its URL through the environment")
  func link() {
    let trace = Trace()
    let app = XCUIApplication {
      Link("Site", destination: URL(string: "https://a.example")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            trace(url.absoluteString)
            return .handled
          })
    }
    app.links["Site"].tap()
    #expect(trace.entries == ["https://a.example"])
  }

  @Test("SEM-259: there is a refresh below refreshable only")
  func refresh() {
    struct Refresher: View {
      @Environment(\.refresh) private var refresh
      var body: some View {
        if let refresh {
          Button("Refresh") { Task { await refresh() } }
        } else {
          Text("No refresh")
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication {
      Refresher()
      Refresher().refreshable { trace("refreshed") }
    }
    #expect(app.staticTexts["No refresh"].exists)
    app.buttons["Refresh"].tap()
    app.settle()
    #expect(trace.entries == ["refreshed"])
  }

  @Test("SEM-257: what UIApplication opens reaches the system too")
  func applicationOpens() throws {
    let url = try #require(URL(string: "https://example.org"))
    let trace = Trace()
    let app = XCUIApplication {
      Button("Open") { UIApplication.shared.open(url) { trace("opened \($0)") } }
      Button("File") { UIApplication.shared.open(URL(filePath: "/tmp")) { trace("opened \($0)") } }
    }
    app.buttons["Open"].tap()
    app.buttons["File"].tap()
    #expect(app.host?.openedURLs == [url])
    #expect(trace.entries == ["opened true", "opened false"])
  }
}
