import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// The user's health, and whether the app may see it.
  public var health: Health { Health(world: self) }

  /// The user's health, and whether the app may see it.
  ///
  /// At first nothing is known, and the user has not been asked. What is saved is kept when the app ends, for all launches of the test.
  @preconcurrency @MainActor
  public struct Health {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: HealthState { world.part(HealthState.self) }

    /// What is known, in the order in which it was added. To set it notifies the app.
    public var samples: [HKSample] {
      get {
        control.settle()
        return state.with { $0.samples }
      }
      nonmutating set {
        control.act("There are now \(newValue.count) samples of health", at: nil) {
          let types = state.with { values in
            defer { values.samples = newValue }
            return Set((values.samples + newValue).map(\.sampleType))
          }
          state.notify(types)
        }
      }
    }

    /// Adds a value of a quantity, such as 4,000 steps.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - unit: Its unit.
    ///   - identifier: What was measured.
    ///   - start: When; now by the app's clock unless it is given.
    ///   - duration: How long it took, in seconds.
    public func add(
      _ value: Double, _ unit: HKUnit, of identifier: HKQuantityTypeIdentifier, at start: Date? = nil,
      for duration: TimeInterval = 0
    ) {
      control.act("Add \(value) \(unit.unitString) of \(identifier.rawValue)", at: nil) {
        let start = start ?? SystemDate.now.addingTimeInterval(-duration)
        state.add([
          HKQuantitySample(
            type: HKQuantityType(identifier), quantity: HKQuantity(unit: unit, doubleValue: value), start: start,
            end: start.addingTimeInterval(duration))
        ])
      }
    }

    /// Whether the app may save and read. To set it answers the question that the app has asked, or will ask, for all types.
    public var authorization: HKAuthorizationStatus {
      get {
        control.settle()
        return switch state.with({ $0.decision }) {
        case .undecided: .notDetermined
        case .allowed: .sharingAuthorized
        case .refused: .sharingDenied
        }
      }
      nonmutating set {
        control.act("Health is now \(newValue)", at: nil) {
          switch newValue {
          case .notDetermined: state.forgetDecision()
          case .sharingAuthorized: state.decide(.allowed)
          case .sharingDenied: state.decide(.refused)
          }
        }
      }
    }

    /// Whether the device has such data; true at first. An iPad of before iPadOS 17 has none.
    public var isAvailable: Bool {
      get { state.with { $0.isAvailable } }
      nonmutating set { state.with { $0.isAvailable = newValue } }
    }

    /// The user's date of birth; nil at first.
    public var dateOfBirth: DateComponents? {
      get { state.with { $0.dateOfBirth } }
      nonmutating set { state.with { $0.dateOfBirth = newValue } }
    }

    /// The user's sex; not set at first.
    public var biologicalSex: HKBiologicalSex {
      get { state.with { $0.biologicalSex } }
      nonmutating set { state.with { $0.biologicalSex = newValue } }
    }

    /// The user's type of blood; not set at first.
    public var bloodType: HKBloodType {
      get { state.with { $0.bloodType } }
      nonmutating set { state.with { $0.bloodType = newValue } }
    }
  }
}

extension HKSample {
  /// What the event log says of it.
  var title: String {
    switch self {
    case let sample as HKQuantitySample: "\(sample.quantity) of \(sampleType)"
    case let sample as HKCategorySample: "\(sample.value) of \(sampleType)"
    default: "\(sampleType)"
    }
  }
}
