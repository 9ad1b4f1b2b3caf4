import UnderstudyElements
import UnderstudyJSON

/// Something that was done in a session, with what is needed to do it again and to write it as code.
struct SessionStep {
  /// The call as it is run again: its target is a query.
  var call: Request
  /// What was done, as `Tap "Save" Button`.
  var title: String
  var code: StepCode
  /// The screen afterwards.
  var hash: String
  /// The lines of that, for what differs in another run.
  var lines: [String]
  /// The time afterwards.
  var time: Duration
  /// The number of the element that it was done to, in its launch.
  var target: UInt32?
  /// All elements that there were afterwards.
  var serials: Set<UInt32>
}

/// What a step is in a test.
enum StepCode {
  /// Lines of code for both frameworks, of which some name an element.
  case lines([String], query: String?)
  case clock(Duration)
  case assertion(Assertion)
}

/// A check of an element or a query.
struct Assertion: Equatable {
  enum Kind: String, CaseIterable { case exists, label, value, enabled, selected, count }

  /// Without `app.`.
  var query: String
  var kind: Kind
  /// A Boolean, a text or a number, by the kind.
  var expected: JSON
}
