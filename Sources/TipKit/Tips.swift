import SwiftUI

/// What concerns all tips. Source: Apple's page "Tips".
public enum Tips {
  /// Whether a tip can be shown.
  public enum Status: Equatable, Sendable {
    /// Not yet: a rule does not hold, or another tip was shown shortly before.
    case pending
    /// It can.
    case available
    /// Not again.
    case invalidated(InvalidationReason)
  }

  /// Why a tip is not shown again.
  public enum InvalidationReason: String, Codable, Sendable {
    /// The user has done what the tip is about.
    case actionPerformed
    /// The tip was shown as often as it may be.
    case displayCountExceeded
    /// The tip was shown for as long as it may be.
    case displayDurationExceeded
    /// The user has closed the tip.
    case tipClosed
  }

  /// Has tips be shown from now on: before, none is.
  ///
  /// - Parameter configuration: How often tips are shown. Where they are stored has no effect, as they are until the test ends.
  /// - Throws: Nothing here.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    TipState.current.configure(frequency: configuration.compactMap(\.frequency).last)
  }

  /// Forgets what has become of all tips, their parameters and events.
  ///
  /// - Throws: Nothing here.
  public static func resetDatastore() throws { TipState.current.resetAll() }

  /// Shows all tips, whatever their rules.
  public static func showAllTipsForTesting() { TipState.current.override { $0.showsAll = true } }

  /// Shows tips of some types, whatever their rules.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipState.current.override { $0.shown.formUnion(tips.map { ObjectIdentifier($0) }) }
  }

  /// Shows no tip, whatever their rules.
  public static func hideAllTipsForTesting() { TipState.current.override { $0.hidesAll = true } }

  /// Shows no tip of some types, whatever their rules.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipState.current.override { $0.hidden.formUnion(tips.map { ObjectIdentifier($0) }) }
  }

  /// How tips are stored and shown. Source: Apple's page "Tips.ConfigurationOption".
  public struct ConfigurationOption: Sendable {
    let frequency: DisplayFrequency?

    /// How much time is between two tips that the user has not seen.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self {
      Self(frequency: displayFrequency)
    }
    /// Where tips are stored; has no effect.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self(frequency: nil) }
    /// With whom tips are shared; has no effect.
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self(frequency: nil) }

    /// How much time is between two tips.
    public struct DisplayFrequency: Sendable {
      let seconds: TimeInterval

      /// Takes a number of seconds.
      public init(_ displayFrequency: TimeInterval) { seconds = displayFrequency }
      /// None.
      public static let immediate = Self(0)
      /// An hour.
      public static let hourly = Self(3600)
      /// A day.
      public static let daily = Self(24 * 3600)
      /// A week.
      public static let weekly = Self(7 * 24 * 3600)
      /// 30 days.
      public static let monthly = Self(30 * 24 * 3600)
    }

    /// Where tips are stored.
    public struct DatastoreLocation: Sendable {
      /// Takes the address of a folder.
      public static func url(_ url: URL) -> Self { Self() }
      /// Takes the folder of a group of apps.
      public static func groupContainer(identifier: String, directoryName: String? = nil) throws -> Self { Self() }
      /// The app's own folder.
      public static let applicationDefault = Self()
    }

    /// With whom tips are shared.
    public struct CloudKitContainer: Sendable {
      /// Takes a container.
      public static func named(_ name: String) -> Self { Self() }
      /// The app's first container.
      public static let automatic = Self()
    }
  }

  /// A button of a tip. Source: Apple's page "Tips.Action".
  public struct Action: Identifiable, Sendable {
    /// Tells the buttons of a tip apart.
    public let id: String
    /// Makes the button's text.
    public let label: @Sendable () -> Text
    /// Runs once a tap, before the handler of the view.
    public let handler: (@Sendable () -> Void)?
    /// The number of the button in its tip.
    public internal(set) var index: Int?

    /// Makes a button with any text.
    public init(
      id: String? = nil, perform handler: (@Sendable () -> Void)? = nil, _ label: @escaping @Sendable () -> Text
    ) { (self.id, self.label, self.handler, index) = (id ?? UUID().uuidString, label, handler, nil) }

    /// Makes a button with a title.
    public init<S: StringProtocol & Sendable>(
      id: String? = nil, title: S, perform handler: (@Sendable () -> Void)? = nil
    ) {
      self.init(id: id, perform: handler) { Text(title) }
    }
  }

  /// Whether a tip is shown soon after another. Source: Apple's page "Tips.IgnoresDisplayFrequency".
  public struct IgnoresDisplayFrequency: TipOption {
    let value: Bool
    /// Says whether it is.
    public init(_ ignoresDisplayFrequency: Bool) { value = ignoresDisplayFrequency }
  }

  /// How often a tip is shown. Source: Apple's page "Tips.MaxDisplayCount".
  public struct MaxDisplayCount: TipOption {
    let value: Int
    /// Says how often.
    public init(_ maxDisplayCount: Int) { value = maxDisplayCount }
  }

  /// For how long a tip is shown. Source: Apple's page "Tips.MaxDisplayDuration".
  public struct MaxDisplayDuration: TipOption {
    let value: TimeInterval
    /// Says for how many seconds.
    public init(_ maxDisplayDuration: TimeInterval) { value = maxDisplayDuration }
  }

  /// Makes a list of what is written in a closure.
  @resultBuilder
  public enum ListBuilder<Item> {
    /// Takes one.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    /// Takes a list.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    /// Takes several.
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
    /// Takes those that there may be.
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    /// Takes those of a branch.
    public static func buildEither(first items: [Item]) -> [Item] { items }
    /// Takes those of a branch.
    public static func buildEither(second items: [Item]) -> [Item] { items }
    /// Takes those of a loop.
    public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap { $0 } }
    /// Takes those of newer systems.
    public static func buildLimitedAvailability(_ items: [Item]) -> [Item] { items }
  }
}

/// How a tip is shown. Source: Apple's page "TipOption".
public protocol TipOption: Sendable {}

/// What keeps tips from being stored. Source: Apple's page "TipKitError". Nothing does here.
public struct TipKitError: Error, Hashable, Sendable {
  private let name: String
  /// A type of values cannot be part of a rule.
  public static let invalidPredicateValueType = Self(name: "invalidPredicateValueType")
  /// The app does not belong to the group.
  public static let missingGroupContainerEntitlements = Self(name: "missingGroupContainerEntitlements")
  /// Tips have been configured before.
  public static let tipsDatastoreAlreadyConfigured = Self(name: "tipsDatastoreAlreadyConfigured")
}
