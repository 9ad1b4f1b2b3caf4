/// Something that the runtime found wrong with the app: what SwiftUI writes to its log, or what fails the test.
public struct RuntimeIssue: Sendable, Hashable {
  /// What an issue is about; the numbers are those of the statements about it.
  public enum Kind: String, Sendable, CaseIterable {
    /// State was set while a body was evaluated, and left as it was (SEM-038).
    case stateModifiedDuringUpdate
    /// An observable object published while a body was evaluated (SEM-056).
    case publishedDuringUpdate
    /// An observable object published on another thread than the main one (SEM-056).
    case publishedFromBackground
    /// A property wrapper was used outside of an installed view (SEM-040, SEM-051, SEM-087).
    case propertyOutsideView
    /// A `ForEach` contains an identity several times (SEM-022).
    case duplicateID
    /// The constant range of a `ForEach` changed (SEM-023).
    case constantData
    /// A binding to an element was used when the collection had become shorter: a device stops the app (SEM-026, F-09).
    case elementOutOfRange
    /// An action ran more often than a frame allows (SEM-150, SEM-151).
    case tooManyUpdates
    /// A line that `_logChanges()` wrote (SEM-132).
    case changedBodyProperties
    /// An object that a view uses is not in its environment (SEM-245).
    case missingEnvironmentObject
    /// A type cannot be a view (SEM-010, SEM-011, SEM-012).
    case invalidView
    /// An update did not end (SEM-153).
    case runawayLoop
    /// The view hierarchy is deeper than the runtime supports.
    case tooDeep
    /// Links, destinations and paths that do not fit together (SEM-273 … SEM-288).
    case navigation
    /// A presentation that cannot be shown as asked (SEM-313).
    case presentation
    /// A selection that no option has (SEM-352).
    case selection
    /// A focus value that several views have (SEM-350).
    case focus
    /// A length, size or place that the layout cannot use (LAY-005).
    case layout
    /// A member of a module was called for which `adopt` has written a stand-in.
    case standIn
    /// Another framework than SwiftUI was asked for something that cannot be here, or that stops the app on a device.
    case framework
  }

  /// What the issue is about, for tests that filter by it.
  public let kind: Kind
  /// The text, in SwiftUI's words where SwiftUI has any.
  public let message: String
  /// The views on the way to the place, outermost first, with ` > ` between them; empty where no view is at fault.
  public let path: String
  /// Whether the issue fails the test; others are only written to the log.
  public let failsTest: Bool

  package init(kind: Kind, message: String, path: String = "", failsTest: Bool = false) {
    self.kind = kind
    self.message = message
    self.path = path
    self.failsTest = failsTest
  }
}

extension RuntimeIssue: CustomStringConvertible {
  /// The message, and the path where it does not already say it.
  public var description: String {
    path.isEmpty || message.contains(path) ? message : "\(message) (in \(path))"
  }
}
