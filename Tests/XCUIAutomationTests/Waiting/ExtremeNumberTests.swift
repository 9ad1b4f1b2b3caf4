import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

@testable import XCUIAutomation

/// F-47: what is no sensible number stops no process.
@MainActor
@Suite("Numbers without bounds", .leaks(.ignore))
struct ExtremeNumberTests {
  nonisolated static let numbers = [
    Double.infinity, .greatestFiniteMagnitude, .nan, -.infinity, -.greatestFiniteMagnitude, 1e300,
  ]

  private struct Controls: View {
    @State var number: Double
    let step: Double

    var body: some View {
      VStack {
        ProgressView(value: number)
        ProgressView(value: 1, total: number)
        Gauge(value: number) { Text("Gauge") }
        Slider(value: $number, in: 0...10)
        Slider(value: .constant(1), in: 0...10, step: step).accessibilityIdentifier("steps")
        Stepper("Stepper", value: $number, in: 0...10)
        Color.red.opacity(number).accessibilityIdentifier("color")
      }
    }
  }

  private struct Ticking: View {
    @State private var ticks = 0
    var body: some View {
      Text("Ticks \(ticks)").task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(3_600))
          ticks += 1
        }
      }
    }
  }

  @Test("F-47: every wait ends", arguments: numbers)
  func waits(number: Double) {
    let app = XCUIApplication { Ticking() }
    #expect(!app.buttons["None"].waitForExistence(timeout: number))
    #expect(!app.staticTexts.firstMatch.waitForNonExistence(timeout: number))
    #expect(!app.wait(for: .notRunning, timeout: number))
    #expect(!app.staticTexts.firstMatch.wait(for: \.label, toEqual: "None", timeout: number))
    #expect(app.staticTexts.firstMatch.waitForExistence(timeout: number))
    let predicate = NSPredicate(format: "exists == true")
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: app.buttons["None"])
    #expect(XCTWaiter().wait(for: [expectation], timeout: number) == .timedOut)
    // The longest wait is a day, whatever was asked for.
    #expect(app.clock.now == (number > 0 ? .seconds(5 * 86_400) : .zero))
  }

  @Test("F-47: controls show and take what they can", arguments: numbers)
  func controls(number: Double) {
    let app = XCUIApplication { Controls(number: number, step: number) }
    let isEndless = number > 0
    #expect(app.progressIndicators.firstMatch.value as? String == (isEndless ? "100%" : "0%"))
    #expect(app.sliders.firstMatch.value as? String == (isEndless ? "100%" : "0%"))
    app.steppers.firstMatch.buttons.firstMatch.tap()
    app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.5)
    #expect(app.sliders.firstMatch.value as? String == "50%")
    app.sliders["steps"].adjust(toNormalizedSliderPosition: 0.5)
    #expect(app.otherElements["color"].exists)
  }

  @Test("F-47: a slider goes to the nearer end, and NaN fails the test", arguments: numbers)
  func adjusting(number: Double) {
    let app = XCUIApplication { Controls(number: 5, step: 1) }
    let messages = failures { app.sliders.firstMatch.adjust(toNormalizedSliderPosition: number) }
    #expect(messages.isEmpty == !number.isNaN)
    if let message = messages.first { #expect(message.contains("NaN is not a position from 0 to 1")) }
    let expected = number.isNaN ? "50%" : number > 0 ? "100%" : "0%"
    #expect(app.sliders.firstMatch.value as? String == expected)
  }

  @Test("F-47: animations, touches and their places", arguments: numbers)
  func touches(number: Double) {
    let app = XCUIApplication {
      Button("Animate") { withAnimation(.linear(duration: number).delay(number).speed(number)) {} }
      Text("Held").onLongPressGesture(minimumDuration: number) {}
      Color.red.accessibilityIdentifier("color").gesture(DragGesture()).gesture(MagnificationGesture())
    }
    app.buttons["Animate"].tap()
    app.staticTexts["Held"].press(forDuration: number)
    let place = app.buttons["Animate"].coordinate(withNormalizedOffset: CGVector(dx: number, dy: number))
    place.tap()
    place.press(forDuration: number, thenDragTo: place.withOffset(CGVector(dx: number, dy: number)))
    app.otherElements["color"].pinch(withScale: number, velocity: number)
    app.otherElements["color"].rotate(number, withVelocity: number)
    #expect(app.buttons["Animate"].exists)
  }

  @Test("F-47: timers and sleeps of the app", arguments: numbers)
  func timers(number: Double) {
    let app = XCUIApplication {
      Button("Start") {
        _ = Timer.scheduledTimer(withTimeInterval: number, repeats: true) { _ in }
        DispatchQueue.main.asyncAfter(deadline: .now() + number) {}
      }
      TimelineView(.periodic(from: .now, by: number)) { _ in Text("Periodic") }
    }
    app.buttons["Start"].tap()
    app.clock.advance(by: .milliseconds(1))
    #expect(app.staticTexts["Periodic"].exists)
    #expect(app.clock.now == .milliseconds(1))
  }

  @Test("F-47: a screen without a size can be described", arguments: numbers)
  func screens(number: Double) {
    let app = XCUIApplication { Text("Text") }
    app.profile.screenSize = CGSize(width: number, height: number)
    app.launch()
    #expect(app.debugDescription.contains("Text"))
  }
}
