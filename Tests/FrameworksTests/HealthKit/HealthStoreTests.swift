import HealthKit
import SwiftUI
import Testing
import UnderstudyTesting

private let steps = HKQuantityType(.stepCount)
private let heartRate = HKQuantityType(.heartRate)

private struct Dashboard: View {
  @State private var line = "Not asked"
  @State private var changes = 0
  private let store = HKHealthStore()

  private nonisolated func say(_ text: String) { Task { @MainActor in line = text } }

  var body: some View {
    Text(line).accessibilityIdentifier("line")
    Text("\(changes)").accessibilityIdentifier("changes")
    Button("Ask") {
      store.requestAuthorization(toShare: [steps], read: [steps, heartRate]) { isDone, error in
        say(isDone ? "Asked" : "\((error as? HKError)?.code as Any)")
      }
    }
    Button("Status") { line = "\(store.authorizationStatus(for: steps))" }
    Button("Sum") {
      let day = Calendar.current.startOfDay(for: Date())
      let predicate = HKQuery.predicateForSamples(withStart: day, end: Date(), options: .strictStartDate)
      store.execute(
        HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: predicate, options: .cumulativeSum) {
          _, statistics, error in
          let sum = statistics?.sumQuantity()?.doubleValue(for: .count())
          say(sum.map { "\(Int($0)) steps" } ?? "\((error as? HKError)?.code as Any)")
        })
    }
    Button("Latest") {
      let newest = NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
      store.execute(
        HKSampleQuery(sampleType: heartRate, predicate: nil, limit: 1, sortDescriptors: [newest]) { _, samples, _ in
          let rate = samples?.compactMap { $0 as? HKQuantitySample }.first?.quantity
          say(rate.map { "\(Int($0.doubleValue(for: HKUnit(from: "count/min")).rounded())) bpm" } ?? "none")
        })
    }
    Button("Save") {
      Task {
        let sample = HKQuantitySample(
          type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 7), start: Date(), end: Date())
        do {
          try await store.save(sample)
          line = "Saved"
        } catch { line = "\((error as? HKError)?.code as Any)" }
      }
    }
    Button("Observe") {
      store.execute(
        HKObserverQuery(sampleType: steps, predicate: nil) { _, done, _ in
          Task { @MainActor in changes += 1 }
          done()
        })
    }
    Button("Wrong unit") {
      line = "\(HKQuantity(unit: .count(), doubleValue: 1).doubleValue(for: .meter()))"
    }
    Button("Birthday") { line = (try? store.dateOfBirthComponents())?.year.map { "\($0)" } ?? "unknown" }
  }
}

@MainActor
@Suite("The user's health")
struct HealthStoreTests {
  private let app = XCUIApplication { Dashboard() }
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
  private var line: String { app.staticTexts["line"].label }

  @Test("The user is asked once, and what is decided counts for the types that were asked for")
  func permission() {
    app.buttons["Status"].tap()
    #expect(line == "notDetermined")
    app.buttons["Ask"].tap()
    let alert = springboard.alerts.firstMatch
    #expect(alert.label.hasSuffix("Would Like to Access and Update Your Health Data"))
    alert.buttons["Allow"].tap()
    #expect(line == "Asked")
    app.buttons["Status"].tap()
    #expect(line == "sharingAuthorized")
    app.buttons["Ask"].tap()
    #expect(!springboard.alerts.firstMatch.exists)
  }

  @Test("An app that was refused sees nothing, and cannot save")
  func refusal() {
    app.world.health.add(100, .count(), of: .stepCount)
    app.buttons["Sum"].tap()
    #expect(line == "Optional(HealthKit.HKError.Code.errorAuthorizationNotDetermined)")
    app.buttons["Ask"].tap()
    springboard.alerts.buttons["Don’t Allow"].tap()
    #expect(line == "Asked")
    app.buttons["Sum"].tap()
    #expect(line == "Optional(HealthKit.HKError.Code.errorNoData)")
    app.buttons["Save"].tap()
    #expect(line == "Optional(HealthKit.HKError.Code.errorAuthorizationDenied)")
  }

  @Test("Samples of the test are summed up, sorted and converted")
  func queries() {
    app.world.health.authorization = .sharingAuthorized
    app.world.health.add(4000, .count(), of: .stepCount, for: 60)
    app.world.health.add(500, .count(), of: .stepCount)
    app.world.health.add(72, HKUnit(from: "count/min"), of: .heartRate)
    app.buttons["Sum"].tap()
    #expect(line == "4500 steps")
    app.buttons["Latest"].tap()
    #expect(line == "72 bpm")
  }

  @Test("What the app saves is known to the test, and to a later launch")
  func saving() {
    app.world.health.authorization = .sharingAuthorized
    app.buttons["Save"].tap()
    #expect(line == "Saved")
    #expect(app.world.health.samples.count == 1)
    app.terminate()
    app.launch()
    app.buttons["Sum"].tap()
    #expect(line == "7 steps")
  }

  @Test("An observer is called at once and at each change")
  func observer() {
    app.world.health.authorization = .sharingAuthorized
    app.buttons["Observe"].tap()
    #expect(app.staticTexts["changes"].label == "1")
    app.world.health.add(1, .count(), of: .stepCount)
    app.world.health.add(60, HKUnit(from: "count/min"), of: .heartRate)
    #expect(app.staticTexts["changes"].label == "2")
  }

  @Test("A unit of another kind fails the test at the action")
  func wrongUnit() {
    let line = #line + 2
    withKnownIssue {
      app.buttons["Wrong unit"].tap()
    } matching: {
      $0.sourceLocation?.line == line && "\($0)".contains("1 count cannot be had in m")
    }
  }

  @Test("Characteristics are the test's")
  func characteristics() {
    app.world.health.authorization = .sharingAuthorized
    app.buttons["Birthday"].tap()
    #expect(line == "unknown")
    app.world.health.dateOfBirth = DateComponents(year: 1990, month: 5, day: 17)
    app.buttons["Birthday"].tap()
    #expect(line == "1990")
  }
}
