extension Subscribers {
  /// How many values a subscriber is ready for.
  ///
  /// Arithmetic keeps `unlimited` unlimited and never goes below `none`.
  public struct Demand: Equatable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    private let count: UInt

    /// As many as the publisher can make.
    public static let unlimited = Demand(count: UInt(Int.max) + 1)

    /// Nothing, until more is requested.
    public static let none = Demand(count: 0)

    /// A number of values.
    ///
    /// - Parameter value: Zero or more; a negative number is a programmer's error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative: \(value)")
      return Demand(count: UInt(value))
    }

    /// The number of values, nil where it is unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Reads a number; one that is too large is unlimited.
    public init(from decoder: any Decoder) throws {
      count = Swift.min(try decoder.singleValueContainer().decode(UInt.self), Self.unlimited.count)
    }

    private init(count: UInt) { self.count = count }

    /// Writes a number, one more than the largest `Int` for unlimited.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(count)
    }

    /// The sum; unlimited stays unlimited, and so is a sum that is too large.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let sum = lhs.count.addingReportingOverflow(rhs.count)
      return sum.overflow || sum.partialValue > unlimited.count ? .unlimited : Demand(count: sum.partialValue)
    }

    /// The sum; unlimited stays unlimited, and so is a sum that is too large.
    public static func + (lhs: Demand, rhs: Int) -> Demand {
      rhs >= 0 ? lhs + .max(rhs) : lhs - Demand(count: rhs.magnitude)
    }

    /// The difference; unlimited stays unlimited, and nothing is less than none.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs == .unlimited { return .unlimited }
      return rhs.count >= lhs.count ? .none : Demand(count: lhs.count - rhs.count)
    }

    /// The difference; unlimited stays unlimited, and nothing is less than none.
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      rhs >= 0 ? lhs - .max(rhs) : lhs + Demand(count: rhs.magnitude)
    }

    /// The product; unlimited stays unlimited, and so is a product that is too large.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      if lhs == .unlimited { return .unlimited }
      let product = lhs.count.multipliedReportingOverflow(by: max(rhs).count)
      return product.overflow || product.partialValue > unlimited.count
        ? .unlimited : Demand(count: product.partialValue)
    }

    /// Adds to a demand as `+` does.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    /// Adds to a demand as `+` does.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    /// Takes from a demand as `-` does.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    /// Takes from a demand as `-` does.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    /// Multiplies a demand as `*` does.
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    /// Whether the first is less; unlimited is more than any number.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
    /// Whether the first is less; unlimited is more than any number.
    public static func < (lhs: Demand, rhs: Int) -> Bool { rhs > 0 && lhs < .max(rhs) }
    /// Whether the first is more; unlimited is more than any number.
    public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < 0 || lhs > .max(rhs) }
    /// Whether the first is not more than the second.
    public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }
    /// Whether the first is not less than the second.
    public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }
    /// Whether a limited demand is of that number.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    /// Whether a demand is unlimited or of another number.
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    /// Whether the first is less; unlimited is more than any number.
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
    /// Whether the first is more; unlimited is more than any number.
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
    /// Whether the first is not more than the second.
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
    /// Whether the first is not less than the second.
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
    /// Whether a limited demand is of that number.
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
    /// Whether a demand is unlimited or of another number.
    public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }
  }
}
