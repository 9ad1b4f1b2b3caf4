import Foundation
import UnderstudyElements

/// What an element says about itself. Source: Apple's page "XCUIElementAttributes".
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// What `accessibilityIdentifier(_:)` set, or the name of a symbol or an asset; empty for none.
  var identifier: String { get }
  /// The frame of the view on the screen, in points from its top left, on whole pixels (LAY-340).
  var frame: CGRect { get }
  /// The text of a field, `"0"` and `"1"` of a switch, and similar; an empty text for most other elements.
  var value: Any? { get }
  /// A second text of some elements, such as the buttons of a stepper; empty for most.
  var title: String { get }
  /// What assistive technology reads: the accessibility label, or the element's text.
  var label: String { get }
  /// The type that queries match.
  var elementType: XCUIElement.ElementType { get }
  /// Whether neither the element nor anything around it is disabled.
  var isEnabled: Bool { get }
  /// How wide the screen is as the device is held: compact on an iPhone held upright, regular on an iPad (LAY-200).
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// How high the screen is as the device is held: compact on an iPhone held sideways, regular otherwise (LAY-200).
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// What a field shows while it is empty.
  var placeholderValue: String? { get }
  /// Whether the element is chosen, such as a tab, an option or a row.
  var isSelected: Bool { get }
  /// Focus of a focus engine, as on a TV; text input does not use it (Apple's page "hasFocus").
  var hasFocus: Bool { get }
}

extension XCUIElement {
  /// How much room there is in a direction.
  public enum SizeClass: Int, Sendable {
    /// The element says nothing about its room.
    case unspecified = 0
    /// There is little room, as across an upright phone.
    case compact = 1
    /// There is much room, as on a tablet.
    case regular = 2
  }
}

// MARK: - Elements

extension XCUIElement {
  /// What `accessibilityIdentifier(_:)` set, or the name of a symbol or an asset; empty for none.
  public var identifier: String { attribute(otherwise: "") { $0.identifier } }

  /// What assistive technology reads: the accessibility label, or the element's text.
  public var label: String { attribute(otherwise: "") { $0.label } }

  /// A second text of some elements, such as the buttons of a stepper; empty for most.
  public var title: String { attribute(otherwise: "") { $0.title } }

  /// The text of a field, `"0"` or `"1"` of a switch, and similar; an empty text for most other elements, as on a device.
  ///
  /// So is it where the element is missing, which fails the test: an `async` test continues to its next `await`, perhaps with
  /// `value as! String`. In a wait such an element has no value.
  public var value: Any? { attribute(otherwise: Probe.isActive ? nil : "") { $0.value ?? "" } }

  /// What a field shows while it is empty; nil for none.
  public var placeholderValue: String? { attribute(otherwise: nil) { $0.placeholder } }

  /// The type that queries match.
  public var elementType: ElementType { attribute(otherwise: .any) { $0.type } }

  /// Whether neither the element nor anything around it is disabled.
  public var isEnabled: Bool { attribute(otherwise: false) { $0.isEnabled } }

  /// Whether the element is chosen, such as a tab, an option or a row.
  public var isSelected: Bool { attribute(otherwise: false) { $0.isSelected } }

  /// Always false: there is no focus engine. Predicates read `hasKeyboardFocus`.
  public var hasFocus: Bool { attribute(otherwise: false) { _ in false } }

  /// How wide the screen is as the device is held: compact on an iPhone held upright, regular on an iPad (LAY-200).
  public var horizontalSizeClass: SizeClass {
    attribute(otherwise: .unspecified) { _ in application.run.sizeClasses.horizontal }
  }

  /// How high the screen is as the device is held: compact on an iPhone held sideways, regular otherwise (LAY-200).
  public var verticalSizeClass: SizeClass {
    attribute(otherwise: .unspecified) { _ in application.run.sizeClasses.vertical }
  }

  /// The frame of the element's view on the screen, in points from its top left, on whole pixels; the layout runs (LAY-340).
  public var frame: CGRect {
    attribute(otherwise: .zero) { CGRect(application.run.layout.frame(of: $0)) }
  }

  /// How far a slider's thumb is, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    attribute(otherwise: 0) { element in
      guard let value = element.value?.filter({ $0 != "%" }), let percent = Double(value) else { return 0 }
      return percent / 100
    }
  }

  /// An attribute by its name in predicates, such as `hasKeyboardFocus`, or the element's `application`; nil for other
  /// names.
  public func value(forKey key: String) -> Any? {
    if key == "application" { return application }
    guard case .value(let value) = predicateValue(forKey: key) else { return nil }
    return value
  }

  /// Reads an attribute of the element, or fails the test if the element is not found.
  func attribute<Value>(
    _ name: StaticString = #function, otherwise fallback: Value, _ body: (Element) -> Value
  ) -> Value {
    look(at: site, otherwise: fallback, elseFail: { .attribute(of: self, .notRunning) }) { element, _ in
      let value = body(element)
      Probe.note(.element(self), .property(name, value), in: application.run)
      return value
    } missed: { finding in
      Probe.note(.element(self), finding.read, in: application.run)
      application.miss(.attribute(of: self, finding), at: site)
      return fallback
    }
  }

  // MARK: - Answers without failure

  /// Whether the element is there; true as well if it is not the only match.
  public var exists: Bool {
    application.read(at: site, otherwise: false) { evaluation in
      let resolution = resolution(in: evaluation)
      let exists = if case .none = resolution { false } else { true }
      Probe.note(.element(self), exists ? .found : .missing, in: application.run)
      return exists
    }
  }

  /// Whether a tap would reach the element: it exists and nothing covers it. Disabled controls are hittable.
  ///
  /// Fails the test where the element is not the only match.
  public var isHittable: Bool {
    look(at: site, otherwise: false) { element, evaluation in
      let isHittable = application.touchCourse(to: element, isCertain: true).isHittable
      Probe.note(.element(self), .property(#function, isHittable), in: application.run)
      return isHittable
    } missed: { finding in
      Probe.note(.element(self), finding.read, in: application.run)
      if case .several = finding { application.miss(.attribute(of: self, finding), at: site) }
      return false
    }
  }
}

extension AutomationFailure.Finding {
  fileprivate var read: ProbeReads.Finding {
    switch self {
    case .notRunning: .notRunning
    case .none: .missing
    case .several: .several
    }
  }
}

extension CGRect {
  init(_ frame: ElementFrame) { self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }
}
