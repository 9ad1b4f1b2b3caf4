import SwiftUI
import Testing
import TipKit
import UnderstudyTesting

// MARK: - Tips as apps have them

struct FavoriteTip: Tip {
  var title: Text { Text("Save as a Favorite") }
  var message: Text? { Text("Favorites are at the top") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] {
    Action(id: "learn", title: "Learn more")
    Action(id: "save") {
      FavoriteTip().invalidate(reason: .actionPerformed)
    } _: {
      Text("Save")
    }
  }
}

struct SortTip: Tip {
  @Parameter static var isReady: Bool = false
  @Parameter(.transient) static var count = 0
  static let opened = Event(id: "opened")
  var title: Text { Text("Sort the list") }
  var rules: [Rule] {
    #Rule(Self.$isReady, Self.$count) { $0 && $1 < 5 }
    #Rule(Self.opened) { $0.donations.donatedWithin(.day).count >= 2 }
  }
}

struct Viewed: Codable, Sendable { var name: String }

struct ViewedTip: Tip {
  static let viewed = Tips.Event<Viewed>(id: "viewed")
  var title: Text { Text("Two of a kind") }
  var rules: [Rule] {
    [#Rule(Self.viewed) { $0.donations.largestSubset(groupedBy: \.name).count > 1 }]
  }
}

struct CountedTip: Tip {
  var title: Text { Text("Shown twice") }
  var options: [any Option] {
    MaxDisplayCount(2)
    IgnoresDisplayFrequency(true)
  }
}

struct BriefTip: Tip {
  var title: Text { Text("Brief") }
  var options: [any Option] { [Tips.MaxDisplayDuration(10)] }
}

private struct LoudStyle: TipViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.image
      ForEach(configuration.actions) { action in Button(action: action.handler ?? {}, label: { action.label() }) }
      Button("Away") { configuration.tip.invalidate(reason: .tipClosed) }
    }
  }
}

private struct Configured<Content: View>: View {
  let content: Content
  init(_ frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate, @ViewBuilder _ content: () -> Content) {
    try? Tips.configure([.displayFrequency(frequency), .datastoreLocation(.applicationDefault)])
    self.content = content()
  }
  var body: some View { VStack { content } }
}

// MARK: - Tests

@MainActor
@Suite("Tips")
struct TipTests {
  @Test("A tip shows its texts and buttons; closing it ends it")
  func view() {
    struct Screen: View {
      @State private var action = ""
      var body: some View {
        TipView(FavoriteTip()) { action = $0.id }.tipBackground(.clear).tipImageSize(CGSize(width: 1, height: 1))
        Text(action).accessibilityIdentifier("action")
      }
    }
    let app = XCUIApplication { Configured { Screen() } }
    #expect(app.staticTexts["Save as a Favorite"].exists && app.staticTexts["Favorites are at the top"].exists)
    #expect(app.images["star"].exists)
    app.buttons["Learn more"].tap()
    #expect(app.staticTexts["action"].label == "learn")
    app.buttons["Close"].tap()
    #expect(!app.staticTexts["Save as a Favorite"].exists)
    #expect(FavoriteTip().status == .invalidated(.tipClosed))
    #expect(
      app.events.of(.log).lines == ["[TipKit] Show FavoriteTip", "[TipKit] Invalidate FavoriteTip: tipClosed"])
    app.terminate()
    app.launch()
    #expect(!app.staticTexts["Save as a Favorite"].exists)
  }

  @Test("A button's own handler runs at a tap")
  func handler() {
    let app = XCUIApplication { Configured { TipView(FavoriteTip(), arrowEdge: .bottom) } }
    app.buttons["Save"].tap()
    #expect(FavoriteTip().status == .invalidated(.actionPerformed))
    #expect(!app.staticTexts["Save as a Favorite"].exists)
  }

  @Test("Before the app has configured tips, none is shown")
  func unconfigured() {
    let app = XCUIApplication { TipView(FavoriteTip()) }
    #expect(!app.staticTexts["Save as a Favorite"].exists)
  }

  @Test("A tip is shown when its rules hold, and no longer than they do")
  func rules() {
    let app = XCUIApplication {
      Configured {
        TipView(SortTip())
        Button("Open") { SortTip.opened.sendDonation() }
        Button("Ready") { SortTip.isReady = true }
        Button("Many") { SortTip.count = 7 }
      }
    }
    app.buttons["Ready"].tap()
    app.buttons["Open"].tap()
    #expect(!app.staticTexts["Sort the list"].exists)
    app.buttons["Open"].tap()
    #expect(app.staticTexts["Sort the list"].exists)
    app.buttons["Many"].tap()
    #expect(!app.staticTexts["Sort the list"].exists)
    app.terminate()
    app.launch()
    #expect(app.staticTexts["Sort the list"].exists)
  }

  @Test("Donations have values by which rules group them")
  func donations() async {
    let app = XCUIApplication { Configured { TipView(ViewedTip()) } }
    for name in ["Tea", "Cup"] { await ViewedTip.viewed.donate(Viewed(name: name)) }
    #expect(!app.staticTexts["Two of a kind"].exists)
    await ViewedTip.viewed.donate(Viewed(name: "Tea"))
    #expect(app.staticTexts["Two of a kind"].exists)
    #expect(ViewedTip.viewed.donations.map(\.name) == ["Tea", "Cup", "Tea"])
    #expect(ViewedTip.viewed.donations.smallestSubset(groupedBy: \.name).count == 1)
  }

  @Test("Between two new tips is the time that the app has set, on its clock")
  func frequency() {
    let app = XCUIApplication {
      Configured(.daily) {
        TipView(FavoriteTip())
        TipView(BriefTip())
        TipView(CountedTip())
      }
    }
    #expect(app.staticTexts["Save as a Favorite"].exists && app.staticTexts["Shown twice"].exists)
    #expect(!app.staticTexts["Brief"].exists)
    app.clock.advance(by: .seconds(24 * 3600))
    #expect(app.staticTexts["Brief"].exists)
    app.clock.advance(by: .seconds(10))
    #expect(!app.staticTexts["Brief"].exists)
    #expect(BriefTip().status == .invalidated(.displayDurationExceeded))
  }

  @Test("A tip comes at its time, at whatever fraction of a second the last one was shown", arguments: 0..<10)
  func fractions(number: Int) {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Begin") { isShown = true }
        if isShown {
          TipView(FavoriteTip())
          TipView(BriefTip())
        }
      }
    }
    let app = XCUIApplication { Configured(.hourly) { Screen() } }
    app.clock.advance(by: .nanoseconds(123_456_789 * (number + 1)))
    app.buttons["Begin"].tap()
    #expect(app.staticTexts["Save as a Favorite"].exists && !app.staticTexts["Brief"].exists)
    app.clock.advance(by: .seconds(3600))
    #expect(app.staticTexts["Brief"].exists)
  }

  @Test("A tip is not shown more often than it may be")
  func count() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Toggle("Tip", isOn: $isShown)
        if isShown { TipView(CountedTip()) }
      }
    }
    let app = XCUIApplication { Configured { Screen() } }
    for expected in [true, true, false] {
      app.switches["Tip"].switches.firstMatch.tap()
      #expect(app.staticTexts["Shown twice"].exists == expected)
      app.switches["Tip"].switches.firstMatch.tap()
    }
    #expect(CountedTip().status == .invalidated(.displayCountExceeded))
  }

  @Test("A popover shows a tip at its view")
  func popover() {
    let app = XCUIApplication { Configured { Text("List").popoverTip(FavoriteTip()) } }
    #expect(app.popovers.staticTexts["Save as a Favorite"].exists)
    app.popovers.buttons["Close"].tap()
    #expect(app.popovers.count == 0)
  }

  @Test("An ordered group shows a tip when those before it are invalidated")
  func group() {
    struct Screen: View {
      @State private var tips = TipGroup(.ordered) {
        FavoriteTip()
        CountedTip()
      }
      var body: some View { TipView(tips.currentTip).tipViewStyle(LoudStyle()) }
    }
    let app = XCUIApplication { Configured { Screen() } }
    #expect(app.staticTexts["Save as a Favorite"].exists && !app.staticTexts["Shown twice"].exists)
    app.buttons["Away"].tap()
    #expect(!app.staticTexts["Save as a Favorite"].exists && app.staticTexts["Shown twice"].exists)
  }

  @Test("Functions for testing, and launch arguments, show or hide tips whatever their rules")
  func overrides() {
    let app = XCUIApplication {
      TipView(SortTip())
      TipView(FavoriteTip())
      Button("All") { Tips.showAllTipsForTesting() }
      Button("None") { Tips.hideTipsForTesting([SortTip.self]) }
    }
    func shown() -> [Bool] { ["Sort the list", "Save as a Favorite"].map { app.staticTexts[$0].exists } }
    #expect(shown() == [false, false])
    app.buttons["All"].tap()
    #expect(shown() == [true, true])
    app.buttons["None"].tap()
    #expect(shown() == [false, true])
    app.launchArguments = ["-com.apple.TipKit.HideTips", "FavoriteTip"]
    app.launch()
    #expect(shown() == [false, false])
  }

  @Test("An app follows the status of a tip")
  func updates() {
    struct Screen: View {
      @State private var lines: [String] = []
      var body: some View {
        Text(lines.joined(separator: ", ")).accessibilityIdentifier("lines")
        Button("Close") { FavoriteTip().invalidate(reason: .tipClosed) }
        Button("Reset") { Task { await FavoriteTip().resetEligibility() } }
          .task { for await status in FavoriteTip().statusUpdates { lines.append("\(status)") } }
          .task { for await isShown in FavoriteTip().shouldDisplayUpdates { lines.append("\(isShown)") } }
      }
    }
    let app = XCUIApplication { Configured { Screen() } }
    app.buttons["Close"].tap()
    app.buttons["Close"].tap()
    let lines = app.staticTexts["lines"].label.components(separatedBy: ", ")
    #expect(lines.sorted() == ["available", "false", "invalidated(TipKit.Tips.InvalidationReason.tipClosed)", "true"])
    app.buttons["Reset"].tap()
    #expect(app.staticTexts["lines"].label.components(separatedBy: ", ").suffix(2).sorted() == ["available", "true"])
  }
}
