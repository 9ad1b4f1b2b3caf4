import Foundation
import UnderstudyElements

// What nodes of controls and presentations provide to an inspection beyond their elements.

/// An alert or dialog, whose element's label is the title.
@MainActor package protocol InspectableDialog: ElementNode {
  /// What shows the message, which may be nothing.
  var messagePart: Node { get }
  /// What shows the buttons and fields of the app.
  var actionsPart: Node { get }
  /// The button that XCTest taps where the alert is in the way: the one that cancels, otherwise the first (F-116).
  var buttonOfInterruption: Element? { get }
}

/// A toggle of any style: a switch, or a button.
@MainActor package protocol InspectableToggle: ElementNode {
  /// Whether all sources are on.
  var isOn: Bool { get }
  /// The element that turns it when it is tapped.
  var knob: Element { get }
}

/// A control that takes text from the keyboard, a secure field's included.
@MainActor package protocol InspectableTextInput: ElementNode {
  /// Whether it is for a text of many lines that has no title.
  var isEditor: Bool { get }
}

@MainActor package protocol InspectableList: ElementNode {}

@MainActor package protocol InspectablePicker: ElementNode {
  /// What holds the views of the options, which the picker shows in its own way.
  var optionsPart: Node? { get }
  /// The value of all sources; nil where they differ.
  var selectedValue: Any? { get }
  /// Chooses the option with a tag.
  func choose(_ value: Any) -> ElementActionOutcome
}

@MainActor package protocol InspectableDatePicker: ElementNode {
  var selectedDate: Date { get }
  /// Chooses a date, or the nearest that can be chosen.
  func choose(_ date: Date) -> ElementActionOutcome
}

@MainActor package protocol InspectableSlider: ElementNode {
  var value: Double { get }
  var bounds: ClosedRange<Double> { get }
}

@MainActor package protocol InspectableProgress: ElementNode {
  /// nil where it continues for an unknown time.
  var fraction: Double? { get }
}

@MainActor package protocol InspectableLink: ElementNode {
  var destination: URL { get }
}

@MainActor package protocol InspectableNavigationLink: ElementNode {}

@MainActor package protocol InspectableMenu: ElementNode {
  /// What a tap runs in place of opening the menu; nil where it opens that.
  var primaryAction: (@MainActor () -> Void)? { get }
}

/// A view with a `tag(_:)`.
@MainActor package protocol InspectableTag: Node {
  var value: AnyHashable { get }
}
