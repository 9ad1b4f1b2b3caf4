import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: adapted presentations")
struct PresentationAdaptationTests {
  struct Adapting: View {
    let adaptation: PresentationAdaptation
    var isLocked = false
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      Text("Count \(count)")
      Button("Open") { isShown = true }
        .popover(isPresented: $isShown) {
          VStack {
            Text("Inside \(count)")
            Button("Up") { count += 1 }
            if count > 0 { Button("Close") { isShown = false } }
          }
          .presentationCompactAdaptation(adaptation)
          .interactiveDismissDisabled(isLocked)
        }
    }
  }

  @Test("SEM-317: a popover is a sheet, unless it is adapted to something else", arguments: [true, false])
  func adaptedPopover(isSheet: Bool) {
    let app = XCUIApplication { Adapting(adaptation: isSheet ? .automatic : .fullScreenCover) }
    app.buttons["Open"].tap()
    #expect(!app.popovers.firstMatch.exists && !app.buttons["Open"].exists)
    app.buttons["Up"].tap()
    app.swipeDown()
    #expect(app.buttons["Open"].exists == isSheet, "a cover is not swiped away")
    #expect(app.staticTexts["Inside 1"].exists == !isSheet)
  }

  @Test("SEM-317: a popover that stays one lies over the content, until a tap beside it or the app closes it")
  func popoverOnPhone() {
    for adaptation in [PresentationAdaptation.popover, .none] {
      let app = XCUIApplication { Adapting(adaptation: adaptation) }
      app.buttons["Open"].tap()
      let popover = app.popovers.firstMatch
      #expect(popover.staticTexts["Inside 0"].exists)
      #expect(app.buttons["Open"].exists && !app.buttons["Open"].isHittable)
      popover.buttons["Up"].tap()
      #expect(popover.staticTexts["Inside 1"].exists && popover.buttons["Close"].isHittable)
      #expect(app.staticTexts["Count 1"].exists)
      app.otherElements["PopoverDismissRegion"].tap()
      #expect(!popover.exists && app.buttons["Open"].isHittable)
      app.buttons["Open"].tap()
      popover.buttons["Close"].tap()
      #expect(!popover.exists && app.buttons["Open"].isHittable)
    }
  }

  @Test("SEM-316: a tap beside a popover does not close one whose content forbids it")
  func lockedPopover() {
    let app = XCUIApplication { Adapting(adaptation: .popover, isLocked: true) }
    app.buttons["Open"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.popovers.staticTexts["Inside 0"].exists)
    app.popovers.buttons["Up"].tap()
    app.popovers.buttons["Close"].tap()
    #expect(!app.popovers.firstMatch.exists)
  }

  @Test("SEM-317, SEM-318: a popover goes with its presenter, and content of it may present")
  func popoverOfRow() {
    struct Screen: View {
      let trace: Trace
      @State private var hasRow = true
      @State private var isShown = true
      @State private var hasSheet = false
      var body: some View {
        Text("Root")
        if hasRow {
          Text("Row").popover(isPresented: $isShown) {
            Button("Sheet") { hasSheet = true }
              .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
              .sheet(isPresented: $hasSheet) { Button("Remove") { hasRow = false } }
              .onAppear { trace("appear") }
              .onDisappear { trace("disappear") }
          }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.popovers.buttons["Sheet"].tap()
    app.buttons["Remove"].tap()
    #expect(app.texts == ["Root"])
    #expect(!app.popovers.firstMatch.exists && !app.otherElements["PopoverDismissRegion"].exists)
    #expect(app.staticTexts["Root"].isHittable)
    #expect(trace.entries == ["appear", "disappear"])
  }

  @Test("SEM-317: a sheet that is adapted to a cover is not swiped away")
  func adaptedSheet() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("Root").sheet(isPresented: $isShown) {
          Text("Sheet").presentationCompactAdaptation(.fullScreenCover)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.swipeDown()
    #expect(app.staticTexts["Sheet"].exists)
  }
}
