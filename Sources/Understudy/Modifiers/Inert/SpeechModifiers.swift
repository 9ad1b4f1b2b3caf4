import Foundation

// How assistive technology speaks and is used: it is not there in a test.

extension View {
  /// Whether each character is read by itself.
  nonisolated public consuming func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Whether punctuation is always read.
  nonisolated public consuming func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Whether what changes waits until the rest has been read.
  nonisolated public consuming func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// How high the voice is.
  nonisolated public consuming func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// What kind of text it is.
  nonisolated public consuming func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> _Attached<
    Self
  > { attachment(.none) }
  /// Whether touches go to the view, past the assistive technology.
  nonisolated public consuming func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> _Attached<Self> { attachment(.none) }
  /// An action for the zoom of assistive technology, which no action of a test performs.
  nonisolated public consuming func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> _Attached<Self> { attachment(.none) }
}

extension Text {
  /// Whether each character is read by itself.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Whether punctuation is always read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Whether what changes waits until the rest has been read.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// How high the voice is.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// What kind of text it is.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

/// What kind of text it is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Text of no special kind.
  public static let plain = Self(name: "plain")
  /// Lines that a program writes or reads.
  public static let console = Self(name: "console")
  /// Paths of files.
  public static let fileSystem = Self(name: "fileSystem")
  /// Messages of a chat.
  public static let messaging = Self(name: "messaging")
  /// Stories and articles.
  public static let narrative = Self(name: "narrative")
  /// A program's text.
  public static let sourceCode = Self(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// A document that is written.
  public static let wordProcessing = Self(name: "wordProcessing")
}

/// How touches go past the assistive technology.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The assistive technology is silent while the view is touched, so that the view's own sound is heard.
  public static let silentOnTouch = Self(rawValue: 1 << 0)
  /// The user activates the view first; then touches go to it.
  public static let requiresActivation = Self(rawValue: 1 << 1)
}

/// A zoom by assistive technology.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether it makes larger or smaller.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Whether it makes larger or smaller.
  public let direction: Direction
  /// Where, as a share of the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}
