import SwiftUI
import UnderstudyWorld

/// Says what must hold for a tip to be shown. Source: Apple's page "Rule(_:_:)".
///
/// - Parameters:
///   - input: Parameters, as `Self.$isOpen`, or events.
///   - body: Gets the parameters' values, or the events.
@freestanding(expression)
public macro Rule<each Input: TipRuleInput>(
  _ input: repeat each Input, body: @escaping @Sendable (repeat (each Input).RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "UnderstudyMacros", type: "RuleMacro")

/// A static property on which rules depend. Source: Apple's page "Parameter(_:)".
///
/// - Parameter options: Whether the value is kept until the test ends, or until the app does.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "UnderstudyMacros", type: "ParameterMacro")

/// What a rule depends on: a ``Tips/Parameter`` or a ``Tips/Event``.
public protocol TipRuleInput: Sendable {
  /// What the rule's closure gets.
  associatedtype RuleValue
  /// What the rule's closure gets now.
  var ruleValue: RuleValue { get }
}

extension Tips {
  /// What must hold for a tip to be shown: `#Rule`. Source: Apple's page "Tips.Rule".
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    /// What `#Rule` expands to.
    public init<each Input: TipRuleInput>(
      _ input: repeat each Input, body: @escaping @Sendable (repeat (each Input).RuleValue) -> Bool
    ) { holds = { body(repeat (each input).ruleValue) } }
  }

  /// How a parameter is kept. Source: Apple's page "Tips.ParameterOption".
  public struct ParameterOption: Sendable {
    /// Not from launch to launch.
    public static let transient = Self()
  }

  /// The state of the app on which rules depend. Source: Apple's page "Tips.Parameter".
  public struct Parameter<Value: Sendable>: TipRuleInput, Identifiable, Sendable {
    /// The name under which the value is kept.
    public let id: String
    private let initial: @Sendable () -> Value
    private let isTransient: Bool

    /// What `@Parameter` expands to.
    public init(
      _ owner: Any.Type, _ name: String, _ options: [ParameterOption],
      _ initial: @autoclosure @escaping @Sendable () -> Value
    ) {
      (id, self.initial) = ("\(owner).\(name)", initial)
      isTransient = !options.isEmpty
    }

    /// The value, of which each test has its own.
    public var wrappedValue: Value {
      get { TipState.current.parameter(id) as? Value ?? initial() }
      nonmutating set { TipState.current.setParameter(id, newValue, isTransient: isTransient) }
    }

    /// The value.
    public var ruleValue: Value { wrappedValue }
  }

  /// Nothing, where a donation has no value.
  public struct EmptyDonation: Codable, Sendable {}

  /// Something that happens again and again. Source: Apple's page "Tips.Event".
  public struct Event<DonationInfo: Codable & Sendable>: TipRuleInput, Identifiable, Sendable {
    /// The name under which donations are kept.
    public let id: String

    /// Makes an event whose donations have a value.
    public init(id: String) { self.id = id }

    /// That it happened. Source: Apple's page "Tips.Event.Donation".
    @dynamicMemberLookup
    public struct Donation: Sendable {
      /// When, on the app's clock.
      public let date: Date
      /// The value.
      public let donationInfo: DonationInfo

      /// A part of the value.
      public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
        donationInfo[keyPath: keyPath]
      }
    }

    /// How often it happened, the oldest first: the last 1000.
    public var donations: [Donation] { TipState.current.donations(id).compactMap { $0 as? Donation } }

    /// Says that it happens, with a value.
    public func donate(_ donation: DonationInfo) async { add(donation) }

    /// Says that it happens, with a value.
    ///
    /// - Parameter completion: Called at once.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      add(donation)
      completion?()
    }

    private func add(_ info: DonationInfo) {
      let state = TipState.current
      state.donate(id, Donation(date: SystemDate.now, donationInfo: info))
    }

    /// The event.
    public var ruleValue: Event<DonationInfo> { self }
  }

  /// A time up to now. Source: Apple's page "Tips.DonationTimeRange".
  public struct DonationTimeRange: Sendable {
    let seconds: TimeInterval
    /// A minute.
    public static let minute = minutes(1)
    /// An hour.
    public static let hour = hours(1)
    /// A day.
    public static let day = days(1)
    /// A week.
    public static let week = weeks(1)
    /// Some minutes.
    public static func minutes(_ value: Int) -> Self { Self(seconds: Double(value) * 60) }
    /// Some hours.
    public static func hours(_ value: Int) -> Self { minutes(value * 60) }
    /// Some days.
    public static func days(_ value: Int) -> Self { hours(value * 24) }
    /// Some weeks.
    public static func weeks(_ value: Int) -> Self { days(value * 7) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Makes an event whose donations have no value.
  public init(id: String) { self.id = id }

  /// Says that it happens.
  public func donate() async { await donate(Tips.EmptyDonation()) }

  /// Says that it happens.
  ///
  /// - Parameter completion: Called at once.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Array {
  /// The donations of a time up to now.
  public func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<DonationInfo>.Donation {
    let first = SystemDate.now.addingTimeInterval(-timeRange.seconds)
    return filter { $0.date >= first }
  }

  /// The largest of the groups of donations in which a part of the value is the same.
  public func largestSubset<DonationInfo, Value: Hashable>(
    groupedBy keyPath: KeyPath<DonationInfo, Value>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    Dictionary(grouping: self) { $0.donationInfo[keyPath: keyPath] }.values.max { $0.count < $1.count } ?? []
  }

  /// The smallest of the groups of donations in which a part of the value is the same.
  public func smallestSubset<DonationInfo, Value: Hashable>(
    groupedBy keyPath: KeyPath<DonationInfo, Value>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    Dictionary(grouping: self) { $0.donationInfo[keyPath: keyPath] }.values.min { $0.count < $1.count } ?? []
  }
}
