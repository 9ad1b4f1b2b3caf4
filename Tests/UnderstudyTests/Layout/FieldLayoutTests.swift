import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Layout of fields, pickers, indicators and groups")
struct FieldLayoutTests {
  @Test("LAY-239: fields fill the width and are 22 points high, 34 with a border")
  func fields() {
    let app = appFromTop {
      TextField("Name", text: .constant("")).accessibilityIdentifier("plain")
      TextField("Name", text: .constant("")).accessibilityIdentifier("border").textFieldStyle(.roundedBorder)
      SecureField("Name", text: .constant("")).accessibilityIdentifier("secure")
    }
    #expect(app.textFields["plain"].frame.isClose(to: CGRect(0, 47, 390, 22)))
    #expect(app.textFields["border"].frame.isClose(to: CGRect(0, 69, 390, 34)))
    #expect(app.secureTextFields["secure"].frame.isClose(to: CGRect(0, 103, 390, 22)))
  }

  @Test("LAY-239, LAY-302: a vertical field is as high as its lines; an editor fills what it is proposed")
  func lines() {
    let app = appFromTop {
      TextField("Name", text: .constant("one\ntwo"), axis: .vertical).accessibilityIdentifier("vertical")
      TextEditor(text: .constant("")).accessibilityIdentifier("editor").frame(width: 120, height: 80)
    }
    #expect(abs(app.textViews["vertical"].frame.height - 42.333) < 0.1)
    #expect(app.textViews["editor"].frame.isClose(to: CGRect(0, 89.333, 120, 80)))
  }

  @Test(
    "LAY-240, LAY-341: segments share the width; wheels are 216 points high; a menu is as high as a bordered button")
  func pickers() {
    let app = appFromTop {
      Group {
        Picker("Pick", selection: .constant(1), content: options).accessibilityIdentifier("menu")
        Picker("Pick", selection: .constant(1), content: options).pickerStyle(.segmented)
        Picker("Pick", selection: .constant(1), content: options).pickerStyle(.wheel)
      }
    }
    #expect(abs(app.buttons["menu"].frame.height - 34.333) < 0.4)
    let segments = app.segmentedControls.firstMatch
    #expect(segments.frame.width == 390)
    #expect(segments.frame.height == 32)
    let third = segments.buttons["Three"].frame
    #expect(third.isClose(to: CGRect(260, segments.frame.minY, 130, 32)))
    let wheel = app.pickers.firstMatch
    #expect(wheel.frame.size == CGSize(width: 390, height: 216))
    #expect(wheel.pickerWheels.firstMatch.frame == wheel.frame)
  }

  @ViewBuilder private func options() -> some View {
    Text("One").tag(1)
    Text("Two").tag(2)
    Text("Three").tag(3)
  }

  @Test("LAY-241: capsules for day and time, a calendar of 330 points, a well of 28")
  func dates() {
    let app = appFromTop {
      DatePicker(selection: .constant(.now), label: { Block() }).accessibilityIdentifier("compact")
      ColorPicker(selection: .constant(.red), label: { Block() }).accessibilityIdentifier("color")
      MultiDatePicker(selection: .constant([]), label: { Block() }).accessibilityIdentifier("days")
    }
    let compact = app.datePickers["compact"].frame
    #expect(abs(compact.maxX - 390) < 0.1)
    #expect(abs(compact.width - 202.8) < 0.4)
    #expect(abs(app.datePickers["compact"].buttons["Time Picker"].frame.width - 74) < 0.4)
    #expect(app.colorWells["color"].frame.isClose(to: CGRect(362, compact.maxY, 28, 28)))
    #expect(app.datePickers["days"].frame.size == CGSize(width: 390, height: 330))
    #expect(app.datePickers["days"].collectionViews.firstMatch.frame.width == 390)
  }

  @Test("LAY-242: an indicator above its label, a bar between label and value")
  func progress() {
    let app = appFromTop {
      ProgressView().accessibilityIdentifier("bare")
      ProgressView(label: { Block() }).accessibilityIdentifier("label")
      ProgressView(value: 0.5, label: { Block() }, currentValueLabel: { Block() }).accessibilityIdentifier("bar")
      Gauge(value: 0.5, label: { Block() }).accessibilityIdentifier("gauge")
      Gauge(value: 0.5, label: { Block() }).accessibilityIdentifier("ring").gaugeStyle(.accessoryCircular)
    }
    #expect(app.activityIndicators["bare"].frame.isClose(to: CGRect(0, 47, 20, 20)))
    #expect(app.activityIndicators["label"].frame.isClose(to: CGRect(20, 67, 20, 20)))
    #expect(app.progressIndicators["bar"].frame.isClose(to: CGRect(0, 139, 390, 4)))
    #expect(app.otherElements["gauge"].frame.isClose(to: CGRect(0, 167, 390, 28)))
    #expect(app.otherElements["ring"].frame.isClose(to: CGRect(0, 195, 58, 58)))
  }

  @Test("LAY-244: a box keeps 16 points around its content, and 8 between label and content")
  func boxes() {
    let app = appFromTop {
      GroupBox(
        content: { Button(action: {}, label: { Block() }).accessibilityIdentifier("content") },
        label: { Button(action: {}, label: { Block() }).accessibilityIdentifier("label") })
      Button(action: {}, label: { Block() }).accessibilityIdentifier("below")
    }
    #expect(app.buttons["label"].frame.isClose(to: CGRect(16, 63, 60, 20)))
    #expect(app.buttons["content"].frame.isClose(to: CGRect(16, 91, 60, 20)))
    #expect(app.buttons["below"].frame.isClose(to: CGRect(0, 127, 60, 20)))
  }

  @Test("LAY-244: the content of a disclosure group follows its line without a gap")
  func disclosure() {
    let app = XCUIApplication {
      VStack {
        DisclosureGroup(
          isExpanded: .constant(true),
          content: { Button(action: {}, label: { Block() }).accessibilityIdentifier("content") },
          label: { Block() })
      }
    }
    let content = app.buttons["content"].frame
    let line = app.buttons.firstMatch.frame
    #expect(line.size == CGSize(width: 390, height: 20))
    #expect(abs(content.minY - line.maxY) < 0.1)
    #expect(content.midX == 195)
  }

  @Test("LAY-244: a group of controls is a row of bordered buttons; a menu is as large as its label")
  func groups() {
    let app = appFromTop {
      ControlGroup {
        Button(action: {}, label: { Block() }).accessibilityIdentifier("first")
        Button(action: {}, label: { Block() }).accessibilityIdentifier("second")
      }
      Menu(content: { Button("Item") {} }, label: { Block() }).accessibilityIdentifier("menu")
    }
    #expect(app.buttons["first"].frame.isClose(to: CGRect(0, 47, 84, 34)))
    #expect(app.buttons["second"].frame.isClose(to: CGRect(92, 47, 84, 34)))
    #expect(app.buttons["menu"].frame.isClose(to: CGRect(0, 81, 60, 20)))
  }
}
