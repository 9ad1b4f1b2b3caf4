import Foundation

extension Product {
  /// How long a subscription or an offer lasts. Source: Apple's page "Product.SubscriptionPeriod".
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What is counted.
    public let unit: Unit
    /// How many of the unit.
    public let value: Int

    init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }

    /// Seven days.
    public static let weekly = Self(value: 1, unit: .week)
    /// One month.
    public static let monthly = Self(value: 1, unit: .month)
    /// One year.
    public static let yearly = Self(value: 1, unit: .year)
    /// Three days, as of a trial.
    public static let everyThreeDays = Self(value: 3, unit: .day)
    /// Two weeks, as of a trial.
    public static let everyTwoWeeks = Self(value: 2, unit: .week)
    /// Two months.
    public static let everyTwoMonths = Self(value: 2, unit: .month)
    /// Three months.
    public static let everyThreeMonths = Self(value: 3, unit: .month)
    /// Six months.
    public static let everySixMonths = Self(value: 6, unit: .month)

    /// What a period is counted in. Source: Apple's page "Product.SubscriptionPeriod.Unit".
    public enum Unit: Hashable, Sendable, CaseIterable {
      case day, week, month, year

      /// The name of the unit, in English, in the singular.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }

      var component: Calendar.Component {
        switch self {
        case .day, .week: .day
        case .month: .month
        case .year: .year
        }
      }

      /// The name of the unit by a style.
      public func formatted(_ style: FormatStyle) -> String { style.format(self) }
      /// The name of the unit as a price has it: "month".
      public func formatted() -> String { formatted(FormatStyle()) }

      /// Writes a unit as a price has it. Source: Apple's page "Product.SubscriptionPeriod.Unit.FormatStyle".
      public struct FormatStyle: Foundation.FormatStyle {
        /// The name of the unit: "month".
        public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
      }
    }

    /// The days from a date until the period's end.
    ///
    /// - Parameter referenceDate: The period's begin.
    public func dateRange(referenceDate: Date = .now) -> Range<Date> { referenceDate..<end(from: referenceDate) }

    func end(from begin: Date) -> Date {
      let count = unit == .week ? value * 7 : value
      return Calendar(identifier: .gregorian).date(byAdding: unit.component, value: count, to: begin) ?? begin
    }

    /// The period in words: "1 month", "3 days".
    var words: String {
      let name = unit.localizedDescription.lowercased()
      return value == 1 ? "1 \(name)" : "\(value) \(name)s"
    }
  }

  /// Writes the unit of the subscription's period, as in "$4.99/month".
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
}

extension Product.SubscriptionPeriod.Unit.FormatStyle: Codable, Hashable {}
