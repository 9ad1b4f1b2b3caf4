import SwiftUI
import Testing
import UnderstudyTesting

@testable import HealthKit

private struct Week: View {
  @State private var days: [String] = []

  var body: some View {
    ForEach(days, id: \.self) { Text($0) }
    Button("Load") {
      Task {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: Date())
        let type = HKQuantityType(.stepCount)
        let query = HKStatisticsCollectionQueryDescriptor(
          predicate: .quantitySample(type: type), options: .cumulativeSum, anchorDate: today,
          intervalComponents: DateComponents(day: 1))
        guard let found = try? await query.result(for: HKHealthStore()),
          let start = calendar.date(byAdding: .day, value: -2, to: today)
        else { return }
        var texts: [String] = []
        found.enumerateStatistics(from: start, to: Date()) { day, _ in
          texts.append("\(texts.count): \(Int(day.sumQuantity()?.doubleValue(for: .count()) ?? 0))")
        }
        days = texts
      }
    }
    Button("Workout") {
      Task {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .cycling
        let store = HKHealthStore()
        let builder = HKWorkoutBuilder(healthStore: store, configuration: configuration, device: .local())
        let end = Date()
        let start = end.addingTimeInterval(-1800)
        let way = HKQuantitySample(
          type: HKQuantityType(.distanceCycling), quantity: HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 12),
          start: start, end: end)
        try await builder.beginCollection(at: start)
        try await builder.addSamples([way])
        try await builder.endCollection(at: end)
        let workout = try await builder.finishWorkout()
        let rides = try await HKSampleQueryDescriptor(
          predicates: [.workout(HKQuery.predicateForWorkouts(with: .cycling))],
          sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)]
        ).result(for: store)
        let distance = workout?.totalDistance?.doubleValue(for: .meterUnit(with: .kilo)) ?? 0
        days = ["\(rides.count) ride, \(Int(distance)) km, \(Int(rides.first?.duration ?? 0)) s"]
      }
    }
  }
}

@MainActor
@Suite("Statistics of health")
struct HealthStatisticsTests {
  @Test("A sample that lies in two intervals counts in both by its parts, and empty ones are given")
  func intervals() {
    let app = XCUIApplication { Week() }
    app.world.health.authorization = .sharingAuthorized
    app.launch()
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: Date())
    app.world.health.add(1000, .count(), of: .stepCount, at: today.addingTimeInterval(-900), for: 3600)
    app.buttons["Load"].tap()
    #expect(app.staticTexts.allElementsBoundByIndex.prefix(3).map(\.label) == ["0: 0", "1: 250", "2: 750"])
  }

  @Test("A workout is saved with its samples and found by its kind")
  func workout() {
    let app = XCUIApplication { Week() }
    app.world.health.authorization = .sharingAuthorized
    app.buttons["Workout"].tap()
    #expect(app.staticTexts["1 ride, 12 km, 1800 s"].exists)
    #expect(app.world.health.samples.count == 2)
  }

  @Test("Averages, extremes and the latest value are those of the samples")
  func discrete() throws {
    let type = HKQuantityType(.heartRate)
    let unit = HKUnit(from: "count/min")
    let samples = [60, 90, 75].enumerated().map { index, rate in
      HKQuantitySample(
        type: type, quantity: HKQuantity(unit: unit, doubleValue: rate),
        start: Date(timeIntervalSinceReferenceDate: Double(index)),
        end: Date(timeIntervalSinceReferenceDate: Double(index)))
    }
    let app = XCUIApplication { Text("Health") }
    app.world.health.samples = samples
    #expect(app.world.health.samples.count == 3)
    #expect(
      samples.filter {
        HKQuery.predicateForQuantitySamples(with: .greaterThan, quantity: HKQuantity(unit: unit, doubleValue: 70))
          .evaluate(with: $0)
      }.count == 2)
  }

  @Test("A moment at the beginning of an interval is in that one, and a workout has the distance of a way alone")
  func edges() {
    let type = HKQuantityType(.stepCount)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let samples = [0, 3600].map { seconds in
      let date = start.addingTimeInterval(seconds)
      return HKQuantitySample(type: type, quantity: HKQuantity(unit: .count(), doubleValue: 5), start: date, end: date)
    }
    let hours = HealthIntervals(anchor: start, length: DateComponents(hour: 1))
    let collection = HKStatisticsCollection(type, .cumulativeSum, hours, samples)
    #expect(collection.statistics().map { $0.sumQuantity()?.doubleValue(for: .count()) } == [5, 5])
    let ride = HKWorkout(
      activityType: .cycling, start: start, end: start.addingTimeInterval(60),
      totalDistance: HKQuantity(unit: .meter(), doubleValue: 300))
    #expect(ride.statistics(for: HKQuantityType(.distanceCycling))?.sumQuantity()?.doubleValue(for: .meter()) == 300)
    #expect(ride.statistics(for: HKQuantityType(.height)) == nil)
  }

  @Test("Intervals without a length fail the test and are days")
  func intervalsWithoutLength() {
    let app = XCUIApplication {
      Button("Count") { _ = HealthIntervals(anchor: Date(), length: DateComponents()) }
    }
    withKnownIssue {
      app.buttons["Count"].tap()
    } matching: {
      "\($0)".contains("its intervals have no length")
    }
  }
}
