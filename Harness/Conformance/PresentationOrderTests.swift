import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: what is presented when something else is")
struct PresentationOrderTests {
  // MARK: - One at a time

  fileprivate enum Kind: String, CaseIterable { case alert, dialog, sheet, cover }

  /// Two things that one action or the launch presents, on one view, or on a parent and its child.
  private struct Both: View {
    let first: Kind
    let second: Kind
    var isNested = false
    @State var isFirst = false
    @State var isSecond = false

    var body: some View {
      VStack {
        Button("Both") { (isFirst, isSecond) = (true, true) }
        if isNested {
          VStack { Text("Child").presenting(first, "One", $isFirst) }.presenting(second, "Two", $isSecond)
        } else {
          Text("Child").presenting(first, "One", $isFirst).presenting(second, "Two", $isSecond)
        }
        Text("\(isFirst) \(isSecond)")
      }
    }
  }

  @Test(
    "A-06: of two that come at once one is shown, and the other when that has gone", arguments: Kind.allCases,
    Kind.allCases)
  private func one(first: Kind, second: Kind) {
    for isNested in [false, true] {
      let app = XCUIApplication { Both(first: first, second: second, isNested: isNested) }
      app.buttons["Both"].tap()
      #expect(app.buttons["Close Two"].exists && !app.buttons["Close One"].exists)
      #expect(app.issues(.presentation).count == 1)
      app.buttons["Close Two"].tap()
      #expect(!app.buttons["Close Two"].exists && app.buttons["Close One"].exists)
      app.buttons["Close One"].tap()
      #expect(app.staticTexts["false false"].isHittable)
    }
  }

  @Test("A-06: two alerts of two views that stand side by side come one after the other")
  func siblings() {
    struct Screen: View {
      @State private var isOn = (false, false)
      var body: some View {
        Button("Both") { isOn = (true, true) }
        Text("A").presenting(.alert, "One", $isOn.0)
        Text("B").presenting(.alert, "Two", $isOn.1)
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Both"].tap()
    #expect(app.alerts.allElementsBoundByIndex.map(\.label) == ["One"])
    app.buttons["Close One"].tap()
    #expect(app.alerts.allElementsBoundByIndex.map(\.label) == ["Two"])
  }

  @Test("A-06: an alert of what presents a sheet waits for its end; one inside of the sheet is shown")
  func sheetAndAlert() {
    struct Screen: View {
      @State private var isSheet = true
      @State private var isOuter = false
      @State private var isInner = false
      var body: some View {
        Text("Root")
          .sheet(isPresented: $isSheet) {
            Button("Outer") { isOuter = true }
            Button("Inner") { isInner = true }
            Button("Close") { isSheet = false }
              .alert("Inner alert", isPresented: $isInner) {}
          }
          .alert("Outer alert", isPresented: $isOuter) {}
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Outer"].tap()
    #expect(!app.alerts.firstMatch.exists)
    app.buttons["Inner"].tap()
    #expect(app.alerts.allElementsBoundByIndex.map(\.label) == ["Inner alert"])
    app.alerts.buttons["OK"].tap()
    app.buttons["Close"].tap()
    #expect(app.alerts.allElementsBoundByIndex.map(\.label) == ["Outer alert"])
    app.alerts.buttons["OK"].tap()
    #expect(app.staticTexts["Root"].isHittable)
  }

  @Test("A-06: what waits is not shown where its flag turns false again")
  func withdrawn() {
    struct Screen: View {
      @State private var isSheet = true
      @State private var isAlert = true
      var body: some View {
        Text("Root")
          .alert("Alert", isPresented: $isAlert) {}
          .sheet(isPresented: $isSheet) {
            Button("Withdraw") { isAlert = false }
            Button("Close") { isSheet = false }
          }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Withdraw"].tap()
    app.buttons["Close"].tap()
    #expect(!app.alerts.firstMatch.exists && app.staticTexts["Root"].isHittable)
  }

  @Test("A-06: an item of a menu presents when the menu has gone; a popover's content presents over the popover")
  func menusAndPopovers() {
    struct Screen: View {
      @State private var isMenuAlert = false
      @State private var isPopover = false
      @State private var isPopoverAlert = false
      @State private var isRootAlert = false
      var body: some View {
        Menu("Menu") { Button("Ask") { isMenuAlert = true } }
          .alert("From the menu", isPresented: $isMenuAlert) {}
        Button("Popover") { isPopover = true }
          .popover(isPresented: $isPopover) {
            Button("Ask here") { isPopoverAlert = true }
              .alert("From the popover", isPresented: $isPopoverAlert) {}
            Button("Ask below") { isRootAlert = true }
            Button("Close") { isPopover = false }
          }
          .alert("From the root", isPresented: $isRootAlert) {}
      }
    }
    for isPad in [false, true] {
      let app = XCUIApplication { Screen() }
      if isPad { app.profile.device = .iPad10 }
      app.launch()
      app.buttons["Menu"].tap()
      app.buttons["Ask"].tap()
      #expect(app.alerts["From the menu"].exists)
      app.alerts.buttons["OK"].tap()
      app.buttons["Popover"].tap()
      app.buttons["Ask here"].tap()
      app.alerts["From the popover"].buttons["OK"].tap()
      app.buttons["Ask below"].tap()
      #expect(!app.alerts.firstMatch.exists)
      app.buttons["Close"].tap()
      #expect(app.alerts["From the root"].exists)
    }
  }

  @Test("A-06: two popovers of one view come one after the other, also where they stay popovers")
  func popovers() {
    struct Screen: View {
      @State private var isOn = (false, false)
      var body: some View {
        Button("Both") { isOn = (true, true) }
          .popover(isPresented: $isOn.0) { Button("Close One") { isOn.0 = false } }
          .popover(isPresented: $isOn.1) { Button("Close Two") { isOn.1 = false } }
      }
    }
    for isPad in [false, true] {
      let app = XCUIApplication { Screen() }
      if isPad { app.profile.device = .iPad10 }
      app.launch()
      app.buttons["Both"].tap()
      #expect(!app.buttons["Close One"].exists)
      app.buttons["Close Two"].tap()
      app.buttons["Close One"].tap()
      #expect(app.buttons["Both"].isHittable)
    }
  }

  // MARK: - Another item

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Content: View {
    let trace: Trace
    let item: Item
    let write: @MainActor (Item?) -> Void
    var body: some View {
      Text("Item \(item.id)")
        .onAppear { trace("appear \(item.id)") }
        .onDisappear { trace("disappear \(item.id)") }
      Button("Next") { write(Item(id: item.id + 1)) }
      Button("Far") { for id in 7...9 { write(Item(id: id)) } }
      Button("End") { write(nil) }
    }
  }

  private struct Items: View {
    enum Kind: String, CaseIterable { case sheet, cover, popover }
    let kind: Kind
    let trace: Trace
    @State var item: Item? = Item(id: 1)

    var body: some View {
      let root = Text("Root")
      let onDismiss = { trace("dismissed, now \(item?.id ?? 0)") }
      switch kind {
      case .sheet: root.sheet(item: $item, onDismiss: onDismiss) { content($0) }
      case .cover: root.fullScreenCover(item: $item, onDismiss: onDismiss) { content($0) }
      case .popover: root.popover(item: $item) { content($0) }
      }
    }

    private func content(_ item: Item) -> some View { Content(trace: trace, item: item) { self.item = $0 } }
  }

  @Test(
    "F-115: another item comes when the old content has disappeared and the app is notified",
    arguments: Items.Kind.allCases)
  private func items(kind: Items.Kind) {
    let trace = Trace()
    let app = XCUIApplication { Items(kind: kind, trace: trace) }
    #expect(app.staticTexts["Item 1"].exists)
    #expect(trace.take() == ["appear 1"])
    app.buttons["Next"].tap()
    let isNotified = kind != .popover
    #expect(trace.take() == ["disappear 1"] + (isNotified ? ["dismissed, now 2"] : []) + ["appear 2"])
    app.buttons["Far"].tap()
    #expect(trace.take() == ["disappear 2"] + (isNotified ? ["dismissed, now 9"] : []) + ["appear 9"])
    #expect(app.staticTexts["Item 9"].isHittable)
    app.buttons["End"].tap()
    #expect(trace.take() == ["disappear 9"] + (isNotified ? ["dismissed, now 0"] : []))
    #expect(app.staticTexts["Root"].isHittable)
  }

  @Test("F-115: onDismiss may take the next item away, or choose another one")
  func onDismissWrites() {
    struct Screen: View {
      let trace: Trace
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Text("Root")
          .sheet(item: $item, onDismiss: dismissed) { item in Content(trace: trace, item: item) { self.item = $0 } }
      }
      private func dismissed() {
        trace("dismissed")
        if item?.id == 2 { item = Item(id: 5) } else { item = nil }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Next"].tap()
    #expect(trace.take() == ["appear 1", "disappear 1", "dismissed", "appear 5"])
    app.buttons["Next"].tap()
    #expect(trace.take() == ["disappear 5", "dismissed"])
    #expect(app.staticTexts["Root"].isHittable)
  }

  @Test("F-115: a cover that the same action presents comes when the sheet has gone")
  func flags() {
    struct Screen: View {
      let trace: Trace
      @State private var isFirst = true
      @State private var isSecond = false
      var body: some View {
        Text("Root")
          .sheet(isPresented: $isFirst, onDismiss: { trace("dismissed") }) {
            Button("Swap") { (isFirst, isSecond) = (false, true) }.onDisappear { trace("disappear") }
          }
          .fullScreenCover(isPresented: $isSecond) { Text("Second").onAppear { trace("appear") } }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Swap"].tap()
    #expect(trace.entries == ["disappear", "dismissed", "appear"])
    #expect(app.staticTexts["Second"].isHittable)
    #expect(app.issues(.presentation) == [])
  }
}

extension View {
  @ViewBuilder
  fileprivate func presenting(
    _ kind: PresentationOrderTests.Kind, _ name: String, _ isOn: Binding<Bool>
  ) -> some View {
    switch kind {
    case .alert: alert(name, isPresented: isOn) { Button("Close \(name)") {} }
    case .dialog: confirmationDialog(name, isPresented: isOn) { Button("Close \(name)") {} }
    case .sheet: sheet(isPresented: isOn) { Button("Close \(name)") { isOn.wrappedValue = false } }
    case .cover: fullScreenCover(isPresented: isOn) { Button("Close \(name)") { isOn.wrappedValue = false } }
    }
  }
}
