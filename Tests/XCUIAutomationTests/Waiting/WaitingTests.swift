import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

@testable import XCUIAutomation

@MainActor struct WaitingTests {
  private struct Slow: View {
    @State private var text = "Loading"
    @State private var isThere = true
    var body: some View {
      VStack {
        Text(text).accessibilityIdentifier("text")
        if isThere { Text("Wait") }
        if text == "Ready" { Button("Go") {} }
      }
      .task {
        try? await Task.sleep(for: .seconds(2))
        text = "Ready"
        try? await Task.sleep(for: .seconds(1))
        isThere = false
      }
    }
  }

  private let app = XCUIApplication { Slow() }

  @Test("Waiting moves the clock to when it happens, not further")
  func existence() {
    #expect(!app.buttons["Go"].exists)
    #expect(app.buttons["Go"].waitForExistence(timeout: 5))
    #expect(app.clock.now == .seconds(2))
    #expect(app.staticTexts["Wait"].waitForNonExistence(timeout: 5))
    #expect(app.clock.now == .seconds(3))
  }

  @Test("A wait that times out returns false and takes its whole time on the clock")
  func timeOut() {
    #expect(!app.buttons["Go"].waitForExistence(timeout: 1.5))
    #expect(app.clock.now == .milliseconds(1500))
    #expect(!app.buttons["Nope"].waitForExistence(timeout: 10))
  }

  /// The thread sanitizer has a `sleep` of its own, which the linker finds first.
  nonisolated private static let isSleepVirtual = dlsym(nil, "__tsan_init") == nil

  @Test("A test that sleeps moves the clock of its app, and takes no real time", .enabled(if: isSleepVirtual))
  func sleeping() {
    sleep(2)
    #expect(app.clock.now == .seconds(2))
    #expect(app.buttons["Go"].exists)
    usleep(250_000)
    Thread.sleep(forTimeInterval: 3600)
    #expect(app.clock.now == .milliseconds(3_602_250))
  }

  @Test("A test that runs the run loop moves the clock of its app as far, and takes no real time")
  func runningTheLoop() {
    RunLoop.main.run(until: Date().addingTimeInterval(3600))
    #expect(app.clock.now > .seconds(3599))
    #expect(app.clock.now <= .seconds(3600))
    #expect(app.buttons["Go"].exists)
    RunLoop.current.run(until: .distantPast)
    #expect(app.clock.now <= .seconds(3600))
  }

  @Test("Waiting for a property's value fails nothing while the element does not exist")
  func keyPaths() {
    let messages = failures {
      #expect(app.staticTexts["text"].wait(for: \.label, toEqual: "Ready", timeout: 5))
      #expect(app.buttons["Go"].wait(for: \.isHittable, toEqual: true, timeout: 1))
      #expect(app.wait(for: \.buttons.count, toEqual: 1, timeout: 1))
      #expect(!app.buttons["Nope"].wait(for: \.label, toEqual: "", timeout: 1))
    }
    #expect(messages.isEmpty)
  }

  @Test("A predicate on an element is waited for on the virtual clock")
  func predicates() {
    let element = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == 'Ready'"), object: app.staticTexts["text"])
    let query = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count == 0"), object: app.staticTexts.matching(identifier: "Wait"))
    #expect(XCTWaiter().wait(for: [element, query], timeout: 10) == .completed)
    #expect(app.clock.now == .seconds(3))
    let never = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: app.buttons["Nope"])
    #expect(XCTWaiter.wait(for: [never], timeout: 60) == .timedOut)
    #expect(app.clock.now == .seconds(63))
  }

  @Test("An inverted expectation holds the wait to its end, and ends it when fulfilled")
  func inverted() {
    let ready = NSPredicate(format: "exists == true")
    let early = XCTNSPredicateExpectation(predicate: ready, object: app.buttons["Go"])
    early.isInverted = true
    #expect(XCTWaiter.wait(for: [early], timeout: 1) == .completed)
    #expect(app.clock.now == .seconds(1))
    let late = XCTNSPredicateExpectation(predicate: ready, object: app.buttons["Go"])
    late.isInverted = true
    #expect(XCTWaiter.wait(for: [late], timeout: 5) == .invertedFulfillment)
    #expect(app.clock.now == .seconds(2))
  }

  @Test("Advancing the clock runs what is due")
  func advancing() {
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["text"].label == "Loading")
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["text"].label == "Ready")
  }
}
