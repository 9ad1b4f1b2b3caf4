import Foundation
import UnderstudyElements
import UnderstudyLayout

/// An element and everything below it, as they were at one moment. Source: Apple's page "XCUIElementSnapshot".
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The snapshots of the elements directly below.
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes by name; frames as `X`, `Y`, `Width` and `Height`, attributes without a value left out.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What snapshots can be taken of.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
  /// Reads the element and everything below it once; later changes do not show in the result.
  ///
  /// - Throws: An error that says what was found, where the element does not exist or is not the only match.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  /// The name of an attribute in `XCUIElementSnapshot.dictionaryRepresentation`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the property, as Apple's dictionaries have it.
    public let rawValue: String

    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The representations of the elements directly below.
    public static let children = Self(rawValue: "children")
    /// The raw value of the type, as a number.
    public static let elementType = Self(rawValue: "elementType")
    /// The accessibility identifier, or the name of an asset.
    public static let identifier = Self(rawValue: "identifier")
    /// The value; absent without one.
    public static let value = Self(rawValue: "value")
    /// The prompt of a field; absent without one.
    public static let placeholderValue = Self(rawValue: "placeholderValue")
    /// The title; empty for most elements.
    public static let title = Self(rawValue: "title")
    /// The accessibility label.
    public static let label = Self(rawValue: "label")
    /// A dictionary of `X`, `Y`, `Width` and `Height`, in points.
    public static let frame = Self(rawValue: "frame")
    /// Whether the element is enabled, as a number.
    public static let enabled = Self(rawValue: "enabled")
    /// Whether the element is selected, as a number.
    public static let selected = Self(rawValue: "selected")
    /// Always false: there is no focus engine.
    public static let hasFocus = Self(rawValue: "hasFocus")
    /// How wide the screen is, as a number.
    public static let horizontalSizeClass = Self(rawValue: "horizontalSizeClass")
    /// How high the screen is, as a number.
    public static let verticalSizeClass = Self(rawValue: "verticalSizeClass")
  }

  /// Copies the element and everything below it.
  ///
  /// Looks once, without the time that a read has.
  ///
  /// - Throws: An error that says what was found, if the element does not exist or is not the only match.
  public func snapshot() throws -> any XCUIElementSnapshot {
    let result: Result<ElementSnapshot, SnapshotError>? = application.read(at: site, otherwise: nil) { evaluation in
      switch resolution(in: evaluation) {
      case .found(let element):
        Probe.note(.element(self), .found, in: application.run)
        return .success(ElementSnapshot(element, of: application.run).whole())
      case .none: return .failure(SnapshotError(.attribute(of: self, .none(evaluation))))
      case .several: return .failure(SnapshotError(.attribute(of: self, .several(evaluation))))
      }
    }
    return try (result ?? .failure(SnapshotError(.attribute(of: self, .notRunning)))).get()
  }
}

/// Why a snapshot could not be taken.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String

  @MainActor init(_ failure: AutomationFailure) { description = failure.message }
}

/// A copy of an element's attributes. Children are copied when asked for, which must be before the tree changes, or all
/// at once by ``whole()``: a block predicate sees thousands of these, and hardly ever a child.
final class ElementSnapshot: NSObject, XCUIElementSnapshot {
  let identifier: String
  let label: String
  let title: String
  let value: Any?
  let placeholderValue: String?
  let elementType: XCUIElement.ElementType
  let isEnabled: Bool
  let isSelected: Bool
  let hasFocus = false
  let hasKeyboardFocus: Bool
  let horizontalSizeClass: XCUIElement.SizeClass
  let verticalSizeClass: XCUIElement.SizeClass
  let frame: CGRect
  private let element: Element
  private let layout: ElementFrames
  private(set) lazy var copies = element.children.map { ElementSnapshot($0, layout: layout, classes) }
  private var classes: SizeClasses { (horizontalSizeClass, verticalSizeClass) }

  init(_ element: Element, layout: ElementFrames, _ classes: SizeClasses) {
    (horizontalSizeClass, verticalSizeClass) = classes
    identifier = element.identifier
    label = element.label
    title = element.title
    value = element.value ?? ""
    placeholderValue = element.placeholder
    elementType = element.type
    isEnabled = element.isEnabled
    isSelected = element.isSelected
    hasKeyboardFocus = element.hasKeyboardFocus
    frame = CGRect(layout.frame(of: element))
    self.element = element
    self.layout = layout
    super.init()
  }

  convenience init(_ element: Element, of run: ApplicationRun) {
    self.init(element, layout: run.layout, run.sizeClasses)
  }

  var children: [any XCUIElementSnapshot] { copies }

  nonisolated override var description: String {
    onMain(otherwise: super.description) { ElementDescription.line(element) }
  }

  /// The snapshot with everything below it copied.
  func whole() -> ElementSnapshot {
    var pending = [self]
    while let next = pending.popLast() { pending += next.copies }
    return self
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var attributes: [XCUIElement.AttributeName: Any] = [
      .children: children.map(\.dictionaryRepresentation),
      .elementType: NSNumber(value: elementType.rawValue),
      .identifier: identifier,
      .title: title,
      .label: label,
      .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
      .enabled: NSNumber(value: isEnabled),
      .selected: NSNumber(value: isSelected),
      .hasFocus: NSNumber(value: hasFocus),
      .horizontalSizeClass: NSNumber(value: horizontalSizeClass.rawValue),
      .verticalSizeClass: NSNumber(value: verticalSizeClass.rawValue),
    ]
    if let value = element.value { attributes[.value] = value }
    if let placeholderValue { attributes[.placeholderValue] = placeholderValue }
    return attributes
  }
}

/// How much room the screen has in each direction.
typealias SizeClasses = (horizontal: XCUIElement.SizeClass, vertical: XCUIElement.SizeClass)

extension ApplicationRun {
  /// The size classes of the device as it is held; those of an iPhone held upright if the app does not run.
  var sizeClasses: SizeClasses {
    let screen = host?.device.geometry ?? ScreenProfile.standard.geometry(isLandscape: false)
    return (XCUIElement.SizeClass(screen.horizontalSizeClass), XCUIElement.SizeClass(screen.verticalSizeClass))
  }
}

extension XCUIElement.SizeClass {
  fileprivate init(_ sizeClass: UnderstudyLayout.SizeClass) { self = sizeClass == .regular ? .regular : .compact }
}
