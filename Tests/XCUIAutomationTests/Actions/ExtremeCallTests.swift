import Foundation
import SwiftUI
import Testing
import XCTest

@testable import XCUIAutomation

/// what a test passes to automation ends in a failure with its line, or has an effect; it never ends the process.
@MainActor
@Suite("A-14: Calls of automation take any number", .leaks(.ignore))
struct ExtremeCallTests {
  private struct Screen: View {
    @State private var number = 0.5
    @State private var text = ""
    var body: some View {
      VStack {
        Button("Button") {}
        Text("Text").onTapGesture(count: 2) {}
        Slider(value: $number)
        TextField("Field", text: $text)
        Stepper("Stepper", value: $number)
        Toggle("Toggle", isOn: .constant(true))
        List(0..<50, id: \.self) { Text("Row \($0)") }
      }
    }
  }

  @Test(
    "A number of taps, of fingers or of actions that is none fails the test",
    arguments: [Int.min, -5, -1, 0, 1_000_000, Int.max])
  func counts(count: Int) {
    let app = XCUIApplication { Screen() }
    let button = app.buttons["Button"]
    let taps = failures { button.tap(withNumberOfTaps: count, numberOfTouches: 1) }
    #expect(taps.count == 1)
    #expect(taps.first?.contains("\(count) is not a number of taps from 1 to 1000") == true)
    let touches = failures { button.tap(withNumberOfTaps: 1, numberOfTouches: count) }
    #expect(touches.first?.contains("\(count) is not a number of touches from 1 to 10") == true)
    for element in [
      app.staticTexts["Text"], app.steppers.firstMatch, app.textFields.firstMatch, app.switches.firstMatch,
    ] {
      #expect(failures { element.tap(withNumberOfTaps: count, numberOfTouches: count) }.count == 1)
    }
    #expect(app.buttons.element(boundBy: count).exists == (count == 0))
    #expect(failures { app.buttons.element(boundBy: count).tap() }.count == (count == 0 ? 0 : 1))
    if count < 0 {
      let actions = failures { app.performRandomActions(count, seed: 1) }
      #expect(actions.first?.contains("\(count) is not a number of actions") == true)
    }
  }

  @Test("Distances, velocities, durations and places", arguments: ExtremeNumberTests.numbers + [-1, 0, 1_000_000])
  func numbers(number: Double) {
    let app = XCUIApplication { Screen() }
    let (list, button) = (app.collectionViews.firstMatch, app.buttons["Button"])
    let velocity = XCUIGestureVelocity(number)
    _ = failures {
      list.swipeUp(velocity: velocity)
      list.swipeDown(velocity: velocity)
      list.swipeLeft(velocity: velocity)
      list.swipeRight(velocity: velocity)
      list.scroll(byDeltaX: number, deltaY: number)
      list.pinch(withScale: number, velocity: number)
      list.rotate(number, withVelocity: number)
      button.press(forDuration: number)
      button.press(forDuration: number, thenDragTo: list)
      button.press(forDuration: number, thenDragTo: list, withVelocity: velocity, thenHoldForDuration: number)
      app.sliders.firstMatch.adjust(toNormalizedSliderPosition: number)
      let place = app.coordinate(withNormalizedOffset: CGVector(dx: number, dy: number))
      for place in [place, place.withOffset(CGVector(dx: number, dy: number))] {
        place.tap()
        place.doubleTap()
        place.hover()
        place.press(forDuration: number)
        place.press(forDuration: number, thenDragTo: button.coordinate(withNormalizedOffset: .zero))
        place.press(forDuration: 0, thenDragTo: place, withVelocity: velocity, thenHoldForDuration: number)
        _ = place.screenPoint
      }
    }
    #expect(button.exists)
  }

  @Test(
    "Predicates compute with any number",
    arguments: [
      "1 == -%ld", "%ld + 1 == 2", "%ld - 1 == 2", "%ld * %ld == 2", "%ld / -1 == 2", "abs(%ld) == 1",
      "%ld ** %ld == 1",
      "modulus:by:(%ld, -1) == 0", "modulus:by:(%ld, 0) == 0", "%ld / 0 == 1", "leftshift:by:(1, %ld) == 0",
      "rightshift:by:(1, %ld) == 0", "- - %ld == 1", "-(-%ld) == 1", "sqrt(%ld) == 1", "SELF[%ld] == 1",
      "{1, 2}[%ld] == 1",
      "CAST(%ld, 'NSDate') == nil", "CAST(%ld, 'NSString') == 'a'", "%ld BETWEEN {%ld, %ld}", "sum({%ld, %ld}) == 1",
      "average({%ld, %ld}) == 1", "stddev({%ld, %ld}) == 1", "label.length == %ld", "TRUEPREDICATE AND %ld > 1.5",
    ])
  func predicates(format: String) {
    let app = XCUIApplication { Screen() }
    let count = format.components(separatedBy: "%ld").count - 1
    for number in [Int.min, Int.max, -1, 0, 1_000_000] {
      _ = failures {
        let predicate = NSPredicate(format: format, argumentArray: Array(repeating: number, count: count))
        _ = app.buttons.matching(predicate).count
        _ = predicate.description
      }
    }
    #expect(app.buttons["Button"].exists)
  }
}
