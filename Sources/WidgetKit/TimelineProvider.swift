import Foundation

/// Gives a widget what it shows over time. Source: Apple's page "TimelineProvider".
///
/// Only a test calls it, by `app.world.widgets`.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The widget that the entries are for.
  typealias Context = TimelineProviderContext

  /// An entry that is shown before there is a better one.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries from now on.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The widget that a provider's entries are for. Source: Apple's page "TimelineProviderContext".
public struct TimelineProviderContext: Sendable {
  /// The widget's family.
  public let family: WidgetFamily
  /// Whether the entry is for the gallery.
  public let isPreview: Bool
  /// In points, as on an iPhone of 390 points.
  public var displaySize: CGSize { family.size }
}

/// What a widget shows at a date. Source: Apple's page "TimelineEntry".
public protocol TimelineEntry {
  /// When the entry is shown first.
  var date: Date { get }
  /// How important the entry is among those of all widgets; nil by default.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nil: the entry is as important as any.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is. Source: Apple's page "TimelineEntryRelevance".
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// A number to compare with the widget's other entries.
  public var score: Float
  /// For how many seconds the score holds; zero until the next entry.
  public var duration: TimeInterval

  /// Says how important an entry is.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// What a widget shows over time. Source: Apple's page "Timeline".
public struct Timeline<EntryType: TimelineEntry> {
  /// In the order of their dates.
  public let entries: [EntryType]
  /// When the provider is asked again.
  public let policy: TimelineReloadPolicy

  /// Says what is shown over time.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider is asked for entries again. Source: Apple's page "TimelineReloadPolicy".
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }

  private let kind: Kind
  /// After the last entry.
  public static let atEnd = Self(kind: .atEnd)
  /// When the app asks for it.
  public static let never = Self(kind: .never)
  /// After a date.
  public static func after(_ date: Date) -> Self { Self(kind: .after(date)) }
}
