import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Layout of buttons, switches, steppers and sliders")
struct ControlLayoutTests {
  @Test("LAY-235, LAY-341: the frame of a button without a border is that of its label, without padding around it")
  func plainButtons() {
    let app = appFromTop {
      Button(action: {}, label: { Block() }).accessibilityIdentifier("plain")
      Button(action: {}, label: { Block().padding(10) }).accessibilityIdentifier("inside")
      Button(action: {}, label: { Block() }).accessibilityIdentifier("outside").padding(10)
    }
    #expect(app.buttons["plain"].frame.isClose(to: CGRect(0, 47, 60, 20)))
    #expect(app.buttons["inside"].frame.isClose(to: CGRect(0, 67, 80, 40)))
    #expect(app.buttons["outside"].frame.isClose(to: CGRect(10, 117, 60, 20)))
  }

  @Test("LAY-235: a border adds to the label on each side, by the size of the control")
  func borders() {
    let bordered = appFromTop {
      Group {
        Button(action: {}, label: { Block() }).accessibilityIdentifier("regular")
        Button(action: {}, label: { Block() }).accessibilityIdentifier("small").controlSize(.small)
        Button(action: {}, label: { Block() }).accessibilityIdentifier("large").controlSize(.large)
        Button(action: {}, label: { Block() }).accessibilityIdentifier("circle").buttonBorderShape(.circle)
        Button(action: {}, label: { Block() }).accessibilityIdentifier("plain").buttonStyle(.plain)
      }
      .buttonStyle(.bordered)
    }
    #expect(bordered.buttons["regular"].frame.isClose(to: CGRect(0, 47, 84, 34)))
    #expect(bordered.buttons["small"].frame.isClose(to: CGRect(0, 81, 80, 30)))
    #expect(bordered.buttons["large"].frame.isClose(to: CGRect(0, 111, 100, 50)))
    #expect(bordered.buttons["circle"].frame.isClose(to: CGRect(0, 161, 84, 84)))
    #expect(bordered.buttons["plain"].frame.isClose(to: CGRect(0, 245, 60, 20)))
  }

  @Test("LAY-235: a title in a border is 34.333 points high, small 28, large 50.333")
  func titles() {
    let bordered = appFromTop {
      Group {
        Button("Regular") {}.accessibilityIdentifier("regular")
        Button("Small") {}.accessibilityIdentifier("small").controlSize(.small)
        Button("Large") {}.accessibilityIdentifier("large").controlSize(.large)
      }
      .buttonStyle(.bordered)
    }
    #expect(abs(bordered.buttons["regular"].frame.height - 34.333) < 0.4)
    #expect(abs(bordered.buttons["small"].frame.height - 28) < 0.4)
    #expect(abs(bordered.buttons["large"].frame.height - 50.333) < 0.4)
    let button = bordered.buttons["regular"].frame
    #expect(bordered.buttons["regular"].staticTexts.firstMatch.frame.isClose(to: button.insetBy(dx: 12, dy: 7)))
  }

  @Test("LAY-341: what the body of a style adds is a part of the button")
  func customStyle() {
    struct Padded: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(10) }
    }
    let app = appFromTop {
      Button(action: {}, label: { Block() }).accessibilityIdentifier("styled").buttonStyle(Padded())
    }
    #expect(app.buttons["styled"].frame.isClose(to: CGRect(0, 47, 80, 40)))
  }

  @Test("LAY-235: a button is laid out again when its title or its size changes")
  func changes() {
    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        Button(action: { isLarge = true }, label: { Color.red.frame(width: isLarge ? 90 : 60, height: 20) })
          .accessibilityIdentifier("grow")
          .controlSize(isLarge ? .large : .regular)
        Button(action: {}, label: { Block() }).accessibilityIdentifier("below")
      }
    }
    let app = appFromTop { Screen().buttonStyle(.bordered) }
    #expect(app.buttons["grow"].frame.isClose(to: CGRect(0, 47, 84, 34)))
    app.buttons["grow"].tap()
    #expect(app.buttons["grow"].frame.isClose(to: CGRect(0, 47, 130, 50)))
    #expect(app.buttons["below"].frame.minY == 97)
  }

  @Test("LAY-236: a toggle fills the width, with the switch at the trailing edge")
  func toggles() {
    let app = appFromTop {
      Toggle(isOn: .constant(true), label: { Block() }).accessibilityIdentifier("row")
      Toggle(isOn: .constant(true), label: { Color.red.frame(width: 40, height: 60) }).accessibilityIdentifier("high")
      Toggle(isOn: .constant(true), label: { Block() }).accessibilityIdentifier("bare").labelsHidden()
      Toggle(isOn: .constant(true), label: { Block() }).accessibilityIdentifier("ideal").fixedSize()
      Toggle(isOn: .constant(true), label: { Block() }).accessibilityIdentifier("button").toggleStyle(.button)
    }
    func inner(_ name: String) -> CGRect { app.switches[name].switches.firstMatch.frame }
    #expect(app.switches["row"].frame.isClose(to: CGRect(0, 47, 390, 31)))
    #expect(inner("row").isClose(to: CGRect(339, 47, 51, 31)))
    #expect(app.switches["high"].frame.isClose(to: CGRect(0, 78, 390, 60)))
    #expect(inner("high").isClose(to: CGRect(339, 92.5, 51, 31)))
    #expect(app.switches["bare"].frame.isClose(to: CGRect(0, 138, 51, 31)))
    #expect(app.switches["ideal"].frame.isClose(to: CGRect(0, 169, 119, 31)))
    #expect(app.buttons["button"].frame.isClose(to: CGRect(0, 200, 84, 34)))
  }

  @Test("LAY-238, LAY-341: a stepper reaches from its label to its buttons, which are inside")
  func steppers() {
    let app = appFromTop {
      Stepper(value: .constant(1), label: { Block() }).accessibilityIdentifier("row")
      Stepper(value: .constant(1), label: { Block() }).accessibilityIdentifier("bare").labelsHidden()
    }
    #expect(app.steppers["row"].frame.isClose(to: CGRect(0, 47, 390, 32)))
    #expect(app.steppers["row"].buttons["Decrement"].frame.isClose(to: CGRect(296, 47, 47, 32)))
    #expect(app.steppers["row"].buttons["Increment"].frame.isClose(to: CGRect(343, 47, 47, 32)))
    #expect(app.steppers["bare"].frame.isClose(to: CGRect(0, 79, 94, 32)))
  }

  @Test("LAY-237: a slider fills the width and is 31 points high")
  func sliders() {
    let app = appFromTop {
      Slider(value: .constant(0.5)).accessibilityIdentifier("plain")
      Slider(value: .constant(0.5), label: { Block() }, minimumValueLabel: { Block() }, maximumValueLabel: { Block() })
        .accessibilityIdentifier("labels")
        .fixedSize()
    }
    #expect(app.sliders["plain"].frame.isClose(to: CGRect(0, 47, 390, 31)))
    #expect(app.sliders["labels"].frame.isClose(to: CGRect(0, 78, 236, 31)))
  }

  @Test("LAY-012: from right to left, switches and buttons of steppers are at the left")
  func mirrored() {
    let app = appFromTop {
      Toggle(isOn: .constant(true), label: { Block() }).accessibilityIdentifier("row")
      Stepper(value: .constant(1), label: { Block() }).accessibilityIdentifier("row")
    }
    #expect(app.switches["row"].switches.firstMatch.frame.minX == 339)
    let mirrored = appFromTop {
      Group {
        Toggle(isOn: .constant(true), label: { Block() }).accessibilityIdentifier("row")
        Stepper(value: .constant(1), label: { Block() }).accessibilityIdentifier("row")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored.switches["row"].switches.firstMatch.frame.isClose(to: CGRect(0, 47, 51, 31)))
    #expect(mirrored.steppers["row"].buttons["Decrement"].frame.isClose(to: CGRect(47, 78, 47, 32)))
    #expect(mirrored.steppers["row"].buttons["Increment"].frame.isClose(to: CGRect(0, 78, 47, 32)))
  }

  @Test("LAY-081: to their neighbours controls are ordinary views, 8 points apart")
  func distances() {
    let app = XCUIApplication {
      VStack {
        Button("One") {}.accessibilityIdentifier("one")
        Button("Two") {}.accessibilityIdentifier("two")
        Toggle("Three", isOn: .constant(true)).accessibilityIdentifier("three")
      }
    }
    #expect(abs(app.buttons["two"].frame.minY - app.buttons["one"].frame.maxY - 8) < 0.4)
    #expect(abs(app.switches["three"].frame.minY - app.buttons["two"].frame.maxY - 8) < 0.4)
  }
}
