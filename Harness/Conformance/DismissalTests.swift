import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: how presentations end")
struct DismissalTests {
  struct Item: Identifiable {
    let id: Int
  }

  struct Content: View {
    let trace: Trace
    let isLocked: Bool
    let write: @MainActor () -> Void
    @Environment(\.dismiss) private var dismiss
    init(_ trace: Trace, isLocked: Bool, write: @escaping @MainActor () -> Void) {
      (self.trace, self.isLocked, self.write) = (trace, isLocked, write)
    }
    var body: some View {
      VStack {
        Button("Dismiss") { dismiss() }
        Button("Write", action: write)
      }
      .onDisappear { trace("content -") }
      .interactiveDismissDisabled(isLocked)
    }
  }

  /// Presents by a flag or an item, and records each write of the binding.
  struct Presenting: View {
    let trace: Trace
    let isLocked: Bool
    @State private var isShown = false
    @State private var item: Item?
    init(_ trace: Trace, isLocked: Bool = false) { (self.trace, self.isLocked) = (trace, isLocked) }
    var body: some View {
      Button("Flag") { isShown = true }
        .sheet(
          isPresented: Binding(
            get: { isShown },
            set: {
              trace("flag \($0)")
              isShown = $0
            }), onDismiss: { trace("onDismiss \(isShown)") }
        ) { Content(trace, isLocked: isLocked) { isShown = false } }
      Button("Item") { item = Item(id: 1) }
        .sheet(
          item: Binding(
            get: { item },
            set: {
              trace("item \($0?.id ?? 0)")
              item = $0
            }), onDismiss: { trace("onDismiss \(item?.id ?? 0)") }
        ) { _ in Content(trace, isLocked: isLocked) { item = nil } }
    }
  }

  @Test(
    "SEM-254, SEM-311: dismissal writes false or nil once, then the content disappears, then onDismiss runs",
    arguments: ["Flag", "Item"], ["Dismiss", "Swipe"])
  func order(presentation: String, dismissal: String) {
    let trace = Trace()
    let app = XCUIApplication { Presenting(trace) }
    app.buttons[presentation].tap()
    #expect(trace.entries == [])
    if dismissal == "Swipe" { app.buttons["Dismiss"].swipeDown() } else { app.buttons["Dismiss"].tap() }
    #expect(!app.buttons["Dismiss"].exists)
    let isFlag = presentation == "Flag"
    #expect(
      trace.entries == [isFlag ? "flag false" : "item 0", "content -", isFlag ? "onDismiss false" : "onDismiss 0"])
  }

  @Test(
    "SEM-311: a write of the app's own ends a sheet in the same way, and nothing else writes the binding",
    arguments: ["Flag", "Item"])
  func writing(presentation: String) {
    let trace = Trace()
    let app = XCUIApplication { Presenting(trace) }
    app.buttons[presentation].tap()
    app.buttons["Write"].tap()
    #expect(!app.buttons["Dismiss"].exists)
    #expect(trace.entries == ["content -", presentation == "Flag" ? "onDismiss false" : "onDismiss 0"])
  }

  @Test("SEM-316: locking a sheet keeps the swipe off, neither dismiss nor a write", arguments: ["Dismiss", "Write"])
  func locked(dismissal: String) {
    let trace = Trace()
    let app = XCUIApplication { Presenting(trace, isLocked: true) }
    app.buttons["Flag"].tap()
    app.buttons["Dismiss"].swipeDown()
    app.swipeDown()
    #expect(app.buttons["Dismiss"].exists)
    #expect(trace.entries == [])
    app.buttons[dismissal].tap()
    #expect(!app.buttons["Dismiss"].exists)
    #expect(trace.entries.suffix(2) == ["content -", "onDismiss false"])
  }

  @Test("SEM-254: a binding that refuses keeps what it presents")
  func refusing() {
    struct Screen: View {
      @State private var isShown = true
      @State private var refusals = 0
      var body: some View {
        Text("Presenter")
          .sheet(isPresented: Binding(get: { isShown }, set: { _ in refusals += 1 })) {
            Content(Trace(), isLocked: false) { isShown = false }
            Text("Refused \(refusals)")
          }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Dismiss"].tap()
    #expect(app.staticTexts["Refused 1"].exists)
    app.buttons["Write"].tap()
    #expect(app.texts == ["Presenter"])
  }

  struct Size: View {
    @Environment(\.size) private var size
    var body: some View { Text("size \(size)") }
  }

  @Test(
    "SEM-249, SEM-250: covers and popovers have the environment of their modifier's place, live, as sheets do",
    arguments: [true, false])
  func environment(isCover: Bool) {
    struct Screen: View {
      let isCover: Bool
      @State private var size = 1
      var body: some View {
        let presenter = Text("Presenter").environment(\.size, 9)
        Group {
          if isCover {
            presenter.fullScreenCover(isPresented: .constant(true)) { content }
          } else {
            presenter.popover(isPresented: .constant(true)) { content }
          }
        }
        .environment(\.size, size)
      }
      @ViewBuilder private var content: some View {
        Size()
        Button("Grow") { size += 1 }
      }
    }
    let app = XCUIApplication { Screen(isCover: isCover) }
    #expect(app.staticTexts["size 1"].exists)
    app.buttons["Grow"].tap()
    #expect(app.staticTexts["size 2"].exists)
  }
}
