import Foundation

/// The number of steps of a time. Source: Apple's page "CMTimeValue".
public typealias CMTimeValue = Int64
/// The number of steps a second. Source: Apple's page "CMTimeScale".
public typealias CMTimeScale = Int32
/// The epoch of a time, zero in most cases. Source: Apple's page "CMTimeEpoch".
public typealias CMTimeEpoch = Int64

/// The largest number of steps a second.
public let kCMTimeMaxTimescale = 0x7fff_ffff

/// What kind of time a `CMTime` is. Source: Apple's page "CMTimeFlags".
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is one.
  public static let valid = Self(rawValue: 1 << 0)
  /// The time is not exact.
  public static let hasBeenRounded = Self(rawValue: 1 << 1)
  /// Later than all others.
  public static let positiveInfinity = Self(rawValue: 1 << 2)
  /// Earlier than all others.
  public static let negativeInfinity = Self(rawValue: 1 << 3)
  /// The time is not known.
  public static let indefinite = Self(rawValue: 1 << 4)
  /// Any of the kinds that are no number.
  public static let impliedValueFlagsMask: Self = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction: steps, and how many of them a second has. Source: Apple's page "CMTime".
public struct CMTime: Sendable {
  /// The number of steps.
  public var value: CMTimeValue
  /// The number of steps a second.
  public var timescale: CMTimeScale
  /// What kind of time it is.
  public var flags: CMTimeFlags
  /// The epoch, zero in most cases.
  public var epoch: CMTimeEpoch

  /// Makes ``invalid``.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Makes a time of steps.
  ///
  /// - Parameters:
  ///   - value: The number of steps.
  ///   - timescale: The number of steps a second; of zero or less the time is ``invalid``.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Makes the time that is nearest to a number of seconds.
  ///
  /// - Parameter preferredTimescale: The number of steps a second; of zero or less the time is ``invalid``.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    let steps = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
    guard abs(steps) < 9e18 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(steps), timescale: preferredTimescale)
  }

  /// Makes a time of seconds, with a billion steps a second.
  public init(seconds: Double) { self.init(seconds: seconds, preferredTimescale: 1_000_000_000) }

  /// No time at all.
  public static let invalid = CMTime()
  /// A time that is not known, such as the duration of a broadcast.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Later than all others.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Earlier than all others.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Whether it is a time at all.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is later than all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is earlier than all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it is not exact.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; not a number for a time that is none or not known.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }

  /// The time with another number of steps a second.
  ///
  /// - Parameter method: How steps are rounded.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0, timescale > 0 else { return self }
    if newTimescale == timescale { return self }
    let exact = Double(value) * Double(newTimescale) / Double(timescale)
    var result = CMTime(value: CMTimeValue(exact.rounded(method.rule)), timescale: newTimescale)
    if exact != exact.rounded() { result.flags.insert(.hasBeenRounded) }
    return result
  }
}

/// How steps are rounded. Source: Apple's page "CMTimeRoundingMethod".
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest.
  case roundHalfAwayFromZero = 1
  /// To the one that is nearer to zero.
  case roundTowardZero = 2
  /// To the one that is farther from zero.
  case roundAwayFromZero = 3
  /// To the nearest, as converted by QuickTime.
  case quickTime = 4
  /// To the later one.
  case roundTowardPositiveInfinity = 5
  /// To the earlier one.
  case roundTowardNegativeInfinity = 6

  /// Rounds as ``roundHalfAwayFromZero`` does.
  public static var `default`: Self { .roundHalfAwayFromZero }

  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero, .quickTime: .toNearestOrAwayFromZero
    case .roundTowardZero: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}

extension CMTime: Comparable, Hashable {
  /// Where a time is among the others that are no numbers; nil for a number.
  private var place: Int? {
    if isNumeric { return nil }
    if isNegativeInfinity { return 0 }
    if isPositiveInfinity { return 1 }
    return isIndefinite ? 2 : 3
  }

  /// Whether both are at the same moment, whatever their steps.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.place == rhs.place }
    return lhs.epoch == rhs.epoch
      && lhs.value.multipliedFullWidth(by: Int64(rhs.timescale))
        == rhs.value.multipliedFullWidth(by: Int64(lhs.timescale))
  }

  /// Whether one is earlier.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool {
    switch (lhs.place, rhs.place) {
    case (nil, nil):
      if lhs.epoch != rhs.epoch { return lhs.epoch < rhs.epoch }
      return lhs.value.multipliedFullWidth(by: Int64(rhs.timescale))
        < rhs.value.multipliedFullWidth(by: Int64(lhs.timescale))
    case (nil, let place?): return place > 0
    case (let place?, nil): return place == 0
    case (let own?, let other?): return own < other
    }
  }

  /// Takes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    if let place { hasher.combine(place) } else { hasher.combine(seconds) }
  }
}

extension CMTime: CustomStringConvertible {
  /// Such as `{5/1 = 5.000}`.
  public var description: String {
    if !isValid { return "{INVALID}" }
    if isIndefinite { return "{INDEFINITE}" }
    if isPositiveInfinity { return "{+INFINITY}" }
    if isNegativeInfinity { return "{-INFINITY}" }
    return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))}"
  }
}

extension CMTime: Codable {}
extension CMTimeFlags: Codable {}
