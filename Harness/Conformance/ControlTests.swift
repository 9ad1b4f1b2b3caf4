import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: controls")
struct ControlTests {
  @Test("SEM-340: a tap on a disabled control does nothing and is noted")
  func disabledControl() {
    let trace = Trace()
    let app = XCUIApplication { Button("Save") { trace("saved") }.disabled(true) }
    app.buttons["Save"].tap()
    #expect(trace.entries == [])
    #expect(app.events.lines.last?.contains("Tap \"Save\" Button") == true, "\(app.events)")
  }

  @Test("SEM-341: a button's action is one turn, and so one update")
  func oneTurn() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        let _ = trace("body")
        Button("Count \(count)") {
          count += 1
          count += 1
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 2"].exists)
    #expect(trace.count("body") == 2)
  }

  @Test("SEM-343: a toggle of several sources is on when all are, and writes all")
  func sources() {
    struct Option: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Screen: View {
      @State private var options = [Option(id: 1, isOn: true), Option(id: 2, isOn: false)]
      var body: some View {
        Toggle("All", sources: $options, isOn: \.isOn)
        Text(options.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
      }
    }
    let app = XCUIApplication { Screen() }
    app.switches["All"].switches.firstMatch.tap()
    #expect(app.staticTexts["on on"].exists)
    app.switches["All"].switches.firstMatch.tap()
    #expect(app.staticTexts["off off"].exists)
  }

  @Test("SEM-349: focus that is set when the view appears holds at once")
  func focusInOnAppear() {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
        Text("Focused \(isFocused)")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Focused true"].exists)
    app.typeText("Ann")
    #expect(app.textFields.firstMatch.value as? String == "Ann")
  }

  @Test("SEM-352: a picker whose selection has no tag leaves it as it is, and the log names it")
  func selectionWithoutTag() {
    struct Screen: View {
      @State private var flavor = "mint"
      var body: some View {
        Picker("Flavor", selection: $flavor) {
          Text("Vanilla").tag("vanilla")
          Text("Lemon").tag("lemon")
        }
        Text("Chosen \(flavor)")
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Chosen mint"].exists)
    #expect(
      app.issues(.selection) == [
        "Picker: the selection \"mint\" is invalid and does not have an associated tag, this will give undefined results."
      ])
  }
}
