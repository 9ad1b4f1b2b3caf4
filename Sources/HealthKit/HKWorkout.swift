import Foundation
import UnderstudyCore

/// A time of training. Source: Apple's page "HKWorkout".
open class HKWorkout: HKSample, @unchecked Sendable {
  /// What the training is.
  public let workoutActivityType: HKWorkoutActivityType
  /// Pauses and others.
  public let workoutEvents: [HKWorkoutEvent]?
  /// How long it took in seconds, without pauses.
  public let duration: TimeInterval
  /// The energy that was burned.
  public let totalEnergyBurned: HKQuantity?
  /// The way.
  public let totalDistance: HKQuantity?

  /// Makes a workout.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]? = nil, duration: TimeInterval? = nil, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.workoutActivityType, self.workoutEvents) = (workoutActivityType, workoutEvents)
    self.duration = duration.flatMap { $0 > 0 ? $0 : nil } ?? endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKWorkoutType.shared, start: startDate, end: endDate, device: device, metadata: metadata)
  }

  /// The quantities of which a workout can have a total distance.
  static let distances: [HKQuantityTypeIdentifier] = [
    .distanceWalkingRunning, .distanceCycling, .distanceSwimming, .distanceWheelchair,
  ]

  /// The statistics of a quantity: those that the workout itself has.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
    let identifier = HKQuantityTypeIdentifier(rawValue: quantityType.identifier)
    let quantity =
      identifier == .activeEnergyBurned ? totalEnergyBurned : Self.distances.contains(identifier) ? totalDistance : nil
    guard let quantity, quantityType.is(compatibleWith: quantity.unit) else { return nil }
    let sample = HKQuantitySample(type: quantityType, quantity: quantity, start: startDate, end: endDate)
    return HKStatistics(
      quantityType, .cumulativeSum, from: startDate, to: endDate, [HealthPart(sample: sample, share: 1)])
  }
}

/// Something that happens in a workout. Source: Apple's page "HKWorkoutEvent".
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// What happens.
  public let type: HKWorkoutEventType
  /// When it happens.
  public let dateInterval: DateInterval
  /// What the app notes about it.
  public let metadata: [String: Any]?

  /// Makes an event.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
}

/// What happens in a workout. Source: Apple's page "HKWorkoutEventType".
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Where a workout takes place. Source: Apple's page "HKWorkoutSessionLocationType".
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }

/// What a workout is and where. Source: Apple's page "HKWorkoutConfiguration".
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// What the training is.
  open var activityType = HKWorkoutActivityType.other
  /// Whether it takes place inside or outside.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// How long a lap in a pool is.
  open var lapLength: HKQuantity?

  public override init() {}
}

/// Collects samples of a workout and saves it. Source: Apple's page "HKWorkoutBuilder".
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// What the workout is and where.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// Since when samples are collected.
  open private(set) var startDate: Date?
  /// Until when samples were collected.
  open private(set) var endDate: Date?
  /// What the app notes about the workout.
  open private(set) var metadata: [String: Any] = [:]
  /// Pauses and others.
  open private(set) var workoutEvents: [HKWorkoutEvent] = []
  private let store: HKHealthStore
  private let device: HKDevice?
  private var samples: [HKSample] = []

  /// Makes a builder.
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    (store, workoutConfiguration, self.device) = (healthStore, configuration, device)
  }

  /// Begins.
  open func beginCollection(at startDate: Date) async throws { self.startDate = startDate }
  /// Ends.
  open func endCollection(at endDate: Date) async throws { self.endDate = endDate }
  /// Adds samples.
  open func addSamples(_ samples: [HKSample]) async throws { self.samples += samples }
  /// Adds notes.
  open func addMetadata(_ metadata: [String: Any]) async throws { self.metadata.merge(metadata) { $1 } }
  /// Adds events.
  open func addWorkoutEvents(_ events: [HKWorkoutEvent]) async throws { workoutEvents += events }
  /// Forgets all.
  open func discardWorkout() { (startDate, endDate, samples, metadata) = (nil, nil, [], [:]) }

  /// Saves the workout and its samples.
  ///
  /// - Returns: The workout.
  /// - Throws: ``HKError`` if the user has not allowed it, or the builder has not begun and ended.
  open func finishWorkout() async throws -> HKWorkout? {
    guard let startDate, let endDate else { throw HKError(.errorInvalidArgument) }
    let workout = HKWorkout(
      activityType: workoutConfiguration.activityType, start: startDate, end: endDate, workoutEvents: workoutEvents,
      totalEnergyBurned: sum(.activeEnergyBurned), totalDistance: distance, device: device, metadata: metadata)
    try await store.save([workout] + samples)
    return workout
  }

  private var distance: HKQuantity? {
    HKWorkout.distances.lazy.compactMap { self.sum($0) }.first
  }

  private func sum(_ identifier: HKQuantityTypeIdentifier) -> HKQuantity? {
    let type = HKQuantityType(identifier)
    let values = samples.compactMap { $0 as? HKQuantitySample }.filter { $0.quantityType == type }
    guard !values.isEmpty else { return nil }
    return HKQuantity(
      unit: type.unit, doubleValue: values.reduce(0) { $0 + $1.quantity.doubleValue(for: type.unit) })
  }

  // MARK: - By completions

  /// As ``beginCollection(at:)``.
  @preconcurrency open func beginCollection(
    withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.startDate = startDate
    Task { completion(true, nil) }
  }
  /// As ``endCollection(at:)``.
  @preconcurrency open func endCollection(
    withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.endDate = endDate
    Task { completion(true, nil) }
  }
  /// As ``addSamples(_:)``.
  @preconcurrency open func add(
    _ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    self.samples += samples
    Task { completion(true, nil) }
  }
  /// As ``finishWorkout()``.
  @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
    Task {
      do { completion(try await finishWorkout(), nil) } catch { completion(nil, error) }
    }
  }
}
