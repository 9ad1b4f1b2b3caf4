import EventKitUI
import SwiftUI
import Testing
import UnderstudyTesting

private struct EventEditor: UIViewControllerRepresentable {
  let store: EKEventStore
  let event: EKEvent?
  let onEnd: (EKEventEditViewAction) -> Void

  final class Coordinator: NSObject, EKEventEditViewDelegate {
    let onEnd: (EKEventEditViewAction) -> Void
    init(_ onEnd: @escaping (EKEventEditViewAction) -> Void) { self.onEnd = onEnd }
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { onEnd(action) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(onEnd) }
  func makeUIViewController(context: Context) -> EKEventEditViewController {
    let controller = EKEventEditViewController()
    controller.eventStore = store
    controller.event = event
    controller.editViewDelegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
}

private struct Planner: View {
  @State private var store = EKEventStore()
  @State private var edited: EKEvent?
  @State private var isShown = false
  @State private var result = "none"

  var body: some View {
    Text(result).accessibilityIdentifier("result")
    Button("New") {
      edited = nil
      isShown = true
    }
    Button("Edit") {
      let all = store.predicateForEvents(withStart: .now - 86400, end: .now + 86400, calendars: nil)
      edited = store.events(matching: all).first
      isShown = true
    }
    .sheet(isPresented: $isShown) {
      EventEditor(store: store, event: edited) { action in
        isShown = false
        result = "\(action)"
      }
    }
  }
}

@MainActor
@Suite("The form of an event")
struct EventEditorTests {
  @Test("The user makes an event in the form, which needs no permission")
  func making() throws {
    let app = XCUIApplication { Planner() }
    app.buttons["New"].tap()
    #expect(app.navigationBars["New Event"].exists)
    #expect(!app.buttons["Add"].isEnabled)
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText("Tea")
    app.textFields["Location"].tap()
    app.textFields["Location"].typeText("Kitchen")
    app.buttons["Add"].tap()
    #expect(app.staticTexts["result"].label == "saved")
    let event = try #require(app.world.calendar.events.first)
    #expect(event.title == "Tea")
    #expect(event.location == "Kitchen")
    #expect(event.calendar == "Calendar")
    #expect(event.end.timeIntervalSince(event.start) == 3600)
  }

  @Test("The user changes an event, takes changes back, and deletes it")
  func editing() {
    let app = XCUIApplication { Planner() }
    app.world.calendar.eventAuthorization = .fullAccess
    app.world.calendar.events = [.init("Tea", at: .now)]
    app.buttons["Edit"].tap()
    #expect(app.navigationBars["Edit Event"].exists)
    app.switches["All-day"].switches.firstMatch.tap()
    app.buttons["Cancel"].tap()
    #expect(app.staticTexts["result"].label == "canceled")
    #expect(app.world.calendar.events.map(\.isAllDay) == [false])
    app.buttons["Edit"].tap()
    app.switches["All-day"].switches.firstMatch.tap()
    #expect(app.switches["All-day"].value as? String == "1")
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText(" time")
    app.buttons["Done"].tap()
    #expect(app.world.calendar.events.map(\.title) == ["Tea time"])
    #expect(app.world.calendar.events.map(\.isAllDay) == [true])
    app.buttons["Edit"].tap()
    app.buttons["Delete Event"].tap()
    #expect(app.staticTexts["result"].label == "deleted")
    #expect(app.world.calendar.events.isEmpty)
  }
}
