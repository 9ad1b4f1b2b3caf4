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

  struct Option: Identifiable {
    let id: Int
    var isOn = false
    var size = 1
  }

  @Test("SEM-343: a toggle of several sources is on when all are, off when none is, else mixed; a tap writes all")
  func sources() {
    struct Screen: View {
      @State private var options = [Option(id: 1, isOn: true), Option(id: 2, isOn: false)]
      var body: some View {
        Toggle("All", sources: $options, isOn: \.isOn)
        ForEach($options) { $option in Toggle("Option \(option.id)", isOn: $option.isOn) }
        Text(options.map { $0.isOn ? "on" : "off" }.joined(separator: " ")).accessibilityIdentifier("state")
      }
    }
    let app = XCUIApplication { Screen() }
    let all = app.switches["All"]
    func state() -> [String?] {
      [all.value as? String, all.switches.firstMatch.value as? String, app.staticTexts["state"].label]
    }
    #expect(state() == ["2", "2", "on off"])
    all.switches.firstMatch.tap()
    #expect(state() == ["1", "1", "on on"])
    app.switches["Option 1"].switches.firstMatch.tap()
    #expect(state() == ["2", "2", "off on"])
    all.switches.firstMatch.tap()
    #expect(state() == ["1", "1", "on on"])
    all.switches.firstMatch.tap()
    #expect(state() == ["0", "0", "off off"])
    app.switches["Option 2"].switches.firstMatch.tap()
    #expect(state() == ["2", "2", "off on"])
  }

  @Test("SEM-343: a style and a toggle in the button style show the mixed state")
  func mixedInStyles() {
    struct Named: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      }
    }
    struct Screen: View {
      @State private var options = [Option(id: 1, isOn: true), Option(id: 2, isOn: false)]
      var body: some View {
        Toggle(sources: $options, isOn: \.isOn) { Text("Styled") }.toggleStyle(Named())
        Toggle("Bold", systemImage: "bold", sources: $options, isOn: \.isOn).toggleStyle(.button)
      }
    }
    let app = XCUIApplication { Screen() }
    let bold = app.buttons["Bold"]
    #expect(app.buttons["mixed"].exists && !bold.isSelected)
    app.buttons["mixed"].tap()
    #expect(app.buttons["on"].exists && bold.isSelected)
    bold.tap()
    #expect(app.buttons["off"].exists && !bold.isSelected)
  }

  struct Sizes: View {
    @State private var options = [Option(id: 1, size: 1), Option(id: 2, size: 2), Option(id: 3, size: 1)]
    var body: some View {
      Picker("Size", sources: $options, selection: \.size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Button("Grow 2") { options[1].size = 9 }
      Button("Shrink 2") { options[1].size = 1 }
      Text(options.map { "\($0.size)" }.joined(separator: " ")).accessibilityIdentifier("sizes")
    }
  }

  @Test("A picker of several sources shows their value where they agree; choosing writes all")
  func pickerOfSources() {
    let app = XCUIApplication { Sizes() }
    #expect(app.buttons["Size"].exists, "mixed: only the title")
    app.buttons["Shrink 2"].tap()
    #expect(app.buttons["Size, Small"].exists)
    app.buttons["Size, Small"].tap()
    #expect(app.buttons["Small"].isSelected && !app.buttons["Large"].isSelected)
    app.buttons["Large"].tap()
    #expect(app.staticTexts["sizes"].label == "2 2 2")
    #expect(app.buttons["Size, Large"].exists)
  }

  @Test("A picker of sources that differ has no chosen option, in each style; each source must have one")
  func mixedPicker() {
    let app = XCUIApplication {
      Sizes().pickerStyle(.segmented)
    }
    let control = app.segmentedControls.firstMatch
    #expect(!control.buttons["Small"].isSelected && !control.buttons["Large"].isSelected)
    #expect(app.issues(.selection) == [])
    app.buttons["Grow 2"].tap()
    #expect(
      app.issues(.selection) == [
        "Picker: the selection \"9\" is invalid and does not have an associated tag, this will give undefined results."
      ])
    control.buttons["Large"].tap()
    #expect(control.buttons["Large"].isSelected)
    #expect(app.staticTexts["sizes"].label == "2 2 2")
  }

  @Test("A label for the current value takes the place of the chosen option on a menu's button")
  func currentValueLabel() {
    struct Screen: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        } currentValueLabel: {
          Text(size == 1 ? "S" : "L")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Size, S"].tap()
    app.buttons["Large"].tap()
    #expect(app.buttons["Size, L"].exists)
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
    #expect(app.buttons["Flavor"].exists, "no option is chosen")
    #expect(
      app.issues(.selection) == [
        "Picker: the selection \"mint\" is invalid and does not have an associated tag, this will give undefined results."
      ])
    app.buttons["Flavor"].tap()
    app.buttons["Lemon"].tap()
    #expect(app.staticTexts["Chosen lemon"].exists)
    #expect(app.issues(.selection).count == 1)
  }
}
