import Foundation
import UnderstudyElements

/// What an element says about itself. Source: Apple's page "XCUIElementAttributes".
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// What `accessibilityIdentifier(_:)` set, or the name of a symbol or an asset; empty for none.
  var identifier: String { get }
  /// The place on the screen, in points from its top left. No layout runs: frames follow the order of the elements.
  var frame: CGRect { get }
  /// The text of a field, `"0"` and `"1"` of a switch, and the like.
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// What a field shows while it is empty.
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  /// Focus of a focus engine, as on a TV; text input does not count (reference, section 1.3).
  var hasFocus: Bool { get }
}

extension XCUIElement {
  /// How much room there is in a direction.
  public enum SizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
  }
}

// MARK: - Elements

extension XCUIElement {
  public var identifier: String { attribute(otherwise: "") { $0.identifier } }

  public var label: String { attribute(otherwise: "") { $0.label } }

  public var title: String { attribute(otherwise: "") { $0.title } }

  public var value: Any? { attribute(otherwise: nil) { $0.value } }

  public var placeholderValue: String? { attribute(otherwise: nil) { $0.placeholder } }

  public var elementType: ElementType { attribute(otherwise: .any) { $0.type } }

  public var isEnabled: Bool { attribute(otherwise: false) { $0.isEnabled } }

  public var isSelected: Bool { attribute(otherwise: false) { $0.isSelected } }

  public var hasFocus: Bool { attribute(otherwise: false) { _ in false } }

  public var horizontalSizeClass: SizeClass { attribute(otherwise: .unspecified) { _ in .compact } }

  public var verticalSizeClass: SizeClass { attribute(otherwise: .unspecified) { _ in .regular } }

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

  /// An attribute by the name that predicates know it by, such as `hasKeyboardFocus`; nil for other names.
  public func value(forKey key: String) -> Any? {
    guard case .value(let value) = predicateValue(forKey: key) else { return nil }
    return value
  }

  /// Reads an attribute of the element, or fails the test where the element cannot be told.
  private func attribute<Value>(
    _ name: StaticString = #function, otherwise fallback: Value, _ body: (Element) -> Value
  ) -> Value {
    look(at: site, otherwise: fallback, elseFail: { .attribute(of: self, .notRunning) }) { element, _ in
      let value = body(element)
      Probe.note(.element(self), .property(name, value))
      return value
    } missed: { finding in
      Probe.note(.element(self), finding.read)
      application.miss(.attribute(of: self, finding), at: site)
      return fallback
    }
  }

  // MARK: - Answers without failure

  /// Whether the element is there; true as well where it is not the only match (reference, section 2.2).
  public var exists: Bool {
    application.read(at: site, otherwise: false) { evaluation in
      let resolution = resolution(in: evaluation)
      let exists = if case .none = resolution { false } else { true }
      Probe.note(.element(self), exists ? .found : .missing)
      return exists
    }
  }

  /// Whether a tap would reach the element: it exists and nothing covers it. Disabled controls are hittable.
  ///
  /// Fails the test where the element is not the only match.
  public var isHittable: Bool {
    look(at: site, otherwise: false) { element, evaluation in
      let isHittable = Hittability.cover(of: element, in: evaluation.tree) == nil
      Probe.note(.element(self), .property(#function, isHittable))
      return isHittable
    } missed: { finding in
      Probe.note(.element(self), finding.read)
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
